/** The line of a seat's points is told apart by its dashes, not by a colour. */
export const DASHES = ['7 4', '2 4', '10 3 2 3', '14 4', '1 3 6 3'] as const;
