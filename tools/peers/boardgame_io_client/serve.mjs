// Bundles the two pages for production, then gives them out, gzipped and from memory, from the same
// boardgame.io server that keeps the matches. It is on a free port, which it prints.
//
// It ends when its standard input does, so that it never outlives who started it.

import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const require = createRequire(import.meta.url);
const { Origins, Server } = require("boardgame.io/server");
const PAGES = ["alone", "online"];

const settings = {
  bundle: true,
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "error",
};

const shell = (page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tic-tac-toe</title>
<script type="module" src="/${page}.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

const files = new Map([["/favicon.ico", { type: "image/x-icon", body: gzipSync("") }]]);
const pages = await build({
  ...settings,
  entryPoints: PAGES.map((page) => `${page}.jsx`),
  outdir: "built",
  write: false,
  format: "esm",
  minify: true,
  target: "es2022",
});
PAGES.forEach((page, at) => {
  files.set(`/${page}`, { type: "text/html", body: gzipSync(shell(page)) });
  files.set(`/${page}.js`, { type: "text/javascript", body: gzipSync(pages.outputFiles[at].contents) });
});

// The server reads the packages as CommonJS, so it needs the game as that too.
const game = { entryPoints: ["game.js"], outfile: "built/game.cjs", packages: "external" };
await build({ ...settings, ...game, format: "cjs", platform: "node" });
const { TicTacToe } = require("./built/game.cjs");

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
// What is called the port goes to `listen` as it is: so the server is reached from here only.
const { appServer } = await server.run({ port: { port: 0, host: "127.0.0.1" } });
// Its own app is closed to further parts once it is made, so ours stands in front of it.
const others = appServer.listeners("request");
appServer.removeAllListeners("request");
appServer.on("request", (request, response) => {
  const file = files.get(request.url.split("?")[0]);
  if (!file) return others.forEach((other) => other.call(appServer, request, response));
  response.writeHead(200, { "Content-Encoding": "gzip", "Content-Type": file.type });
  response.end(file.body);
});
console.log(appServer.address().port);

process.stdin.on("end", () => process.exit()).resume();
