// What the building site is drawn from, wherever it comes from.

import type { BodyDesk } from '../../../bodies/desk.svelte';
import type { SkyChoices } from '../facts';
import type { SkyCarrying } from '../hand/carrying.svelte';
import type { Show } from '../table/show.svelte';
import type { SiteStage } from '../webgl/open';
import type { Turn } from './turn.svelte';

export type Desk = BodyDesk<SkyChoices, Show>;

/** What a coach sees of the turn that it talks about. */
export interface Coached {
  turn: Turn;
  carrying: SkyCarrying;
  /** The picture with depth, if there is one. */
  stage: SiteStage | null;
  isSmall: boolean;
}
