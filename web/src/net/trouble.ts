import type { ErrorFacts } from '../wire';
import { t, words, type Arguments } from '../words/words.svelte';

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

/** A reason as the server or the rules give it: a code and what it is about. */
export interface Why {
  code: string;
  args: Record<string, unknown>;
  message?: string;
}

/** The sentence for a reason. What the server said in words is better than nothing. */
export function sayWhy(why: Why): string {
  if (words.has(why.code)) return t(why.code, plain(why.args));
  return why.message || t('trouble-unknown', { code: why.code });
}

export function sayTrouble(problem: unknown): string {
  if (problem instanceof Trouble) {
    return sayWhy({ code: problem.code, args: problem.args, message: problem.message });
  }
  return t('trouble-unknown', { code: String(problem) });
}

/** Only texts and numbers can be put into a sentence; a reason inside a reason is said first. */
function plain(args: Record<string, unknown>): Arguments {
  const given: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') given[name] = value;
    else if (value && typeof value === 'object' && 'code' in value) given[name] = sayWhy(value as Why);
    else given[name] = String(value);
  }
  return given;
}
