import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import { pieceAcross } from '../houses/build-bridge.ts';
import { ellipsoidAt, frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, type Point, plainPaint, type Solid } from '../solid.ts';
import type { Way } from '../way.ts';

/** Cloths and reed mats over the lane: the first, how far apart, how long one is along the lane, how high, how far one sags. World units. */
const COVER = { first: 5.5, apart: 4.6, long: 3.2, high: 5.3, sag: 0.55 } as const;
/** A beam nearer than this would hide the sky. */
const NEAREST_BEAM = 8;
/** Of how many flat pieces one is across. */
const PIECES = 8;
const CLOTHS: readonly Colour[] = [
  [0.86, 0.56, 0.2],
  [0.84, 0.76, 0.6],
  [0.72, 0.22, 0.14],
  [0.8, 0.7, 0.52],
  [0.2, 0.42, 0.5],
];
/** Arches over the lane: how far off, how high within and in all, how thick. */
const ARCHES = [21, 44] as const;
const ARCH = { springs: 3.1, rise: 2.1, high: 6.6, thick: 1.1, pieces: 24, foot: 0.28 } as const;
const EARTH: Colour = [0.74, 0.48, 0.34];
const GLAZE: readonly Colour[] = [
  [0.07, 0.28, 0.48],
  [0.9, 0.88, 0.8],
  [0.06, 0.42, 0.38],
];
const BRASS: Colour = [0.62, 0.42, 0.14];
/** Glass of lamps. */
const GLASSES: readonly Colour[] = [
  [1, 0.6, 0.16],
  [1, 0.24, 0.1],
  [0.18, 0.5, 0.95],
  [1, 0.52, 0.12],
  [0.16, 0.66, 0.5],
  [1, 0.7, 0.26],
  [0.7, 0.16, 0.3],
];
/** Where lamps hang: the first, how far apart rows are, how far off the last is. */
const LAMPS = { first: 7, apart: 2.7, last: 46 } as const;

/** What is over a bazaar's lane: cloths, arches and lamps, which burn there by day too. */
export function overSouk(way: Way, random: Random): Solid[] {
  return [...covers(way, random), ...arches(way), ...hungLamps(way, random)];
}

function covers(way: Way, random: Random): Solid[] {
  const solids: Solid[] = [];
  const reach = way.front + 0.4;
  for (let z = COVER.first; z < way.end - 3; z += COVER.apart) {
    const cloth = pick(random, CLOTHS);
    const isMat = random.unit() < 0.4;
    const high = COVER.high + 0.4 * random.unit();
    const sag = isMat ? 0.1 : COVER.sag * (0.7 + 0.6 * random.unit());
    const height = (x: number) => high - sag * (1 - (x / reach) ** 2);
    const paint: Paint = ({ normal }, { along, up }) => {
      const thread = isMat
        ? 0.75 + 0.35 * chance(Math.floor(up / 0.11), 3, 7)
        : 0.94 + 0.06 * Math.sin(along * 5 + up * 2);
      const base = scaleColour(isMat ? [0.62, 0.46, 0.26] : cloth, thread);
      // The sun shines through a cloth from above.
      const through = normal[1] < 0 ? (isMat ? 0.08 : 0.34) : 0;
      return { colour: base, glass: 0, glow: scaleColour(base, through) };
    };
    for (let n = 0; n < PIECES; n++) {
      const from = -reach + (2 * reach * n) / PIECES;
      const at = { middle: way.middle(z), z, from, to: from + (2 * reach) / PIECES };
      solids.push(pieceAcross(at, 0, COVER.long, height, (x) => height(x) + 0.05, paint));
    }
    if (z < NEAREST_BEAM) continue;
    const beam: Plot = {
      ...{
        x: way.middle(z) - reach,
        z: z - 0.1,
        u: [1, 0],
        w: [0, 1],
        wide: 2 * reach,
        deep: 0.13,
      },
    };
    solids.push(boxOn(beam, high + 0.02, high + 0.18, plainPaint([0.28, 0.17, 0.09])));
  }
  return solids;
}

/** Walls across the lane with a pointed arch, tiles round it. */
function arches(way: Way): Solid[] {
  return ARCHES.filter((z) => z < way.end - 4).flatMap((z) => {
    const reach = way.front + 0.6;
    const half = way.front - ARCH.foot;
    const within = (x: number) => {
      const share = Math.min(1, Math.abs(x) / half);
      // Arcs from beyond the middle meet in a point.
      const far = share * half + half * 0.35;
      const most = half * 1.35;
      const top = Math.sqrt(most ** 2 - (half * 0.35) ** 2);
      return ARCH.springs + (ARCH.rise * Math.sqrt(Math.max(0, most ** 2 - far ** 2))) / top;
    };
    const paint: Paint = ({ role }, { along, up, pixel }) => {
      if (role !== 'front') return plainFront(scaleColour(EARTH, 0.8));
      const isBeside = Math.abs(along) > half;
      const above = isBeside ? Math.abs(along) - half : up - within(along);
      const band = inside(isBeside && up > ARCH.springs + 0.3 ? 1 : above, -1, 0.42, pixel);
      const [u, v] = [Math.floor(along / 0.2), Math.floor(up / 0.2)];
      const tile = GLAZE[(Math.abs(u) + 2 * v) % GLAZE.length] as Colour;
      const frieze = inside(up, ARCH.high - 0.75, ARCH.high - 0.45, pixel);
      const stain = 1 + 0.05 * Math.sin(along * 2.3 + up * 1.7);
      return plainFront(mixColour(scaleColour(EARTH, stain), tile, Math.max(band, frieze)));
    };
    const middle = way.middle(z);
    const jamb = (from: number, to: number) =>
      pieceAcross(
        { middle, z, from, to },
        0,
        ARCH.thick,
        () => 0,
        () => ARCH.high,
        paint,
      );
    const over = Array.from({ length: ARCH.pieces }, (_, n) => {
      const from = -half + (2 * half * n) / ARCH.pieces;
      const at = { middle, z, from, to: from + (2 * half) / ARCH.pieces };
      return pieceAcross(at, 0, ARCH.thick, within, () => ARCH.high, paint);
    });
    return [jamb(-reach, -half), ...over, jamb(half, reach)];
  });
}

/** Lamps of brass and coloured glass on chains, some over the middle, some before the shops. */
export function hungLamps(way: Way, random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let z = LAMPS.first; z < Math.min(LAMPS.last, way.end - 2); z += LAMPS.apart) {
    for (const share of [-0.72, -0.3, 0.28, 0.74]) {
      const isHung = random.unit() < 0.72;
      const aside = way.front * (share + 0.12 * (random.unit() - 0.5));
      const y = 3.15 + 0.9 * random.unit() + 0.35 * (1 - Math.abs(share));
      const at: Point = [way.middle(z) + aside, y, z + 0.9 * random.unit()];
      const glass = pick(random, GLASSES);
      const radius = 0.17 + 0.12 * random.unit();
      if (isHung) solids.push(...lampAt(at, radius, glass, random.below(4096)));
    }
  }
  return solids;
}

/** A lamp of glass in a mosaic between brass caps. */
function lampAt([x, y, z]: Point, radius: number, glass: Colour, number: number): Solid[] {
  const high = radius * 1.15;
  const mosaic: Paint = ({ normal }, { up, pixel }) => {
    const turn = (Math.atan2(normal[2], normal[0]) / Math.PI) * 5;
    const row = Math.floor((up / high) * 3 + 3);
    const piece = Math.floor(turn * 2 + 0.5 * (row & 1));
    const tone = 0.55 + 0.8 * chance(row, piece, number);
    const lead = inside(Math.abs((((up / high) * 3 + 30) % 1) - 0.5), -1, 0.42, (pixel * 3) / high);
    // Brightest before the flame.
    const belly = 1.15 - 0.6 * (up / high) ** 2;
    const shown = scaleColour(mixColour(glass, [1, 0.8, 0.45], 0.35 * chance(piece, row, 5)), tone);
    return {
      colour: scaleColour(shown, 0.5),
      glass: 0,
      glow: scaleColour(shown, 1.05 * lead * belly),
    };
  };
  const brass = plainPaint(BRASS);
  const chain: Plot = {
    ...{ x: x - 0.012, z: z - 0.012, u: [1, 0], w: [0, 1] },
    wide: 0.024,
    deep: 0.024,
  };
  return [
    ellipsoidAt([x, y, z], radius, high, mosaic),
    frustumAt([x, y + high * 0.8, z], radius * 0.75, radius * 0.6, 0.03, brass),
    frustumAt([x, y - high * 1.3, z], radius * 0.5, 0.02, radius * 0.5, brass),
    boxOn(chain, y + high, COVER.high - 0.2, brass),
  ];
}
