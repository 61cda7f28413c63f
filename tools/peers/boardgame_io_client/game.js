// Tic-tac-toe, as boardgame.io's tutorial has it (MIT, The boardgame.io Authors).

import { INVALID_MOVE } from "boardgame.io/core";

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

function isVictory(cells) {
  const isComplete = (line) => line.every((at) => cells[at] !== null && cells[at] === cells[line[0]]);
  return LINES.some(isComplete);
}

export const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
