import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { asRead } from '../street/block-letters.ts';
import { chance, type Front, inside, NO_GLOW, plainFront } from '../street/front.ts';
import { frustumAt } from '../street/round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../street/solid.ts';
import { LAMP } from '../street/street-lamps.ts';
import { PLATFORM } from './halt-plan.ts';
import { trainSign } from './train-sign.ts';

const CONCRETE: Colour = [0.6, 0.58, 0.54];
const ASPHALT: Colour = [0.5, 0.48, 0.45];
const YELLOW: Colour = [0.92, 0.72, 0.14];
const BOARD: Colour = [0.72, 0.56, 0.38];
const BEAM: Colour = [0.3, 0.2, 0.13];
const CREAM: Colour = [0.9, 0.85, 0.74];
const WHITE: Colour = [0.93, 0.92, 0.88];
const INK: Colour = [0.1, 0.13, 0.2];
const BAND: Colour = [0.12, 0.36, 0.62];
const TILE: Colour = [0.55, 0.25, 0.17];
const SNOW: Colour = [0.9, 0.92, 0.97];
const DARK: Colour = [0.1, 0.1, 0.11];

/** The station's house: where it begins along the platform and how far in, its measures, the porch over its doors. World units. */
const HOUSE = { from: 15, inward: 2.9, wide: 10.4, deep: 4.4, wall: 3, pitch: 0.62 } as const;
const PORCH = { deep: 2.1, high: 2.55, pitch: 0.2 } as const;
/** Benches: how far along the platform and how far in. World units. */
const BENCHES = [
  [16.4, 2.1],
  [22.6, 2.1],
  [29, 4.6],
] as const;
/** The boards with the sign of a train: how far along, how far in. World units. */
const BOARDS = [
  [7.6, 4.5],
  [31.5, 4.6],
] as const;
/** Lamps along the platform: the first, and from one to the next. World units. */
const LAMPS = { first: 11.6, apart: 14, inward: 5.7, high: 3.9 } as const;

/** Where people wait on the platform, best first: how far along, how far in. World units. */
export const WAITING = [
  [5.6, 2],
  [7.4, 3],
  [12, 1.5],
  [18.5, 1.3],
  [14.4, 2.4],
  [25.5, 2.2],
] as const;

/** Builds a small station on its platform's plot, whose front is the edge beside the track, over ground so high; `lamps` is how much lamps shine, `snowy` whether snow lies. */
export function countryStation(plot: Plot, ground: number, lamps: number, snowy: boolean): Solid[] {
  const top = ground + PLATFORM.high;
  return [
    boxOn(
      within(plot, -PLATFORM.behind, 0, plot.wide + PLATFORM.behind, plot.deep),
      ground - 0.8,
      top,
      platform(snowy),
    ),
    ...house(plot, top, lamps),
    ...BENCHES.flatMap(([along, inward]) => bench(within(plot, along, inward, 1.9, 0.5), top)),
    ...BOARDS.flatMap(([along, inward]) => signBoard(plot, along, inward, top)),
    ...fence(plot, top),
    ...lampPosts(plot, top, lamps),
  ];
}

/** Slabs of its side, and its top: a pale edge, a yellow line to stand behind, trodden asphalt; snow is swept from along its edge. */
const platform =
  (snowy: boolean): Paint =>
  ({ role }, { along, up, pixel }) => {
    const stain =
      0.97 +
      0.05 * Math.sin(along * 0.9 + 2 * Math.sin(up * 0.7)) * Math.sin(up * 1.3 + along * 0.31);
    if (role !== 'level') {
      const joint = inside(Math.abs(((along / 1.6) % 1) - 0.5), 0.485, 1, pixel / 1.6);
      const lip = inside(up, 1.5, 9, pixel);
      return plainFront(scaleColour(CONCRETE, (0.72 + 0.28 * lip) * stain * (1 - 0.3 * joint)));
    }
    const edge = inside(up, -1, 0.42, pixel);
    const line = inside(up, 0.78, 1.06, pixel);
    const knobs = pixel < 0.04 ? 0.9 + 0.14 * Math.sin(along * 42) * Math.sin(up * 42) : 0.95;
    const crack =
      pixel < 0.05 ? 0.97 + 0.06 * chance(Math.floor(along * 7), Math.floor(up * 7), 2) : 1;
    const bare = mixColour(scaleColour(ASPHALT, crack * stain), scaleColour(CONCRETE, stain), edge);
    const shown = mixColour(bare, scaleColour(YELLOW, knobs), line);
    if (!snowy) return plainFront(shown);
    const swept = smoothstep(
      2.6,
      1.5,
      up + 0.5 * Math.sin(along * 0.8) + 0.25 * Math.sin(along * 2.3),
    );
    const left = 0.35 + 0.3 * Math.sin(along * 1.7 + up * 3) * Math.sin(along * 0.6 - up * 5);
    const snow = mixColour(
      SNOW,
      scaleColour(SNOW, 0.93),
      0.5 + 0.5 * Math.sin(along * 2.1 + 3 * Math.sin(up * 1.9)),
    );
    return { ...plainFront(mixColour(snow, shown, swept * (1 - left))), isSwept: true };
  };

/** Tiles in courses, each a little lighter or darker; under them a gable of plaster between boards. */
const tiled: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(BEAM);
  if (role !== 'roof') {
    const under = HOUSE.pitch * Math.min(along, long - along) - 0.16;
    const gable =
      inside(up, 0.2, under, pixel) * inside(Math.abs(along - long / 2), 0.09, 9, pixel);
    return plainFront(mixColour(BEAM, CREAM, gable));
  }
  const [course, column] = [Math.floor(up / 0.3), Math.floor(along / 0.26)];
  const fine = pixel < 0.12 ? 1 : 0.3;
  const lap = 1 - 0.3 * fine * inside((up / 0.3) % 1, -1, 0.22, pixel / 0.3);
  const wave = 1 + 0.14 * fine * Math.sin((along / 0.26) * 2 * Math.PI);
  return plainFront(scaleColour(TILE, lap * wave * (0.88 + 0.2 * chance(course, column, 7))));
};

/** Walls of boards under cream plaster, timbers between: a wide door and windows toward the track. */
const walls =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }): Front => {
    const foot = inside(up, -1, 1.05, pixel);
    const plank = 0.86 + 0.2 * chance(Math.floor(along / 0.19), 3, 1);
    const seam = inside(Math.abs(((along / 0.19) % 1) - 0.5), 0.44, 1, pixel / 0.19);
    const boards = scaleColour(BOARD, plank * (1 - 0.35 * seam));
    const bays = Math.max(2, Math.round(long / 2.1));
    const wide = long / bays;
    const bay = Math.floor(along / wide);
    const off = along - (bay + 0.5) * wide;
    const post = inside(Math.abs(off), wide / 2 - 0.09, 9, pixel);
    const rail = Math.max(inside(up, 1.02, 1.14, pixel), inside(up, 2.5, 2.64, pixel));
    const bare = mixColour(mixColour(CREAM, boards, foot), BEAM, Math.max(post, rail));
    if (role === 'level') return plainFront(BEAM);
    const isDoor = role === 'front' && bay === Math.floor(bays / 2);
    const half = isDoor ? wide / 2 - 0.1 : 0.66;
    const hole =
      inside(Math.abs(off), -1, half, pixel) *
      inside(up, isDoor ? 0.04 : 1.14, isDoor ? 2.3 : 2.36, pixel);
    const bar =
      hole *
      Math.max(
        inside(Math.abs(off), -1, 0.04, pixel),
        inside(Math.abs(up - (isDoor ? 1.1 : 1.75)), -1, 0.04, pixel),
        inside(Math.abs(off), half - 0.09, 9, pixel),
      );
    const pane = hole * (1 - bar);
    const glow = Math.min(1, lamps * 2.2) * pane;
    return {
      colour: mixColour(mixColour(bare, DARK, hole), BEAM, bar),
      glass: 0.55 * pane,
      glow: glow > 0 ? scaleColour(LAMP, 0.75 * glow) : NO_GLOW,
    };
  };

/** The house: waiting room and office under one roof of tiles, a porch on posts before it, a sign over the doors. */
function house(plot: Plot, top: number, lamps: number): Solid[] {
  const { from, inward, wide, deep, wall, pitch } = HOUSE;
  const body = within(plot, from, inward, wide, deep);
  const eaves = top + wall;
  const out = 0.55;
  const over = within(body, -0.7, -out, wide + 1.4, deep + 2 * out);
  const low = eaves - out * pitch;
  const ridge = low + pitch * (over.deep / 2);
  const slopes = (['front', 'back'] as const).map((side) => ({ side, pitch, from: low + 0.16 }));
  const gable = roofOn(
    body,
    eaves - 0.02,
    ridge + 0.1,
    (['front', 'back'] as const).map((side) => ({ side, pitch, from: eaves - 0.12 })),
    plainPaint(CREAM),
  );
  const cap = within(over, -0.05, over.deep / 2 - 0.17, over.wide + 0.1, 0.34);
  const porch = within(body, -0.4, -PORCH.deep, wide + 0.8, PORCH.deep);
  const posts = [0.15, 0.34, 0.66, 0.85].map((share) =>
    boxOn(
      within(porch, share * porch.wide - 0.08, 0.22, 0.16, 0.16),
      top,
      top + PORCH.high + 0.1,
      plainPaint(BEAM),
    ),
  );
  const sign = within(porch, porch.wide / 2 - 1.75, -0.16, 3.5, 0.1);
  return [
    boxOn(body, top, eaves, walls(lamps)),
    gable,
    roofOn(over, low, ridge + 0.12, slopes, tiled),
    boxOn(cap, ridge, ridge + 0.26, plainPaint(scaleColour(TILE, 0.7))),
    roofOn(
      within(porch, 0, -0.15, porch.wide, PORCH.deep + 0.15),
      top + PORCH.high,
      top + PORCH.high + 0.62,
      [{ side: 'front', pitch: PORCH.pitch, from: top + PORCH.high + 0.12 }],
      (face, place) => (face.role === 'roof' ? tiled(face, place) : plainFront(BEAM)),
    ),
    ...posts,
    boxOn(sign, top + PORCH.high - 0.12, top + PORCH.high + 0.62, signed(lamps, sign)),
    ...clock(within(porch, 0.55, -0.12, 0, 0), plot, top + PORCH.high + 0.2),
  ];
}

/** A board of colour on a plot with the sign of a train on it, which is read in every land. */
const signed =
  (lamps: number, on: Plot): Paint =>
  ({ role, long }, { along: from, up, pixel }) => {
    if (role !== 'front') return plainFront(role === 'level' ? BEAM : WHITE);
    const along = asRead(on, long, from);
    const high = 0.74;
    const edge = Math.max(
      inside(Math.abs(along - long / 2), long / 2 - 0.04, 9, pixel),
      inside(Math.abs(up - high / 2), high / 2 - 0.035, 9, pixel),
    );
    const ink = trainSign(along - long / 2, up - high / 2, pixel);
    const shown = mixColour(mixColour(BAND, WHITE, ink), INK, edge);
    return { colour: shown, glass: 0, glow: scaleColour(shown, 0.35 * Math.min(1, lamps * 2)) };
  };

/** A round clock on the porch, turned along the platform. */
function clock(at: Plot, { u, w }: Plot, height: number): Solid[] {
  const plate: Plot = { ...at, u: w, w: [u[0], u[1]], wide: 0.7, deep: 0.12 };
  const dial: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(DARK);
    const [x, y] = [along - 0.35, up - 0.35];
    const away = Math.hypot(x, y);
    const hand = Math.max(
      inside(Math.abs(x), -1, 0.025, pixel) * inside(y, 0, 0.24, pixel),
      inside(Math.abs(x + y * 0.3), -1, 0.03, pixel) * inside(x, 0, 0.18, pixel),
    );
    const tick = inside(away, 0.24, 0.29, pixel) * (Math.cos(Math.atan2(y, x) * 12) > 0.5 ? 1 : 0);
    const rim = inside(away, 0.3, 9, pixel);
    return plainFront(mixColour(WHITE, DARK, Math.max(hand, tick, rim)));
  };
  return [boxOn(plate, height, height + 0.7, dial)];
}

/** Planks on two feet, and a back. */
function bench(at: Plot, top: number): Solid[] {
  const wood: Paint = (_, { along, up }) =>
    plainFront(
      scaleColour(
        [0.34, 0.44, 0.5],
        0.9 + 0.2 * chance(Math.floor(up / 0.13), 2, Math.floor(along)),
      ),
    );
  const feet = [0.12, at.wide - 0.2].map((along) =>
    boxOn(within(at, along, 0.04, 0.08, at.deep - 0.08), top, top + 0.42, plainPaint(DARK)),
  );
  return [
    ...feet,
    boxOn(at, top + 0.42, top + 0.48, wood),
    boxOn(within(at, 0, at.deep - 0.06, at.wide, 0.06), top + 0.55, top + 0.92, wood),
  ];
}

/** A board with the sign of a train on two posts, turned toward who comes along the platform. */
function signBoard(plot: Plot, along: number, inward: number, top: number): Solid[] {
  const foot = within(plot, along, inward, 0, 0);
  // Half turned from the track toward the eye.
  const [c, s] = [Math.SQRT1_2, Math.SQRT1_2];
  const { u, w } = plot;
  const face: Plot = {
    ...foot,
    u: [u[0] * c - w[0] * s, u[1] * c - w[1] * s],
    w: [u[0] * s + w[0] * c, u[1] * s + w[1] * c],
    wide: 1.3,
    deep: 0.1,
  };
  const posts = [0.12, 1.08].map((at) =>
    boxOn(within(face, at, 0.02, 0.1, 0.1), top, top + 1.95, plainPaint([0.86, 0.86, 0.84])),
  );
  return [
    ...posts,
    boxOn(within(face, 0, -0.04, 1.3, 0.1), top + 1.15, top + 1.89, signed(0, face)),
  ];
}

/** Posts and two rails along the platform's back, open where the house is. */
function fence(plot: Plot, top: number): Solid[] {
  const paint = plainPaint(WHITE);
  const behind = plot.deep - 0.25;
  const { from, wide } = HOUSE;
  const parts = [
    [0.2, from - 0.4],
    [from + wide + 0.4, plot.wide - 0.2],
  ] as const;
  return parts.flatMap(([a, b]) => {
    const count = Math.max(1, Math.floor((b - a) / 1.7));
    return [
      ...[0.42, 0.86].map((high) =>
        boxOn(within(plot, a, behind + 0.02, b - a, 0.05), top + high, top + high + 0.11, paint),
      ),
      ...Array.from({ length: count + 1 }, (_, n) =>
        boxOn(
          within(plot, a + ((b - a) * n) / count - 0.06, behind, 0.12, 0.12),
          top,
          top + 1.1,
          paint,
        ),
      ),
    ];
  });
}

function lampPosts(plot: Plot, top: number, lamps: number): Solid[] {
  const { first, apart, inward, high } = LAMPS;
  const shine: Paint = () => ({
    colour: [0.9, 0.88, 0.8],
    glass: 0,
    glow: scaleColour(LAMP, 1.5 * Math.min(1, lamps * 2.2)),
  });
  const count = Math.floor((plot.wide - first) / apart) + 1;
  return Array.from({ length: count }, (_, n) => {
    const { x, z } = within(plot, first + n * apart, inward, 0, 0);
    return [
      frustumAt([x, top, z], high, 0.08, 0.05, plainPaint([0.2, 0.3, 0.28])),
      frustumAt([x, top + high, z], 0.3, 0.12, 0.24, shine),
      frustumAt([x, top + high + 0.3, z], 0.16, 0.34, 0.04, plainPaint([0.2, 0.3, 0.28])),
    ];
  }).flat();
}
