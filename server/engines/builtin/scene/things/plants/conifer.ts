import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import { BARK, limb } from './limb.ts';

const TIERS = 17;
const NEEDLES = 46;
const SNOW: Colour = [0.93, 0.95, 1];

/** A fir: tiers of drooping needles, with snow on them in winter. */
export function conifer(random: Random, snowy: boolean, side: number): Sprite {
  const base: Colour = [0.13 + random.unit() * 0.06, 0.27 + random.unit() * 0.08, 0.17];
  return createSprite(144, 256, (context, width, height) => {
    limb(context, width / 2, height, width / 2, height * 0.2, 9, 2, BARK);
    for (let tier = TIERS; tier >= 0; tier--) {
      const share = tier / TIERS;
      const y = height * (0.03 + 0.86 * share);
      const reach = width * (0.03 + 0.44 * share ** 0.85) * (0.85 + 0.3 * random.unit());
      for (let n = 0; n < NEEDLES; n++) {
        const across = random.unit() * 2 - 1;
        const drop = 6 + 15 * Math.abs(across) + random.unit() * 7;
        const lit = 0.8 + 0.35 * side * across + 0.3 * random.unit() - 0.12;
        const isWhite = snowy && random.unit() < 0.42;
        context.strokeStyle = css(
          isWhite ? scaleColour(SNOW, 0.75 + 0.25 * lit) : scaleColour(base, lit),
        );
        context.lineWidth = 1.4 + random.unit() * 1.8;
        drawNeedle(context, width / 2, y, across * reach, drop);
      }
    }
  });
}

/** A needle that reaches `across` pixels from the trunk at `x` and hangs down by `drop`. */
function drawNeedle(
  context: SKRSContext2D,
  x: number,
  y: number,
  across: number,
  drop: number,
): void {
  context.beginPath();
  context.moveTo(x + across * 0.35, y - 5);
  context.quadraticCurveTo(x + across * 0.8, y, x + across, y + drop);
  context.stroke();
}
