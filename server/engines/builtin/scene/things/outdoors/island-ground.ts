import type { Random } from '../../../kernels/random.ts';
import { clamp, mixColour, multiplyColours, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour, Season } from '../../words/idea.ts';
import type { Mesh } from '../../world/mesh.ts';
import { type Rays, shine } from '../sculpt/rays.ts';
import { cross, dot, normalise, subtract, type Vector } from '../sculpt/vector.ts';

/** What grows on an island. */
export interface Growth {
  readonly season: Season;
  readonly snowy: boolean;
}

/** Where a point of an island is in a picture, pixels, and how far off. */
export type Show = (point: Vector) => Vector;

/** The ground of an island that floats in the air, in units of its radius; the middle of its meadow is at 0. */
export interface IslandGround {
  readonly meshes: readonly Mesh[];
  /** How high the meadow is at a place on it. */
  readonly height: (x: number, z: number) => number;
  /** How far the rim is from the middle in a direction. */
  readonly rim: (angle: number) => number;
}

const ROCK: Colour = [0.74, 0.65, 0.56];
const DARK_ROCK: Colour = [0.46, 0.4, 0.37];
const SNOW: Colour = [0.92, 0.95, 1];
const WATER: Colour = [0.5, 0.7, 0.82];
const GRASS: Readonly<Record<Season, Colour>> = {
  spring: [0.38, 0.58, 0.2],
  summer: [0.34, 0.53, 0.18],
  autumn: [0.52, 0.5, 0.2],
  winter: [0.46, 0.46, 0.26],
};

/** How deep an island is from front to back beside its width. */
const DEEP = 0.78;
/** Points along and across a mesh for a radius in pixels, and how many at the most. */
const POINTS = { along: 1.6, across: 0.5, most: 480 } as const;
/** How steep its edge falls off before the rock tapers, and how far the tips reach down, in radii. */
const LIP = 0.16;
const REACH = 1.02;
/** How far the meadow hangs over the rock, as a share of the way from the middle. */
const BEYOND = 1.012;
/** Half the width of a brook. */
const BROOK = 0.035;

/** The tips of rock beneath an island: where they hang from, how far down, how wide. */
type Tip = readonly [x: number, z: number, down: number, wide: number];

function tipsOf(random: Random): readonly Tip[] {
  const main: Tip = [0.24 * (random.unit() - 0.5), 0, REACH, 1];
  const others = Array.from({ length: 6 }, (_, n): Tip => {
    const angle = -Math.PI * (0.08 + 0.84 * ((n + 0.5 * random.unit()) / 6));
    const out = 0.42 + 0.22 * random.unit();
    return [
      Math.cos(angle) * out,
      Math.sin(angle) * out * DEEP,
      REACH * (0.34 + 0.36 * random.unit()),
      0.34 + 0.2 * random.unit(),
    ];
  });
  return [main, ...others];
}

/** Builds an island's ground; `falls` are the directions of the brooks that run over its rim, `radius` is in pixels. */
export function islandGround(
  random: Random,
  rays: Rays,
  { season, snowy }: Growth,
  falls: readonly number[],
  radius: number,
  show: Show,
): IslandGround {
  const noise = createNoise(random.uint32());
  const tips = tipsOf(random);
  const rim = (angle: number): number =>
    1 + 0.2 * noise.fbm(Math.cos(angle) * 1.3 + 5, Math.sin(angle) * 1.3, 3);
  const shareOut = (x: number, z: number): number =>
    Math.hypot(x, z / DEEP) / rim(Math.atan2(z / DEEP, x));
  const height = (x: number, z: number): number => {
    const out = shareOut(x, z);
    const hill = 0.13 * smoothstep(0.85, 0.15, out) + 0.05 * noise.fbm(x * 2.4 + 9, z * 2.4, 2);
    return hill * smoothstep(1.02, 0.8, out) - 0.05 * smoothstep(0.86, 1, out);
  };
  const depthAt = (x: number, z: number, out: number): number => {
    let down = 0;
    for (const [tipX, tipZ, long, wide] of tips) {
      const share = clamp(1 - Math.hypot(x - tipX, (z - tipZ) / DEEP) / wide);
      down = Math.max(down, long * share ** 1.15);
    }
    const ridges = noise.ridged(x * 3.1 + 3, z * 3.1, 4) - 0.45;
    const rough = ridges * 0.46 * smoothstep(1, 0.7, out);
    const below = LIP * smoothstep(1, 0.93, out) + Math.max(0, down * 0.9 + rough * (0.3 + down));
    // Nothing is seen between the rock and the edge of the meadow.
    return below * smoothstep(1, 0.99, out);
  };
  const under = (angle: number, out: number): Vector => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = out * rim(angle);
    const down = depthAt(c * far, s * far * DEEP, out);
    // Ledges, where harder layers stand out.
    const layer = Math.abs(((((down * 8.5 + 0.9 * noise.at(c * 2 + 4, s * 2)) % 1) + 1) % 1) - 0.5);
    const crack = noise.fbm(angle * 3.4, down * 5.5, 3);
    const jut = 1 + (0.07 * (layer - 0.25) + 0.1 * crack) * smoothstep(0, 0.2, down);
    // It begins where the meadow ends.
    const edge = rim(angle) * BEYOND;
    const top = height(c * edge, s * edge * DEEP);
    return [c * far * jut, top - down, s * far * DEEP * jut];
  };
  const over = (angle: number, out: number): Vector => {
    const far = out * rim(angle) * BEYOND;
    const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far * DEEP];
    return [x, height(x, z), z];
  };
  const grass = GRASS[season];
  const meadowAt = ([x, y, z]: Vector, up: number): Colour => {
    const tufts = noise.fbm(x * 26, z * 40, 3) + 0.9 * noise.fbm(x * 5, z * 7 + 3, 3);
    const green = scaleColour(grass, 1 + 0.36 * tufts);
    const brook = Math.min(
      1,
      ...falls.map((angle) => {
        const along = x * Math.cos(angle) + (z / DEEP) * Math.sin(angle);
        const across = (z / DEEP) * Math.cos(angle) - x * Math.sin(angle);
        const winds = 0.07 * Math.sin(along * 7 + angle) * smoothstep(1, 0.6, along);
        return along < 0.2 ? 1 : Math.abs(across - winds) / (BROOK * (0.8 + 0.9 * along));
      }),
    );
    const white = snowy ? smoothstep(0.3, 0.7, up + 0.2 * tufts) : 0;
    const bare = smoothstep(0.93, 0.8, up) * 0.6 * smoothstep(-0.08, 0, y);
    const dry = mixColour(mixColour(green, ROCK, bare), SNOW, white);
    return mixColour(WATER, dry, smoothstep(0.75, 1.1, brook));
  };
  const rockAt = ([x, y, z]: Vector, up: number, angle: number): Colour => {
    const layers = noise.fbm(y * 9 + 0.6 * noise.at(x * 2, z * 2), 3.7, 2);
    const spots = noise.fbm(angle * 9, y * 16, 3);
    const stone = scaleColour(
      mixColour(DARK_ROCK, ROCK, clamp(0.6 + 0.7 * layers)),
      1 + 0.34 * spots,
    );
    const hangs = 0.075 + 0.07 * noise.fbm(angle * 14, 1.5, 3) + 0.06 * noise.at(angle * 60, 7);
    const green = smoothstep(-hangs - 0.05, -hangs + 0.02, y) + 0.5 * smoothstep(0.25, 0.6, up);
    return mixColour(stone, snowy ? SNOW : scaleColour(grass, 0.86 + 0.3 * spots), clamp(green));
  };
  const along = Math.round(clamp(radius * POINTS.along, 40, POINTS.most));
  const across = Math.round(clamp(radius * POINTS.across, 24, POINTS.most / 2));
  const light = lightOf(rays);
  return {
    meshes: [
      meshOf(Math.round(along * 0.6), across, NEARER, under, show, (at, normal, angle) =>
        light(
          rockAt(at, normal[1], angle),
          normal,
          0.62 + 0.38 * smoothstep(0, 0.28, -at[1] - LIP),
        ),
      ),
      meshOf(along, Math.round(across * 0.8), AROUND, over, show, (at, normal) =>
        light(meadowAt(at, normal[1]), normal, 1),
      ),
    ],
    height,
    rim,
  };
}

/** How much light clouds below throw back up, beside the ground of a land. */
const FROM_CLOUDS = 1.25;

/** The lit colour of a surface: `open` is the share of the sky that is free over it. */
const lightOf =
  (rays: Rays) =>
  (colour: Colour, normal: Vector, open: number): Colour => {
    const up = 0.5 + 0.5 * normal[1];
    const share = {
      sun: clamp(dot(normal, rays.toward)) * open,
      sky: up * open,
      ground: (1 - up) * FROM_CLOUDS,
    };
    return multiplyColours(colour, shine(rays, share));
  };

type PointAt = (angle: number, out: number) => Vector;
type ColourAt = (at: Vector, normal: Vector, angle: number) => Colour;

/** Which angles a mesh spans: all around, or the half that the eye sees and a little more. */
type Span = readonly [from: number, to: number];
const AROUND: Span = [0, 2 * Math.PI];
const NEARER: Span = [0.96 * Math.PI, 2.04 * Math.PI];

/** A mesh of rings from the rim to the middle. */
function meshOf(
  columns: number,
  rows: number,
  [from, to]: Span,
  pointAt: PointAt,
  show: Show,
  colourAt: ColourAt,
): Mesh {
  const points: Vector[] = [];
  const angleOf = (column: number) => from + (column / (columns - 1)) * (to - from);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      points.push(pointAt(angleOf(column), 1 - row / (rows - 1)));
  const places = new Float32Array(columns * rows * 3);
  const colours = new Float32Array(columns * rows * 3);
  points.forEach((point, at) => {
    const column = at % columns;
    const row = (at - column) / columns;
    const pointOf = (c: number, r: number) =>
      points[clamp(r, 0, rows - 1) * columns + clamp(c, 0, columns - 1)] as Vector;
    const turned = subtract(pointOf(column + 1, row), pointOf(column - 1, row));
    const inward = subtract(pointOf(column, row + 1), pointOf(column, row - 1));
    const normal = normalise(cross(turned, inward));
    // Of the two sides of a sheet the one that is seen: the meadow's from above, the rock's from without.
    const away = normal[1] * ABOVE - normal[2];
    const facing: Vector = away < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
    places.set(show(point), at * 3);
    colours.set(colourAt(point, facing, angleOf(column)), at * 3);
  });
  return { columns, rows, places, colours };
}

/** From how far above an island is seen, as a slope. */
export const ABOVE = 0.2;
