import { smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';

/** How light rock is at a place on a steep wall, 1 on average, `height` world units above the water; what a map of heights is too coarse for. */
export type RockFace = (x: number, z: number, height: number) => number;

/** How high above the water the waves keep rock wet, and how dark it is there. World units. */
const WET = { high: 3.2, tone: 0.46 } as const;
/** How thick layers of rock are, and how wide the blocks are into which they are cracked. World units. */
const LAYER = 2.6;
const BLOCK = 4.2;
/** How much of that is seen on chalk. */
const SMOOTH = 0.45;
/** How dark the shale of high cliffs is beside other rock. */
const SHALE = 0.5;

/** The face of the rocks of a coast: layers that dip a little, cracks across them, each edge lit, wet at its foot; null in other lands. */
export function createRockFace({ land, noise, side, idea }: Setting): RockFace | null {
  if (land !== 'sea') return null;
  const depth = idea.chalk ? SMOOTH : 1;
  const tone = idea.highCliffs ? SHALE : 1;
  return (x, z, height) => {
    const along = x + 0.7 * side * z;
    const bent = height + 0.12 * along + 1.6 * noise.at(along / 22, height / 17);
    const layers = noise.fbm(bent / LAYER, along / 70 + 3, 3);
    const crack = noise.ridged(along / BLOCK + 0.8 * layers, height / (3 * BLOCK) + 9, 2);
    // What juts out is lit above and dark below.
    const grain =
      noise.fbm(along / 1.5, bent / 1.1, 3) - noise.fbm(along / 1.5, (bent - 0.35) / 1.1, 3);
    const reached = WET.high + 1.5 * noise.at(along / 6, z / 6);
    const wet = WET.tone + (1 - WET.tone) * smoothstep(0.3 * reached, reached, height);
    const form = 0.42 * layers - 0.5 * smoothstep(0.8, 0.97, crack) + 0.95 * grain;
    return tone * wet * (1.04 + depth * form);
  };
}
