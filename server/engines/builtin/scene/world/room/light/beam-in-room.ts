import { mix, scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { meet } from '../solids/meet.ts';
import { crosses, type Point, type Solid } from '../solids/solid.ts';
import { type Beam, beamAt, hazeOf, isInOpening, throughBeam } from './beam.ts';

/** A beam as it is seen in a room. */
export interface BeamInRoom {
  /** The light that falls by it on what faces it. */
  readonly light: Colour;
  /** What is seen through its opening. */
  readonly sky: Colour;
  /** How much of it falls on a place with a surface of a direction, 0 to 1, behind all that stands in its way. */
  readonly at: (normal: Point, place: Point) => number;
  /** Whether a place of the ceiling is in its opening. */
  readonly isOpen: (x: number, z: number) => boolean;
  /** Adds to a pixel's three colours from `at` on what the dust in it sends to an eye before what a ray by `way` meets, so many lengths of it away. */
  readonly addHaze: (rgb: Float32Array, at: number, eye: Point, way: Point, end: number) => void;
}

/** How bright a beam is by what the sun is outside, and what of the sky comes with it. */
const DIRECT = 1.5;
const FROM_SKY = 0.35;

/** How bright dust in a beam is, of the light that falls by it; and at its foot, of what it is at the opening. */
const DUSTY = 0.95;
const AT_FOOT = 0.55;

/** Makes a beam ready for a room in which solids stand. */
export function createBeamInRoom(
  beam: Beam,
  solids: readonly Solid[],
  { light: { sun, ambient, horizon, zenith }, noise }: Setting,
): BeamInRoom {
  const { high, toward } = beam;
  const light: Colour = [
    DIRECT * sun[0] + FROM_SKY * ambient[0],
    DIRECT * sun[1] + FROM_SKY * ambient[1],
    DIRECT * sun[2] + FROM_SKY * ambient[2],
  ];
  const standing = solids.filter(({ form }) => form.kind !== 'hollow');
  const isHidden = ([x, y, z]: Point, normal: Point): boolean => {
    const from: Point = [x + 0.01 * normal[0], y + 0.01 * normal[1], z + 0.01 * normal[2]];
    const run = (high - 0.05 - from[1]) / toward[1];
    const way: Point = [run * toward[0], run * toward[1], run * toward[2]];
    return standing.some((one) => {
      const hit = crosses(one.low, one.high, from, way) ? meet(one, from, toward) : null;
      return hit !== null && hit.at < run;
    });
  };
  const [left, right, near, far] = beam.opening;
  return {
    light,
    sky: scaleColour(
      [
        mix(horizon[0], zenith[0], 0.4),
        mix(horizon[1], zenith[1], 0.4),
        mix(horizon[2], zenith[2], 0.4),
      ],
      1.15,
    ),
    at: (normal, place) => {
      const share = beamAt(beam, normal, place);
      return share > 0 && !isHidden(place, normal) ? share : 0;
    },
    isOpen: (x, z) =>
      x > left &&
      x < right &&
      z > near &&
      z < far &&
      isInOpening(beam, x, z, 1 + noise.fbm(x * 2.6, z * 2.6, 3)),
    addHaze: (rgb, at, eye, way, end) => {
      const part = throughBeam(beam, eye, way, end);
      if (part === null) return;
      const [enter, leave] = part;
      const length = Math.hypot(way[0], way[1], way[2]);
      const middle = (enter + leave) / 2;
      const up = (eye[1] + middle * way[1]) / high;
      // Along the beam its dust is in streaks.
      const run = (high - eye[1] - middle * way[1]) / toward[1];
      const across = eye[0] + middle * way[0] + run * toward[0];
      const streak = 1 + 0.35 * noise.fbm(across * 5, 7, 2);
      const share = DUSTY * streak * mix(AT_FOOT, 1, up) * hazeOf((leave - enter) * length);
      for (const c of [0, 1, 2] as const)
        rgb[at + c] = mix(rgb[at + c] as number, Math.max(light[c], rgb[at + c] as number), share);
    },
  };
}
