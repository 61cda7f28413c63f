// What the Block Out table is drawn from, wherever it comes from.

import type { SolidDesk } from '../solid/solid-desk.svelte';
import type { BlockChoices } from './facts';
import type { Show } from './show.svelte';

export type Desk = SolidDesk<BlockChoices, Show>;
