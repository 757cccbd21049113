import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Colour } from '../../words/idea.ts';
import { css } from '../sprite.ts';

/** The colour of bark. */
export const BARK: Colour = [0.3, 0.22, 0.17];

/** A straight piece of wood from one point to another, `from` and `to` pixels thick at its ends. */
export function limb(
  context: SKRSContext2D,
  x: number,
  y: number,
  toX: number,
  toY: number,
  from: number,
  to: number,
  colour: Colour,
): void {
  const angle = Math.atan2(toY - y, toX - x) + Math.PI / 2;
  const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  context.fillStyle = css(colour);
  context.beginPath();
  context.moveTo(x - dx * from, y - dy * from);
  context.lineTo(toX - dx * to, toY - dy * to);
  context.lineTo(toX + dx * to, toY + dy * to);
  context.lineTo(x + dx * from, y + dy * from);
  context.fill();
}
