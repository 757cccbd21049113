import { scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { composeSprites } from '../../compose-sprites.ts';
import { corn } from '../../plants/corn.ts';
import { fruitTree } from '../../plants/fruit-tree.ts';
import { plain, planks, rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const WOOD: Colour = [0.68, 0.52, 0.32];
const BARK: Colour = [0.36, 0.27, 0.19];
const TWIG: Colour = [0.5, 0.38, 0.24];
const EGG: Colour = [0.5, 0.76, 0.82];
const LEAF: Colour = [0.36, 0.56, 0.2];

/** A ladder that leans, its foot to the right, and a basket full of apples beside it; 1 high. */
function ladder(): Solid[] {
  const wood = planks(WOOD, 0.03);
  const at = (up: number, z: number): Vector => [0.3 - 0.3 * up, up, z];
  const basket: Vector = [0.52, 0, -0.1];
  return [
    ...[-0.1, 0.1].map((z) => limb(wood, at(0, z * 1.2), at(1, z * 0.8), 0.018, 0.016)),
    ...Array.from({ length: 9 }, (_, n) => 0.08 + n * 0.105).map((up) =>
      limb(wood, at(up, -0.115), at(up, 0.115), 0.013, 0.013),
    ),
    frustum(planks([0.62, 0.44, 0.22], 0.03, 'lying'), basket, 0.15, 0.085, 0.115),
    ...Array.from({ length: 11 }, (_, n): Solid => {
      const out = 0.09 * Math.sqrt(n / 11);
      const [c, s] = [Math.cos(n * 2.4), Math.sin(n * 2.4)];
      const red = plain([0.82, 0.14 + 0.02 * (n % 4), 0.1], { gloss: 0.4 });
      return ball(red, [basket[0] + out * c, 0.17 - out * 0.3, basket[2] + out * s], 0.04);
    }),
  ];
}

/** How high a ladder is by the tree it leans in, and where it is in its sheet, as a share of the width. */
const LADDER = { share: 0.56, at: 0.46 } as const;

/** A tree with a ladder that leans in it, a basket of apples at its foot. */
export function ladderInTree(wish: Wish, setting: Setting): Sprite {
  const tall = Math.round(Math.max(64, wish.tall));
  const tree = fruitTree({ ...wish, tall, colour: null }, setting);
  const width = Math.round((tree.width * tall) / tree.height);
  const high = LADDER.share * tall;
  const sight = { yaw: 0.5, pitch: 0.08, away: 5 };
  const leaning = sculpt(ladder(), sight, wish.rays, high, wish.random);
  return composeSprites(width, tall, [
    { sprite: tree, left: 0, foot: tall, tall },
    { sprite: leaning, left: width * LADDER.at, foot: tall, tall: high },
  ]);
}

/** A young tree, a nest of twigs in its fork with eggs in it, leaves around. */
export function nestInFork(wish: Wish): Sprite {
  const { random } = wish;
  const bark = rough(BARK, 2);
  const [x, y] = [0.02, 0.98];
  const branch = (to: Vector, thick: number): Solid[] => [
    limb(bark, [0, 0.8, 0], to, 0.06, thick, 0.04),
  ];
  const tips: readonly Vector[] = [
    [-0.42, 1.5, 0.05],
    [0.4, 1.55, 0.1],
    [0.1, 1.6, 0.3],
    [-0.62, 1.12, 0.1],
    [0.66, 1.18, 0.05],
  ];
  const twigs = Array.from({ length: 90 }, (_, n): Solid => {
    const angle = n * 2.4;
    const low = (n % 9) / 9;
    const out = 0.17 + 0.11 * low + 0.02 * random.unit();
    const turn = angle + 0.7 + 0.5 * random.unit();
    const at = (a: number): Vector => [
      x + out * Math.cos(a),
      y - 0.02 + 0.16 * low + 0.03 * (random.unit() - 0.5),
      -0.1 + out * 0.8 * Math.sin(a),
    ];
    const look = plain(scaleColour(TWIG, 0.7 + 0.6 * random.unit()));
    return limb(look, at(angle), at(turn), 0.012, 0.008);
  });
  const leaves = tips.flatMap((tip) =>
    Array.from({ length: 34 }, (): Solid => {
      const at: Vector = [
        tip[0] + 0.36 * (random.unit() - 0.5),
        tip[1] + 0.36 * (random.unit() - 0.4),
        tip[2] - 0.15 + 0.2 * random.unit(),
      ];
      const look = plain(scaleColour(LEAF, 0.7 + 0.6 * random.unit()));
      return ellipsoid(look, at, [0.062, 0.03, 0.022], 0, roll(3 * random.unit()));
    }),
  );
  const model = [
    limb(bark, [0.03, 0, 0], [0, 0.85, 0], 0.1, 0.075),
    ...tips.flatMap((tip, n) => branch(tip, n < 3 ? 0.03 : 0.022)),
    ellipsoid(rough(TWIG, 3), [x, y + 0.02, -0.1], [0.25, 0.12, 0.21]),
    ...twigs,
    ...[
      [-0.09, 0.02],
      [0.09, 0],
      [0, -0.06],
    ].map(([dx = 0, dz = 0]) =>
      ellipsoid(plain(EGG, { gloss: 0.3 }), [x + dx, y + 0.17, -0.12 + dz], [0.06, 0.075, 0.06]),
    ),
    ...leaves,
  ];
  return portray(wish, model, 0.2, 0.16, 3);
}

/** Where the stalks of a patch of corn are, as shares of its width, and how high each is. */
const STALKS: readonly (readonly [number, number])[] = [
  [0.3, 0.86],
  [0.55, 0.9],
  [0.78, 0.84],
  [0.2, 0.96],
  [0.66, 0.98],
  [0.42, 1],
  [0.86, 0.92],
  [0.1, 0.84],
];
/** How wide a patch is by its height. */
const PATCH = 1.3;

/** A patch of corn (maize). */
export function cornPatch({ random, rays, tall }: Wish): Sprite {
  const height = Math.round(Math.max(48, tall));
  const width = Math.round(height * PATCH);
  return composeSprites(
    width,
    height,
    STALKS.map(([at, share], n) => {
      const stalk = corn({ random, rays, tall: height });
      const wide = (stalk.width * share * height) / stalk.height;
      const foot = height * (1 - 0.05 * ((STALKS.length - n) % 3));
      return {
        sprite: stalk,
        left: at * width - wide / 2,
        foot: Math.round(foot),
        tall: share * foot,
      };
    }),
  );
}
