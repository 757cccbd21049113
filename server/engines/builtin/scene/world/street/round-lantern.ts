import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import {
  boxOn,
  type Face,
  type Paint,
  type Plot,
  plainPaint,
  type Point,
  type Solid,
} from './solid.ts';

/** Around and up a lantern's paper is of so many flat pieces. */
const AROUND = 10;
const TILTS = [-0.9, -0.3, 0.3, 0.9] as const;
const RED: Colour = [0.74, 0.07, 0.05];
const GOLD: Colour = [0.78, 0.56, 0.16];
const LIGHT: Colour = [1.3, 0.42, 0.16];

/** A round red lantern that hangs with its middle at a place; half its width is `radius`, world units; it glows as much as lamps are lit. */
export function roundLantern([x, y, z]: Point, radius: number, lamps: number): Solid[] {
  const high = radius * 0.82;
  const faces: Face[] = [];
  for (const tilt of TILTS)
    for (let n = 0; n < AROUND; n++) {
      const turn = ((n + (tilt > 0 ? 0.5 : 0)) / AROUND) * 2 * Math.PI;
      const normal: Point = [
        Math.cos(tilt) * Math.cos(turn),
        Math.sin(tilt),
        Math.cos(tilt) * Math.sin(turn),
      ];
      // A plane that touches an ellipsoid lies so far from its middle.
      const far = Math.hypot(normal[0] * radius, normal[1] * high, normal[2] * radius);
      faces.push({
        ...{ role: 'side', normal, long: 1, along: [1, 0, 0], up: [0, 1, 0], origin: [x, y, z] },
        reach: normal[0] * x + normal[1] * y + normal[2] * z + far,
      });
    }
  const glow = scaleColour(LIGHT, Math.min(1, lamps * 3));
  const paper: Paint = (_, { along, up }) => {
    const rib = 0.86 + 0.14 * Math.cos(Math.atan2(along, 0.6 * radius) * 9);
    const belly = 1 - 0.35 * (up / high) ** 2;
    return { colour: scaleColour(RED, rib), glass: 0, glow: scaleColour(glow, rib * belly) };
  };
  const around = (half: number): Plot => ({
    ...{ x: x - half, z: z - half, u: [1, 0], w: [0, 1] },
    ...{ wide: 2 * half, deep: 2 * half },
  });
  const band = plainPaint(GOLD);
  return [
    {
      faces,
      plan: [
        [x - radius, z - radius],
        [x + radius, z - radius],
        [x + radius, z + radius],
        [x - radius, z + radius],
      ],
      low: y - high,
      high: y + high,
      paint: paper,
    },
    boxOn(around(radius * 0.42), y + high * 0.86, y + high * 1.12, band),
    boxOn(around(radius * 0.42), y - high * 1.12, y - high * 0.86, band),
    boxOn(around(radius * 0.12), y - high * 2.1, y - high * 1.12, plainPaint(RED)),
  ];
}
