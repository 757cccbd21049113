import type { Colour } from '../../../words/idea.ts';
import { type Pane, plain, planks, tiles, withPanes } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, type Look, limb, place, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable, hip } from '../parts.ts';

const BOARDS: Colour = [0.36, 0.34, 0.38];
const SLATE: Colour = [0.17, 0.16, 0.21];
const TRIM: Colour = [0.24, 0.21, 0.22];
const OLD_WOOD: Colour = [0.3, 0.26, 0.22];
const BARK: Colour = [0.13, 0.11, 0.1];

const at = (u: number, v: number, half: readonly [number, number], kind: Pane['kind']): Pane => ({
  ...{ side: '-z', at: [u, v] },
  ...{ half, kind },
});

/** Windows of the main house and of its tower; those with boards over them are set by themselves. */
const FRONT: readonly Pane[] = [
  at(-0.24, 0.24, [0.05, 0.095], 'arch'),
  at(0.02, 0.2, [0.065, 0.15], 'door'),
  at(-0.24, 0.58, [0.045, 0.09], 'arch'),
  at(0.02, 0.58, [0.045, 0.09], 'arch'),
];
const TOWER: readonly Pane[] = [
  at(0.34, 0.24, [0.045, 0.09], 'arch'),
  at(0.34, 0.58, [0.045, 0.09], 'arch'),
  at(0.34, 0.94, [0.045, 0.085], 'arch'),
];

/** A haunted house: tall and out of plumb, steep roofs, a pointed tower, boarded windows, a hanging shutter, bare trees. */
export function hauntedHouse(wish: Wish): Sprite {
  const wall = planks(wish.colour ?? BOARDS, 0.032, 'lying');
  const slate = tiles(SLATE, 0.034);
  const trim = plain(TRIM);
  const main = [
    box(withPanes(wall, FRONT, TRIM), [-0.1, 0.4, 0.06], [0.33, 0.4, 0.26]),
    box(trim, [-0.1, 0.415, 0.06], [0.345, 0.014, 0.275]),
    box(trim, [-0.1, 0.8, 0.06], [0.37, 0.018, 0.3]),
    // A steep hipped roof, cut off for a walk with its railing.
    hip(slate, [-0.1, 0.81, 0.06], [0.37, 0.3], 0.44),
    ...gabledFront(wall, slate),
    ...chimney(),
    ...porch(),
    ...boarded(-0.24, 0.24),
    shutter(-0.31, 0.58, 0.32),
    shutter(0.085, 0.57, -0.12),
  ];
  const model = [
    ...main.map((piece) => place(piece, roll(0.025))),
    ...tower(wall, slate).map((piece) => place(piece, roll(-0.045))),
    ...bareTree(wish, [-0.78, 0, -0.1], 0.95, 0.16),
    ...bareTree(wish, [0.78, 0, 0.12], 0.8, -0.2),
    ...fence(),
  ];
  return portray(underOpenSky(wish), model, 0.3, 0.02, 2.6);
}

/** A gable over the front with a round-headed window. */
function gabledFront(wall: Look, slate: Look): Solid[] {
  const turned = yaw(Math.PI / 2);
  const pane = withPanes(wall, [at(-0.2, 0.93, [0.035, 0.07], 'arch')], TRIM);
  return [
    { ...gable(pane, [-0.2, 0.79, -0.1], [0.12, 0.14], 0.3), axes: turned },
    { ...gable(slate, [-0.2, 0.8, -0.085], [0.135, 0.175], 0.34), axes: turned },
    { ...gable(pane, [-0.2, 0.79, -0.14], [0.1, 0.13], 0.28), axes: turned },
  ];
}

/** The tower at the corner under a roof like a witch's hat, bent at its tip, with a vane. */
function tower(wall: Look, slate: Look): Solid[] {
  const [x, z] = [0.34, -0.14];
  return [
    box(withPanes(wall, TOWER, TRIM), [x, 0.54, z], [0.135, 0.54, 0.135]),
    box(plain(TRIM), [x, 0.77, z], [0.15, 0.012, 0.15]),
    box(plain(TRIM), [x, 1.08, z], [0.165, 0.016, 0.165]),
    hip(slate, [x, 1.09, z], [0.19, 0.19], 0.34),
    hip(slate, [x + 0.005, 1.26, z], [0.1, 0.1], 0.36),
    limb(plain(TRIM), [x + 0.005, 1.58, z], [x + 0.03, 1.74, z], 0.006, 0.004),
    limb(plain(TRIM), [x - 0.03, 1.67, z], [x + 0.08, 1.69, z], 0.004, 0.004),
  ];
}

const chimney = (): Solid[] => [
  box(plain([0.24, 0.18, 0.17]), [-0.36, 1.12, 0.1], [0.045, 0.2, 0.045], roll(0.09)),
  box(plain([0.2, 0.15, 0.14]), [-0.378, 1.32, 0.1], [0.06, 0.02, 0.06], roll(0.09)),
];

/** A porch whose roof sags towards one end. */
const porch = (): Solid[] => {
  const wood = planks(OLD_WOOD, 0.025);
  return [
    box(wood, [-0.1, 0.03, -0.3], [0.33, 0.025, 0.1]),
    box(wood, [0.02, 0.012, -0.43], [0.1, 0.014, 0.05]),
    box(tiles(SLATE, 0.03), [-0.1, 0.4, -0.29], [0.35, 0.014, 0.12], roll(-0.05)),
    ...[-0.4, -0.12, 0.16].map((x, n) =>
      limb(plain(TRIM), [x, 0.05, -0.37], [x + 0.012 * n, 0.405 - 0.012 * n, -0.37], 0.013, 0.011),
    ),
    ...[-0.36, -0.31, -0.26, -0.21, -0.16].map((x, n) =>
      box(
        plain(TRIM),
        [x, 0.1, -0.37],
        [0.005, 0.06 - 0.012 * (n % 2), 0.005],
        roll(0.1 * (n % 3)),
      ),
    ),
    box(plain(TRIM), [-0.27, 0.155, -0.37], [0.13, 0.008, 0.008], roll(0.06)),
  ];
};

/** Boards nailed across a window. */
const boarded = (x: number, y: number): Solid[] =>
  [-0.05, 0.005, 0.06].map((up, n) =>
    box(
      planks(OLD_WOOD, 0.03, 'lying'),
      [x, y + up, -0.212],
      [0.075, 0.016, 0.008],
      roll(0.16 * (n - 1) + 0.06),
    ),
  );

/** A shutter that hangs by one hinge. */
const shutter = (x: number, y: number, by: number): Solid =>
  box(planks(TRIM, 0.014, 'lying'), [x, y, -0.212], [0.026, 0.09, 0.008], roll(by));

/** A tree without a leaf: boughs that fork and bend to the ground. */
function bareTree({ random }: Wish, foot: Vector, high: number, lean: number): Solid[] {
  const look = plain(BARK);
  const grow = (from: Vector, angle: number, turn: number, long: number, deep: number): Solid[] => {
    const to = add(from, [
      long * Math.sin(angle) * Math.cos(turn),
      long * Math.cos(angle),
      long * Math.sin(angle) * Math.sin(turn) * 0.6,
    ]);
    const thick = 0.036 * high * 0.62 ** deep;
    const bough = limb(look, from, to, thick, thick * 0.62);
    if (deep === 5) return [bough];
    return [
      bough,
      ...[-1, 1].flatMap((side) =>
        grow(
          to,
          angle + side * (0.4 + 0.35 * random.unit()),
          turn + (random.unit() - 0.5) * 1.6,
          long * (0.62 + 0.16 * random.unit()),
          deep + 1,
        ),
      ),
    ];
  };
  return grow(foot, lean, 0, 0.3 * high, 0);
}

/** A crooked paling along the front, with gaps. */
const fence = (): Solid[] => [
  ...Array.from({ length: 17 }, (_, n) => n)
    .filter((n) => ![4, 8, 9, 13].includes(n))
    .map((n) =>
      box(
        plain(TRIM),
        [-0.86 + n * 0.108, 0.075, -0.62],
        [0.008, 0.08 - 0.016 * ((n * 7) % 3), 0.006],
        roll(0.12 * (((n * 5) % 4) - 1.5)),
      ),
    ),
  box(plain(TRIM), [-0.56, 0.1, -0.615], [0.3, 0.007, 0.005], roll(0.03)),
  box(plain(TRIM), [0.5, 0.09, -0.615], [0.34, 0.007, 0.005], roll(-0.04)),
];
