import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Front, inside, plainFront } from '../front.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Side,
  type Solid,
  within,
} from '../solid.ts';
import { tileAt } from './house-front.ts';
import { throughWindow } from './windows.ts';

const ALL: readonly Side[] = ['front', 'back', 'start', 'end'];
const STONE: Colour = [0.78, 0.7, 0.58];
const PALE: Colour = [0.9, 0.86, 0.78];
const COPPER: Colour = [0.34, 0.56, 0.48];
const SLATE: Colour = [0.32, 0.33, 0.38];
const GOLD: Colour = [0.86, 0.68, 0.28];
const DOOR: Colour = [0.26, 0.17, 0.1];
const CLOCK: Colour = [0.94, 0.92, 0.84];

/** Builds a church that looks with its front toward the eye: a tower so high with clock and spire, the nave behind it. */
export function buildChurch(
  random: Random,
  plot: Plot,
  high: number,
  lamps: number,
  base: number,
): Solid[] {
  const wall = random.unit() < 0.5 ? STONE : PALE;
  const roof = random.unit() < 0.5 ? COPPER : SLATE;
  const number = random.below(4096);
  const side = Math.min(plot.wide * 0.42, 9);
  const shaft = high * 0.56;
  const stone = churchWall(wall, lamps, base);
  const tiled: Paint = (face, { along, up, pixel }) =>
    plainFront(face.role === 'roof' ? tileAt({ roof, number }, along, up, pixel) : PALE);
  const trim = plainPaint(scaleColour(PALE, 0.96));
  const foot = within(plot, (plot.wide - side) / 2, -side * 0.4, side, side);
  const belfry = within(foot, side * 0.08, side * 0.08, side * 0.84, side * 0.84);
  const top = base + shaft * 1.28;
  const nave = base + shaft * 0.5;
  const half = side * 0.46;
  const cap = within(foot, side / 2 - half, side / 2 - half, 2 * half, 2 * half);
  const spire = high * 0.44 * (0.7 + 0.4 * random.unit());
  const point = top + spire;
  const rod = within(foot, side / 2 - 0.12, side / 2 - 0.12, 0.24, 0.24);
  const arms = within(foot, side / 2 - 0.7, side / 2 - 0.1, 1.4, 0.2);
  return [
    boxOn(plot, base, nave, stone),
    roofOn(
      grown(plot, 0.4),
      nave,
      nave + plot.wide * 0.46,
      (['start', 'end'] as const).map((one) => ({ side: one, pitch: 0.9, from: nave })),
      (face, place) => (face.role === 'roof' ? tiled(face, place) : stone(face, place)),
    ),
    boxOn(foot, base, base + shaft, towerWall(wall, lamps, base, base + shaft)),
    boxOn(grown(foot, 0.35), base + shaft, base + shaft + 0.6, trim),
    boxOn(belfry, base + shaft + 0.6, top, belfryWall(wall, lamps)),
    boxOn(grown(belfry, 0.4), top - 0.5, top, trim),
    roofOn(
      cap,
      top,
      point,
      ALL.map((one) => ({ side: one, pitch: spire / half, from: top })),
      tiled,
    ),
    boxOn(rod, point - 1, point + 2.2, plainPaint(GOLD)),
    boxOn(arms, point + 1.2, point + 1.45, plainPaint(GOLD)),
  ];
}

/** Ashlar of large stones, hardly to be seen. */
function ashlar(wall: Colour, along: number, up: number, pixel: number): Front {
  const row = Math.floor(up / 0.8);
  const across = along / 1.5 + 0.5 * (row & 1);
  const joint =
    inside(up / 0.8 - row, 0.04, 0.96, pixel / 0.8) *
    inside(across - Math.floor(across), 0.03, 0.97, pixel / 1.5);
  const tone = 0.94 + 0.06 * joint + 0.03 * Math.sin(row * 7 + Math.floor(across) * 3);
  return plainFront(scaleColour(wall, tone));
}

/** A high arched window. */
const arched = (half: number, low: number, high: number, lamps: number) => ({
  ...{
    half,
    low,
    high,
    arch: half,
    trim: PALE,
    surround: 0.25,
    shutters: null,
    blind: 0,
    flowers: null,
  },
  panes: [2, 4] as const,
  lamp: lamps > 0 ? ([0.9 * lamps + 0.3, 0.62 * lamps + 0.2, 0.3 * lamps + 0.1] as const) : null,
});

/** The nave's walls: a row of high arched windows. */
function churchWall(wall: Colour, lamps: number, base: number): Paint {
  return (face, { along, up, pixel }) => {
    const bare = ashlar(wall, along, up, pixel);
    if (face.role === 'level' || face.origin[1] > base + 0.1) return bare;
    const bays = Math.max(1, Math.round(face.long / 4.5));
    const wide = face.long / bays;
    const off = (along / wide - Math.floor(along / wide) - 0.5) * wide;
    return throughWindow(bare, arched(0.85, 2.2, 6.2, lamps), off, up, pixel);
  };
}

/** The tower's walls: a portal, a window above it, a clock. */
function towerWall(wall: Colour, lamps: number, base: number, top: number): Paint {
  return (face, { along, up, pixel }) => {
    const bare = ashlar(wall, along, up, pixel);
    if (face.role === 'level') return bare;
    const off = along - face.long / 2;
    const clock = top - base - 2.4;
    const away = Math.hypot(off, up - clock);
    if (away < 1.7) return clockAt(bare, off, up - clock, away, pixel, lamps);
    if (up < 5.4 && face.role === 'front') {
      const portal = throughWindow(
        bare,
        { ...arched(1.35, 0.02, 2.7, 0), surround: 0.5 },
        off,
        up,
        pixel,
      );
      const leaf = inside(off, -1.3, 1.3, pixel) * inside(up, 0, 2.7, pixel);
      return {
        ...portal,
        colour: mixColour(portal.colour, DOOR, leaf),
        glass: portal.glass * (1 - leaf),
      };
    }
    return throughWindow(bare, arched(0.6, 6.6, 9.2, lamps), off, up, pixel);
  };
}

function clockAt(
  wall: Front,
  x: number,
  y: number,
  away: number,
  pixel: number,
  lamps: number,
): Front {
  const face = inside(away, -1, 1.35, pixel);
  const rim = inside(away, 1.3, 1.6, pixel);
  const turn = (Math.atan2(x, y) / Math.PI) * 6;
  const marks =
    inside(away, 0.98, 1.22, pixel) * (Math.abs(turn - Math.round(turn)) < 0.12 ? 1 : 0);
  const hands = Math.max(
    inside(x, -0.07, 0.07, pixel) * inside(y, -0.1, 1, pixel),
    inside(x * 0.8 + y * 0.6, -0.08, 0.08, pixel) * inside(x * 0.6 - y * 0.8, -0.1, 0.7, pixel),
  );
  const dial = mixColour(CLOCK, [0.1, 0.1, 0.12], Math.max(marks, hands));
  const colour = mixColour(mixColour(wall.colour, GOLD, rim), dial, face);
  const shine = face * Math.min(1, lamps * 1.6);
  return {
    colour,
    glass: 0,
    glow: scaleColour(mixColour([0.8, 0.72, 0.5], [0.1, 0.1, 0.1], hands), shine),
  };
}

/** The belfry: an opening on each side in which the bells hang, behind slats. */
function belfryWall(wall: Colour, lamps: number): Paint {
  return (face, { along, up, pixel }) => {
    const bare = ashlar(wall, along, up, pixel);
    if (face.role === 'level') return bare;
    const off = along - face.long / 2;
    const half = face.long * 0.2;
    const open = throughWindow(
      bare,
      { ...arched(half, 0.9, 3.4, lamps * 0.5), panes: [1, 8] },
      off,
      up,
      pixel,
    );
    return { ...open, glass: 0 };
  };
}
