// Of all that can be chosen, only what the coach asks for is open; the rest says what comes first.

import type { SkyAct, SkyChoices, TurnChoices } from '../facts';
import { cellKey, siteKey } from '../play/turn.svelte';

export function narrowed(choices: SkyChoices, wanted: SkyAct | null): SkyChoices {
  if (choices.kind !== 'turn' || !wanted) return choices;
  const why = { code: `skyscrapers/lesson-try-${wanted.kind}`, args: {} };
  const closed = { is_open: false, why };
  return {
    ...choices,
    verbs: choices.verbs.map((each) => (each.verb === wanted.kind ? each : { ...each, ...closed })),
    cards: choices.cards.map((each) =>
      wanted.kind === 'build' && each.card === wanted.card
        ? each
        : { ...each, ...closed, uses: each.uses.map((use) => ({ ...use, sites: 0 })) },
    ),
    workers: choices.workers.map((each) =>
      wanted.kind === 'move' && each.worker === wanted.worker
        ? each
        : { ...each, ...closed, shifts: 0 },
    ),
    sites: sites(choices, wanted, closed),
    cells: choices.cells.filter(
      (each) => 'cell' in wanted && cellKey(each) === cellKey({ cell: wanted.cell }),
    ),
  };
}

/** The wanted one comes after a closed one: the best is chosen by itself, but the learner is to choose. */
function sites(
  { sites }: TurnChoices,
  wanted: SkyAct,
  closed: Pick<TurnChoices['sites'][number], 'is_open' | 'why'>,
): TurnChoices['sites'] {
  if (wanted.kind !== 'build') return [];
  const isWanted = (site: TurnChoices['sites'][number]): boolean =>
    siteKey(site) === siteKey(wanted);
  return [
    ...sites
      .filter((site) => !isWanted(site))
      .slice(0, 1)
      .map((site) => ({ ...site, ...closed })),
    ...sites.filter(isWanted).map((site) => ({
      ...site,
      turns: site.turns.filter(({ turn }) => turn === wanted.turn),
    })),
  ];
}
