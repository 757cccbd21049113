import { createRandom } from '../../../../kernels/random.ts';
import { ARMIES, FIGHTERS } from '../../../world/scenery/far/battlefield.ts';
import { castle } from '../../buildings/castle.ts';
import { person } from '../../creatures/person.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { at } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Rows of each army behind it: how far off, and how many stand in each from the middle outward. */
const RANKS = [
  [15, 4],
  [18, 6],
  [21.5, 8],
  [26, 10],
  [31, 13],
  [37, 16],
  [44, 20],
  [53, 24],
] as const;

/** Two armies that meet on a battlefield, and the castle that they fight for. */
export function onBattlefield(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, random } = setting;
  if (setting.idea.without.includes('person')) return [];
  const kinds = ARMIES.map(([cloth], army) =>
    (['running', 'standing', 'running', 'walking'] as const).map((posture) => {
      const faces: -1 | 1 = (army === 0 ? -side : side) < 0 ? -1 : 1;
      const seed = random.uint32();
      return kindOf(
        stage,
        (wish) =>
          person({
            ...wish,
            posture,
            faces,
            traits: ['knight'],
            holds: { thing: 'sword', colour: null },
            random: createRandom(seed),
          }),
        cloth,
      );
    }),
  );
  const knight = (x: number, z: number, army: 0 | 1, n: number): Draft => ({
    ...at(stage, kinds[army]?.[n % 4] as Drawing, side * x, z, 1.8),
    boost: 1.1,
  });
  const front = FIGHTERS.map(([x, z], n) => knight(x, z, x > 0 ? 0 : 1, n));
  const ranks = RANKS.flatMap(([z, count], row) =>
    ([0, 1] as const).flatMap((army) =>
      Array.from({ length: count }, (_, n) => {
        const out = 2.2 + row * 0.2 + n * 1.15 + 0.5 * random.unit();
        return knight((army === 0 ? 1 : -1) * out, z + 1.6 * random.unit(), army, n + row);
      }),
    ),
  );
  const hasCastle = setting.subjects.some(({ thing }) => thing === 'castle');
  const keep: Draft = { ...at(stage, kindOf(stage, castle), side * 17, 96, 30), boost: 1.05 };
  return [...front, ...ranks, ...(hasCastle ? [] : [keep])];
}
