#!/usr/bin/env node
// A player for `steeple arena`: it builds what takes most cards, and bids at random.
//
//     steeple arena --players ./examples/programs/bot.js,greedy --games 20
//
// Each line that it reads is a question; each line that it writes is a move.

const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const { legal } = JSON.parse(line);
  const builds = legal.filter((move) => move.startsWith("build"));
  const longest = builds.reduce((best, move) => (move.length > best.length ? move : best), "");
  const any = legal[Math.floor(Math.random() * legal.length)];
  console.log(JSON.stringify({ move: longest || any }));
});
