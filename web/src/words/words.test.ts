import { afterEach, beforeAll, expect, it, vi } from 'vitest';

// Other tests have learned words too: these begin with none.
vi.resetModules();
const { list, number, signed, t, words } = await import('./words.svelte');

beforeAll(async () => {
  await words.speak('en');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await words.speak('en');
});

it('says a message of the client, of a game and of the server', async () => {
  await words.learn('five-towers');
  expect(t('close')).toBe('Close');
  expect(t('five-towers/not-higher', { number: 2, highest: 3 })).toContain('3');
  expect(t('server/phrase-thanks')).toBe('Thank you.');
});

it('counts as people count', async () => {
  await words.speak('lt');
  const points = (count: number): string => t('five-towers/points', { count });
  expect([points(1), points(2), points(10)]).toEqual(['1 taškas', '2 taškai', '10 taškų']);
});

it('changes the language at once', async () => {
  const before = t('close');
  await words.speak('fi');
  expect(t('close')).not.toBe(before);
  expect(words.language).toBe('fi');
});

it('learns the words of a game, and keeps them in another language', async () => {
  expect(words.has('block-out/name')).toBe(false);
  await words.learn('block-out');
  expect(t('block-out/name')).toBe('Block Out');
  expect(t('block-count', { number: 2 })).toBe('two');
  await words.speak('fi');
  expect(words.has('block-count')).toBe(true);
});

it('changes the language only once it has all words, also of what is opened meanwhile', async () => {
  const spokenThen: string[] = [];
  const spoken = words.speak('fi');
  await words.learn('late', (language) => {
    spokenThen.push(words.language);
    return Promise.resolve({ texts: { late: 'word = Word' }, language });
  });
  await spoken;
  expect(spokenThen).toEqual(['en', 'en']);
  expect([words.language, t('late/word')]).toEqual(['fi', 'Word']);
});

it('has nothing to learn for a game without words of its own', async () => {
  await expect(words.learn('chess')).resolves.toBeUndefined();
});

it('is loud about a message that does not exist', () => {
  const loud = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(t('no-such-message')).toBe('no-such-message');
  expect(loud).toHaveBeenCalledOnce();
});

it('writes numbers and lists as the language does', async () => {
  expect([number(1234.5), signed(-2), signed(5)]).toEqual(['1,234.5', '−2', '+5']);
  expect(list(['Aino', 'Tomáš', 'Pigeon'])).toBe('Aino, Tomáš, and Pigeon');
  await words.speak('cs');
  expect(list(['Aino', 'Tomáš'])).toMatch(/^Aino\sa\sTomáš$/);
});
