import { clamp, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
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
  const long = lengthOf(...facing);
  const hollow = clamp(2 * (1 - long));
  const smooth: Place = [facing[0] / long, facing[1] / long, facing[2] / long];
  const seen = smoothstep(0.6, 0.1, pixel / BUMP.long);
  const { normal, crack } = roughened(noise, at, smooth, walls.rough * seen);
  const own = walls.colour(noise, at, hollow);
  const shade = (1 - walls.cracks * crack * seen) * (1 - 0.5 * hollow);
  const wet = walls.gleam * smoothstep(0.02, 0.3, noise.at(at[0] * 0.4 + at[2] * 0.3, at[1] * 0.4));
  let [gleamRed, gleamGreen, gleamBlue] = [0, 0, 0];
  const away = lengthOf(at[0], at[1] - tall, at[2]);
  const [ex, ey, ez] = [-at[0] / away, (tall - at[1]) / away, -at[2] / away];
  const there = walls.gloom(noise, cave, at, hollow);
  const turned = clamp(normal[0] * ex + normal[1] * ey + normal[2] * ez);
  let [red, green, blue] = scaleColour(there, 1 - DULL + 2 * DULL * turned);
  for (const light of cave.lights) {
    const [x, y, z] = [light.at[0] - at[0], light.at[1] - at[1], light.at[2] - at[2]];
    const far = lengthOf(x, y, z);
    const faces = (normal[0] * x + normal[1] * y + normal[2] * z) / far;
    const reaches = 1 / (1 + (far / light.reach) ** 2);
    const share = reaches * (AROUND + clamp(0.12 + 0.88 * faces));
    red += light.colour[0] * share;
    green += light.colour[1] * share;
    blue += light.colour[2] * share;
    const [hx, hy, hz] = [x / far + ex, y / far + ey, z / far + ez];
    const half = (normal[0] * hx + normal[1] * hy + normal[2] * hz) / lengthOf(hx, hy, hz);
    const mirrored = faces > 0 ? wet * reaches * clamp(half) ** SHARP : 0;
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

/** The way a rough wall faces, and how deep in a crack the place is, 0 to 1: by what it is seen along, so that nothing is drawn out. */
function roughened(noise: Noise, [x, y, z]: Place, normal: Place, rough: number) {
  const [nx, ny, nz] = normal;
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  const isSide = ax >= ay && ax >= az;
  const isLevel = !isSide && ay >= az;
  const u = isSide ? z : x;
  const v = isLevel ? z : y;
  const [a, b] = [u / BUMP.long, v / BUMP.long];
  const here = noise.fbm(a, b, 2);
  const steep = (BUMP.steep * rough) / APART;
  const du = (noise.fbm(a + APART, b, 2) - here) * steep;
  const dv = (noise.fbm(a, b + APART, 2) - here) * steep;
  const turned: Place = isSide
    ? [nx, ny - dv, nz - du]
    : isLevel
      ? [nx - du, ny, nz - dv]
      : [nx - du, ny - dv, nz];
  const long = lengthOf(...turned);
  const line = Math.abs(noise.at(u / CRACK + 0.25 * here, (v / CRACK) * 1.5 + 0.25 * here + 4));
  return {
    normal: [turned[0] / long, turned[1] / long, turned[2] / long] as Place,
    // A crack runs out where rock holds together.
    crack: smoothstep(0.03, 0.004, line) * smoothstep(-0.1, 0.25, here),
  };
}
