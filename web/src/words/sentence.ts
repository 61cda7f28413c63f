// What somebody is told: the server sends the code of a message with its arguments, and names,
// pieces and lists are filled in here, in the reader's language.

import type { Sentence } from '../wire';
import { list, t, type Arguments } from './words.svelte';

/** The text, for a reader to whom the seats have these names. */
export function saySentence({ code, args }: Sentence, names: readonly string[] = []): string {
  const given: Arguments = {};
  for (const [key, value] of Object.entries(args)) given[key] = said(value, names);
  const { seat, seats } = args;
  if (typeof seat === 'number' && names[seat] !== undefined) given.name = names[seat];
  if (Array.isArray(seats)) given.names = list(seats.map((at: number) => names[at] ?? ''));
  return t(code, given);
}

/** All of them, one after the other. */
export function sayAll(sentences: readonly Sentence[], names: readonly string[]): string {
  return sentences.map((sentence) => saySentence(sentence, names)).join(' ');
}

/** Only texts and numbers can be put into a sentence: a sentence inside a sentence is said first. */
function said(value: unknown, names: readonly string[]): string | number {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return list(value.map((each) => String(said(each, names))));
  if (value && typeof value === 'object' && 'code' in value)
    return saySentence(value as Sentence, names);
  return String(value);
}
