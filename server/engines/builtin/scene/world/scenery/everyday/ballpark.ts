import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid } from '../../street/solid.ts';
import { band, between, block, paved, post, rail, WHITE } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** Where home plate is; how far it is to the next base and to the pitcher, to the edge of the dirt, and to the fence. World units. */
export const PARK = { home: 6.8, base: 21, mound: 15, dirt: 24, fence: 66 } as const;
const TURF: Colour = [0.22, 0.47, 0.15];
const DIRT: Colour = [0.62, 0.4, 0.24];
const WALL: Colour = [0.07, 0.26, 0.17];

/** A baseball field from behind home plate: the diamond with its bases, the pitcher's mound, a fence, stands and a scoreboard. */
export const BALLPARK: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.4,
  views: [
    { horizon: 0.4, lens: 0.94, eye: 0.58 },
    { horizon: 0.3, lens: 0.84, eye: 1.1 },
    { horizon: 0.48, lens: 0.84, eye: 0.5 },
    { horizon: 0.4, lens: 1.08, eye: 0.64 },
  ],
  ground: levelled(120, 130),
  soil: paved((x, z, soft, { noise }) => [
    fieldAt(x, z - PARK.home, soft, noise.at(x * 3, z * 3)),
    1,
  ]),
  lampAt: () => (_x, _y, z) => 0.36 * between(z, -10, 80, 20),
  isTended: (x, z) => Math.abs(x) < 90 && z < 110,
  has: new Set(['person']),
  solids,
};

/** What the field is of, so far to the right of home plate and beyond it. */
function fieldAt(x: number, z: number, soft: number, grain: number): Colour {
  const { base, mound, dirt, fence } = PARK;
  const off = Math.hypot(x, z);
  const half = base / Math.SQRT2;
  // How far along both lines from home plate to the first and the third base.
  const [first, third] = [(x + z) / Math.SQRT2, (z - x) / Math.SQRT2];
  const mown = Math.floor((first + 400) / 4.4) + Math.floor((third + 400) / 4.4);
  const grass = scaleColour(TURF, (mown % 2 === 0 ? 1.14 : 0.9) * (1 + 0.06 * grain));
  const earth = scaleColour(DIRT, 1 + 0.07 * grain);
  const soil = (share: number, under: Colour) => mixColour(under, earth, share);
  const isFair = smoothstep(-1.6 - soft, -1.6 + soft, Math.min(first, third));
  const infield = isFair * smoothstep(dirt + soft, dirt - soft, Math.hypot(x, z - mound));
  const lawn =
    between(first, 2.2, base - 2.2, soft + 0.1) * between(third, 2.2, base - 2.2, soft + 0.1);
  const circle = smoothstep(4 + soft, 4 - soft, off);
  const hill = smoothstep(2.6 + soft, 2.6 - soft, Math.hypot(x, z - mound));
  const corner = [
    [half, half],
    [-half, half],
    [0, 2 * half],
  ].reduce(
    (most, [bx, bz]) =>
      Math.max(
        most,
        smoothstep(3 + soft, 3 - soft, Math.hypot(x - (bx as number), z - (bz as number))),
      ),
    0,
  );
  const track = smoothstep(fence - 5 - soft, fence - 5 + soft, off);
  const inner = soil(Math.max(hill, corner), mixColour(earth, grass, lawn));
  const ground = soil(Math.max(circle, track), mixColour(grass, inner, infield));
  const foul =
    z > 0.9 && off < fence
      ? Math.max(
          third > -1 && Math.abs(third) < 1 ? band(third, 0.09, soft) : 0,
          Math.abs(first) < 1 ? band(first, 0.09, soft) : 0,
        )
      : 0;
  const box = [-1, 1].reduce((most, at) => {
    const [u, v] = [Math.abs(x - at * 1.15), Math.abs(z)];
    const edge = Math.max(
      band(u - 0.6, 0.05, soft) * (v < 0.9 ? 1 : 0),
      band(v - 0.9, 0.05, soft) * (u < 0.6 ? 1 : 0),
    );
    return Math.max(most, edge);
  }, 0);
  const plate = Math.abs(x) < 0.3 && z > -0.35 && z < 0.25 && Math.abs(x) < z + 0.65 ? 1 : 0;
  return mixColour(ground, WHITE, 0.92 * Math.max(foul, box, plate));
}

function solids({ lamps }: Site): Solid[] {
  const { home, base, mound, fence } = PARK;
  const half = base / Math.SQRT2;
  const bag = (x: number, z: number) =>
    block([x - 0.32, 0, z - 0.32], [x + 0.32, 0.16, z + 0.32], plainPaint(WHITE));
  return [
    bag(half, home + half),
    bag(-half, home + half),
    bag(0, home + 2 * half),
    block([-0.4, 0, home + mound - 0.1], [0.4, 0.12, home + mound + 0.1], plainPaint(WHITE)),
    ...outfield(lamps),
    ...stands(lamps),
    ...[-1, 1].flatMap((at) => [
      post(at * fence * 0.72, home + fence * 0.72, 13, 0.16, plainPaint([0.95, 0.8, 0.1])),
      ...floodlight(at * 58, home + 40, lamps),
    ]),
    ...floodlight(-30, home + fence + 14, lamps),
    ...floodlight(30, home + fence + 14, lamps),
    ...scoreboard(home + fence + 6, lamps),
  ];
}

/** A plot whose front leads from one place to another, its depth to the left of that way. World units. */
function plotAlong(
  [fromX, fromZ]: readonly [number, number],
  [toX, toZ]: readonly [number, number],
  deep: number,
): Plot {
  const wide = Math.hypot(toX - fromX, toZ - fromZ);
  const u = [(toX - fromX) / wide, (toZ - fromZ) / wide] as const;
  return { x: fromX, z: fromZ, u, w: [-u[1], u[0]], wide, deep };
}

/** Points along the fence, from the left line to the right one. */
const alongFence = (pieces: number, radius: number) =>
  Array.from({ length: pieces + 1 }, (_, n): readonly [number, number] => {
    const turn = (0.25 + (0.5 * n) / pieces) * Math.PI;
    return [-Math.cos(turn) * radius, PARK.home + Math.sin(turn) * radius];
  });

/** The padded fence with its yellow edge, and rows of seats behind it. */
function outfield(lamps: number): Solid[] {
  const padded: Paint = ({ role }, { up, pixel }) =>
    plainFront(mixColour(WALL, [0.95, 0.8, 0.1], role === 'level' ? 1 : inside(up, 2.6, 3, pixel)));
  const pieces = (
    radius: number,
    high: number,
    deep: number,
    paint: Paint,
    count = 12,
  ): Solid[] => {
    const corners = alongFence(count, radius);
    return corners
      .slice(1)
      .map((to, n) => boxOn(plotAlong(corners[n] ?? to, to, deep), LEVEL, LEVEL + high, paint));
  };
  return [
    ...pieces(PARK.fence, 2.8, 0.4, padded),
    ...[0, 1, 2, 3].flatMap((row) =>
      pieces(PARK.fence + 3 + row * 2.4, 3 + row * 1.5, 2.4, crowd(row, lamps), 9),
    ),
  ];
}

/** Rows of seats along both lines, rising outward. */
function stands(lamps: number): Solid[] {
  return [-1, 1].flatMap((at) =>
    [0, 1, 2, 3, 4].map((row) => {
      const away = 17 + row * 2.2;
      const from = [at * away, PARK.home - 2] as const;
      const to = [at * (away + 36), PARK.home + 36] as const;
      const plot = at < 0 ? plotAlong(from, to, 2.2) : plotAlong(to, from, 2.2);
      return boxOn(plot, LEVEL, LEVEL + 1.6 + row * 1.15, crowd(row + 5, lamps));
    }),
  );
}

const COATS: readonly Colour[] = [
  [0.8, 0.16, 0.14],
  [0.94, 0.93, 0.9],
  [0.14, 0.3, 0.62],
  [0.9, 0.7, 0.2],
  [0.3, 0.32, 0.36],
  [0.3, 0.5, 0.34],
];
const SKIN: Colour = [0.78, 0.56, 0.42];

/** Those who sit in a row, as spots of colour. */
const crowd =
  (row: number, lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.4, 0.42, 0.46]);
    const place = along / 0.62;
    const seat = Math.floor(place);
    const u = (place - seat - 0.5) * 0.62;
    const tall = 1.15;
    const isUsed = chance(seat, row, 3) < 0.82;
    const v = up - Math.floor(up / tall) * tall;
    const body = inside(Math.abs(u), -1, 0.24, pixel) * inside(v, 0.1, 0.72, pixel);
    const head = inside(Math.hypot(u, v - 0.88), -1, 0.13, pixel);
    const coat = COATS[
      Math.floor(chance(seat, row + Math.floor(up / tall), 9) * COATS.length)
    ] as Colour;
    const seatColour: Colour = [0.16, 0.26, 0.42];
    const colour = isUsed ? mixColour(mixColour(seatColour, coat, body), SKIN, head) : seatColour;
    return { colour, glass: 0, glow: scaleColour(colour, Math.min(0.3, lamps * 0.6)) };
  };

/** Lamps in rows on a high mast. */
function floodlight(x: number, z: number, lamps: number): Solid[] {
  const light: Paint = ({ role }, { along, up, pixel }) => {
    const [u, v] = [along / 0.8 - Math.floor(along / 0.8), up / 0.8 - Math.floor(up / 0.8)];
    const lamp = role === 'front' ? inside(Math.hypot(u - 0.5, v - 0.5), -1, 0.36, pixel) : 0;
    return {
      colour: mixColour([0.3, 0.31, 0.33], WHITE, lamp),
      glass: 0,
      glow: scaleColour([1.6, 1.6, 1.5], lamp * Math.min(1, lamps * 4)),
    };
  };
  return [
    post(x, z, 20, 0.3, plainPaint([0.6, 0.61, 0.63])),
    block([x - 2.4, 19, z - 0.3], [x + 2.4, 22.2, z], light),
  ];
}

/** The scoreboard behind the seats, with its innings in rows. */
function scoreboard(z: number, lamps: number): Solid[] {
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(WALL);
    const [u, v] = [along - 1, up - 0.9];
    const column = Math.floor(u / 1.3);
    const row = Math.floor(v / 1.5);
    const isCell = u > 0 && u < long - 2 && v > 0 && row < 2;
    const cell = isCell
      ? inside(u - column * 1.3, 0.15, 1.15, pixel) * inside(v - row * 1.5, 0.15, 1.35, pixel)
      : 0;
    const digit = 'OOI6'[Math.floor(chance(column, row, 4) * 4)] ?? 'O';
    const ink =
      cell *
      inkAt(digit, (u - column * 1.3 - 0.4) / 0.5, (v - row * 1.5 - 0.35) / 0.8, pixel / 0.8);
    const word = inkAt('HOME  GUEST', (along - 2) / (long - 4), (up - 4.3) / 1, pixel);
    const colour = mixColour(
      mixColour(WALL, [0.03, 0.06, 0.05], cell),
      [1, 0.86, 0.4],
      Math.max(ink, word),
    );
    return {
      colour,
      glass: 0,
      glow: scaleColour([1, 0.8, 0.36], Math.max(ink, word) * (0.25 + Math.min(0.8, lamps * 2))),
    };
  };
  return [
    block([-8, 6, z], [8, 12, z + 0.8], face),
    ...[-6, 6].map((x) => post(x, z + 0.4, 6, 0.3, plainPaint([0.4, 0.42, 0.45]))),
    ...[-8, 8].map((x) => rail([x, 12, z + 0.4], [x, 15, z + 0.4], 0.05, plainPaint(WHITE))),
  ];
}
