import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { polygon } from '../polygon.ts';
import { createSprite, css, type Draw, type Sprite } from '../sprite.ts';

const MIDDLE = 128;
const STOREYS = 4;
const ROOF: Colour = [0.3, 0.26, 0.28];
const WALL: Colour = [0.72, 0.2, 0.14];
const POST: Colour = [0.36, 0.1, 0.08];
const SPIRE: Colour = [0.7, 0.58, 0.25];
const PLINTH: Colour = [0.5, 0.48, 0.46];

/** A pagoda with curved roofs and windows that shine at night. */
export function temple(random: Random, side: number, colour: Colour | null): Sprite {
  const roof = colour ?? ROOF;
  const draw: Draw = (context) => {
    for (let storey = 0; storey < STOREYS; storey++) {
      const foot = 300 - storey * 62;
      const half = 74 - storey * 13;
      drawWalls(context, side, foot, half);
      drawRoof(context, scaleColour(roof, 0.85 + random.unit() * 0.1), foot, half);
    }
    polygon(context, SPIRE, [125, 50, 131, 50, 128, 4]);
    polygon(context, PLINTH, [34, 320, 34, 298, 222, 298, 222, 320]);
  };
  return createSprite(256, 320, draw, shine);
}

const shine: Draw = (context) => {
  context.fillStyle = '#fff';
  for (let storey = 0; storey < STOREYS; storey++)
    for (const x of [-30, 0, 30])
      context.fillRect(MIDDLE + x * (1 - storey * 0.16) - 5, 264 - storey * 62, 10, 20);
};

/** The walls of a storey, `half` to each side of the middle, with posts before them. */
function drawWalls(context: SKRSContext2D, side: number, foot: number, half: number): void {
  const head = foot - 44;
  const [left, right] = side > 0 ? [0.62, 1] : [1, 0.62];
  const [west, east] = [MIDDLE - half, MIDDLE + half];
  polygon(context, scaleColour(WALL, left), [west, foot, west, head, MIDDLE, head, MIDDLE, foot]);
  polygon(context, scaleColour(WALL, right), [MIDDLE, foot, MIDDLE, head, east, head, east, foot]);
  for (let x = -half; x <= half; x += half / 3) {
    const [from, to] = [MIDDLE + x - 2, MIDDLE + x + 2];
    polygon(context, POST, [from, foot, to, foot, to, head, from, head]);
  }
}

function drawRoof(context: SKRSContext2D, roof: Colour, foot: number, half: number): void {
  const [ridge, eave, rim] = [foot - 66, foot - 46, foot - 37];
  context.fillStyle = css(roof);
  context.beginPath();
  context.moveTo(MIDDLE - half - 36, eave);
  context.quadraticCurveTo(MIDDLE - half, foot - 48, MIDDLE - half * 0.7, ridge);
  context.lineTo(MIDDLE + half * 0.7, ridge);
  context.quadraticCurveTo(MIDDLE + half, foot - 48, MIDDLE + half + 36, eave);
  context.lineTo(MIDDLE + half + 32, rim);
  context.lineTo(MIDDLE - half - 32, rim);
  context.fill();
}
