import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Floor, FloorPlace } from '../floor.ts';
import { chance } from '../front.ts';

const BARE: Colour = [0.7, 0.55, 0.37];
const PALE: Colour = [0.86, 0.73, 0.53];
const SNOW: Colour = [0.78, 0.81, 0.88];
/** What has been spilt on the sand, and dried. */
const STAIN: Colour = [0.36, 0.22, 0.15];

/** How far from the ring's middle wheels have gone round, as shares of it, and how wide a rut and from wheel to wheel it is, world units. */
const ROUNDS = [0.42, 0.56, 0.6, 0.78] as const;
const RUT = { half: 0.11, wheels: 0.72, winds: 0.9 } as const;
/** Where men have fought: how far from the eye and from the middle, and how wide; world units. */
const FOUGHT = [
  { aside: -2.6, z: 9.5, wide: 2.6 },
  { aside: 3.4, z: 13, wide: 3.2 },
  { aside: -0.6, z: 21, wide: 5 },
] as const;
/** A print: half as long and half as wide, from one to the next and from the line to each side. World units. */
const PRINT = { long: 0.17, wide: 0.075, step: 0.72, aside: 0.15 } as const;
/** Who has come in by the far gate: where their lines of prints begin before the eye, and how far each winds. */
const LINES = [
  { from: -3.2, winds: 0.8 },
  { from: -1.5, winds: 0.5 },
  { from: 2.2, winds: 0.9 },
  { from: 4.4, winds: 0.6 },
] as const;

/** Sand that has been driven and fought on: ruts round the ring, prints from the far gate, ground that was churned up. */
export function sandAt(
  { way, noise, snowy }: Floor,
  { aside, z, pixel, deep }: FloorPlace,
): Colour {
  const fine = smoothstep(0.6, 0.1, deep);
  const patch = clamp(0.5 + 0.9 * noise.fbm(aside / 6 + 5, z / 8, 3));
  const raked = fine * 0.035 * Math.sin(z * 21 + 2 * noise.at(aside, z));
  const middle = way.end * 0.5;
  const round = Math.hypot(aside / way.front, (z - middle) / middle);
  const scale = Math.min(way.front, middle);
  const winding = (RUT.winds * noise.fbm(aside / 7 + 3, z / 7, 2)) / scale;
  const soft = Math.max(pixel, 0.5 * deep);
  const rut = ROUNDS.reduce((most, at) => {
    const off = Math.abs(Math.abs(round + winding - at) * scale - RUT.wheels);
    return Math.max(most, smoothstep(RUT.half + soft, 0.02, off));
  }, 0);
  const churned = FOUGHT.reduce((most, { aside: x, z: at, wide }) => {
    const away = Math.hypot(aside - x, (z - at) / 0.8) / wide;
    return Math.max(most, smoothstep(1.1, 0.4, away + 0.5 * noise.fbm(aside / 1.3, z / 1.3, 3)));
  }, 0);
  const clods = churned * fine * noise.fbm(aside * 3.1, z * 2.6, 3);
  const stain = smoothstep(0.3, 0.52, noise.fbm(aside / 1.6 + 30, z / 1.3, 2)) * churned;
  const print = LINES.reduce(
    (most, line, n) => Math.max(most, printAt(aside - lineAt(line, z, way.end), z, n)),
    0,
  );
  const tone =
    1 +
    raked +
    0.5 * clods -
    0.16 * rut -
    0.12 * churned -
    0.34 * print * smoothstep(0.3, 0.06, deep);
  const dry = mixColour(scaleColour(mixColour(BARE, PALE, patch), tone), STAIN, 0.5 * stain);
  return snowy ? mixColour(dry, SNOW, 0.8) : dry;
}

/** How far aside one of the lines of prints is at a distance: all of them come from the gate at the end. */
const lineAt = ({ from, winds }: (typeof LINES)[number], z: number, end: number): number =>
  from * Math.max(0, 1 - z / end) + winds * Math.sin(z / 4 + 2 * from);

/** How deep a print is at a place so far beside a line: left and right in turn. */
function printAt(beside: number, z: number, line: number): number {
  const n = Math.floor(z / PRINT.step);
  const along = z - (n + 0.5 + 0.2 * (chance(n, line, 4) - 0.5)) * PRINT.step;
  const across = beside - (n % 2 === 0 ? PRINT.aside : -PRINT.aside);
  return smoothstep(1.15, 0.6, Math.hypot(along / PRINT.long, across / PRINT.wide));
}
