import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const WIRE: Colour = [0.13, 0.14, 0.1];
const WARM: Colour = [1, 0.84, 0.5];

/** Half the width of the cords, heights; how many hang in bows, how many bows each has and how many lights a bow. */
const SWAG = { half: 3.3, cords: 2, bows: 3, lights: 11 } as const;
/** How deep bows hang, and how far each cord hangs below the one before. */
const SAG = 0.34;
const LOWER = 0.36;
/** Radius of a light. */
const BULB = 0.034;

/** A small warm light, of its own colour where one is said. */
export const bulb = (at: Vector, radius: number, colour: Colour = WARM): Solid => {
  const look: Look = { paint: () => colour, glow: () => 1 };
  return ball(look, at, radius);
};

/** Small lights on cords that hang in bows from one side of the picture to the other. */
export function fairyLights(wish: Wish): Sprite {
  const model = Array.from({ length: SWAG.cords }, (_, n) => cord(wish, n)).flat();
  return sculpt(model, { yaw: 0, pitch: -0.08, away: 3 }, wish.rays, wish.tall, wish.random);
}

function cord({ colour, random }: Wish, n: number): Solid[] {
  const { half, bows, lights } = SWAG;
  const count = bows * lights;
  // The bows of the second cord hang where those of the first are fastened.
  const shift = n % 2 === 0 ? 0 : 0.5;
  const hang = (share: number) =>
    2 - n * LOWER - SAG * Math.abs(Math.sin(Math.PI * (share + shift)));
  const at = (k: number): Vector => [
    half * ((2 * k) / count - 1),
    hang((k * bows) / count),
    0.3 * n,
  ];
  const wire = plain(WIRE);
  return Array.from({ length: count }, (_, k) => {
    const [x, y, z] = at(k);
    const drop = BULB + 0.03 * random.unit();
    return [
      limb(wire, [x, y, z], at(k + 1), 0.008, 0.008),
      bulb([x, y - drop, z], BULB, colour ?? WARM),
    ];
  }).flat();
}
