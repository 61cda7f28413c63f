// The steps of the lesson: most moves are one step, building is three.

export const STEPS = ['add', 'card', 'site', 'hand', 'move', 'fall'] as const;
export type Step = (typeof STEPS)[number] | 'end';

/** How far the learner is. */
export interface Way {
  /** How many moves are made. */
  moves: number;
  hasCard: boolean;
  hasSite: boolean;
  /** What comes after them is still to be watched. */
  hasMore: boolean;
}

export function stepOf({ moves, hasCard, hasSite, hasMore }: Way): Step {
  if (moves === 0) return 'add';
  if (moves === 1) return hasSite ? 'hand' : hasCard ? 'site' : 'card';
  if (moves === 2) return 'move';
  return hasMore ? 'fall' : 'end';
}

/** What the coach says: the title, and a sentence or two. */
export const TEXTS: Readonly<Record<Step, string>> = {
  add: 'skyscrapers/lesson-add',
  card: 'skyscrapers/lesson-build',
  site: 'sky-learn-site-text',
  hand: 'sky-learn-hand-text',
  move: 'skyscrapers/lesson-move',
  fall: 'sky-learn-fall-text',
  end: 'skyscrapers/lesson-end',
};
