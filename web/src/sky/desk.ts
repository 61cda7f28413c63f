// What the building site is drawn from, wherever it comes from.

import type { SolidDesk } from '../solid/solid-desk.svelte';
import type { SkyChoices } from './facts';
import type { Show } from './show.svelte';

export type Desk = SolidDesk<SkyChoices, Show>;
