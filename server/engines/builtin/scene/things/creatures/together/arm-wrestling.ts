import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { chair } from '../sitting/at-table.ts';
import { hipsOf } from '../stance.ts';

/** How high two who wrestle with their arms are drawn, of the height upright. */
export const ARM_WRESTLING = 0.86;

const OAK: Colour = [0.42, 0.27, 0.15];
const TIN: Colour = [0.62, 0.6, 0.56];
const ALE: Colour = [0.96, 0.94, 0.86];

/** How high the table and the hips of who sits at it are, half the table's depth and width, how far hips are from its middle; in a man's heights. */
const TABLE = { high: 0.43, deep: 0.15, wide: 0.24 } as const;
const HIPS = 0.307;
const AWAY = 0.37;
/** Where the hands meet over the table, a little on the side of who loses. */
const LOCKED: Vector = [0.012, TABLE.high + 0.17, -0.05];

/** One of the two, on the left of the table: an elbow on it, that hand locked, the other grips the table's edge. */
function wrestler(
  random: Random,
  colour: Colour | null,
  traits: Company['members'][number],
  locked: Vector,
): Solid[] {
  const rise = HIPS - hipsOf(figureOf(traits), 'straining');
  const here = ([x, y, z]: Vector): Vector => [x + AWAY, y - rise, z];
  const hands = {
    near: here(locked),
    far: here([-TABLE.deep + 0.01, TABLE.high + 0.02, 0.15]),
  };
  return [
    ...moved(human(random, 'straining', colour, traits, hands), { to: [-AWAY, rise, 0] }),
    ...moved(chair(), { to: [-AWAY - 0.02, 0, 0] }),
  ];
}

/** Two who wrestle with their arms across a table, hands locked over it, a mug at each side. */
export function armWrestling(
  random: Random,
  colour: Colour | null,
  [a = [], b = []]: Company['members'],
  vary: number,
): Feat {
  const wood = planks(OAK, 0.06, 'lying');
  const tin = plain(TIN, { gloss: 0.5 });
  const [x, y, z] = LOCKED;
  const model = [
    ...wrestler(random, colour, a, [x - 0.014, y, z]),
    // The other's right hand meets it from the same side of the table.
    ...mirroredAcross(wrestler(random, null, b, [-x - 0.014, y - 0.008, z])),
    box(wood, [0, TABLE.high - 0.016, 0], [TABLE.deep, 0.016, TABLE.wide], undefined, 0.008),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sz) =>
        limb(
          wood,
          [sx * (TABLE.deep - 0.03), TABLE.high - 0.02, sz * (TABLE.wide - 0.04)],
          [sx * (TABLE.deep - 0.02), 0, sz * (TABLE.wide - 0.03)],
          0.024,
          0.02,
        ),
      ),
    ),
    ...[-1, 1].flatMap((side) => [
      frustum(tin, [side * 0.07, TABLE.high, 0.19], 0.085, 0.034, 0.03),
      frustum(plain(ALE), [side * 0.07, TABLE.high + 0.08, 0.19], 0.02, 0.031, 0.026),
    ]),
  ];
  return { model, turn: 0.14 + vary, above: 0.14 };
}

/** The same on the other side of the table, the same hand to the eye. */
const mirroredAcross = (one: readonly Solid[]): Solid[] =>
  moved(mirrored(one), { by: [-1, 0, 0, 0, 1, 0, 0, 0, -1] });
