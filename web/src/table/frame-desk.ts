// What the frame around a table asks of a game's desk.

import type { DeskSeat } from './company';

export interface FrameDesk {
  readonly show: {
    readonly said: string;
    readonly missed: readonly string[];
    readonly isCaughtUp: boolean;
    forgetMissed(): void;
  };
  readonly seats: readonly DeskSeat[];
  readonly nextHere: number | null;
  readonly needsHandOver: boolean;
  handOver(seat: number): void;
  close(): void;
}
