// The board of boardgame.io's tutorial (MIT, The boardgame.io Authors).

import React from "react";

const cellStyle = {
  border: "1px solid #555",
  width: "50px",
  height: "50px",
  lineHeight: "50px",
  textAlign: "center",
};

export function TicTacToeBoard({ ctx, G, moves }) {
  let winner = "";
  if (ctx.gameover) {
    winner = ctx.gameover.winner !== undefined ? (
      <div id="winner">Winner: {ctx.gameover.winner}</div>
    ) : (
      <div id="winner">Draw!</div>
    );
  }

  const rows = [];
  for (let i = 0; i < 3; i++) {
    const cells = [];
    for (let j = 0; j < 3; j++) {
      const id = 3 * i + j;
      cells.push(
        <td key={id}>
          {G.cells[id] ? (
            <div style={cellStyle}>{G.cells[id]}</div>
          ) : (
            <button style={cellStyle} onClick={() => moves.clickCell(id)} />
          )}
        </td>,
      );
    }
    rows.push(<tr key={i}>{cells}</tr>);
  }

  return (
    <div>
      <table id="board">
        <tbody>{rows}</tbody>
      </table>
      {winner}
    </div>
  );
}
