"""What a person is told, before it is put into a language."""

from collections.abc import Sequence
from typing import Any

import msgspec

from steeple.kernel.messages import listed, say


class Sentence(msgspec.Struct, frozen=True):
    """A message by its code, and its arguments; it becomes text where somebody reads it.

    `seat` stands for whoever sits there: the reader adds `name`. In the same way `seats` becomes
    `names`. A sentence among the arguments is said first, and several are listed as the language
    lists things.
    """

    code: str
    args: dict[str, Any]

    def said(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The text, for a reader to whom the seats have these names."""
        said = {key: _argument(value, language, names) for key, value in self.args.items()}
        if "seat" in self.args:
            said["name"] = names[self.args["seat"]]
        if "seats" in self.args:
            said["names"] = listed([names[seat] for seat in said.pop("seats")], language)
        return say(self.code, language, **said)


def _argument(value: Any, language: str, names: Sequence[str]) -> Any:
    if isinstance(value, Sentence):
        return value.said(language, names)
    if isinstance(value, list) and all(isinstance(each, Sentence) for each in value):
        return listed([each.said(language, names) for each in value], language)
    return value


def said(sentences: Sequence[Sentence], language: str = "en", names: Sequence[str] = ()) -> str:
    """All of them, one after the other."""
    return " ".join(each.said(language, names) for each in sentences)
