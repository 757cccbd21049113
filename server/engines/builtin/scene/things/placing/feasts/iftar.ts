import { IFTAR_TABLE } from '../../../world/scenery/feasts/iftar.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import { type Guest, type GuestKind, guestAt, seatedKind } from './guests.ts';

const GUESTS: readonly Guest[] = [
  { traits: ['woman', 'headscarf'], colour: [0.2, 0.4, 0.5] },
  { traits: ['bearded'], colour: [0.9, 0.88, 0.82] },
  { traits: ['woman', 'headscarf'], colour: [0.66, 0.3, 0.4] },
  { traits: [], colour: [0.34, 0.4, 0.5] },
  { traits: ['child'], colour: [0.85, 0.6, 0.24] },
  { traits: ['old', 'bearded'], colour: [0.6, 0.55, 0.45] },
];

/** Who sits on both sides of the table, and the mosque behind it. */
export function iftar(stage: Stage): Draft[] {
  const { setting } = stage;
  const mosque: Drawing = (tall) =>
    makeThing(setting, 'mosque', { colour: null, posture: null }, tall, false);
  const behind = { ...at(stage, mosque, 0, 46, 24), boost: 1.15 };
  if (setting.idea.without.includes('person')) return [behind];
  const seated = [-1, 1].flatMap((side) => {
    const heading = side < 0 ? 0.25 : Math.PI - 0.25;
    const kinds = GUESTS.map((guest) => seatedKind(stage, { ...guest, heading }));
    return Array.from({ length: 6 }, (_, n) =>
      guestAt(
        stage,
        kinds[(n * 2 + (side > 0 ? 1 : 0)) % kinds.length] as GuestKind,
        side * IFTAR_TABLE.seats,
        IFTAR_TABLE.near + 0.45 + n * 0.78,
      ),
    );
  });
  return [behind, ...seated];
}
