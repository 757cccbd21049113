import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { between, paved } from './paved-site.ts';

/** The bridge: where the middle of its portal is, how far it is turned, how wide, long and high it is. World units. */
const BRIDGE = {
  aside: -3.4,
  near: 15.5,
  turn: 0.62,
  wide: 5.6,
  long: 25,
  high: 3.7,
  pitch: 0.85,
} as const;
/** The stream under its middle: half its width, how deep its bed and its water are below the road. World units. */
const STREAM = { half: 6.4, bed: 3.4, water: 2.2 } as const;
const RED: Colour = [0.6, 0.12, 0.09];
const TRIM: Colour = [0.93, 0.91, 0.86];
const SHINGLE: Colour = [0.36, 0.33, 0.31];
const STONE: Colour = [0.56, 0.54, 0.5];
const DIRT: Colour = [0.62, 0.5, 0.36];

/** The directions across and along the bridge. */
const axes = (side: number) => {
  const [s, c] = [Math.sin(BRIDGE.turn) * side, Math.cos(BRIDGE.turn)];
  return { u: [c, -s], w: [s, c] } as const;
};

/** How far along the bridge's way from its portal a place is, and how far beside it. */
function onWay(side: number, x: number, z: number): readonly [along: number, off: number] {
  const { u, w } = axes(side);
  const [dx, dz] = [x - side * BRIDGE.aside, z - BRIDGE.near];
  return [dx * w[0] + dz * w[1], dx * u[0] + dz * u[1]];
}

/** How deep the stream has cut, 0 to 1. */
const cutAt = (side: number, x: number, z: number): number => {
  const [along, off] = onWay(side, x, z);
  const away = Math.abs(along - BRIDGE.long / 2 - 2.4 * Math.sin(off / 15));
  return smoothstep(STREAM.half + 4, STREAM.half - 1.5, away);
};

/** A covered bridge of red boards over a stream, a road of earth through it. */
export const COVERED_BRIDGE: SceneryPlan = {
  land: 'field',
  relief: 0.7,
  trees: 0.75,
  views: [
    { horizon: 0.42, lens: 0.98, eye: 0.86 },
    { horizon: 0.34, lens: 0.92, eye: 1.3 },
    { horizon: 0.5, lens: 0.92, eye: 0.7 },
    { horizon: 0.4, lens: 1.15, eye: 0.95 },
  ],
  ground:
    (wild, { side }) =>
    (x, z) => {
      const out = smoothstep(60, 150, Math.hypot(x, z - 20));
      const level = LEVEL * (1 - out) + wild(x, z) * out;
      return level - STREAM.bed * cutAt(side, x, z) * (1 - out);
    },
  soil: paved((x, z, soft, { side }) => {
    const [along, off] = onWay(side, x, z);
    if (cutAt(side, x, z) > 0.25 && Math.abs(x) < 60)
      return [scaleColour(STONE, 0.8), smoothstep(0.25, 0.6, cutAt(side, x, z))];
    if (along > -1 && along < BRIDGE.long + 1) return [DIRT, 0];
    const rut = 0.14 * Math.exp(-(((Math.abs(off) - 0.8) / 0.3) ** 2));
    return [scaleColour(DIRT, 1 - rut), between(Math.abs(off), -1, 2.1, 0.3 + soft)];
  }),
  isTended: (x, z, { side }) => {
    const [along, off] = onWay(side, x, z);
    return (
      Math.abs(off) < 4.5 ||
      cutAt(side, x, z) > 0.1 ||
      (z < 40 && along < BRIDGE.long && Math.abs(off) < 9)
    );
  },
  has: new Set(['bridge']),
  solids,
};

function solids({ setting: { side } }: Site): Solid[] {
  const { wide, long, high, pitch } = BRIDGE;
  const { u, w } = axes(side);
  const plot: Plot = {
    x: side * BRIDGE.aside - (u[0] * wide) / 2,
    z: BRIDGE.near - (u[1] * wide) / 2,
    ...{ u, w, wide, deep: long },
  };
  const box = (
    along: number,
    inward: number,
    across: number,
    deep: number,
    low: number,
    top: number,
    paint: Paint,
  ) => boxOn(within(plot, along, inward, across, deep), LEVEL + low, LEVEL + top, paint);
  const roof = within(plot, -0.7, -0.9, wide + 1.4, long + 1.8);
  return [
    water(plot),
    box(0, 0, wide, long, -0.5, 0.06, plainPaint([0.42, 0.32, 0.22])),
    box(0, 0, 0.22, long, 0, high, wall),
    box(wide - 0.22, 0, 0.22, long, 0, high, wall),
    // The portals: posts, a lintel, and the gable above them in the roof.
    ...[-0.2, long - 0.1].flatMap((at) => [
      box(-0.15, at, 1.05, 0.3, 0, high, portal),
      box(wide - 0.9, at, 1.05, 0.3, 0, high, portal),
      box(0.9, at, wide - 1.8, 0.3, high - 0.75, high, portal),
    ]),
    roofOn(
      roof,
      LEVEL + high - 0.1,
      LEVEL + high + (roof.wide / 2) * pitch + 0.1,
      [
        { side: 'start', pitch, from: LEVEL + high - 0.05 },
        { side: 'end', pitch, from: LEVEL + high - 0.05 },
      ],
      cover,
    ),
    // What it rests on.
    ...[0, long - 4].map((at) => box(-0.6, at, wide + 1.2, 4, -STREAM.bed, -0.4, stones)),
    ...[-1, 1].flatMap((edge) =>
      [0, 1, 2, 3].map((n) =>
        box(
          edge < 0 ? -0.9 - 0.35 * n : wide + 0.7 + 0.35 * n,
          -1.6 - 1.9 * n,
          0.2,
          0.2,
          0,
          1,
          plainPaint(TRIM),
        ),
      ),
    ),
  ];
}

/** The stream, that mirrors the sky. */
const water = (plot: Plot): Solid =>
  boxOn(
    within(plot, -70, BRIDGE.long / 2 - STREAM.half - 5, 140, 2 * STREAM.half + 10),
    LEVEL - STREAM.bed - 1,
    LEVEL - STREAM.water,
    ({ role }, { along, up }) => {
      const ripple = Math.sin(up * 2.1 + 0.8 * Math.sin(along * 0.6)) * Math.sin(along * 0.9 + up);
      return {
        colour: scaleColour([0.14, 0.22, 0.2], 1 + 0.25 * ripple),
        glass: role === 'level' ? 0.85 : 0,
        glow: [0, 0, 0],
        isSwept: true,
      };
    },
  );

/** Boards of red, upright, with openings under the eaves. */
const wall: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(SHINGLE);
  const u = along / 3.1 - Math.floor(along / 3.1);
  const gap = long > 3 ? inside(u * 3.1, 0.7, 2.4, pixel) * inside(up, 2.15, 3.05, pixel) : 0;
  const frame = long > 3 ? inside(u * 3.1, 0.55, 2.55, pixel) * inside(up, 2, 3.2, pixel) : 0;
  return plainFront(
    mixColour(mixColour(boards(along, pixel), TRIM, frame), [0.07, 0.05, 0.05], gap),
  );
};

function boards(along: number, pixel: number): Colour {
  const board = Math.floor(along / 0.26);
  const seam = inside(Math.abs(along / 0.26 - Math.round(along / 0.26)) * 0.26, -1, 0.018, pixel);
  const tone = 0.92 + 0.16 * (Math.abs(Math.sin(board * 12.9) * 43_758) % 1);
  return scaleColour(RED, tone * (1 - 0.45 * seam * Math.max(0, 1 - pixel * 6)));
}

const portal: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(TRIM);
  const isPost = long < 2;
  const edge = isPost
    ? 1 - inside(along, 0.14, long - 0.14, pixel)
    : 1 - inside(up, 0.16, 99, pixel);
  return plainFront(mixColour(boards(along, pixel), TRIM, Math.min(1, edge)));
};

/** Shingles above, boards with a white edge in the gables. */
const cover: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role === 'roof') {
    const row = inside(Math.abs(up / 0.45 - Math.round(up / 0.45)) * 0.45, -1, 0.04, pixel);
    const tone = 0.9 + 0.12 * Math.sin(Math.floor(along / 0.5) * 5.1 + Math.floor(up / 0.45) * 3.7);
    return plainFront(scaleColour(SHINGLE, tone * (1 - 0.3 * row)));
  }
  if (role === 'level') return plainFront([0.3, 0.2, 0.15]);
  const top = (long / 2 - Math.abs(along - long / 2)) * BRIDGE.pitch - up;
  return plainFront(mixColour(boards(along, pixel), TRIM, inside(top, -1, 0.26, pixel)));
};

const stones: Paint = (_, { along, up, pixel }) => {
  const row = Math.floor(up / 0.5);
  const u = along / 0.9 + 0.5 * (row & 1);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * 0.9, -1, 0.03, pixel),
    inside(Math.abs(up / 0.5 - Math.round(up / 0.5)) * 0.5, -1, 0.03, pixel),
  );
  return plainFront(
    scaleColour(
      STONE,
      (0.9 + 0.16 * Math.sin(Math.floor(u) * 7.7 + row * 3.1)) * (1 - 0.4 * joint),
    ),
  );
};
