// The lesson of Skyscrapers as a desk: the learner's act is shown at once, what somebody else does
// after it once the learner wants to see it.

import { LessonDesk } from '../../../learn/lesson-desk.svelte';
import type { Moment } from '../../../state/live.svelte';
import type { DeskSeat } from '../../../table/company';
import type { Lesson } from '../../../wire';
import type { SkyAct, SkyChoices } from '../facts';
import type { Desk } from '../play/desk';
import type { Show } from '../table/show.svelte';
import { LessonShow } from './lesson-show';
import { narrowed } from './narrow';

export class SkyLessonDesk extends LessonDesk<SkyChoices, Show> implements Desk {
  readonly isCovered = false;
  /** What others did, and has not been shown. */
  kept = $state.raw<readonly Moment[]>([]);

  constructor() {
    super('skyscrapers', (names, isMine) => new LessonShow(names, isMine));
  }

  /** What they do is shown when it is asked for, and not skipped. */
  override get seats(): DeskSeat[] {
    return super.seats.map((seat) => ({ ...seat, isBot: false }));
  }

  /** What the coach asks for. */
  get wanted(): SkyAct | null {
    return (this.lesson?.wanted_act ?? null) as SkyAct | null;
  }

  /** Only what the coach asks for is open. */
  override get choices(): SkyChoices | null {
    const all = super.choices;
    return all && narrowed(all, this.wanted);
  }

  /** In a lesson any hand will do: what it did is not judged. */
  override play(move: string): Promise<void> {
    return super.play(this.lesson?.wanted.find((wanted) => move.startsWith(wanted)) ?? move);
  }

  /** Show what others did. */
  watch(): void {
    const moments = this.kept;
    this.kept = [];
    for (const moment of moments) this.show.push(moment);
  }

  report(): Promise<void> {
    return Promise.resolve();
  }

  carry(): void {
    // Nobody else looks on.
  }

  override async back(): Promise<void> {
    this.kept = [];
    await super.back();
  }

  protected override tell({ step, seat, events, before, views, view }: Lesson): void {
    this.kept = [];
    if (!events.length) return this.show.push({ seq: step, events: [], before: null, after: view });
    const moments = events.map((event, at) => ({
      seq: step,
      events: [event],
      before: at ? views[at - 1]! : before,
      after: views[at]!,
    }));
    const others = events.findIndex((event) => event.kind === 'move' && event.seat !== seat);
    const own = others < 0 ? moments : moments.slice(0, others);
    this.kept = moments.slice(own.length);
    for (const moment of own) this.show.push(moment);
  }
}
