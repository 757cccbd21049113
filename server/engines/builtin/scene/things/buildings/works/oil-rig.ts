import type { Colour } from '../../../words/idea.ts';
import { plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const YELLOW: Colour = [0.9, 0.66, 0.12];
const STEEL: Colour = [0.5, 0.53, 0.56];
const RED: Colour = [0.72, 0.2, 0.14];
const WHITE: Colour = [0.88, 0.89, 0.9];
const FLAME: Colour = [2.2, 1.2, 0.35];
/** How high the deck is, half its width and depth, how high the derrick rises. */
const DECK = 0.3;
const WIDE = 0.46;
const DEEP = 0.34;
const TOP = 0.96;

/** An oil platform: a deck on four braced legs in the sea, quarters with a landing pad, a derrick, a crane, a flame that burns on its boom. */
export function oilRig(wish: Wish): Sprite {
  const quarters = withPanes(worn(WHITE, 0.1), [
    { side: '-z', at: [0.2, DECK + 0.16], half: [0.03, 0.02], kind: 'window' },
    { side: '-z', at: [0.3, DECK + 0.16], half: [0.03, 0.02], kind: 'window' },
    { side: '-z', at: [0.2, DECK + 0.24], half: [0.03, 0.02], kind: 'window' },
    { side: '-z', at: [0.3, DECK + 0.24], half: [0.03, 0.02], kind: 'window' },
  ]);
  const model = [
    ...legs(),
    box(worn(YELLOW, 0.2), [0, DECK, 0], [WIDE, 0.03, DEEP]),
    box(worn(STEEL, 0.2), [0, DECK + 0.06, 0.02], [WIDE - 0.06, 0.04, DEEP - 0.06]),
    box(quarters, [0.27, DECK + 0.19, -0.06], [0.13, 0.11, 0.16]),
    frustum(plain(STEEL), [0.31, DECK + 0.31, -0.08], 0.016, 0.17, 0.17),
    frustum(plain([0.2, 0.45, 0.3]), [0.31, DECK + 0.322, -0.08], 0.006, 0.15, 0.15),
    ...derrick(),
    ...crane(),
    ...boom(),
    ...[-0.4, -0.31, 0.02, 0.1].map((x) =>
      frustum(worn(STEEL, 0.2), [x, DECK + 0.06, -0.2], 0.13, 0.034, 0.034),
    ),
  ];
  return portray(underOpenSky(wish), model, 0.5, 0.05, 2.6);
}

/** Four legs down into the water with braces crosswise. */
function legs(): Solid[] {
  const look = worn(YELLOW, 0.25);
  const feet: readonly (readonly [number, number])[] = [
    [-0.36, -0.26],
    [0.36, -0.26],
    [0.36, 0.26],
    [-0.36, 0.26],
  ];
  return feet.flatMap(([x, z], n) => {
    const [nx, nz] = feet[(n + 1) % 4] as readonly [number, number];
    return [
      limb(look, [x, -0.03, z], [x, DECK, z], 0.042, 0.042),
      limb(look, [x, 0.02, z], [nx, DECK - 0.04, nz], 0.014, 0.014),
      limb(look, [x, DECK - 0.04, z], [nx, 0.02, nz], 0.014, 0.014),
    ];
  });
}

/** A tower of four legs that lean together, with rungs and braces. */
function derrick(): Solid[] {
  const look = plain(RED);
  const at = (n: number, y: number): Vector => {
    const half = 0.11 - 0.085 * ((y - DECK) / (TOP - DECK));
    const [sx, sz] = [n === 0 || n === 3 ? -1 : 1, n < 2 ? -1 : 1];
    return [-0.12 + sx * half, y, 0.05 + sz * half];
  };
  const floors = [0, 1, 2, 3, 4, 5, 6].map((n) => DECK + 0.08 + n * ((TOP - DECK - 0.08) / 6));
  return [0, 1, 2, 3].flatMap((n) => [
    limb(look, at(n, DECK), at(n, TOP), 0.011, 0.008),
    ...floors
      .slice(0, -1)
      .flatMap((y, floor) => [
        limb(look, at(n, y), at((n + 1) % 4, y), 0.005, 0.005),
        limb(look, at(n, y), at((n + 1) % 4, floors[floor + 1] as number), 0.005, 0.005),
      ]),
  ]);
}

/** A crane on a post, its arm raised. */
const crane = (): Solid[] => [
  frustum(plain(STEEL), [-0.38, DECK + 0.06, 0.12], 0.2, 0.026, 0.022),
  box(plain(YELLOW), [-0.38, DECK + 0.29, 0.12], [0.04, 0.035, 0.04]),
  limb(plain(YELLOW), [-0.4, DECK + 0.28, 0.12], [-0.68, DECK + 0.48, 0.02], 0.012, 0.007),
  limb(plain(STEEL), [-0.68, DECK + 0.48, 0.02], [-0.68, DECK + 0.12, 0.02], 0.003, 0.003),
];

/** The boom that carries burning gas away over the sea. */
const boom = (): Solid[] => [
  limb(plain(STEEL), [0.42, DECK + 0.06, 0.2], [0.76, DECK + 0.36, 0.3], 0.011, 0.008),
  limb(plain(STEEL), [0.42, DECK, 0.2], [0.72, DECK + 0.32, 0.3], 0.006, 0.006),
  ...[0, 1, 2, 3].map((n) =>
    ball(
      plain(FLAME, { glow: () => 1 }),
      [0.78 + 0.022 * n, DECK + 0.4 + 0.035 * n, 0.3],
      0.034 - 0.006 * n,
    ),
  ),
];
