// The games there are, in their order. Generated from the Python catalog by
// `python3 run.py wire`; edits would be lost.

export const CATALOG = [
  { id: 'five-towers', least_seats: 2, most_seats: 5 },
  { id: 'block-out', least_seats: 2, most_seats: 6 },
  { id: 'skyscrapers', least_seats: 2, most_seats: 4 },
] as const;
