import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { polygon } from '../polygon.ts';
import { createSprite, css, type Draw, type Sprite } from '../sprite.ts';
import { courses } from './courses.ts';

const SIZE = 320;
const STONE: Colour = [0.7, 0.66, 0.6];
const ROOFS: readonly Colour[] = [
  [0.28, 0.34, 0.5],
  [0.5, 0.24, 0.2],
  [0.24, 0.38, 0.36],
];
const GATE: Colour = [0.16, 0.12, 0.1];
const SLIT: Colour = [0.12, 0.12, 0.16];

/** Middle, top, width, and whether it has a pointed roof. */
type Turret = readonly [x: number, top: number, width: number, pointed: boolean];

/** From the hindmost to the foremost. */
const TURRETS: readonly Turret[] = [
  [96, 150, 34, true],
  [206, 120, 40, true],
  [150, 70, 48, true],
  [52, 210, 30, true],
  [258, 196, 34, true],
  [178, 168, 30, false],
];

/** A castle on its rock: keep, towers with pointed roofs, battlements, lit slits. */
export function castle(random: Random, side: number, colour: Colour | null): Sprite {
  const stone = colour ?? STONE;
  const roof = pick(random, ROOFS);
  const draw: Draw = (context) => {
    drawWall(context, random, stone, side, 40, 246, 236);
    drawWall(context, random, stone, side, 84, 204, 150);
    for (const [x, top, width, pointed] of TURRETS) {
      drawWall(context, random, stone, side, x - width / 2, top, width);
      context.fillStyle = css(scaleColour(stone, 0.9));
      context.fillRect(x - width / 2 - 3, top, width + 6, 8);
      if (pointed) drawRoof(context, roof, side, x, top, width);
    }
    drawSlits(context, css(SLIT));
    drawGate(context);
  };
  return createSprite(SIZE, SIZE, draw, (context) => drawSlits(context, '#fff'));
}

/** A wall from `y` down to the ground, rounded by light from one side, with battlements. */
function drawWall(
  context: SKRSContext2D,
  random: Random,
  stone: Colour,
  side: number,
  x: number,
  y: number,
  width: number,
): void {
  const shade = context.createLinearGradient(x, 0, x + width, 0);
  shade.addColorStop(side > 0 ? 0 : 1, css(scaleColour(stone, 0.5)));
  shade.addColorStop(side > 0 ? 1 : 0, css(scaleColour(stone, 1.15)));
  context.fillStyle = shade;
  context.fillRect(x, y, width, SIZE - y);
  courses(context, random, x, y, width, SIZE - y, 7);
  context.fillStyle = css(scaleColour(stone, 0.85));
  for (let merlon = x; merlon < x + width - 3; merlon += 9) context.fillRect(merlon, y - 6, 5, 7);
}

function drawRoof(
  context: SKRSContext2D,
  roof: Colour,
  side: number,
  x: number,
  top: number,
  width: number,
): void {
  const [left, right] = side > 0 ? [0.65, 1.15] : [1.15, 0.65];
  const eave = width / 2 + 5;
  const tip = top - width * 1.5;
  polygon(context, scaleColour(roof, left), [x - eave, top, x, tip, x, top + 2]);
  polygon(context, scaleColour(roof, right), [x + eave, top, x, tip, x, top + 2]);
}

function drawSlits(context: SKRSContext2D, colour: string): void {
  context.fillStyle = colour;
  for (const [x, top, width] of TURRETS)
    for (const y of [top + 22, top + 60]) context.fillRect(x - 2.5, y, width > 40 ? 6 : 5, 12);
}

function drawGate(context: SKRSContext2D): void {
  context.fillStyle = css(GATE);
  context.beginPath();
  context.arc(150, 300, 15, Math.PI, 0);
  context.fillRect(135, 300, 30, 20);
  context.fill();
}
