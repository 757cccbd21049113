import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { pieceAcross } from '../houses/build-bridge.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import type { Way } from '../way.ts';
import { mexicanChurch } from './mexican-church.ts';

/** Paints of the houses: each a strong colour of its own. */
const PAINTS: readonly Colour[] = [
  [0.86, 0.3, 0.2],
  [0.92, 0.66, 0.16],
  [0.16, 0.46, 0.68],
  [0.84, 0.36, 0.5],
  [0.2, 0.56, 0.48],
  [0.9, 0.5, 0.22],
  [0.52, 0.3, 0.58],
  [0.9, 0.82, 0.66],
];
const WHITE: Colour = [0.93, 0.9, 0.83];
const DARK: Colour = [0.11, 0.09, 0.08];
const WOOD: Colour = [0.3, 0.18, 0.1];
const TILE: Colour = [0.66, 0.34, 0.2];
/** Cut paper of feasts. */
const PAPERS: readonly Colour[] = [
  [0.92, 0.12, 0.46],
  [0.98, 0.72, 0.08],
  [0.1, 0.62, 0.34],
  [0.2, 0.42, 0.86],
  [0.96, 0.4, 0.1],
  [0.58, 0.2, 0.66],
];
/** Heights of the ground floor and of the storey above it. World units. */
const GROUND = 3.7;
const STOREY = 3.3;
/** Strings of paper: the first, how far apart, how many, how high, how far one sags; how wide and how high a sheet is. */
const STRINGS = {
  first: 9,
  apart: 7.4,
  count: 4,
  high: 7.9,
  sag: 1.6,
  wide: 0.72,
  tall: 0.56,
} as const;

/** Builds a house of a colonial town in Mexico on a plot: a strong colour, white frames, balconies of iron or a roof of tiles; `lamps` is the share of lit windows. */
export function buildMexicanHouse(plot: Plot, random: Random, lamps: number): Solid[] {
  const isHigh = random.unit() < 0.62;
  const paint = scaleColour(pick(random, PAINTS), 0.9 + 0.16 * random.unit());
  const number = random.below(4096);
  const eaves = GROUND + (isHigh ? STOREY : 0.5);
  const wall = paintedWall(paint, number, lamps);
  const edge = plainPaint(WHITE);
  const parapet = [
    boxOn(within(plot, 0, 0, plot.wide, 0.3), eaves, eaves + 0.8, plainPaint(paint)),
    boxOn(within(plot, -0.06, -0.1, plot.wide + 0.12, 0.46), eaves + 0.8, eaves + 0.98, edge),
    boxOn(within(plot, -0.02, -0.12, plot.wide + 0.04, 0.14), eaves - 0.22, eaves, edge),
  ];
  const tiles = roofOn(
    within(plot, 0, -0.7, plot.wide, 3),
    eaves - 0.1,
    eaves + 1.2,
    [{ side: 'front', pitch: 0.4, from: eaves + 0.06 }],
    (_, { along }) => plainFront(scaleColour(TILE, 0.8 + 0.3 * Math.abs(Math.sin(along * 11)))),
  );
  const bays = baysOf(plot.wide);
  const apart = plot.wide / bays;
  const balconies = isHigh
    ? Array.from({ length: bays }, (_, n) => {
        const at = within(plot, apart * (n + 0.5) - 0.85, -0.6, 1.7, 0.6);
        return [
          boxOn(at, GROUND + 0.06, GROUND + 0.18, edge),
          boxOn(within(at, 0, 0, 1.7, 0.05), GROUND + 0.18, GROUND + 1.1, railing(paint)),
        ];
      }).flat()
    : [];
  return [boxOn(plot, 0, eaves, wall), ...(number % 3 === 0 ? [tiles] : parapet), ...balconies];
}

const baysOf = (wide: number): number => Math.max(1, Math.round(wide / 2.9));

/** Iron bars before the painted wall. */
export const railing =
  (wall: Colour): Paint =>
  ({ role }, { along, up, pixel }) => {
    const bar = inside(Math.abs(((along / 0.15) % 1) - 0.5), -1, 0.2, pixel / 0.15);
    const edge = Math.max(inside(up, 0.82, 0.92, pixel), inside(up, 0, 0.08, pixel));
    return plainFront(
      mixColour(scaleColour(wall, 0.5), DARK, role === 'level' ? 1 : Math.max(bar, edge)),
    );
  };

/** A wall with a darker foot, and tall windows and doors in white frames. */
function paintedWall(paint: Colour, number: number, lamps: number): Paint {
  return (face, { along, up, pixel }): Front => {
    const stain = 1 + 0.04 * Math.sin(along * 1.3 + number) * Math.sin(up * 1.7 + number * 0.3);
    const foot = inside(up, -1, 0.95, pixel);
    const bare = mixColour(scaleColour(paint, stain), scaleColour(paint, 0.55), foot);
    if (face.role !== 'front') return plainFront(bare);
    const wide = face.long / baysOf(face.long);
    const column = Math.floor(along / wide);
    const off = along - (column + 0.5) * wide;
    const isUp = up > GROUND;
    const rise = isUp ? up - GROUND : up;
    const isDoor = isUp || chance(number, column, 2) < 0.45;
    const [half, low, high] = [isDoor ? 0.62 : 0.52, isDoor ? 0.12 : 1, 2.55];
    const arch = isUp ? 0 : half * 0.55;
    const reach = (more: number) => {
      const share = Math.min(1, Math.max(0, (rise - high) / (arch + more + 0.01)));
      return (half + more) * (rise > high ? Math.sqrt(1 - share * share) : 1);
    };
    const within = (more: number) =>
      inside(Math.abs(off), -1, reach(more), pixel) *
      inside(rise, low - more, high + arch + more, pixel);
    const [frame, hole] = [within(0.18), within(0)];
    const leaf =
      isDoor && !isUp ? scaleColour(WOOD, 0.85 + 0.3 * Math.abs(Math.sin(off * 15))) : DARK;
    const bars =
      isUp || isDoor ? 0 : inside(Math.abs(((off / 0.17) % 1) - 0.5), -1, 0.14, pixel / 0.17);
    const isLit = (isUp || !isDoor) && chance(column, number, 9) < lamps * 1.5;
    return {
      colour: mixColour(
        mixColour(mixColour(bare, WHITE, frame), leaf, hole),
        WHITE,
        0.6 * bars * hole,
      ),
      glass: isUp ? 0.4 * hole : 0,
      glow: isLit ? scaleColour(LAMP, 0.9 * hole * (1 - bars)) : NO_GLOW,
    };
  };
}

/** What is over and behind a plaza of Mexico: strings of cut paper, and the church across its far end. */
export function alongPlaza(way: Way): Solid[] {
  return [...strings(way), ...mexicanChurch(way)];
}

function strings(way: Way): Solid[] {
  const solids: Solid[] = [];
  const reach = way.front;
  const count = Math.floor((2 * reach) / (STRINGS.wide * 1.25));
  for (let row = 0; row < STRINGS.count; row++) {
    const z = STRINGS.first + row * STRINGS.apart;
    if (z > way.end - 6) break;
    const middle = way.middle(z);
    const height = (x: number) => STRINGS.high - STRINGS.sag * (1 - (x / reach) ** 2);
    for (let n = 0; n < count; n++) {
      const [from, to] = [-reach + (2 * reach * n) / count, -reach + (2 * reach * (n + 1)) / count];
      const at = { middle, z, from: from + 0.07, to: to - 0.07 };
      const paper = PAPERS[(n + 2 * row) % PAPERS.length] as Colour;
      solids.push(
        pieceAcross(
          { ...at, from, to },
          0,
          0.02,
          height,
          (x) => height(x) + 0.025,
          plainPaint(WHITE),
        ),
        pieceAcross(
          at,
          0,
          0.02,
          (x) => height(x) - STRINGS.tall,
          height,
          cutPaper(paper, row * 31 + n),
        ),
      );
    }
  }
  return solids.map((one) => ({ ...one, isSheer: true }));
}

/** A sheet with a pattern cut out of it, the sun behind it. */
function cutPaper(paper: Colour, number: number): Paint {
  return (_, { along, up, pixel }) => {
    const [u, v] = [Math.floor(along / 0.1), Math.floor(up / 0.1)];
    const isCut = chance(u, v, number % 5) < 0.26 && pixel < 0.06;
    const shown = isCut ? scaleColour(paper, 0.5) : paper;
    return { colour: shown, glass: 0, glow: scaleColour(shown, 0.22) };
  };
}
