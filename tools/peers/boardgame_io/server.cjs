// A plain boardgame.io server on a free port, which it prints.
//
//     node server.cjs             keeps matches in memory
//     node server.cjs FOLDER      keeps matches in files there
//
// It ends when its standard input does, so that it never outlives who started it.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { auction } = require("./game.cjs");

const folder = process.argv[2];
const server = Server({
  games: [auction],
  origins: [Origins.LOCALHOST],
  ...(folder && { db: new FlatFile({ dir: folder }) }),
});

// What is called the port goes to `listen` as it is: so the server is reached from here only.
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => {
  console.log(appServer.address().port);
});

process.stdin.on("end", () => process.exit()).resume();
