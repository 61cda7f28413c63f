// What people at a real table have built, as they tap it in. Kept in the browser: a reload loses nothing.

import { TYPES, type TowerType } from '../drawing/types';

export interface Sheet {
  /** Tells sheets apart when one between them is taken away. */
  id: number;
  name: string;
  /** From the ground up. */
  towers: Record<TowerType, number[]>;
  rubble: number;
}

const KEY = 'steeple-score-five-towers';
export const MOST_PLAYERS = 5;
const FIRST_PLAYERS = 2;
/** More than a game can bring: only to keep slips of the thumb out. */
const TALLEST = 30;
const MOST_RUBBLE = 99;
const LONGEST_NAME = 32;
const HIGHEST = 15;

function empty(id: number): Sheet {
  return {
    id,
    name: '',
    towers: { candy: [], scary: [], tree: [], scrap: [], sand: [] },
    rubble: 0,
  };
}

function fresh(): Sheet[] {
  return Array.from({ length: FIRST_PLAYERS }, (_, id) => empty(id));
}

/** The sheets that were kept; fresh ones if there are none, or if they can't be read. */
export function readSheets(kept: string | null): Sheet[] {
  try {
    const read: unknown = JSON.parse(kept ?? 'null');
    if (!Array.isArray(read) || read.length === 0) return fresh();
    return read.slice(0, MOST_PLAYERS).map((sheet, id) => readSheet(sheet as Partial<Sheet>, id));
  } catch {
    return fresh();
  }
}

/** A name of digits may have been kept as a number. */
function readName(kept: unknown): string {
  return typeof kept === 'string' || typeof kept === 'number' ? String(kept) : '';
}

function readSheet(kept: Partial<Sheet>, id: number): Sheet {
  const sheet = empty(id);
  sheet.name = readName(kept.name).slice(0, LONGEST_NAME);
  for (const type of TYPES)
    sheet.towers[type] = (kept.towers?.[type] ?? []).filter(isValue).slice(0, TALLEST);
  sheet.rubble = Math.min(MOST_RUBBLE, Math.max(0, Math.trunc(Number(kept.rubble)) || 0));
  return sheet;
}

const isValue = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST;

export class Sheets {
  all = $state<Sheet[]>(readSheets(kept()));

  constructor() {
    $effect(() => keep(JSON.stringify(this.all)));
  }

  get hasInput(): boolean {
    return this.all.some((sheet) => sheet.name || hasBuilt(sheet));
  }

  get hasBuilt(): boolean {
    return this.all.some(hasBuilt);
  }

  add(): void {
    if (this.all.length < MOST_PLAYERS)
      this.all.push(empty(1 + Math.max(...this.all.map(({ id }) => id))));
  }

  remove(at: number): void {
    if (this.all.length > 1) this.all.splice(at, 1);
  }

  put(at: number, type: TowerType, value: number): void {
    const tower = this.all[at]?.towers[type];
    if (tower && tower.length < TALLEST) tower.push(value);
  }

  takeTop(at: number, type: TowerType): number | undefined {
    return this.all[at]?.towers[type].pop();
  }

  addRubble(at: number, cards: 1 | -1): void {
    const sheet = this.all[at];
    if (sheet) sheet.rubble = Math.min(MOST_RUBBLE, Math.max(0, sheet.rubble + cards));
  }

  clear(): void {
    this.all = fresh();
  }
}

export function hasBuilt(sheet: Sheet): boolean {
  return sheet.rubble > 0 || TYPES.some((type) => sheet.towers[type].length > 0);
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // A browser may keep nothing; the sheets then last until the page is left.
  }
}
