import { mixColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Rays, shine } from '../sculpt/rays.ts';
import type { Sheet } from '../sprite.ts';
import { fourCorners, stroke } from './dabs.ts';

/** The colour of bark. */
export const BARK: Colour = [0.34, 0.26, 0.2];
const FURROW = { colour: [0.08, 0.05, 0.03], alpha: 0.3 } as const;
const RIDGE = { colour: [1, 0.92, 0.78], alpha: 0.12 } as const;

/** A piece of wood on the picture, `from` and `to` pixels thick at its ends. */
export interface Stick {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  readonly from: number;
  readonly to: number;
}

/** The colour of a surface in a light. */
export const lit = (colour: Colour, rays: Rays, sun: number, sky: number): Colour => {
  const light = shine(rays, { sun, sky, ground: 0.2 * sky });
  return [colour[0] * light[0], colour[1] * light[1], colour[2] * light[2]];
};

/** A round stick: three strips from its shaded side to its lit one. `open`: how much sky it sees. */
export function drawStick(
  sheet: Sheet,
  stick: Stick,
  bark: Colour,
  rays: Rays,
  open: number,
): void {
  const { x, y, toX, toY, from, to } = stick;
  const side = Math.sign(rays.toward[0]) || 1;
  const strips = Math.max(from, to) < 2.2 ? [0] : [-1, 0, 1];
  for (const strip of strips) {
    const facing = strips.length === 1 ? 0.3 : 0.28 + 0.4 * strip;
    const colour = lit(bark, rays, Math.max(0, facing) * open, open * (0.62 + 0.12 * strip));
    // Each strip reaches from its own edge to the lit side; the next covers the rest.
    const [near, far] = [strip === -1 ? -0.5 : strip === 0 ? -0.2 : 0.16, 0.5];
    const [low, high] = strips.length === 1 ? [-0.5, 0.5] : [near * side, far * side];
    const piece = { x, y, toX, toY, from: Math.max(0.8, from), to: Math.max(0.7, to) };
    fillStrip(sheet, piece, low, high, colour);
  }
}

function fillStrip(
  sheet: Sheet,
  { x, y, toX, toY, from, to }: Stick,
  low: number,
  high: number,
  colour: Colour,
): void {
  const angle = Math.atan2(toY - y, toX - x) + Math.PI / 2;
  const flip = Math.cos(angle) < 0 ? -1 : 1;
  const [dx, dy] = [Math.cos(angle) * flip, Math.sin(angle) * flip];
  const corners = [
    ...[x + dx * from * low, y + dy * from * low],
    ...[toX + dx * to * low, toY + dy * to * low],
    ...[toX + dx * to * high, toY + dy * to * high],
    ...[x + dx * from * high, y + dy * from * high],
  ];
  fourCorners(sheet, corners, colour);
}

/** Furrows of bark over a trunk. */
export function drawBark(
  sheet: Sheet,
  { x, y, toX, toY, from, to }: Stick,
  unit: () => number,
): void {
  const count = Math.round(from * Math.abs(toY - y) * 0.06);
  for (let n = 0; n < count; n++) {
    const share = unit();
    const across = (unit() - 0.5) * (from + (to - from) * share) * 0.92;
    const [px, py] = [x + (toX - x) * share + across, y + (toY - y) * share];
    const { colour, alpha } = unit() < 0.6 ? FURROW : RIDGE;
    const wide = 0.7 + unit() * 0.9;
    const [endX, endY] = [px + (unit() - 0.5) * 2.4, py - 3 - unit() * 7];
    stroke(sheet, px, py, endX, endY, wide, colour, alpha);
  }
}

/** Snow along the upper side of a stick. */
export function drawSnow(sheet: Sheet, { x, y, toX, toY, from, to }: Stick, rays: Rays): void {
  // None holds on upright wood.
  if (Math.abs(toX - x) < Math.abs(toY - y) * 0.35) return;
  const snow: Colour = mixColour([0.95, 0.96, 1], [1, 1, 1], 0.5);
  const wide = Math.max(0.8, (from + to) * 0.28);
  stroke(sheet, x, y - from * 0.35, toX, toY - to * 0.35, wide, lit(snow, rays, 0.5, 0.8));
}
