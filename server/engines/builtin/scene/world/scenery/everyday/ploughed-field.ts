import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { paved } from '../built/paved-site.ts';
import type { SceneryPlan } from '../site.ts';

/** How wide a furrow is, where the field ends, and how much its furrows swing with the land. World units. */
const FURROW = { wide: 0.92, end: 210, swing: 2.4, long: 70 } as const;
const EARTH: Colour = [0.34, 0.22, 0.14];
const CREST: Colour = [0.5, 0.35, 0.23];
const STRAW: Colour = [0.66, 0.54, 0.32];

/** How far to the right of a furrow's line a place is. World units. */
const acrossAt = (x: number, z: number, side: number): number =>
  x + side * FURROW.swing * Math.sin(z / FURROW.long) + side * 0.16 * z;

/** A field under the plough: furrows of dark earth that run away from the eye, woods and meadows beyond. */
export const PLOUGHED: SceneryPlan = {
  land: 'field',
  relief: 0.7,
  trees: 0.4,
  views: [
    { horizon: 0.42, lens: 0.95, eye: 0.5 },
    { horizon: 0.3, lens: 0.88, eye: 1.1 },
    { horizon: 0.5, lens: 0.84, eye: 0.42 },
    { horizon: 0.42, lens: 1.15, eye: 0.6 },
  ],
  soil: paved((x, z, soft, { side, noise }) => {
    const place = acrossAt(x, z, side) / FURROW.wide;
    const wave = Math.cos(place * 2 * Math.PI);
    const seen = smoothstep(FURROW.wide * 0.9, FURROW.wide * 0.2, soft);
    const clods = seen * (0.55 * noise.fbm(x * 3.6, z * 2.4, 3) + 0.25 * noise.at(x * 13, z * 9));
    const crest = smoothstep(-0.35, 0.75, wave + clods) * seen + 0.42 * (1 - seen);
    const hollow = 1 - 0.42 * seen * smoothstep(-0.3, -0.95, wave + 0.6 * clods);
    const chaff = seen * smoothstep(0.42, 0.7, noise.fbm(x * 5 + 9, z * 3, 2));
    const earth = scaleColour(mixColour(EARTH, CREST, crest), hollow * (1 + 0.3 * clods));
    const edge = FURROW.end + 26 * noise.fbm(x / 90, 3, 2);
    return [mixColour(earth, STRAW, 0.4 * chaff), smoothstep(edge + 3, edge - 3, z)];
  }),
  isTended: (_x, z) => z < FURROW.end + 12,
};
