import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { CRATER } from '../../dry-ground.ts';
import type { SceneryPlan } from '../site.ts';

/** How deep the sea is around the island, world units. */
const SEABED = -16;
/** How high the cone would be over its middle, how fast it falls off, where its foot is cut, how large its crater is and how steep. World units. */
const CONE = { high: 470, falls: 265, foot: 22, crater: 76, deep: 2 } as const;
/** From where to where on its coast is, away from the crater, and how high its lowland and its beach are. World units. */
const COAST = { from: 610, to: 430, low: 15, beach: 4 } as const;
/** Banks of sand with palms nearer to the eye: to the right on the picture's side, ahead, how large, how high. World units. */
const BANKS = [
  [-47, 140, 46, 7],
  [66, 240, 50, 6],
] as const;
const ASH: readonly [Colour, Colour] = [
  [0.17, 0.15, 0.15],
  [0.36, 0.22, 0.17],
];
const JUNGLE: Colour = [0.13, 0.3, 0.1];

/** A bank of sand round a place; below 0 away from it. */
function bank(
  noise: Setting['noise'],
  [x, z]: readonly [number, number],
  [atX, atZ, size, top]: readonly [number, number, number, number],
): number {
  const away = Math.hypot((x - atX) / 1.25, z - atZ) / size + 0.3 * noise.fbm(x / 26, z / 26, 3);
  return Math.max(SEABED, top * (1 - away * away));
}

/** An island of a volcano: beaches and palms round its foot, jungle on its slopes, ash above. */
export const VOLCANO_ISLE: SceneryPlan = {
  land: 'island',
  trees: 0.56,
  views: [
    { horizon: 0.6, lens: 0.86, eye: 1 },
    { horizon: 0.55, lens: 0.84, eye: 2.2 },
    { horizon: 0.64, lens: 0.8, eye: 0.75 },
    { horizon: 0.6, lens: 0.9, eye: 1.1 },
  ],
  ground:
    (_, { side, relief, noise }) =>
    (x, z) => {
      const [dx, dz] = [x - side * CRATER.aside, z - CRATER.z];
      const away = Math.hypot(dx, dz);
      const ragged = 150 * noise.fbm(Math.atan2(dx, dz) * 1.6 + 3, away / 900, 4);
      const inland = smoothstep(COAST.from, COAST.to, away + ragged);
      const rise = CONE.high * (0.8 + 0.25 * relief) * Math.exp(-away / CONE.falls) - CONE.foot;
      const cone = Math.max(0, rise - CONE.deep * Math.max(0, CONE.crater - away));
      const gully =
        26 * noise.fbm(Math.atan2(dx, dz) * 7, away / 700, 4) * smoothstep(0, 220, cone);
      const hills = COAST.low + 16 * noise.fbm(x / 90, z / 90, 4);
      const own =
        mix(SEABED, COAST.beach, smoothstep(0, 0.3, inland)) +
        (hills - COAST.beach + cone + gully) * smoothstep(0.36, 1, inland);
      const banks = BANKS.map(([atX, atZ, size, top]) =>
        bank(noise, [x, z], [side * atX, atZ, size, top]),
      );
      return Math.max(own, ...banks);
    },
  soil:
    (wild, { noise }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const spots = noise.fbm(x / 40, z / 40, 4);
      const jungle = scaleColour(JUNGLE, 1 + 0.7 * noise.fbm(x / 12, z / 12, 3));
      const green = mixColour(own, jungle, z > 400 ? 0.85 * smoothstep(8, 22, height) : 0);
      const ash = mixColour(ASH[0], ASH[1], clamp(0.4 + 1.3 * noise.at(x / 60, z / 60)));
      return mixColour(green, ash, smoothstep(70, 190, height + 90 * spots));
    },
};
