import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Look } from './solid.ts';
import type { Vector } from './vector.ts';

/** Grain that every surface shares; it is no part of what a seed decides. */
const noise = createNoise(20_261);

/** One colour, with what else is given. */
export const plain = (colour: Colour, rest: Partial<Look> = {}): Look => ({
  paint: () => colour,
  ...rest,
});

/** A number of 0 to 1 for each pair of whole numbers. */
function dice(a: number, b: number): number {
  const mixed = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1);
  return ((Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff) / 65_536;
}

/** Where a point is on the side of a thing that it belongs to: across and up. */
function onSide(x: number, y: number, z: number, normal: Vector): [number, number] {
  const nx = Math.abs(normal[0]);
  const nz = Math.abs(normal[2]);
  if (Math.abs(normal[1]) > Math.max(nx, nz) * 1.2) return [x, z];
  return nx > nz ? [z, y] : [x, y];
}

/** Something with a little unevenness and weather: plaster, painted wood, metal, cloth. */
export const worn = (colour: Colour, amount = 0.12, rest: Partial<Look> = {}): Look => ({
  paint: (x, y, z) => {
    const spots = noise.fbm(x * 7 + z * 5, y * 7 - z * 4, 3);
    return scaleColour(colour, 1 + amount * (spots + 0.5 * noise.at(x * 40 + z * 33, y * 12)));
  },
  ...rest,
});

/**
 * Stones or bricks in rows `size` high. `radius`: on a round wall, which is measured around; a
 * flat one's side is taken from its normal.
 */
export function masonry(colour: Colour, size: number, radius?: number): Look {
  const place = (x: number, y: number, z: number, normal: Vector): [number, number] =>
    radius === undefined ? onSide(x, y, z, normal) : [Math.atan2(z, x) * radius, y];
  const joint = (u: number, v: number) => {
    const row = Math.floor(v / size);
    const shift = (row & 1) * 0.5 + 0.3 * dice(row, 5);
    const across = u / (size * 2) + shift;
    const stone = Math.floor(across);
    const inside = Math.min(across - stone, 1 - across + stone) * 2;
    const upright = Math.min(v / size - row, 1 - v / size + row);
    return { stone, row, depth: smoothstep(0.02, 0.16, Math.min(inside, upright)) };
  };
  return {
    paint: (x, y, z, normal) => {
      const [u, v] = place(x, y, z, normal);
      const { stone, row, depth } = joint(u, v);
      const level = 0.84 + 0.3 * dice(stone, row) + 0.12 * noise.fbm(u * 12, v * 12, 2);
      return scaleColour(colour, level * (0.72 + 0.28 * depth));
    },
    bump: (x, y, z) => {
      const u = radius === undefined ? x + z : Math.atan2(z, x) * radius;
      return joint(u, y).depth * size * 0.1;
    },
  };
}

/** Roof tiles in rows `size` high, each lower edge standing out. */
export const tiles = (colour: Colour, size: number): Look => ({
  paint: (x, y, z, normal) => {
    const [u] = onSide(x, y, z, [normal[0], 0, normal[2]]);
    const row = Math.floor(y / size);
    const tile = Math.floor(u / size + (row & 1) * 0.5);
    const along = y / size - row;
    const edge = 0.62 + 0.38 * smoothstep(0, 0.25, along);
    const moss = noise.fbm(x * 5 + z * 4, y * 5, 2);
    return scaleColour(colour, edge * (0.86 + 0.24 * dice(tile, row) + 0.16 * moss));
  },
  bump: (_x, y) => (1 - (y / size - Math.floor(y / size))) * size * 0.22,
});

/** Boards `size` wide, upright or lying. */
export const planks = (
  colour: Colour,
  size: number,
  lie: 'upright' | 'lying' = 'upright',
): Look => ({
  paint: (x, y, z, normal) => {
    const [u, v] = onSide(x, y, z, normal);
    const [across, along] = lie === 'upright' ? [u, v] : [v, u];
    const board = Math.floor(across / size);
    const inside = across / size - board;
    const gap = smoothstep(0.02, 0.1, Math.min(inside, 1 - inside));
    const grain = noise.at(across * 70 + board * 7, along * 5) * 0.12;
    return scaleColour(colour, (0.84 + 0.26 * dice(board, 3) + grain) * (0.55 + 0.45 * gap));
  },
});

/** Plaster between beams of wood, `size` from one to the next: upright, lying, and, where it is braced, aslant in some fields. */
export function timbered(plaster: Colour, wood: Colour, size: number, braced = true): Look {
  const wall = worn(plaster, 0.1);
  return {
    ...wall,
    paint: (x, y, z, normal) => {
      const [u, v] = onSide(x, y, z, normal);
      const [column, row] = [Math.floor(u / size), Math.floor(v / (size * 1.5))];
      const [across, up] = [u / size - column, v / (size * 1.5) - row];
      const edge = Math.min(across, 1 - across, (1.5 * Math.min(up, 1 - up)) / 1);
      const isBraced = braced && dice(column, row) < 0.35;
      const brace = isBraced ? Math.abs(across - (dice(row, column) < 0.5 ? up : 1 - up)) : 1;
      if (edge > 0.07 && brace > 0.09) return wall.paint(x, y, z, normal);
      return scaleColour(wood, 0.85 + 0.3 * noise.at(u * 40, v * 9));
    },
  };
}

/** A rough stone. */
export const rough = (colour: Colour, scale: number): Look => ({
  paint: (x, y, z) => {
    const grain = noise.fbm(x * 9 * scale + z * 7, y * 9 * scale - z * 5, 4);
    return scaleColour(colour, 1 + 0.34 * grain);
  },
  bump: (x, y, z) =>
    (0.05 / scale) * noise.fbm(x * 8 * scale + z * 6 * scale, y * 8 * scale + z * 3, 4),
});

/** A window or a door on a flat side of a model. */
export interface Pane {
  /** Which side it is on: the axis of its normal and that axis's sign. */
  readonly side: 'x' | '-x' | 'z' | '-z';
  /** Its middle across and up, and half its width and height. */
  readonly at: readonly [u: number, v: number];
  readonly half: readonly [number, number];
  readonly kind: 'window' | 'arch' | 'door';
}

const FRAME: Colour = [0.88, 0.86, 0.8];
const GLASS: Colour = [0.1, 0.13, 0.17];
const SKY_IN_GLASS: Colour = [0.42, 0.5, 0.58];
const DOOR: Colour = [0.3, 0.18, 0.11];

/** How wide an open shutter is, in half widths of its window. */
const SHUTTER = 0.8;

/** Whether a point is on a shutter that is open beside a window. */
function isShutter({ at, half, kind }: Pane, u: number, v: number): boolean {
  const out = Math.abs(u - at[0]) / half[0] - 1;
  return kind === 'window' && out > 0 && out < SHUTTER && Math.abs(v - at[1]) < half[1];
}

/** A wall with windows and doors in it; windows shine when lamps are on, and have shutters if a colour is given. */
export function withPanes(
  wall: Look,
  panes: readonly Pane[],
  frame: Colour = FRAME,
  shutters: Colour | null = null,
): Look {
  const find = (x: number, y: number, z: number, normal: Vector) => {
    const side = sideOf(normal);
    if (side === null) return null;
    const u = side === 'x' || side === '-x' ? z : x;
    for (const pane of panes) {
      if (pane.side !== side) continue;
      const inside = insideOf(pane, u, y);
      if (inside > -0.16) return { pane, inside, u, v: y };
      if (shutters !== null && isShutter(pane, u, y)) return { pane, inside, u, v: y };
    }
    return null;
  };
  return {
    ...wall,
    paint: (x, y, z, normal) => {
      const found = find(x, y, z, normal);
      if (found === null) return wall.paint(x, y, z, normal);
      if (shutters !== null && found.inside <= -0.16)
        return scaleColour(shutters, 0.8 + 0.3 * Math.abs(Math.sin(y * 160)));
      return paintPane(found, frame);
    },
    glow: (x, y, z, normal) => {
      const found = find(x, y, z, normal);
      return found === null || found.pane.kind === 'door' || !isGlass(found) ? 0 : 0.92;
    },
  };
}

function sideOf(normal: Vector): Pane['side'] | null {
  const x = normal[0];
  const y = normal[1];
  const z = normal[2];
  if (Math.abs(y) > 0.5) return null;
  if (Math.abs(x) > Math.abs(z)) return x > 0 ? 'x' : '-x';
  return z > 0 ? 'z' : '-z';
}

/** How far inside a pane a point is, as a share of its half width; negative outside. */
function insideOf({ at, half, kind }: Pane, u: number, v: number): number {
  const du = Math.abs(u - at[0]);
  const dv = v - at[1];
  const head = half[1] - half[0];
  if (kind === 'arch' && dv > head) return 1 - Math.hypot(du, dv - head) / half[0];
  return Math.min(half[0] - du, half[1] - Math.abs(dv)) / half[0];
}

interface Found {
  readonly pane: Pane;
  readonly inside: number;
  readonly u: number;
  readonly v: number;
}

/** Whether a point is on the glass and not on a bar between. */
function isGlass({ pane, inside, u, v }: Found): boolean {
  if (inside < 0.12) return false;
  const [across, up] = [Math.abs(u - pane.at[0]) / pane.half[0], (v - pane.at[1]) / pane.half[1]];
  return across > 0.1 && Math.abs(up - 0.1) > 0.07;
}

function paintPane(found: Found, frame: Colour): Colour {
  const { pane, inside, v } = found;
  if (pane.kind === 'door') {
    if (inside < 0.12) return scaleColour(frame, inside < 0 ? 0.6 : 0.9);
    return scaleColour(
      DOOR,
      0.8 + 0.35 * Math.abs(Math.sin(((found.u - pane.at[0]) / pane.half[0]) * 6)),
    );
  }
  if (!isGlass(found)) return scaleColour(frame, inside < 0 ? 0.66 : 1);
  const up = (v - pane.at[1]) / pane.half[1] / 2 + 0.5;
  return mixColour(GLASS, SKY_IN_GLASS, 0.15 + 0.6 * up * up);
}
