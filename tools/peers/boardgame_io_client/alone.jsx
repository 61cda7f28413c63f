// Two people at one screen: all is in the page, and no server is asked.

import { Client } from "boardgame.io/react";
import React from "react";
import { createRoot } from "react-dom/client";
import { TicTacToeBoard } from "./board.jsx";
import { TicTacToe } from "./game.js";

const App = Client({ game: TicTacToe, board: TicTacToeBoard });

createRoot(document.getElementById("root")).render(<App />);
