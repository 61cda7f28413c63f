// A live match with real bodies: hands are seen while they carry, and people may say what happened.

import type { LiveTable } from '../state/live.svelte';
import type { DeskSeat } from '../table/company';
import { LiveDesk, type Drawing } from '../table/live-desk.svelte';
import { fromCarried, isBodyName, toCarried } from './poses';
import type { Carried } from './show.svelte';
import type { Pose } from './types';

/** What a table with real bodies is drawn from, wherever it comes from. */
export interface BodyDesk<Choices, Show> {
  readonly show: Show;
  readonly seats: readonly DeskSeat[];
  /** The seat whose bench this is; `null` for a spectator. */
  readonly seat: number | null;
  /** What that seat can choose, for the plan that was asked about last. */
  readonly choices: Choices | null;
  /** It is the bench's turn, and everything before it has been shown. */
  readonly isTurn: boolean;
  /** Others at this screen may not see this seat's cards now. */
  readonly isCovered: boolean;
  /** A move is under way to the server. */
  readonly isBusy: boolean;
  /** Ask what can be chosen once so much is planned. */
  ask(plan: string): void;
  play(move: string): Promise<void>;
  /** Tell what happened on the real table. */
  report(saw: string): Promise<void>;
  /** Let the others see the hand. */
  carry(body: string | null, pose: Pose | null): void;
  /** Remind whose turn it is. */
  readonly nudge?: (() => void) | undefined;
  /** Ask for a bot in place of the absent player whose turn it is. */
  readonly callBot?: (() => void) | undefined;
}

interface BodyDrawing extends Drawing {
  carry(carried: Carried | null): void;
}

type MakeShow<Show> = (names: () => string[], isMine: (seat: number) => boolean) => Show;

export class LiveBodyDesk<Choices, Show extends BodyDrawing>
  extends LiveDesk<Choices, Show>
  implements BodyDesk<Choices, Show>
{
  constructor(live: LiveTable, show: MakeShow<Show>) {
    super(live, { show, hasSecrets: true });
    this.stops.push(
      live.onCarry(({ seat, piece, pose }) => {
        if (piece === null) this.show.carry(null);
        else if (isBodyName(piece)) this.show.carry({ seat, body: piece, pose: fromCarried(pose) });
      }),
    );
  }

  /** Whoever sits at this screen may say what happened: that is asked of no seat in particular. */
  override get choices(): Choices | null {
    const { choices, playSeq } = this.live;
    const isReport = choices !== null && choices.at >= playSeq && choices.choices.kind === 'report';
    return isReport ? (choices.choices as unknown as Choices) : super.choices;
  }

  report(saw: string): Promise<void> {
    return this.live.do({ do: 'report', saw, at: this.live.seq });
  }

  carry(body: string | null, pose: Pose | null): void {
    this.live.carry(body, pose ? toCarried(pose) : []);
  }
}
