import { expect, it } from 'vitest';
import { bestLanguage } from './languages';

it('takes the first language that we speak', () => {
  expect(bestLanguage(['de-AT', 'pl-PL', 'en'])).toBe('pl');
  expect(bestLanguage(['nn-NO'])).toBe('nb');
  expect(bestLanguage(['no'])).toBe('nb');
  expect(bestLanguage(['xx'])).toBe('en');
  expect(bestLanguage([])).toBe('en');
});
