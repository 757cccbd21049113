import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const GOLD: Colour = [0.85, 0.67, 0.24];
const BRICK: Colour = [0.62, 0.24, 0.18];
const WHITE: Colour = [0.92, 0.9, 0.85];

/** An onion of a dome: its two colours wind up it as often as said. */
interface Onion {
  readonly colours: readonly [Colour, Colour];
  readonly stripes: number;
  readonly winds: number;
}

const ONIONS: readonly Onion[] = [
  { colours: [[0.1, 0.28, 0.62], WHITE], stripes: 9, winds: 4 },
  {
    colours: [
      [0.12, 0.46, 0.26],
      [0.9, 0.72, 0.18],
    ],
    stripes: 8,
    winds: 9,
  },
  {
    colours: [
      [0.72, 0.14, 0.12],
      [0.14, 0.42, 0.3],
    ],
    stripes: 10,
    winds: 0,
  },
  {
    colours: [
      [0.86, 0.62, 0.14],
      [0.12, 0.42, 0.32],
    ],
    stripes: 7,
    winds: -7,
  },
  { colours: [[0.7, 0.16, 0.14], WHITE], stripes: 9, winds: -5 },
];

/** A dome on its drum at a place, so wide, its drum beginning and ending so high. */
function onion(
  { colours, stripes, winds }: Onion,
  [x, z]: readonly [number, number],
  radius: number,
  low: number,
  high: number,
): Solid[] {
  const swirl: Look = {
    paint: (atX, y, atZ) => {
      const turn =
        (Math.atan2(atZ - z, atX - x) / (2 * Math.PI)) * stripes + winds * (y - high) * 2.6;
      return turn - Math.floor(turn) < 0.5 ? colours[0] : colours[1];
    },
    bump: (atX, y, atZ) => {
      const turn = Math.atan2(atZ - z, atX - x) * stripes * 2 + winds * (y - high) * 32.7;
      return 0.004 * Math.sin(turn);
    },
    gloss: 0.2,
  };
  const gold = plain(GOLD, { gloss: 0.6 });
  const drum = drumOf();
  const top = high + 1.95 * radius;
  return [
    frustum(drum, [x, low, z], high - low, 0.74 * radius, 0.72 * radius),
    frustum(worn(WHITE, 0.1), [x, high - 0.035, z], 0.02, 0.86 * radius, 0.86 * radius),
    ellipsoid(swirl, [x, high + 0.78 * radius, z], [radius, 0.92 * radius, radius]),
    limb(
      swirl,
      [x, high + 1.35 * radius, z],
      [x, top + 0.12 * radius, z],
      0.62 * radius,
      0.03 * radius,
    ),
    limb(gold, [x, top, z], [x, top + 0.09, z], 0.005, 0.004),
    limb(gold, [x - 0.018, top + 0.065, z], [x + 0.018, top + 0.065, z], 0.004, 0.004),
  ];
}

/** Red brick with white arches and bands. */
function drumOf(): Look {
  const brick = masonry(BRICK, 0.016);
  return {
    paint: (x, y, z, normal) => {
      const band = Math.abs(y / 0.1 - Math.round(y / 0.1)) < 0.1 ? 1 : 0;
      return mixColour(brick.paint(x, y, z, normal), WHITE, 0.85 * band);
    },
  };
}

/** Saint Basil's: nine towers on one foot, a tent over the middle and around it onions of all colours. */
export function onionDomes(wish: Wish): Sprite {
  const brick = drumOf();
  const gold = plain(GOLD, { gloss: 0.6 });
  const tent: Look = {
    paint: (x, y, z) => {
      const rib = Math.atan2(z, x) / (Math.PI / 4);
      const isRib = Math.abs(rib - Math.round(rib)) < 0.09;
      const row = Math.abs(y / 0.05 - Math.round(y / 0.05)) < 0.16;
      return isRib ? WHITE : scaleColour(row ? [0.2, 0.44, 0.34] : BRICK, 1.05);
    },
  };
  const arches = Array.from({ length: 9 }, (_, n) => ({
    side: '-z' as const,
    at: [-0.44 + 0.11 * n, 0.075] as const,
    half: [0.03, 0.055] as const,
    kind: 'arch' as const,
  }));
  const at = (n: number): Onion => ONIONS[n % ONIONS.length] as Onion;
  const model = [
    box(withPanes(brick, arches, WHITE), [0, 0.08, 0], [0.52, 0.08, 0.42]),
    box(worn(WHITE, 0.1), [0, 0.165, 0], [0.54, 0.012, 0.44]),
    frustum(brick, [0, 0.16, 0], 0.4, 0.17, 0.145),
    frustum(worn(WHITE, 0.08), [0, 0.55, 0], 0.025, 0.165, 0.165),
    frustum(tent, [0, 0.57, 0], 0.36, 0.145, 0.035),
    ellipsoid(gold, [0, 0.97, 0], [0.05, 0.05, 0.05]),
    limb(gold, [0, 1, 0], [0, 1.07, 0], 0.03, 0.003),
    limb(gold, [0, 1.05, 0], [0, 1.15, 0], 0.005, 0.004),
    ...onion(at(0), [-0.36, -0.2], 0.105, 0.16, 0.5),
    ...onion(at(1), [0.36, -0.2], 0.105, 0.16, 0.48),
    ...onion(at(2), [-0.36, 0.24], 0.1, 0.16, 0.52),
    ...onion(at(3), [0.36, 0.24], 0.1, 0.16, 0.54),
    ...onion(at(4), [0, -0.34], 0.082, 0.16, 0.36),
    ...onion(at(1), [-0.2, -0.36], 0.06, 0.16, 0.3),
    ...onion(at(3), [0.2, -0.36], 0.06, 0.16, 0.31),
    ...onion(at(2), [0.52, 0], 0.07, 0.16, 0.36),
    ...onion(at(4), [-0.52, 0], 0.07, 0.16, 0.36),
  ];
  return portray(underOpenSky(wish), model, 0.16, 0.05, 2.6);
}
