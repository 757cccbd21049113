import { mix, scaleColour } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, DayTime } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';

/** How many there are in a picture. */
const COUNT = 150;
/** How far off the nearest and the farthest are, and how high over the ground they fly at the most, by the height of the eye. */
const NEAREST = 1.1;
const FARTHEST = 15;
const HIGHEST = 1.9;
/** How large a spark is at a distance as great as the eye is high, by the focal length; and at the least, by the picture's width. */
const SPARK = 0.011;
const LEAST = 0.0016;
/** How much larger than it its glow is, and how bright by it. */
const GLOW = { wide: 6.5, bright: 0.42 } as const;
/** How bright they look at each time of day. */
const BRIGHT: Readonly<Record<DayTime, number>> = {
  night: 1,
  dusk: 0.95,
  dawn: 0.7,
  sunset: 0.75,
  day: 0.45,
};
/** Their light is between green and yellow (550 to 590 nm, Lall et al. 1980). */
const GREENISH: Colour = [0.74, 1, 0.26];
const YELLOWISH: Colour = [1, 0.88, 0.3];
/** What the middle of a spark is lighter by. */
const MIDDLE = 0.35;

/** Lets fireflies glow over the land: sparks with a soft glow around them, behind what is nearer. */
export function paintFireflies(
  frame: Frame,
  camera: Camera,
  { random, time }: Pick<Setting, 'random' | 'time'>,
  { heights }: HeightMap,
): void {
  const { focal, centre, horizon } = camera;
  const eye = camera.height - lookUp(heights, 0, 10);
  const across = frame.width / focal;
  for (let n = 0; n < COUNT; n++) {
    const off = NEAREST * (FARTHEST / NEAREST) ** random.unit();
    const z = off * eye;
    const x = (random.unit() - 0.5) * 1.05 * across * z;
    const above = (0.06 + (HIGHEST - 0.06) * random.unit() ** 1.9) * eye;
    const [warm, bright] = [random.unit(), mix(0.3, 1, random.unit())];
    const y = lookUp(heights, x, z) + above;
    const spark = Math.max(LEAST * frame.width, (SPARK * focal) / off);
    glowAt(frame, centre + (focal * x) / z, horizon + (focal * (camera.height - y)) / z, z, {
      spark,
      colour: scaleColour(warm < 0.5 ? GREENISH : YELLOWISH, bright * BRIGHT[time]),
    });
  }
}

/** Adds one spark's light at a place of the picture, where nothing nearer than it is. */
function glowAt(
  { width, height, rgb, depth }: Frame,
  column: number,
  row: number,
  z: number,
  { spark, colour }: { readonly spark: number; readonly colour: Colour },
): void {
  const reach = spark * GLOW.wide * 2.2;
  const [left, right] = [
    Math.max(0, Math.ceil(column - reach)),
    Math.min(width - 1, column + reach),
  ];
  const [top, bottom] = [Math.max(0, Math.ceil(row - reach)), Math.min(height - 1, row + reach)];
  for (let v = top; v <= bottom; v++)
    for (let u = left; u <= right; u++) {
      const at = v * width + u;
      if ((depth[at] as number) < z) continue;
      const away = Math.hypot(u - column, v - row) / spark;
      const core = Math.exp(-(away ** 2));
      const glow = GLOW.bright * Math.exp(-((away / GLOW.wide) ** 2) * 2.2);
      for (let c = 0; c < 3; c++) {
        const own = rgb[at * 3 + c] as number;
        const [light, dark] = [colour[c] as number, Math.max(0, 1 - own)];
        // A glow is lost in a bright sky.
        rgb[at * 3 + c] = mix(
          own + light * glow * dark,
          light * (1 + 0.5 * core) + MIDDLE * core ** 4,
          core,
        );
      }
    }
}
