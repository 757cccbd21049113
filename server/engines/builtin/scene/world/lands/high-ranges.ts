import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Season } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import type { Ground } from '../ground.ts';
import { createHeightMap } from '../height-map.ts';
import { paintLand } from '../paint-land.ts';
import { createRange } from '../relief/mountain-range.ts';
import type { Soil } from '../soil/soil.ts';
import { layCloudsAmong } from './clouds-among.ts';

/**
 * Ranges seen from a summit reach as far as the eye does. They are painted as a land of their own that is so many
 * times smaller and nearer: what is seen of it is the same.
 */
const SCALE = 14;
/** How high the highest peak is, and how high the eye, of that small land. */
const TOP = 250;
const EYE = 190;
/** How much of a colour each unit of clear air takes, of that small land. */
const HAZE = 0.00075;
/** Above what height snow lies all year, and below what height woods grow. */
const SNOW_LINE = 120;
const TREE_LINE = 70;

/** Paints the ranges around a summit, one behind the other, and a sea of clouds in their valleys. */
export function paintHighRanges(frame: Frame, camera: Camera, setting: Setting): void {
  const { light, noise, season, snowy } = setting;
  const small: Camera = { ...camera, height: EYE };
  const half = (0.5 * frame.width) / camera.focal;
  const map = createHeightMap(
    rangesOf(setting),
    light.toward,
    Math.max(frame.width, frame.height),
    (x, z) => Math.abs(x) < z * half * 1.4 + 40,
    () => 0,
  );
  const clear = { ...light, haze: HAZE * (light.haze / CLEAR) };
  paintLand(frame, small, map, highSoil(noise, season, snowy), clear, { swell: () => 0 }, () => {});
  for (let at = 0; at < frame.depth.length; at++)
    frame.depth[at] = (frame.depth[at] as number) * SCALE;
  layCloudsAmong(frame, camera, setting);
}

/** The haze of clear weather, which `HAZE` stands for. */
const CLEAR = 0.00034;

/** Where a great peak stands: aside as a share of how far ahead, how far ahead, and how wide it is, of that small land. */
interface Peak {
  readonly aside: number;
  readonly ahead: number;
  readonly wide: number;
}

const PEAKS: readonly Peak[] = [
  { aside: 0.34, ahead: 330, wide: 66 },
  { aside: -0.46, ahead: 430, wide: 78 },
  { aside: -0.08, ahead: 640, wide: 86 },
  { aside: 0.2, ahead: 980, wide: 110 },
  { aside: -0.32, ahead: 1_240, wide: 130 },
  { aside: 0.46, ahead: 1_450, wide: 140 },
];

/** The one above all others in the composition that looks at one from near. */
const GREAT = { aside: 0.1, ahead: 470, wide: 120, high: 1.7 } as const;
const LOOKS_AT_ONE = 3;

/** Peaks over long ridges, the nearest ones lower, so that all are seen. */
function rangesOf({ noise, side, turn }: Setting): Ground {
  const peaks = PEAKS.map(({ aside, ahead, wide }, n) => ({
    x: side * ahead * (aside + 0.1 * noise.at(n * 3.7, 21)),
    z: ahead * (1 + 0.14 * noise.at(n * 5.3, 33)),
    wide,
    high: 0.75 + 0.5 * noise.at(n * 2.9, 45),
  }));
  if (turn % 4 === LOOKS_AT_ONE)
    peaks.push({
      x: side * GREAT.ahead * GREAT.aside,
      z: GREAT.ahead,
      wide: GREAT.wide,
      high: GREAT.high,
    });
  const carved = createRange(
    noise,
    (x, z) => {
      let rise = 0.2 + 0.4 * noise.fbm(x / 260 + 7, z / 260, 2);
      for (const { x: at, z: ahead, wide, high } of peaks)
        rise += high * Math.exp(-((x - at) ** 2 + (z - ahead) ** 2) / wide ** 2);
      return rise * smoothstep(60, 260, z);
    },
    TOP,
    false,
  );
  return (x, z) => {
    const height = carved(x, z);
    return (
      2 + height + (noise.ridged(x / 46 + 3, z / 46, 5) - 0.45) * 26 * smoothstep(10, 120, height)
    );
  };
}

const ROCK: Colour = [0.43, 0.41, 0.42];
const SNOW: Colour = [0.95, 0.97, 1.02];
const WOODS: Readonly<Record<Season, Colour>> = {
  spring: [0.17, 0.3, 0.16],
  summer: [0.15, 0.27, 0.15],
  autumn: [0.3, 0.27, 0.13],
  winter: [0.24, 0.27, 0.28],
};

const highSoil =
  (noise: Noise, season: Season, snowy: boolean): Soil =>
  (x, z, height, steepness) => {
    const torn = noise.fbm(x / 13 + 4, z / 19, 2);
    const broad = noise.at(x / 46, z / 46);
    const woods =
      smoothstep(TREE_LINE + 26, TREE_LINE - 20, height + 20 * torn) *
      smoothstep(1.3, 0.8, steepness);
    const rock = scaleColour(ROCK, 1 + 0.16 * noise.at(height / 9, x / 60) + 0.16 * broad);
    const line = snowy ? -40 : SNOW_LINE;
    const holds = 0.66 + 0.7 * smoothstep(-30, 120, height - line);
    const snow =
      smoothstep(-16, 16, height - line + 34 * broad + 30 * torn) *
      (1 - smoothstep(holds, holds + 0.2, steepness + 0.35 * torn));
    return mixColour(mixColour(rock, WOODS[season], woods), SNOW, snow);
  };
