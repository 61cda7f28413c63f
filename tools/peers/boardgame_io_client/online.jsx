// A seat in a match that a server keeps; the address says which match.

import { SocketIO } from "boardgame.io/multiplayer";
import { Client } from "boardgame.io/react";
import React from "react";
import { createRoot } from "react-dom/client";
import { TicTacToeBoard } from "./board.jsx";
import { TicTacToe } from "./game.js";

const App = Client({
  game: TicTacToe,
  board: TicTacToeBoard,
  multiplayer: SocketIO({ server: location.origin }),
});
const match = new URLSearchParams(location.search).get("match");

createRoot(document.getElementById("root")).render(<App playerID="0" matchID={match} />);
