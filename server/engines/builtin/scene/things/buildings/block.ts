import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, css, type Draw, type Sprite } from '../sprite.ts';

const WALLS: readonly Colour[] = [
  [0.5, 0.52, 0.57],
  [0.62, 0.54, 0.47],
  [0.36, 0.42, 0.5],
  [0.68, 0.66, 0.62],
  [0.44, 0.34, 0.32],
];
const PALE_GLASS: Colour = [0.45, 0.6, 0.72];
const DARK_GLASS: Colour = [0.16, 0.2, 0.26];

/** Left, top, and whether a lamp is lit behind it. */
type Pane = readonly [x: number, y: number, lit: boolean];

/** A block of flats or offices, with rows of windows of which some shine. */
export function block(random: Random, side: number, levels: number): Sprite {
  const width = 72 + random.below(56);
  const height = Math.min(320, 40 + levels * 14);
  const wall = pick(random, WALLS);
  const corner = Math.round(width * (side > 0 ? 0.34 : 0.66));
  const isGlazed = random.unit() < 0.4;
  const panes = createPanes(random, width, height, corner);
  const draw: Draw = (context) => {
    drawFace(context, wall, 0, corner, height, side > 0 ? 0.55 : 1);
    drawFace(context, wall, corner, width, height, side > 0 ? 1 : 0.55);
    context.fillStyle = css(scaleColour(wall, 0.5));
    context.fillRect(width * 0.3, 4, width * 0.3, 9);
    if (levels > 14) context.fillRect(width / 2, 0, 2, 12);
    context.fillStyle = isGlazed ? css(PALE_GLASS, 0.7) : css(DARK_GLASS, 0.85);
    for (const [x, y] of panes) context.fillRect(x, y, isGlazed ? 8 : 5, isGlazed ? 8 : 7);
  };
  return createSprite(width, height, draw, (context) => shine(context, panes));
}

/** The windows, row by row, none across the corner. */
function createPanes(random: Random, width: number, height: number, corner: number): Pane[] {
  const panes: Pane[] = [];
  for (let y = 22; y < height - 10; y += 11)
    for (let x = 5; x < width - 8; x += 9)
      if (Math.abs(x + 3 - corner) > 5) panes.push([x, y, random.unit() < 0.42]);
  return panes;
}

function drawFace(
  context: SKRSContext2D,
  wall: Colour,
  from: number,
  to: number,
  height: number,
  level: number,
): void {
  const shade = context.createLinearGradient(0, 12, 0, height);
  shade.addColorStop(0, css(scaleColour(wall, level * 1.1)));
  shade.addColorStop(1, css(scaleColour(wall, level * 0.72)));
  context.fillStyle = shade;
  context.fillRect(from, 12, to - from, height);
}

function shine(context: SKRSContext2D, panes: readonly Pane[]): void {
  for (const [x, y, lit] of panes) {
    if (!lit) continue;
    context.fillStyle = `rgba(255,255,255,${0.5 + ((x * 7 + y * 13) % 10) / 20})`;
    context.fillRect(x, y, 5, 7);
  }
}
