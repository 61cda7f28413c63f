import { beforeAll, expect, it } from 'vitest';
import { learnWords } from '../list';
import { words } from '../../words/words.svelte';
import { nameBlock, sayBlock } from './say';

beforeAll(async () => {
  await words.speak('sv');
  await learnWords('block-out');
});

it('names a block by itself in another form than within a sentence', () => {
  expect(nameBlock('black-small')).toBe('Liten svart');
  expect(sayBlock('black-small')).toBe('lilla svarta');
});
