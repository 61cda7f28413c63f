import type { ErrorFacts, Sentence } from '../wire';
import { saySentence } from '../words/sentence';
import { t, words } from '../words/words.svelte';

/** The server was updated, and this page is of before. */
export const RELOAD = 'server/reload';

/** Why something could not be done: a stable code, said in the person's language. */
export class Trouble extends Error {
  readonly code: string;
  readonly args: Record<string, unknown>;

  constructor(facts: ErrorFacts) {
    super(facts.message);
    this.code = facts.code;
    this.args = facts.args;
  }

  static offline(): Trouble {
    return new Trouble({ code: 'web/trouble-offline', args: {}, message: '' });
  }
}

/** A reason as the server or the rules give it. */
export interface Why extends Sentence {
  message?: string;
}

/** The sentence for a reason. What the server said in words is better than nothing. */
export function sayWhy(why: Why): string {
  if (words.has(why.code)) return saySentence(why);
  return why.message || t('trouble-unknown', { code: why.code });
}

export function sayTrouble(problem: unknown): string {
  if (problem instanceof Trouble) {
    return sayWhy({ code: problem.code, args: problem.args, message: problem.message });
  }
  return t('trouble-unknown', { code: String(problem) });
}
