// Paints of workers, cards and bars. Hats and patterns come before colour; print looks the same at
// dusk and by day, as paper does.

export interface SeatPaint {
  body: string;
  light: string;
  dark: string;
}

/** Red, blue, amber and green, by seat. */
const SEATS: readonly SeatPaint[] = [
  { body: '#DC4C42', light: '#F08275', dark: '#7E1F1A' },
  { body: '#3C86D4', light: '#7FB4EC', dark: '#163F70' },
  { body: '#EDB02A', light: '#FBD779', dark: '#7C5404' },
  { body: '#58A86F', light: '#93CFA4', dark: '#1F5433' },
];
/** Bases that nobody built. */
const STONE: SeatPaint = { body: '#A1998A', light: '#C6BFB0', dark: '#4B453A' };
export const SKIN = '#EFCDA4';

export const seatPaint = (seat: number | null): SeatPaint =>
  seat === null ? STONE : (SEATS[seat % SEATS.length] ?? STONE);

export const STEEL = { body: '#A63C26', light: '#DA7656', rivet: '#641D10' };
export const TIMBER = {
  body: '#8A4B27',
  light: '#A9683C',
  rivet: '#57290F',
  planks: ['#DDB87F', '#D0A567', '#E3C18C', '#CB9E5F'],
  seam: '#8C6232',
};
export const SHEET = {
  paper: '#F8EEDA',
  pane: '#CFE0E6',
  rim: '#E6D8BA',
  hollow: '#6C7089',
  dot: '#A9ACC2',
  ink: '#241C3A',
};
export const BRASS = '#C79A4B';
