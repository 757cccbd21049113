import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { leafAt } from '../../street/houses/forsaken.ts';
import type { Paint } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import { inWorld } from './in-world.ts';

const MOSS: Colour = [0.27, 0.33, 0.14];
const SOOT: Colour = [0.24, 0.23, 0.2];
const LICHEN: Colour = [0.72, 0.71, 0.58];
const LEAF: Colour = [0.13, 0.29, 0.07];
const YOUNG: Colour = [0.36, 0.52, 0.14];
const RED: Colour = [0.56, 0.18, 0.09];
/** How high a course of stones is and how long one of them, world units. */
const COURSE = { high: 0.44, long: 0.92 } as const;

/** How old walls look: their stone, how high ivy climbs over the site at the most, and whether they are laid of blocks. World units. */
export interface OldStone {
  readonly stone: Colour;
  readonly ivy: number;
  readonly isSmooth?: true;
}

/** Walls that have stood open for ages: worn stone in courses, stains, moss where it is level or near the ground, ivy. */
export function oldStone(
  { noise, season, snowy }: Pick<Setting, 'noise' | 'season' | 'snowy'>,
  { stone, ivy, isSmooth }: OldStone,
): Paint {
  return inWorld(([x, y, z], { role, normal }, pixel) => {
    const up = y - LEVEL;
    const isAlong = Math.abs(normal[0]) > Math.abs(normal[2]);
    const s = isAlong ? z + 0.13 * x : x + 0.13 * z;
    const fine = smoothstep(0.35, 0.08, pixel);
    const bare = isSmooth ? stone : laid(stone, s, up, pixel, fine);
    const stain = smoothstep(0.02, 0.5, noise.fbm(s / 0.9, y / 5 + 9, 3));
    const pale = smoothstep(0.22, 0.34, noise.fbm(s / 0.8 + 40, y / 0.7, 3));
    const grain = 1 + 0.16 * noise.fbm(s * 1.7, y * 1.7, 3);
    const worn = mixColour(mixColour(bare, SOOT, 0.42 * stain), LICHEN, 0.35 * pale);
    const isLevel = role === 'level' && normal[1] > 0;
    const damp = smoothstep(1.7, 0, up + 1.2 * noise.fbm(s / 1.6, 3.1, 2));
    const moss = clamp(Math.max(0.75 * damp, isLevel ? 0.8 : 0) + 0.8 * noise.fbm(s / 1.1, y, 2));
    const wall = scaleColour(mixColour(worn, MOSS, 0.7 * moss), grain);
    if (snowy && isLevel) return plainFront([0.92, 0.94, 0.98]);
    return plainFront(mixColour(wall, ...leaves(noise, { s, y, up, ivy, fine, season, isAlong })));
  });
}

/** Stones in courses, each of its own tone. */
function laid(stone: Colour, s: number, up: number, pixel: number, fine: number): Colour {
  const row = Math.floor(up / COURSE.high);
  const u = s / COURSE.long + 0.5 * (row & 1) + 0.2 * chance(row, 3, 3);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * COURSE.long, -1, 0.022, pixel),
    inside(
      Math.abs(up / COURSE.high - Math.round(up / COURSE.high)) * COURSE.high,
      -1,
      0.022,
      pixel,
    ),
  );
  const tone = 1 + fine * (0.26 * (chance(Math.floor(u), row, 5) - 0.5) - 0.4 * joint);
  return scaleColour(stone, tone);
}

interface IvyPlace {
  readonly s: number;
  readonly y: number;
  readonly up: number;
  readonly ivy: number;
  readonly fine: number;
  readonly season: Setting['season'];
  readonly isAlong: boolean;
}

/** The colour of the ivy at a place and how much of the wall it hides. */
function leaves(
  noise: Noise,
  { s, y, up, ivy, fine, season, isAlong }: IvyPlace,
): readonly [colour: Colour, share: number] {
  if (ivy <= 0) return [LEAF, 0];
  const row = isAlong ? 3.3 : 8.7;
  const climbs = ivy * (0.34 + 1.9 * noise.fbm(s / 6.5, row, 2)) + 1.4 * noise.at(s / 0.8, row + 5);
  const patch = 0.42 * noise.fbm(s / 1.3, y / 1.9, 2);
  const amount = smoothstep(climbs + 0.9, climbs - 1.6, up) + patch;
  if (amount < 0.1) return [LEAF, 0];
  const { tone, roll } = leafAt(s, y);
  const share = smoothstep(0.34, 0.52, amount + 0.5 * (roll - 0.5) * fine);
  const shade = 0.55 + 0.5 * clamp(0.5 + noise.fbm(s / 0.9, y / 0.9, 2));
  const young = clamp(0.3 + 0.8 * noise.fbm(s / 2.3 + 9, y / 2.3, 2) + 0.5 * (roll - 0.5) * fine);
  const green = mixColour(LEAF, season === 'autumn' ? RED : YOUNG, young);
  return [scaleColour(green, shade * (1 - fine + fine * tone)), share];
}
