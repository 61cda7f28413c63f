// What the Block Out table is drawn from, wherever it comes from.

import type { BodyDesk } from '../../../bodies/desk.svelte';
import type { BlockChoices } from '../facts';
import type { Show } from '../table/show.svelte';

export type Desk = BodyDesk<BlockChoices, Show>;
