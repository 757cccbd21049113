import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { monstera as monsteraLeaves } from '../../furnishings/house-plants.ts';
import { type Furnished } from '../../furniture.ts';
import { leaf } from '../../solids/leaf.ts';
import type { Solid } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';
import { type Around, around } from './around.ts';

const CLAY: Colour = [0.68, 0.38, 0.25];
const EARTH: Colour = [0.13, 0.09, 0.06];
/** The angle between two leaves in turn, radians: the golden one. */
const GOLDEN = 2.39996;

/** A pot of clay with earth in it, so high and so wide. */
function pot({ drum }: Around, high: number, wide: number, colour: Colour): Solid[] {
  return [
    drum([0, 0], [0, high - 0.06], [wide * 0.72, wide * 0.95], colour),
    drum([0, 0], [high - 0.07, high], [wide * 1.06, wide * 1.06], colour),
    drum([0, 0], [high - 0.005, high + 0.004], [wide * 0.93, wide * 0.93], EARTH),
  ];
}

/** A palm in a pot: a few thin stems, fans of long feathers that bend down. */
export function pottedPalm({ at, colour, random }: FittingWish): Furnished {
  const parts = around(at);
  const stems = [
    [-0.05, 0.02, 0.95],
    [0.06, -0.03, 0.72],
    [0.01, 0.06, 0.55],
  ] as const;
  return {
    lamps: [],
    solids: [
      ...pot(parts, 0.36, 0.22, colour ?? CLAY),
      ...stems.flatMap(([x, z, high], n) => {
        const top = parts.place([x * 2.4, 0.36 + high * 0.72, z * 2.4]);
        return [
          parts.bone(
            [x, 0.34, z],
            [x * 2.4, 0.36 + high * 0.72, z * 2.4],
            [0.022, 0.014],
            [0.45, 0.36, 0.2],
          ),
          ...Array.from({ length: 8 }, (_, k) =>
            leaf(
              {
                root: top,
                turn: k * GOLDEN + n,
                rise: 1.05 - 0.1 * k + 0.2 * random.unit(),
                long: 0.42 + 0.08 * random.unit(),
                wide: 0.12,
                droop: 0.4 + 0.25 * random.unit(),
                outline: 'feather',
              },
              () => scaleColour([0.26, 0.5, 0.2], 0.75 + 0.06 * k),
            ),
          ),
        ];
      }),
    ],
  };
}

/** A monstera in a pot. */
export function pottedMonstera({ at, colour, random }: FittingWish): Furnished {
  const parts = around(at);
  return {
    lamps: [],
    solids: [
      ...pot(parts, 0.32, 0.22, colour ?? [0.9, 0.88, 0.84]),
      ...monsteraLeaves({ root: parts.place([0, 0.32, 0]), tall: 0.7, random }),
    ],
  };
}

/** A cactus with two arms in a pot, ribbed, with a flower. */
export function pottedCactus({ at, colour }: FittingWish): Furnished {
  const parts = around(at);
  const { bone, ball, look } = parts;
  const ribbed = look((x, y, z) => {
    const rib = Math.abs(Math.sin(Math.atan2(z, x) * 9));
    const spine = rib > 0.93 && Math.abs(Math.sin(y * 90)) > 0.7;
    return spine ? [0.93, 0.9, 0.76] : scaleColour([0.24, 0.5, 0.28], 0.62 + 0.45 * rib);
  });
  const arm = look((x, y) =>
    scaleColour([0.24, 0.5, 0.28], 0.7 + 0.35 * Math.abs(Math.sin(x * 80 + y * 6))),
  );
  return {
    lamps: [],
    solids: [
      ...pot(parts, 0.26, 0.19, colour ?? CLAY),
      bone([0, 0.26, 0], [0, 0.98, 0], [0.115, 0.1], ribbed),
      bone([0.06, 0.52, 0], [0.24, 0.58, 0], [0.055, 0.058], arm),
      bone([0.24, 0.58, 0], [0.25, 0.82, 0], [0.058, 0.052], arm),
      bone([-0.06, 0.64, 0], [-0.22, 0.68, 0], [0.05, 0.052], arm),
      bone([-0.22, 0.68, 0], [-0.23, 0.94, 0], [0.052, 0.046], arm),
      ball([0, 1.1, 0], [0.055, 0.04, 0.055], [0.92, 0.3, 0.5]),
      ball([0, 1.12, -0.02], [0.025, 0.025, 0.025], [0.98, 0.84, 0.3]),
    ],
  };
}
