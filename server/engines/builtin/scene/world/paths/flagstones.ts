import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { chanceOf, type Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';

/** Length of a row of stones along a path, how many lie across, world units; by what share of these the joints are out of line. */
const ROW = { long: 0.56, least: 3, more: 2, astray: 0.34 } as const;
/** Half the width of a joint, how round the corners of a stone are, and how far its edge is worn down; world units. */
const STONE = { joint: 0.022, corner: 0.09, worn: 0.07 } as const;
/** How far single stones are told apart, world units. */
const SEEN = 40;
/** Stones of one quarry, and moss and earth between them. */
const GREY: Colour = [0.52, 0.52, 0.51];
const BUFF: Colour = [0.6, 0.54, 0.45];
const LICHEN: Colour = [0.66, 0.67, 0.6];
const MOSS: Colour = [0.2, 0.27, 0.12];
const EARTH: Colour = [0.24, 0.2, 0.15];

/** A place of a path of flagstones: its colour, and how much of it is stone or joint and not the ground beside the path, 0 to 1. */
export interface Flag {
  readonly colour: Colour;
  readonly share: number;
}

/** Where the joint before a row lies, world units. */
const startOf = (row: number): number =>
  ROW.long * (row + ROW.astray * (chanceOf(row, 0, 7) - 0.5));

/** Worn flagstones in uneven rows, no two of one size or tone, at a place `across` of the middle of a path and `z` along it; it is `half` as wide to each side. World units. */
export function flagAt(across: number, z: number, half: number, noise: Noise): Flag {
  const beyond = Math.abs(across) - half;
  if (beyond > 0.4) return { colour: GREY, share: 0 };
  if (z > SEEN)
    return { colour: mixColour(GREY, MOSS, 0.22), share: smoothstep(0.1, -0.1, beyond) };
  // No edge of a stone is quite straight.
  const wave = 0.03 * noise.at(across * 2.3 + 5, z * 2.3);
  const [at, along] = [across + wave, z - wave];
  let row = Math.floor(along / ROW.long);
  if (along < startOf(row)) row--;
  else if (along >= startOf(row + 1)) row++;
  // A row ends where its stones do.
  const [left, right] = [
    -half - 0.3 * chanceOf(row, 1, 8) + 0.12,
    half + 0.3 * chanceOf(row, 2, 8) - 0.12,
  ];
  const count = ROW.least + Math.floor(ROW.more * chanceOf(row, 3, 8));
  const wide = (right - left) / count;
  const jointOf = (n: number) =>
    n <= 0
      ? left
      : n >= count
        ? right
        : left + wide * (n + ROW.astray * (chanceOf(row, n, 9) - 0.5) * 1.6);
  let column = Math.floor((at - left) / wide);
  if (at < jointOf(column)) column--;
  else if (at >= jointOf(column + 1)) column++;
  if (column < 0 || column >= count) {
    const away = Math.min(Math.abs(at - left), Math.abs(at - right));
    return { colour: EARTH, share: smoothstep(0.07, 0.02, away) };
  }
  const aside = Math.min(at - jointOf(column), jointOf(column + 1) - at);
  const ahead = Math.min(along - startOf(row), startOf(row + 1) - along);
  const { joint, corner, worn } = STONE;
  const gap =
    aside < corner && ahead < corner
      ? corner - Math.hypot(corner - aside, corner - ahead)
      : Math.min(aside, ahead);
  // Where pixels are wider than a joint it is seen as wide as they are.
  const thin = joint + z * 0.0012;
  const stone = smoothstep(0.7 * thin, 1.5 * thin, gap);
  const [chance, kind] = [chanceOf(row, column), chanceOf(row, column, 2)];
  const near = smoothstep(24, 6, z);
  const stains = 0.14 * noise.fbm(at * 1.4 + 9 * chance, z * 1.4, 2);
  const grain = near === 0 ? 0 : near * 0.12 * noise.fbm(at * 17, z * 17, 2);
  const edge = 0.84 + 0.16 * smoothstep(joint, joint + worn, gap);
  const tone = (0.8 + 0.3 * chance + stains + grain) * edge;
  const bare = mixColour(GREY, BUFF, 0.75 * kind);
  const spots =
    near === 0 ? 0 : near * smoothstep(0.24, 0.42, noise.at(at * 5 + 31, z * 5 + 7 * chance));
  const face = scaleColour(mixColour(bare, LICHEN, 0.5 * spots), tone);
  if (stone === 1) return { colour: face, share: 1 };
  const mossy = smoothstep(-0.25, 0.25, noise.at(at * 1.1 + 3, z * 1.1));
  return { colour: mixColour(mixColour(EARTH, MOSS, mossy), face, stone), share: 1 };
}
