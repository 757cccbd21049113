import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** Stones of walls: grey, warm, red as bricks. */
const STONES: readonly Colour[] = [
  [0.62, 0.6, 0.56],
  [0.74, 0.66, 0.54],
  [0.66, 0.4, 0.3],
];
const LEAF: Colour = [0.22, 0.42, 0.17];
/** Half its length, its height and half its depth; how high its stones are. Metres. */
const WALL = { half: 1.5, high: 0.86, deep: 0.17, stone: 0.13 } as const;
/** How many leaves hang over it at each end. */
const LEAVES = 22;
/** From how far above it is seen, radians. */
const ABOVE = 0.2;

/** A wall of stones as high as one sits on, flat slabs along its top, ivy over its ends. */
export function gardenWall(wish: Wish): Sprite {
  const { half, high, deep, stone } = WALL;
  const colour = wish.colour ?? pick(wish.random, STONES);
  const slab = worn(scaleColour(colour, 1.14), 0.16);
  const slabs = [-1.2, -0.6, 0, 0.6, 1.2].map((x) =>
    box(slab, [x, high, 0], [0.295, 0.04, deep + 0.05], undefined, 0.015),
  );
  return portray(
    { ...wish, sight: { above: ABOVE, away: wish.sight?.away ?? 4 } },
    [
      box(masonry(colour, stone), [0, high / 2, 0], [half, high / 2, deep]),
      ...slabs,
      ...[-1, 1].flatMap((side) => ivy(wish, side)),
    ],
    0.04,
  );
}

/** Stems of ivy that hang over one end. */
function ivy({ random }: Wish, side: number): Solid[] {
  const { half, high, deep } = WALL;
  const front = -deep - 0.05;
  const stem = worn(scaleColour(LEAF, 0.6), 0.2);
  return [
    limb(
      stem,
      [side * half, high + 0.06, front],
      [side * (half - 0.3), high * 0.3, front],
      0.02,
      0.008,
    ),
    ...Array.from({ length: LEAVES }, () => {
      const along = random.unit();
      const x = side * (half - along * along * 0.62);
      const y = high * (0.98 - 0.75 * random.unit() * (1 - along)) + 0.05;
      const leaf = worn(scaleColour(LEAF, 0.8 + 0.5 * random.unit()), 0.3, { fur: 0.01 });
      return ellipsoid(leaf, [x, y, front - 0.02], [0.085, 0.075, 0.04]);
    }),
  ];
}
