// A small auction game of the shape and size of Five Towers: 80 cards, a row of five, bids by two
// seats, and towers of five types. Only the order of the deck is hidden.
//
// In a round the starter bids, the other raises or passes, and the higher bidder builds that many
// cards of the row. A card goes on its type's tower if it is lower than the top, else away.

const { INVALID_MOVE } = require("boardgame.io/core");

const TYPES = ["candy", "scary", "tree", "scrap", "sand"];
const VALUES = 16;
const CARDS = TYPES.length * VALUES;
const ROW = 5;
const ROUNDS = 30; // with random bids a match has 76 to 89 moves

function setup({ random }) {
  const G = {
    phase: "bid",
    actor: 0,
    starter: 0,
    round: 1,
    row: [],
    bids: [null, null],
    leader: null,
    towers: [0, 1].map(() => Object.fromEntries(TYPES.map((type) => [type, []]))),
    deck: Array(CARDS).fill(1),
    discard: Array(CARDS).fill(0),
  };
  turnUpRow(G, random);
  return G;
}

const count = (cards) => cards.reduce((sum, number) => sum + number, 0);

// As in Five Towers, the deck has no order: chance picks among what is left when a card is drawn.
function turnUpRow(G, random) {
  G.row = [];
  for (let left = count(G.deck); G.row.length < ROW; left--) {
    if (left === 0) {
      G.deck = G.discard;
      G.discard = Array(CARDS).fill(0);
      left = count(G.deck);
      if (left === 0) return;
    }
    let number = random.Die(left);
    let card = 0;
    while ((number -= G.deck[card]) > 0) card++;
    G.deck[card]--;
    G.row.push(card);
  }
}

function bid({ G, playerID, random }, number) {
  const highest = G.leader === null ? -1 : G.bids[G.leader];
  if (G.phase !== "bid" || !Number.isInteger(number)) return INVALID_MOVE;
  if (number <= highest || number > G.row.length) return INVALID_MOVE;
  const seat = Number(playerID);
  G.bids[seat] = number;
  G.leader = seat;
  if (number === G.row.length || seat !== G.starter) endBidding(G, random);
  else G.actor = 1 - seat;
}

function pass({ G, random }) {
  if (G.phase !== "bid" || G.leader === null) return INVALID_MOVE;
  endBidding(G, random);
}

function endBidding(G, random) {
  if (G.bids[G.leader] === 0) return tidy(G, random, G.starter);
  G.phase = "build";
  G.actor = G.leader;
}

function build({ G, playerID, random }, places) {
  if (G.phase !== "build" || !Array.isArray(places)) return INVALID_MOVE;
  if (places.length !== G.bids[G.leader]) return INVALID_MOVE;
  if (new Set(places).size !== places.length) return INVALID_MOVE;
  if (places.some((place) => G.row[place] === undefined)) return INVALID_MOVE;
  const seat = Number(playerID);
  for (const place of places) {
    const card = G.row[place];
    const value = card % VALUES;
    const tower = G.towers[seat][TYPES[(card - value) / VALUES]];
    if (tower.length === 0 || value < tower[tower.length - 1]) tower.push(value);
    else G.discard[card]++;
  }
  G.row.forEach((card, place) => {
    if (!places.includes(place)) G.discard[card]++;
  });
  G.row = [];
  tidy(G, random, 1 - seat);
}

function tidy(G, random, starter) {
  for (const card of G.row) G.discard[card]++;
  turnUpRow(G, random);
  G.phase = "bid";
  G.actor = G.starter = starter;
  G.bids = [null, null];
  G.leader = null;
  G.round++;
}

function scores(G) {
  return G.towers.map((towers) => count(TYPES.map((type) => towers[type].length)));
}

exports.auction = {
  name: "auction",
  setup,
  moves: { bid, pass, build },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.actor } },
  endIf: ({ G }) => (G.round > ROUNDS || G.row.length === 0 ? { scores: scores(G) } : undefined),
  playerView: ({ G, playerID }) => ({
    seat: playerID,
    phase: G.phase,
    actor: G.actor,
    starter: G.starter,
    round: G.round,
    row: G.row,
    bids: G.bids,
    leader: G.leader,
    towers: G.towers,
    deck: count(G.deck),
    discard: G.discard,
  }),
  disableUndo: true, // ours has none; it would store each state twice
};
