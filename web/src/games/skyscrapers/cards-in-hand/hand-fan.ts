// How large the cards of the hand are, and how far apart: in one row if they fit, else in two, where
// they overlap as much as they must. The bench is never higher than two rows.

interface Fan {
  /** A card's side. */
  size: number;
  /** From a card to the next of its kind; less than a side where they overlap. */
  step: number;
  /** They lie in two rows. */
  isTight: boolean;
}

const [GAP, KIND_GAP] = [10, 22];
const SIZES = [80, 72, 64];
const TIGHT = 60;
const LEAST_STEP = 26;
/** The name of a kind needs that much, however few its cards are. */
const NAME = 84;
const STACK = 212;
const ROWS = 2;

/** For so many cards of each kind, perhaps with a stack of others that wait, in a width. */
export function fanOf(counts: readonly number[], hasStack: boolean, width: number): Fan {
  const rowsOf = (size: number, step: number): number => {
    const parts = counts.map((count) => Math.max(NAME, (count - 1) * step + size));
    if (hasStack) parts.push(STACK);
    let [rows, left] = [1, width];
    for (const part of parts) {
      if (part > left) [rows, left] = [rows + 1, width];
      left -= part + KIND_GAP;
    }
    return rows;
  };
  for (const size of SIZES)
    if (rowsOf(size, size + GAP) === 1) return { size, step: size + GAP, isTight: false };
  let step = TIGHT + GAP;
  while (step > LEAST_STEP && rowsOf(TIGHT, step) > ROWS) step -= 2;
  return { size: TIGHT, step, isTight: true };
}
