import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { ball, drum, type Point, type Solid } from '../solids/solid.ts';

const CLAY: Colour = [0.66, 0.36, 0.24];
const LEAF: Colour = [0.2, 0.41, 0.14];
const BLOSSOMS: readonly Colour[] = [
  [0.86, 0.12, 0.14],
  [0.94, 0.46, 0.6],
  [0.95, 0.78, 0.24],
  [0.95, 0.94, 0.9],
];
/** The angle between two leaves in turn, radians: the golden one, by which none hides the next. */
const GOLDEN = 2.39996;

/** A pot of clay with a bush in flower, `tall` metres in all, that stands on a place. */
export function flowerPot(random: Random, [x, y, z]: Point, tall: number): Solid[] {
  const wide = tall * 0.27;
  const rim = y + tall * 0.44;
  const blossom = BLOSSOMS[Math.floor(random.unit() * BLOSSOMS.length)] as Colour;
  const count = 130;
  return [
    drum([x, z], [y, rim - 0.05], [wide * 0.68, wide * 0.92], flat(CLAY)),
    drum([x, z], [rim - 0.06, rim], [wide, wide], flat(scaleColour(CLAY, 1.08))),
    ...Array.from({ length: count }, (_, n) => {
      const share = (n + 0.5) / count;
      const up = rim + tall * 0.5 * share;
      const out = wide * 1.25 * Math.sqrt(Math.max(0.05, 1 - (2 * share - 0.75) ** 2));
      const turn = n * GOLDEN;
      const reach = out * (0.75 + 0.3 * random.unit());
      const isBlossom = n % 3 === 0;
      const size = tall * (isBlossom ? 0.042 : 0.055);
      const [px, pz] = [x + reach * Math.cos(turn), z + reach * Math.sin(turn)];
      const colour = scaleColour(isBlossom ? blossom : LEAF, 0.6 + 0.65 * random.unit());
      return ball(
        [px - size, up - size * 0.8, pz - size],
        [px + size, up + size * 0.8, pz + size],
        flat(colour),
      );
    }),
  ];
}
