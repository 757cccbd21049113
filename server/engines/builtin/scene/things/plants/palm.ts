import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import { limb } from './limb.ts';

const TRUNK: Colour = [0.5, 0.39, 0.27];
const LEAF: Colour = [0.26, 0.47, 0.2];
/** Rings of the trunk, and leaves of the crown. */
const RINGS = 40;
const FRONDS = 15;
/** How far the tip of a leaf hangs down, in pixels. */
const DROOP = 62;

/** A palm: a bent trunk and a crown of feathered leaves. */
export function palm(random: Random, side: number): Sprite {
  return createSprite(256, 256, (context, width, height) => {
    const bend = (random.unit() - 0.5) * 90;
    const top = height * 0.3;
    drawTrunk(context, width / 2, bend, top, height);
    for (let n = 0; n < FRONDS; n++) {
      const spread = ((n / (FRONDS - 1)) * 2 - 1) * 2.3;
      const angle = -Math.PI / 2 + spread + (random.unit() - 0.5) * 0.25;
      const length = 74 + random.unit() * 26;
      const level = 0.7 + 0.35 * side * Math.cos(angle) + 0.3 * random.unit();
      drawFrond(context, width / 2 + bend, top, angle, length, scaleColour(LEAF, level));
    }
  });
}

/** The trunk from the column `x` at `bottom` to `bend` pixels beside it at `top`. */
function drawTrunk(
  context: SKRSContext2D,
  x: number,
  bend: number,
  top: number,
  bottom: number,
): void {
  const column = (share: number) => x + bend * share * share;
  const row = (share: number) => bottom - (bottom - top) * share;
  const thickness = (share: number) => 11 - 6 * share;
  for (let ring = 0; ring < RINGS; ring++) {
    const [a, b] = [ring / RINGS, (ring + 1) / RINGS];
    const bark = scaleColour(TRUNK, ring % 2 ? 1 : 0.82);
    limb(context, column(a), row(a), column(b), row(b), thickness(a), thickness(b), bark);
  }
}

/** A leaf: pairs of fine strokes along a drooping rib. */
function drawFrond(
  context: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  length: number,
  colour: Colour,
): void {
  for (let n = 1; n < 30; n++) {
    const share = n / 30;
    const px = x + Math.cos(angle) * length * share;
    const py = y + Math.sin(angle) * length * share + DROOP * share * share;
    const leaf = 12 * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.1)) + 2;
    context.strokeStyle = css(scaleColour(colour, 0.8 + 0.4 * share));
    context.lineWidth = 1.3;
    for (const turn of [-1, 1]) {
      context.beginPath();
      context.moveTo(px, py);
      context.lineTo(
        px + Math.cos(angle + turn * 0.9) * leaf,
        py + Math.sin(angle + turn * 0.9) * leaf + leaf * 0.6,
      );
      context.stroke();
    }
  }
}
