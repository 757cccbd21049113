import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Cave, Place } from './cave-plan.ts';
import type { Walls } from './cave-walls.ts';

/** How long the bumps of rough rock are, how steep, and how far apart the cracks in it. World units. */
const BUMP = { long: 0.34, steep: 0.09 } as const;
const CRACK = 1.6;
/** How far apart two places are whose height is compared, in bumps. */
const APART = 0.12;
/** How sharply wet rock mirrors a light. */
const SHARP = 26;
/** How little light comes from aside, around what it falls on. */
const AROUND = 0.06;

/** How much of the light that is there anyway comes from the eye's side, as a share of what comes evenly. */
const DULL = 0.3;

/** Of what a cave is, and the chance for its grain. */
interface Site {
  readonly cave: Cave;
  readonly walls: Walls;
  readonly noise: Noise;
}

/** Which way a rough wall faces (right, up, ahead), and how deep in a crack the place is, 0 to 1. */
const rough = new Float64Array(4);

/**
 * How a place of a cave's walls looks from the eye, `tall` over its floor: rough and cracked as fine as a `pixel` there shows,
 * in the light of the cave, gleaming where it is wet. `facing` is the mesh's: which way, as long as it lies open.
 */
export function wallAt(
  { cave, walls, noise }: Site,
  at: Place,
  facing: Place,
  tall: number,
  pixel: number,
): Colour {
  const long = lengthOf(facing[0], facing[1], facing[2]);
  const hollow = clamp(2 * (1 - long));
  const smooth: Place = [facing[0] / long, facing[1] / long, facing[2] / long];
  const seen = smoothstep(0.6, 0.1, pixel / BUMP.long);
  roughen(noise, at, smooth, walls.rough * seen);
  const nx = rough[0] as number;
  const ny = rough[1] as number;
  const nz = rough[2] as number;
  const own = walls.colour(noise, at, hollow);
  const shade = (1 - walls.cracks * (rough[3] as number) * seen) * (1 - 0.5 * hollow);
  const wet = walls.gleam * smoothstep(0.02, 0.3, noise.at(at[0] * 0.4 + at[2] * 0.3, at[1] * 0.4));
  let gleamRed = 0;
  let gleamGreen = 0;
  let gleamBlue = 0;
  const away = lengthOf(at[0], at[1] - tall, at[2]);
  const ex = -at[0] / away;
  const ey = (tall - at[1]) / away;
  const ez = -at[2] / away;
  const there = walls.gloom(noise, cave, at, hollow);
  const turned = clamp(nx * ex + ny * ey + nz * ez);
  const evenly = 1 - DULL + 2 * DULL * turned;
  let red = there[0] * evenly;
  let green = there[1] * evenly;
  let blue = there[2] * evenly;
  for (const light of cave.lights) {
    const x = light.at[0] - at[0];
    const y = light.at[1] - at[1];
    const z = light.at[2] - at[2];
    const far = lengthOf(x, y, z);
    const faces = (nx * x + ny * y + nz * z) / far;
    const reaches = 1 / (1 + (far / light.reach) ** 2);
    const share = reaches * (AROUND + clamp(0.12 + 0.88 * faces));
    red += light.colour[0] * share;
    green += light.colour[1] * share;
    blue += light.colour[2] * share;
    if (faces <= 0 || wet === 0) continue;
    const hx = x / far + ex;
    const hy = y / far + ey;
    const hz = z / far + ez;
    const half = (nx * hx + ny * hy + nz * hz) / lengthOf(hx, hy, hz);
    const mirrored = wet * reaches * clamp(half) ** SHARP;
    gleamRed += light.colour[0] * mirrored;
    gleamGreen += light.colour[1] * mirrored;
    gleamBlue += light.colour[2] * mirrored;
  }
  return [
    (own[0] * red + gleamRed) * shade,
    (own[1] * green + gleamGreen) * shade,
    (own[2] * blue + gleamBlue) * shade,
  ];
}

/** How long a vector is, never 0; `Math.hypot` takes too long for each pixel. */
const lengthOf = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z) || 1;

/** Finds what a rough wall is like at a place: by what it is seen along, so that nothing is drawn out. */
function roughen(noise: Noise, at: Place, normal: Place, share: number): void {
  const nx = normal[0];
  const ny = normal[1];
  const nz = normal[2];
  const ax = Math.abs(nx);
  const ay = Math.abs(ny);
  const az = Math.abs(nz);
  const isSide = ax >= ay && ax >= az;
  const isLevel = !isSide && ay >= az;
  const u = isSide ? at[2] : at[0];
  const v = isLevel ? at[2] : at[1];
  const a = u / BUMP.long;
  const b = v / BUMP.long;
  const here = noise.fbm(a, b, 2);
  const steep = (BUMP.steep * share) / APART;
  const du = (noise.fbm(a + APART, b, 2) - here) * steep;
  const dv = (noise.fbm(a, b + APART, 2) - here) * steep;
  const turnedX = isSide ? nx : nx - du;
  const turnedY = isLevel ? ny : ny - dv;
  const turnedZ = isSide ? nz - du : isLevel ? nz - dv : nz;
  const long = lengthOf(turnedX, turnedY, turnedZ);
  const line = Math.abs(noise.at(u / CRACK + 0.25 * here, (v / CRACK) * 1.5 + 0.25 * here + 4));
  rough[0] = turnedX / long;
  rough[1] = turnedY / long;
  rough[2] = turnedZ / long;
  // A crack runs out where rock holds together.
  rough[3] = smoothstep(0.03, 0.004, line) * smoothstep(-0.1, 0.25, here);
}
