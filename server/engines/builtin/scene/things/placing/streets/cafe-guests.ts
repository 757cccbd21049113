import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { terraceTables } from '../../../world/street/kerb/cafe-terrace.ts';
import { wayOf } from '../../../world/street/way.ts';
import { tableFor } from '../../creatures/sitting/at-table.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** Who sits at the tables, two and two or alone. */
const GUESTS: readonly (readonly (readonly Trait[])[])[] = [
  [['woman'], []],
  [['woman', 'hatted'], ['woman']],
  [[], ['bearded']],
  [['woman', 'sunglasses']],
];
/** How high a table is with those who sit at it, and the share of the picture's height that it is drawn in at the most. World units. */
const SEATED = 1.36;
const MOST = 0.4;
/** How far to either side a table with its guests reaches, in heights of them: less than that, about 0.58. */
const REACH = 0.8;

/** Guests at the tables of a street's cafés, unless nobody is wanted there. */
export function cafeGuests(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  const { idea, land } = setting;
  if (land !== 'street' || idea.town !== 'cafes' || idea.without.includes('person')) return [];
  const random = createRandom(setting.random.uint32());
  const kinds = ([-1, 1] as const).map((faces) =>
    GUESTS.map((members): Drawing => {
      const rest = { colour: null, posture: null, tall: 0, isPortrait: false } as const;
      const wish = { ...wishIn(setting, rest), faces };
      const seed = random.uint32();
      return (tall) => tableFor({ ...wish, tall, random: createRandom(seed) }, members, 'cups');
    }),
  );
  const drafts = terraceTables(wayOf(setting)).flatMap(({ x, z, number, isTaken }): Draft[] => {
    const draw = kinds[number % 2]?.[(number >> 1) % GUESTS.length];
    if (!isTaken || draw === undefined) return [];
    return [{ draw, x, z, base: 0, size: SEATED, casts: true, boost: 1.05, reach: REACH }];
  });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
