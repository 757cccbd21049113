import type { Colour } from '../../../words/idea.ts';
import { DANCERS, PLUMES } from '../../../world/scenery/feasts/samba.ts';
import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import { guestAt, guestKind, TO_EYE } from './guests.ts';

/** Dancers before the float, each in the colours of the feathers behind the shoulders. */
export function samba(stage: Stage): Draft[] {
  const { idea, side } = stage.setting;
  if (idea.without.includes('person')) return [];
  return DANCERS.map(([x, z, n], number) => {
    const kind = guestKind(stage, {
      traits: ['woman', 'gown', 'waving', 'laughing'],
      colour: PLUMES[n] as Colour,
      heading: TO_EYE + (number % 2 === 0 ? -0.35 : 0.35),
    });
    return guestAt(stage, kind, side * x, z);
  });
}
