import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GREEN: Colour = [0.3, 0.44, 0.24];
/** Ribs around a stem. */
const RIBS = 13;

/** A column cactus with arms, ribbed and thorny. */
export function cactus({ random, rays, colour, tall }: Wish): Sprite {
  const green = colour ?? GREEN;
  const [left, right] = [0.34 + 0.14 * random.unit(), 0.3 + 0.14 * random.unit()];
  const model = [
    limb(ribbed(green, 0, 0), [0, 0, 0], [0, 0.9, 0], 0.1, 0.085),
    ...arm(green, -1, left, 0.2 + 0.14 * random.unit()),
    ...arm(green, 1, right, 0.26 + 0.14 * random.unit()),
  ];
  return sculpt(
    model,
    { yaw: 0.6 * (random.unit() - 0.5), pitch: 0.05, away: 4 },
    rays,
    tall,
    random,
  );
}

/** A stem's skin: ribs around its axis with pale thorns on them. */
function ribbed(green: Colour, x0: number, z0: number): Look {
  const rib = (x: number, z: number) => Math.cos(Math.atan2(z - z0, x - x0) * RIBS);
  return {
    paint: (x, y, z) => {
      const ridge = rib(x, z);
      const thorn = ridge > 0.8 && Math.sin(y * 120) > 0.5 ? 0.45 : 0;
      return scaleColour(green, 0.82 + 0.24 * ridge + thorn);
    },
    bump: (x, _y, z) => 0.012 * rib(x, z),
  };
}

function arm(green: Colour, side: number, from: number, long: number): Solid[] {
  const out = side * 0.25;
  const look = ribbed(green, out, 0);
  return [
    limb(look, [side * 0.05, from, 0], [out, from + 0.06, 0], 0.062, 0.064, 0.06),
    limb(look, [out, from + 0.06, 0], [out, from + 0.06 + long, 0], 0.064, 0.058, 0.04),
  ];
}
