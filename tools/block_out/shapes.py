"""The blocks of Block Out for the client, from their shapes (BO-1)."""

import json

from steeple.games.block_out.bodies.shapes import FACES, SHAPES, SHELF


def typescript() -> str:
    """The source of the client's module of shapes, in millimetres."""
    lines = [
        "// The blocks of Block Out. Generated from the Python table by `python3 run.py wire`;",
        "// edits would be lost.",
        "",
        "import type { Pose, Shape } from '../../bodies/types';",
        "",
        "export const SHAPES: Record<string, Shape> = {",
    ]
    for block, shape in SHAPES.items():
        vertices = [[round(part * 1000, 3) for part in corner] for corner in shape.corners]
        lines += [
            f"  {json.dumps(block)}: {{",
            f"    id: {json.dumps(block)},",
            "    vertices: [",
            *(f"      {json.dumps(corner)}," for corner in vertices),
            "    ],",
            f"    faces: {json.dumps(FACES)},",
            "  },",
        ]
    lines += ["};", "", "export const SHELF: Record<string, Pose> = {"]
    for block, (place, turn) in SHELF.items():
        at = [round(part * 1000, 3) for part in place]
        quaternion = [round(part, 6) for part in turn]
        lines += [
            f"  {json.dumps(block)}: {{",
            f"    at: {json.dumps(at)},",
            f"    turn: {json.dumps(quaternion)},",
            "  },",
        ]
    return "\n".join([*lines, "};", ""])
