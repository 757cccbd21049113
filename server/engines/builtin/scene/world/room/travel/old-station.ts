import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { trunks } from '../furnishings/antiques.ts';
import { clockFace } from '../furnishings/old-clock.ts';
import { poster } from '../furnishings/poster.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { brick, chance, tiles, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, pad, roll, type Solid } from '../solids/solid.ts';
import { OLD_STATION, OLD_TRAIN } from './old-station-plan.ts';
import { PLATFORM_EDGES } from './platform.ts';
import { steamEngine } from './steam-engine.ts';

const { half, high, spring, shift } = OLD_STATION;
const EDGE = PLATFORM_EDGES.oldstation;
/** The circle of the roof: it meets the walls where it springs, and is as high as the hall at its crown. */
const CENTRE = (high ** 2 - half ** 2 - spring ** 2) / (2 * (high - spring));
const RADIUS = high - CENTRE;
/** From one rib of the roof to the next, and how thick its bars are; metres. */
const BAY = 6;
const BAR = 0.05;

const GREEN: Colour = [0.13, 0.24, 0.2];
const CAST: Colour = [0.3, 0.13, 0.1];
const STONE: Colour = [0.72, 0.66, 0.54];
const OAK: Colour = [0.42, 0.26, 0.14];
const SKY: Colour = [1.12, 1.16, 1.14];

/** Glass between bars of iron, soot along it, boards where the roof begins. */
const roofOf =
  (noise: Noise, middle: number): Material =>
  (x, y, z) => {
    const turn = Math.atan2(x - middle, y - CENTRE) * RADIUS;
    const share = Math.abs(turn) / RADIUS;
    const rib = Math.abs((((z % BAY) + BAY) % BAY) - BAY / 2);
    if (rib > BAY / 2 - 0.16) return GREEN;
    if (share > 0.78) return scaleColour([0.45, 0.36, 0.27], (turn / 0.3) % 1 < 0.1 ? 0.7 : 1);
    const [u, v] = [Math.abs((turn / 1.15) % 1), Math.abs((z / 1.5) % 1)];
    if (u < BAR || v < BAR) return scaleColour(GREEN, 1.2);
    const soot = 0.5 + 0.5 * noise.fbm(x * 0.3, z * 0.16, 3);
    return mixColour(SKY, [0.72, 0.7, 0.64], 0.55 * soot);
  };

/** Brick with bays of arches and a cornice of stone; the end of the hall is a great fan of glass over the way out. */
export const oldStationSurfaces = (noise: Noise, middle: number) => {
  const bricks = brick([0.6, 0.38, 0.26], noise);
  const walls: Material = (x, y, z, axis) => {
    if (axis === 2) return fan(x - middle, y);
    if (y < 0.5 || (y > spring - 0.35 && y < spring)) return STONE;
    const u = (((z % BAY) + BAY) % BAY) - BAY / 2;
    if (Math.abs(u) > BAY / 2 - 0.3) return scaleColour(STONE, 0.92);
    const round = Math.hypot(u, Math.max(0, y - 2.6));
    if (round < 1.15) return round > 1.02 ? OAK : arch(u, y);
    return round < 1.4 ? STONE : bricks(x, y, z, axis);
  };
  return {
    walls,
    floor: tiles([0.56, 0.53, 0.48], [0.5, 0.475, 0.43], 1.1),
    ceiling: flat(SKY),
  };
};

/** A door of two wings with panes, a fan above. */
function arch(u: number, y: number): Colour {
  if (Math.abs(u) < 0.04 || Math.abs(y - 2.6) < 0.06) return OAK;
  if (y < 1) return scaleColour(OAK, 0.8);
  return Math.abs((u / 0.5) % 1) < 0.1 || (y / 0.55) % 1 < 0.08 ? OAK : [0.98, 0.84, 0.54];
}

/** Light from outside, between bars that radiate; haze where the track leads out. */
function fan(u: number, y: number): Colour {
  const away = Math.hypot(u, y - spring);
  const turn = Math.abs(((Math.atan2(y - spring, u) / Math.PI) * 14) % 1);
  if (Math.abs(y - spring) < 0.2) return GREEN;
  if (y < spring) return Math.abs(u / 2.8 - Math.round(u / 2.8)) < 0.05 ? GREEN : [1.02, 1, 0.94];
  return turn < 0.1 || away % 1.7 < 0.14 ? GREEN : SKY;
}

/** A station of the age of steam: a locomotive with its coaches under a roof of iron and glass, columns, a clock, benches, trunks, people in long coats. */
export function oldStation(furnishing: Furnishing): Furnished {
  const { shell, side, noise, random } = furnishing;
  const { left, right, back } = shell;
  const at = (out: number) => side * out;
  const middle = side * shift;
  const wall = side > 0 ? left : right;
  const track = (out: number): Solid[] => [
    slab([at(out - 1.5), at(out + 1.5)], [0, 0.012], [0.3, back], ballast),
    ...[-0.75, 0.75].map((dx) =>
      slab(
        [at(out + dx - 0.04), at(out + dx + 0.04)],
        [0.012, 0.07],
        [0.3, back],
        flat([0.55, 0.53, 0.5]),
      ),
    ),
  ];
  const columns = [6.6, 12.6, 18.6, 24.6, 30.6, 36.6];
  return {
    lamps: columns.slice(0, 4).map((z) => [at(-1.9), 3.5, z] as const),
    solids: [
      hollow(
        2,
        [middle - RADIUS, CENTRE - RADIUS, 0],
        [middle + RADIUS, CENTRE + RADIUS, back],
        roofOf(noise, middle),
      ),
      ...[9, 21, 33].map((z) => truss(middle, z)),
      ...track(OLD_TRAIN.middle),
      ...track(7.2),
      slab([at(EDGE), at(EDGE + 0.3)], [0, 0.016], [0.3, back], flat([0.88, 0.86, 0.78])),
      ...steamEngine(at(OLD_TRAIN.middle), OLD_TRAIN.front),
      ...columns.flatMap((z) => column(at(-2.4), z, side)),
      ...columns.slice(1).flatMap((z) => column(at(5.4), z, side)),
      ...clock(at(-2.4), 10.2, side),
      ...[4.4, 10.4, 16.4].flatMap((z) => bench(wall + side * 0.5, side, z)),
      ...trunks([at(-3), 0, 7.4], side, noise),
      ...luggage(at(-1.75), 4.3, noise),
      ...[9, 21].map((z, n) =>
        poster(wall + side * 0.02, wall + side * 0.07, z - 0.6, [0.9, 2.3], random.below(4096) + n),
      ),
      ...waiting(at),
    ],
  };
}

const ballast: Material = (x, _y, z) => {
  const isSleeper = (z / 0.7) % 1 < 0.34;
  const speck = chance(Math.floor(x * 18), Math.floor(z * 18));
  return isSleeper ? [0.17, 0.13, 0.1] : scaleColour([0.3, 0.28, 0.26], 0.75 + 0.4 * speck);
};

/** A rib of iron under the glass: two arcs with a lattice between. */
function truss(middle: number, z: number): Solid {
  const cut = (u: number, v: number) => {
    const away = RADIUS - Math.hypot(u - middle, v - CENTRE);
    const along = Math.atan2(u - middle, v - CENTRE) * RADIUS;
    if (away < 0.1 || away > 0.72) return away > 0 && away < 0.84;
    const slant = Math.abs((((along + away) / 0.7) % 1) + 0);
    const other = Math.abs(((along - away) / 0.7) % 1);
    return slant < 0.12 || other < 0.12;
  };
  return plate(
    2,
    [middle - half, spring - 0.1, z],
    [middle + half, high, z + 0.14],
    cut,
    flat(GREEN),
  );
}

/** A column of cast iron: a foot, rings, a capital, brackets, a lamp of gas on an arm. */
function column(x: number, z: number, side: number): Solid[] {
  const cast = flat(CAST);
  return [
    drum([x, z], [0, 0.7], [0.26, 0.22], cast),
    drum([x, z], [0.7, spring - 0.4], [0.14, 0.11], flat(GREEN)),
    ...[0.7, 1.5, 3.9].map((y) => drum([x, z], [y, y + 0.1], [0.2, 0.2], cast)),
    drum([x, z], [spring - 0.4, spring], [0.13, 0.36], cast),
    box([x - 0.09, spring, z - BAY / 2], [x + 0.09, spring + 0.24, z + BAY / 2], flat(GREEN)),
    roll(
      0,
      [z, 3.6],
      [Math.min(x, x + side * 0.5), Math.max(x, x + side * 0.5)],
      [0.03, 0.03],
      cast,
    ),
    ball(
      [x + side * 0.5 - 0.15, 3.3, z - 0.15],
      [x + side * 0.5 + 0.15, 3.62, z + 0.15],
      flat([1.2, 1.05, 0.75]),
      1,
    ),
    drum([x + side * 0.5, z], [3.6, 3.72], [0.17, 0.04], cast),
  ];
}

/** A large clock that hangs over the platform. */
const clock = (x: number, z: number, side: number): Solid[] => {
  const middle = x + side * 1.2;
  return [
    box([Math.min(x, middle), 4.42, z], [Math.max(x, middle), 4.52, z + 0.08], flat(CAST)),
    roll(2, [middle, 3.72], [z - 0.06, z + 0.26], [0.72, 0.72], flat(CAST)),
    {
      ...roll(
        2,
        [middle, 3.72],
        [z - 0.1, z],
        [0.62, 0.62],
        clockFace([middle, 3.72], 0.62, 10.15),
      ),
      glow: 0.4,
    },
    box([middle - 0.04, 4.4, z + 0.04], [middle + 0.04, 4.5, z + 0.14], flat(CAST)),
  ];
};

/** A bench of slats on feet of iron, its back to the wall. */
const bench = (x: number, side: number, z: number): Solid[] => [
  ...[0, 0.16, 0.32].map((dx) =>
    slab([x + side * dx, x + side * (dx + 0.13)], [0.42, 0.46], [z, z + 2.2], flat(OAK)),
  ),
  ...[0.58, 0.76, 0.94].map((y) =>
    slab([x - side * 0.05, x], [y, y + 0.13], [z, z + 2.2], flat(OAK)),
  ),
  ...[0.1, 2].map((dz) =>
    slab([x - side * 0.04, x + side * 0.44], [0, 0.42], [z + dz, z + dz + 0.08], flat(CAST)),
  ),
];

/** Cases of leather that stand on the platform, one on the other, and a hat box on them. */
function luggage(x: number, z: number, noise: Noise): Solid[] {
  const leather = (colour: Colour) => wood(colour, noise);
  return [
    pad([x - 0.48, 0, z], [x + 0.42, 0.42, z + 0.5], leather([0.36, 0.21, 0.12]), 0.04),
    pad([x - 0.38, 0.42, z + 0.04], [x + 0.34, 0.72, z + 0.46], leather([0.5, 0.33, 0.18]), 0.04),
    drum([x - 0.06, z + 0.25], [0.72, 0.98], [0.19, 0.19], flat([0.3, 0.36, 0.34])),
    ...[-0.26, 0.2].flatMap((dx) => [
      box([x + dx, 0, z - 0.012], [x + dx + 0.05, 0.43, z + 0.51], flat([0.16, 0.1, 0.07])),
      box([x + dx, 0.42, z + 0.03], [x + dx + 0.05, 0.73, z + 0.47], flat([0.2, 0.13, 0.09])),
    ]),
    box([x - 0.12, 0.44, z + 0.02], [x + 0.08, 0.5, z + 0.04], flat([0.8, 0.62, 0.26])),
  ];
}

/** Who stands along the platform farther off, in long coats, caps and hats close to the head: out, ahead, which way they face, the coat, a woman or a man. */
const WAITING: readonly (readonly [number, number, number, Colour, boolean])[] = [
  [-0.6, 14.5, -0.5, [0.24, 0.2, 0.17], false],
  [-1.2, 14.9, -0.3, [0.42, 0.16, 0.2], true],
  [-3.9, 12.2, 0.2, [0.2, 0.23, 0.28], false],
  [-0.4, 20.5, -0.4, [0.36, 0.31, 0.22], false],
  [-1.1, 21.2, 0.1, [0.2, 0.3, 0.34], true],
  [-3.3, 19.4, -0.2, [0.5, 0.42, 0.3], true],
  [-0.5, 27, -0.3, [0.16, 0.16, 0.18], false],
];

const waiting = (at: (out: number) => number): Solid[] =>
  WAITING.flatMap(([out, z, turn, coat, isWoman], n) => {
    const x = at(out);
    const facing = at(1) > 0 ? turn : Math.PI - turn;
    return posed(
      { at: [x, z], turn: facing, tall: isWoman ? 0.94 : 1 },
      attireOf(n, {
        top: coat,
        legs: isWoman ? [0.5, 0.4, 0.33] : [0.13, 0.13, 0.15],
        gown: 'coat',
        hat: ['cap', scaleColour(coat, 0.7)],
        hairForm: isWoman ? 'bun' : 'short',
      }),
    );
  });
