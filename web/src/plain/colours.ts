// Every tower has a colour of its own: its person's, or one that nobody has chosen.

const COLOURS = ['brick', 'slate', 'straw', 'plum', 'moss', 'sky'] as const;

export function coloursOf(seats: readonly { colour: string }[]): string[] {
  const free = COLOURS.filter((colour) => !seats.some((seat) => seat.colour === colour));
  return seats.map(({ colour }) => colour || (free.shift() ?? COLOURS[0]));
}
