/** The game that can be played, and those that are being built. */
export const READY = 'five-towers';
export const OTHERS: readonly string[] = ['block-out', 'skyscrapers'];
