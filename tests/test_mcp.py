"""Language models can play: the tools, asked by the SDK's own client."""

import asyncio
import json
from typing import Any

from mcp import Client

from steeple.cli.mcp import tool_server


def said(answer: Any) -> str:
    """The text of an answer."""
    text: str = answer.content[0].text
    return text


def test_a_model_can_play_a_match_through_tools() -> None:
    asyncio.run(_play())


async def _play() -> None:
    async with Client(tool_server()) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {"rules", "new_match", "view", "legal", "play", "record"}
        read = await client.call_tool("rules", {"game": "five-towers"})
        assert "FT-1" in said(read)

        async def ask(tool: str, **fields: Any) -> Any:
            return json.loads(said(await client.call_tool(tool, fields)))

        assert (await ask("legal"))["error"]["code"] == "cli/no-match"
        assert (await ask("new_match", game="chess"))["error"]["code"] == "kernel/unknown-game"
        answer = await ask("new_match", game="block-out", seats=2, seed=3)
        assert (await ask("play", move="bid 99"))["error"]["message"]
        while not answer["is_over"]:
            assert len((await ask("view", seat=answer["to_move"]))["view"]["hand"]) > 0
            answer = await ask("play", move=(await ask("legal"))["legal"][0])
        assert answer["winners"]
        assert (await ask("record"))["record"]["format"] == "steeple"
