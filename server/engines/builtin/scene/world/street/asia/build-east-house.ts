import type { Random } from '../../../../kernels/random.ts';
import { boxOn, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import { EAST_STYLES, type EastLook, type EastTown, eastWall } from './east-front.ts';
import { roundLantern } from './round-lantern.ts';
import { canopy, eastRoof, tiles } from './tiled-roof.ts';
import { graniteWall } from './water-front.ts';

/** How far off lanterns are seen. World units. */
const LANTERNS_TO = 70;
/** The wall along a Korean lane: how high, how thick, how far before the house; how wide and how high a gate in it is. */
const YARD = { high: 1.45, thick: 0.4, deep: 1.6, gate: 2.1, lintel: 2.3 } as const;
/** How deep a house is. */
const DEEP = 8;

/** Builds a house of an old town of the east on a plot; `lamps` is the share of lit windows. */
export function buildEastHouse(random: Random, plot: Plot, town: EastTown, lamps: number): Solid[] {
  const number = random.below(4096);
  const floor = (town === 'hanok' ? 3.5 : 2.7) + 0.3 * random.unit();
  const isHigh =
    town === 'machiya' ? random.unit() < 0.85 : town === 'hutong' && random.unit() < 0.25;
  const look: EastLook = {
    town,
    floor,
    eaves: floor + (isHigh ? 2.1 + 0.4 * random.unit() : 0.25),
    number,
  };
  const inward = town === 'hanok' ? YARD.deep : 0;
  const body = within(plot, 0.05, inward, plot.wide - 0.1, DEEP);
  return [
    boxOn(body, 0, look.eaves, eastWall(look, lamps)),
    ...eastRoof(body, look),
    ...(isHigh ? [canopy(body, look)] : []),
    ...(town === 'hanok' ? yardWall(plot, random, number) : []),
    ...(town !== 'hanok' && plot.z < LANTERNS_TO ? lanterns(body, look, lamps) : []),
  ];
}

/** A wall of stone and plaster under tiles before a house, with a gate under a roof of its own. */
function yardWall(plot: Plot, random: Random, number: number): Solid[] {
  const { high, thick, gate, lintel } = YARD;
  const at = (plot.wide - gate) * (0.15 + 0.7 * random.unit());
  const parts = [
    [0, at],
    [at + gate, plot.wide - at - gate],
  ] as const;
  const wood = plainPaint(EAST_STYLES.hanok.timber);
  const posts = [at, at + gate - 0.22].map((x) =>
    boxOn(within(plot, x, 0, 0.22, thick), 0, lintel, wood),
  );
  const roofed = (along: number, wide: number, out: number, foot: number, rise: number): Solid =>
    roofOn(
      within(plot, along, -out, wide, thick + 2 * out),
      foot,
      foot + rise,
      (['front', 'back'] as const).map((side) => ({ side, pitch: 0.62, from: foot + 0.08 })),
      tiles(number),
    );
  return [
    ...parts.flatMap(([from, wide]) => [
      boxOn(within(plot, from, 0, wide, thick), 0, high, graniteWall(number, 0.8)),
      roofed(from - 0.05, wide + 0.1, 0.28, high, 0.4),
    ]),
    ...posts,
    boxOn(within(plot, at + 0.22, thick * 0.6, gate - 0.44, 0.1), 0, lintel - 0.2, wood),
    roofed(at - 0.5, gate + 1, 0.6, lintel, 0.75),
  ];
}

/** Lanterns under the eaves of a ground floor. */
function lanterns(body: Plot, { floor, number, town }: EastLook, lamps: number): Solid[] {
  if (number % 3 === 0) return [];
  const count = town === 'hutong' ? 2 : 1 + (number % 2);
  return Array.from({ length: count }, (_, n) => {
    const share = count === 1 ? 0.2 : (n + 0.5) / count;
    const at = within(body, body.wide * share, -0.7, 0, 0);
    return roundLantern([at.x, floor - 0.95, at.z], town === 'hutong' ? 0.34 : 0.26, lamps);
  }).flat();
}
