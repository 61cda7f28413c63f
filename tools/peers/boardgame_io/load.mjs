// A process that plays many matches at once against the server, and measures the answers.
//
//     node load.mjs '{"port": 8017, "matches": 100, "seconds": 5}'
//
// It speaks boardgame.io's protocol without its client, which would play every move a second time
// here. When it is ready it says so and waits for a line; then it prints its figures as JSON.

import { once } from "node:events";
import { io } from "socket.io-client";

const SEATS = ["0", "1"];
const MATCH_MOVES = 84;

const below = (limit) => Math.floor(Math.random() * limit);

class Load {
  constructor(plan) {
    this.plan = plan;
    this.isWarm = false;
    this.isOver = false;
    this.resting = 0;
    this.reset();
  }

  reset() {
    this.moves = 0;
    this.told = 0;
    this.latencies = [];
    this.finished = 0;
  }

  async run() {
    const indexes = [...Array(this.plan.matches).keys()];
    this.matches = await Promise.all(indexes.map((index) => Match.open(this, index)));
    await this.play();
    console.log("ready");
    await once(process.stdin, "data");

    this.isWarm = true;
    this.reset();
    const cpu = process.cpuUsage();
    const start = performance.now();
    setTimeout(() => (this.isOver = true), this.plan.seconds * 1000);
    await this.play();
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    return {
      moves: this.moves,
      seconds,
      finished: this.finished,
      cpu_us: user + system,
      latencies_ms: this.latencies.map((each) => Math.round(each * 1000) / 1000),
    };
  }

  // Let all matches go on until each one rests and both its seats were told of every move.
  async play() {
    this.resting = 0;
    const rested = new Promise((resolve) => (this.rested = resolve));
    for (const match of this.matches) match.goOn();
    await rested;
  }

  rest() {
    this.resting++;
    this.look();
  }

  look() {
    if (this.resting === this.matches.length && this.told === SEATS.length * this.moves) {
      this.rested();
    }
  }
}

class Match {
  constructor(load, index) {
    this.load = load;
    this.index = index;
    // Matches start at different points, or the short logs of young matches would be all we see.
    this.headStart = Math.floor((index * MATCH_MOVES) / load.plan.matches);
    this.played = 0;
    this.number = 0;
  }

  static async open(load, index) {
    const match = new Match(load, index);
    match.sockets = SEATS.map((seat) => match.connect(seat));
    await Promise.all(match.sockets.map((socket) => once(socket, "connect")));
    await match.begin();
    return match;
  }

  connect(seat) {
    const url = `http://127.0.0.1:${this.load.plan.port}/auction`;
    const options = { transports: ["websocket"], forceNew: true, reconnection: false };
    const socket = io(url, options);
    socket.on("update", (id, state) => this.hear(seat, id, state));
    socket.on("connect_error", fail);
    socket.on("disconnect", fail);
    return socket;
  }

  // A new match for the same sockets; asking for one that is not there yet creates it.
  async begin() {
    this.id = `${this.index}-${this.number++}`;
    for (const seat of SEATS) {
      const socket = this.sockets[seat];
      socket.emit("sync", this.id, seat, undefined, SEATS.length);
      const [id, { state }] = await once(socket, "sync");
      if (id !== this.id) fail(`asked for match ${this.id}, got ${id}`);
      this.state = state;
    }
  }

  // Both seats are told of a move; the one that made it takes that as the answer. A refused move is
  // answered with the old state, which nobody waits for: the match stands still, and is noticed.
  hear(seat, id, state) {
    this.load.told++;
    const isNext = id === this.id && state._stateID === this.state._stateID + 1;
    if (seat === this.mover && isNext) {
      this.load.latencies.push(performance.now() - this.sentAt);
      this.load.moves++;
      this.played++;
      this.state = state;
      this.advance();
    }
    this.load.look();
  }

  async advance() {
    if (this.state.ctx.gameover) {
      this.load.finished++;
      await this.begin();
    }
    this.goOn();
  }

  goOn() {
    const { isWarm, isOver } = this.load;
    if (isOver || (!isWarm && this.played >= this.headStart)) this.load.rest();
    else this.move();
  }

  move() {
    const { G, ctx, _stateID } = this.state;
    this.mover = ctx.currentPlayer;
    const [type, args] = anyMove(G);
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: this.mover } };
    this.sentAt = performance.now();
    this.sockets[this.mover].emit("update", action, _stateID, this.id, this.mover);
  }
}

// A random legal move, as a name and its arguments.
function anyMove({ phase, row, bids, leader }) {
  if (phase === "build") return ["build", [anyPlaces(row.length, bids[leader])]];
  if (leader === null) return ["bid", [below(row.length + 1)]];
  const raise = below(row.length - bids[leader] + 1);
  return raise === 0 ? ["pass", []] : ["bid", [bids[leader] + raise]];
}

function anyPlaces(size, number) {
  const places = [...Array(size).keys()];
  while (places.length > number) places.splice(below(places.length), 1);
  return places;
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

process.stdin.on("end", () => process.exit());
const load = new Load(JSON.parse(process.argv[2]));
process.stdout.write(`${JSON.stringify(await load.run())}\n`, () => process.exit());
