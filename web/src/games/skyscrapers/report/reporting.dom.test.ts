import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { learnWords } from '../../list';
import { words } from '../../../words/words.svelte';
import type { ReportChoices, SkyView } from '../facts';
import Reporting from './Reporting.svelte';

const VIEW = { workers: [] } as unknown as SkyView;
const BUMPED: ReportChoices = {
  kind: 'report',
  pending: null,
  workers: [0, 5],
  cells: [[0, 0, 0]],
  outlook: null,
};
const ADDED: ReportChoices['pending'] = {
  seat: 0,
  verb: 'add',
  card: null,
  use: null,
  at: null,
  normal: null,
  turn: null,
  worker: 0,
  cell: [0, 0, 0],
};
let shown: object | null = null;

beforeAll(async () => {
  await words.speak('en');
  await learnWords('skyscrapers');
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function open(choices: ReportChoices) {
  const onreport = vi.fn(() => Promise.resolve());
  const oncancel = vi.fn();
  const props = { choices, view: VIEW, names: ['Ann', 'Bob'], isBusy: false, onreport, oncancel };
  shown = mount(Reporting, { target: document.body, props });
  flushSync();
  return { onreport, oncancel };
}
function press(name: string, at = 0): void {
  const buttons = [...document.querySelectorAll('button')];
  buttons.filter(({ textContent }) => textContent.trim() === name)[at]?.click();
  flushSync();
}

test('who bumped the table has to be named', () => {
  const { onreport, oncancel } = open(BUMPED);
  press('fell', 1);
  press('1 worker fell');
  expect(onreport).not.toHaveBeenCalled();
  press('Bob');
  press('1 worker fell');
  expect(onreport).toHaveBeenLastCalledWith('fell by=1 workers=5');
  press('Ann');
  press('The building came down');
  expect(onreport).toHaveBeenLastCalledWith('collapsed by=0');
  press('Cancel');
  expect(oncancel).toHaveBeenCalledOnce();
});

test('after an act it was who acted, unless somebody else is named', () => {
  const { onreport } = open({ ...BUMPED, pending: ADDED });
  press('Workers fell or moved');
  press('fell', 1);
  press('1 worker fell');
  expect(onreport).toHaveBeenLastCalledWith('fell workers=5');
  press('Bob');
  press('1 worker fell');
  expect(onreport).toHaveBeenLastCalledWith('fell by=1 workers=5');
});
