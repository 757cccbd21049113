import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../kernels/random.ts';
import type { Colour } from '../words/idea.ts';
import { createSprite, css, type Sprite } from './sprite.ts';

const CLOTHS: readonly Colour[] = [
  [0.82, 0.22, 0.16],
  [0.93, 0.7, 0.2],
  [0.22, 0.42, 0.7],
  [0.3, 0.6, 0.42],
];
const WHITE: Colour = [0.95, 0.92, 0.85];
const WICKER: Colour = [0.4, 0.26, 0.14];

/** A hot-air balloon in two colours: one that was asked for, or any, and white. */
export function balloon(random: Random, side: number, colour: Colour | null): Sprite {
  const any = pick(random, CLOTHS);
  const cloth = colour ?? any;
  return createSprite(160, 224, (context, width, height) => {
    for (let n = 0; n < 7; n++) drawGore(context, n % 2 === 0 ? cloth : WHITE, n / 7);
    context.globalCompositeOperation = 'source-atop';
    const shade = context.createRadialGradient(80 + side * 30, 50, 10, 80, 80, 110);
    shade.addColorStop(0, 'rgba(255,250,220,0.4)');
    shade.addColorStop(1, 'rgba(10,5,40,0.5)');
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = 'source-over';
    drawBasket(context);
  });
}

/** Cloth from the middle outward; `share` is 0 for the outermost piece, toward 1 for the inner. */
function drawGore(context: SKRSContext2D, colour: Colour, share: number): void {
  const half = 68 * Math.cos(share * Math.PI * 0.5);
  context.fillStyle = css(colour);
  context.beginPath();
  context.ellipse(80, 76, half, 72, 0, Math.PI, 0);
  context.bezierCurveTo(80 + half, 116, 80 + half * 0.3, 156, 80 + half * 0.22, 168);
  context.lineTo(80 - half * 0.22, 168);
  context.bezierCurveTo(80 - half * 0.3, 156, 80 - half, 116, 80 - half, 76);
  context.fill();
}

function drawBasket(context: SKRSContext2D): void {
  context.strokeStyle = 'rgba(40,30,24,0.8)';
  for (const [top, bottom] of [
    [68, 72],
    [92, 88],
  ] as const) {
    context.beginPath();
    context.moveTo(top, 168);
    context.lineTo(bottom, 198);
    context.stroke();
  }
  context.fillStyle = css(WICKER);
  context.fillRect(70, 197, 20, 18);
}
