// A finished match as a story: rounds, and in each round the beats at which one may stop.
//
// Nothing is decided here. The server tells what each event changed of the view; this only puts
// the pieces side by side.

import { cardOf, ROOF, type TowerType } from '../drawing/types';
import type { FiveAct, FiveView } from '../facts';
import type { Change, Replay, ReplayStep, TableFacts, Told } from '../../../wire';

/** What a seat said in the auction. */
export interface Call {
  seat: number;
  said: number | 'pass' | 'cancel';
}

/** Where a card of a build lay, and where it came to stand. */
export interface Placed {
  card: string;
  /** Its place in the row. */
  from: number;
  type: TowerType;
  level: number;
}

/** A moment to stop at: the row turned up, a call, a build. */
export interface Beat {
  kind: 'row' | 'call' | 'build';
  events: readonly Told[];
  view: FiveView;
}

export interface Round {
  starter: number;
  row: readonly string[];
  calls: readonly Call[];
  builder: number | null;
  /** In the order in which they were placed. */
  placed: readonly Placed[];
  torn: string | null;
  /** How many of the placed cards are roofs. */
  roofs: number;
  before: readonly number[];
  scores: readonly number[];
  /** After it the discard became the deck again. */
  isReshuffled: boolean;
  beats: readonly Beat[];
}

export interface Story {
  table: TableFacts;
  start: FiveView;
  rounds: readonly Round[];
}

export function storyOf(replay: Replay): Story {
  const start = replay.start as unknown as FiveView;
  const rounds: Round[] = [];
  let view = start;
  let before = start;
  let beats: Beat[] = [];
  for (const step of replay.steps) {
    if (step.event.kind === 'end') continue;
    const then = view;
    view = { ...then, ...(step.view as Partial<FiveView>) };
    beats = withStep(beats, step, view);
    // The row is tidied away when a round is over, whether or not somebody has built.
    if (then.row.length && !view.row.length) {
      rounds.push(roundOf(beats, before, view));
      before = view;
      beats = [];
    }
  }
  return { table: replay.table, start, rounds };
}

/** Cards that are turned up one after the other make one beat. */
function withStep(beats: Beat[], { event }: ReplayStep, view: FiveView): Beat[] {
  const last = beats.at(-1);
  if (event.kind === 'chance') {
    if (last?.kind !== 'row') return [...beats, { kind: 'row', events: [event], view }];
    return [...beats.slice(0, -1), { kind: 'row', events: [...last.events, event], view }];
  }
  const isBuild = changesOf(event).some(({ target }) => target.startsWith('towers/'));
  return [...beats, { kind: isBuild ? 'build' : 'call', events: [event], view }];
}

function roundOf(beats: Beat[], before: FiveView, after: FiveView): Round {
  const dealt = beats[0]?.view ?? before;
  const build = beats.find(({ kind }) => kind === 'build')?.events[0];
  const changes = build ? changesOf(build) : [];
  const placed = changes.flatMap(placedBy);
  return {
    starter: dealt.starter,
    row: dealt.row,
    calls: beats.flatMap(({ events }) => events.flatMap(callOf)),
    builder: build?.kind === 'move' ? build.seat : null,
    placed,
    torn: changes.find(({ target }) => target.startsWith('rubble/'))?.piece ?? null,
    roofs: placed.filter(({ card }) => cardOf(card).value === ROOF).length,
    before: before.scores,
    scores: after.scores,
    isReshuffled: after.pass !== before.pass,
    beats,
  };
}

function placedBy({ piece, source, target }: Change): Placed[] {
  const [place, , type, level] = target.split('/');
  if (place !== 'towers' || !piece) return [];
  return [
    {
      card: piece,
      from: Number(source.split('/')[1]),
      type: type as TowerType,
      level: Number(level),
    },
  ];
}

function callOf(event: Told): Call[] {
  if (event.kind !== 'move') return [];
  const [{ seat }, act] = [event, event.act as FiveAct];
  if (act.kind === 'bid') return [{ seat, said: act.number }];
  return act.kind === 'pass' || act.kind === 'cancel' ? [{ seat, said: act.kind }] : [];
}

function changesOf(event: Told): readonly Change[] {
  return 'changes' in event ? event.changes : [];
}
