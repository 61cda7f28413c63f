// What a referee told, taken apart: an outcome, and details such as `at=600`.

export interface Told {
  outcome: string;
  details: ReadonlyMap<string, string>;
}

export function readTold(saw: string | null): Told {
  const [outcome = '', ...words] = (saw ?? '').split(' ');
  return { outcome, details: new Map(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)])) };
}
