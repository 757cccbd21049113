import { mixColour, multiplyColours, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, type Front, inside, plainFront } from '../front.ts';
import type { Paint } from '../solid.ts';

/** A house of a bazaar; lengths in world units. */
export interface SoukLook {
  readonly wall: Colour;
  /** Where its walls end. */
  readonly eaves: number;
  /** Tells houses apart where something is by chance. */
  readonly number: number;
}

/** Dyes of wool and glazes of tiles. */
export const DYES: readonly Colour[] = [
  [0.62, 0.1, 0.1],
  [0.1, 0.22, 0.42],
  [0.82, 0.52, 0.12],
  [0.1, 0.4, 0.36],
  [0.46, 0.12, 0.3],
  [0.76, 0.3, 0.1],
];
const CREAM: Colour = [0.9, 0.82, 0.66];
const GLAZES: readonly Colour[] = [
  [0.08, 0.3, 0.5],
  [0.9, 0.9, 0.84],
  [0.06, 0.44, 0.42],
  [0.84, 0.64, 0.2],
];
const SHADE: Colour = [0.2, 0.11, 0.06];
/** The light of the lamps within a shop. */
const WITHIN: Colour = [1.05, 0.68, 0.32];
const TILE = 0.13;
/** A shop's arch: how wide as a share of the house, where it springs, how wide the tiles round it are. */
const ARCH = { share: 0.31, spring: 2.05, band: 0.3 } as const;
/** Carpets on the wall beside it: where they begin and end above the ground. */
const CARPET = { low: 1.15, high: 3.3 } as const;

/** A carpet's pattern at shares of its width and height, 0 to 1: borders, and diamonds within. */
export function carpetAt(number: number, u: number, v: number, ratio: number): Colour {
  const dye = (n: number) => DYES[(number + n) % DYES.length] as Colour;
  const edge = Math.min(u, 1 - u, v * ratio, (1 - v) * ratio);
  if (edge < 0.05) return scaleColour(dye(0), 0.6);
  if (edge < 0.15) return Math.floor((u + v * ratio) * 18) % 2 === 0 ? CREAM : dye(1);
  if (edge < 0.19) return dye(2);
  const rows = Math.max(1, Math.round(ratio * 1.1));
  const [x, y] = [Math.abs(u - 0.5) * 2.6, Math.abs(((v * rows) % 1) - 0.5) * 2];
  const ring = (x + y) * 4.5;
  const isStep = Math.floor(ring) % 3;
  if (x + y > 1)
    return Math.floor(u * 22) % 4 === 0 && Math.floor(v * ratio * 22) % 4 === 0 ? CREAM : dye(0);
  return isStep === 0 ? dye(1) : isStep === 1 ? CREAM : dye(3);
}

/** How far a place is within a shop's pointed arch, so wide to each side; less than nothing is outside. */
function intoArch(off: number, up: number, half: number): number {
  if (up < ARCH.spring) return half - Math.abs(off);
  // Two arcs that meet in a point, as wide again as the half.
  const far = Math.hypot(Math.abs(off) + half * 0.5, (up - ARCH.spring) * 1.05);
  return half * 1.5 - far;
}

/** What is for sale within: shelves of vessels, folded cloth and brass, warm under the lamp. */
function wares(number: number, along: number, up: number, pixel: number): Colour {
  const level = Math.floor(up / 0.52);
  const rise = up / 0.52 - level;
  const wide = 0.2 + 0.16 * chance(number, level, 5);
  const column = Math.floor(along / wide);
  const share = along / wide - column;
  const tall = 0.35 + 0.5 * chance(number, column, level);
  const isRound = chance(level, number, 9) < 0.5;
  const belly = isRound ? 0.42 - 0.3 * Math.abs(rise / tall - 0.45) : 0.44;
  const ware =
    inside(Math.abs(share - 0.5), -1, belly, pixel / wide) * inside(rise, 0.06, tall, pixel / 0.52);
  const dye = DYES[Math.floor(chance(column, level, number) * DYES.length)] as Colour;
  const tone = 0.75 + 0.6 * chance(level, column, 3);
  const fine = smoothstep(0.25, 0.06, pixel);
  const board = inside(rise, -0.02, 0.07, pixel / 0.52);
  const shown = mixColour(
    scaleColour(SHADE, 1.3),
    scaleColour(dye, tone),
    ware * fine + 0.4 * (1 - fine),
  );
  return mixColour(shown, [0.34, 0.2, 0.1], board);
}

/** Worn plaster of earth. */
function plaster({ wall, number }: SoukLook, along: number, up: number): Colour {
  const stain =
    Math.sin(along * 0.8 + number) * Math.sin(up * 1.1 + number * 1.7) +
    0.5 * Math.sin(along * 2.7 + up * 1.9 + number * 0.6);
  return scaleColour(wall, 1 + 0.06 * stain - 0.18 * smoothstep(1.2, 0.1, up));
}

/** A lattice of turned wood before a window. */
function lattice(off: number, up: number, pixel: number): Colour {
  const [u, v] = [Math.abs((off / 0.13) % 1), Math.abs((up / 0.13) % 1)];
  const fine = smoothstep(0.12, 0.03, pixel);
  const hole = Math.hypot(Math.abs(u) - 0.5, v - 0.5) < 0.3 ? 1 : 0;
  return mixColour([0.36, 0.21, 0.1], [0.07, 0.05, 0.04], fine * hole + 0.35 * (1 - fine));
}

/** Paints the walls of a house of a bazaar: an arched shop, lit within, between carpets, windows behind lattices above. */
export function soukWall(look: SoukLook): Paint {
  const { number } = look;
  return (face, { along, up: rise, pixel }) => {
    const up = rise + face.origin[1];
    const bare = plaster(look, along, up);
    if (face.role !== 'front') return plainFront(bare);
    const off = along - face.long / 2;
    const half = Math.min(1.6, face.long * ARCH.share);
    const into = intoArch(off, up, half);
    if (into > -ARCH.band) return shopIn(look, into, off, up, pixel);
    if (up > CARPET.low && up < CARPET.high) {
      const room = face.long / 2 - half - ARCH.band - 0.16;
      const u = (Math.abs(off) - half - ARCH.band - 0.08) / room;
      if (room > 0.4 && u > 0 && u < 1) {
        const v = (up - CARPET.low) / (CARPET.high - CARPET.low);
        const tall = (CARPET.high - CARPET.low) / room;
        return plainFront(carpetAt(number + (off < 0 ? 2 : 0), u, v, tall));
      }
    }
    return plainFront(above(look, face.long, along, up, pixel, bare));
  };
}

function shopIn({ number }: SoukLook, into: number, off: number, up: number, pixel: number): Front {
  if (into < 0) {
    const [u, v] = [Math.floor(off / TILE), Math.floor(up / TILE)];
    const fine = smoothstep(0.2, 0.05, pixel);
    const nth = Math.floor(chance(Math.abs(u) % 3, v % 4, number % 7) * GLAZES.length);
    const tile = GLAZES[nth] as Colour;
    return plainFront(mixColour([0.36, 0.48, 0.5], tile, fine));
  }
  const ware = wares(number, off, up, pixel);
  const lamp = 0.35 + 0.75 * Math.exp(-((off / 1.2) ** 2) - ((up - 2.1) / 1.1) ** 2);
  const deep = smoothstep(0, 0.3, into);
  return {
    colour: scaleColour(ware, 0.6),
    glass: 0,
    glow: scaleColour(multiplyColours(ware, WITHIN), lamp * deep),
  };
}

/** The wall above the shops: windows behind lattices, the ends of beams, a band of tiles. */
function above(
  { eaves }: SoukLook,
  long: number,
  along: number,
  up: number,
  pixel: number,
  bare: Colour,
): Colour {
  const beams =
    inside(up, 4.25, 4.42, pixel) * (Math.abs(((along / 0.7) % 1) - 0.5) < 0.16 ? 1 : 0);
  const bays = Math.max(1, Math.floor(long / 2.4));
  const wide = long / bays;
  const off = along - (Math.floor(along / wide) + 0.5) * wide;
  const window = inside(Math.abs(off), -1, 0.5, pixel) * inside(up, 5.1, 6.5, pixel);
  const frame = inside(Math.abs(off), -1, 0.64, pixel) * inside(up, 4.96, 6.64, pixel);
  const top = inside(up, eaves - 0.6, eaves - 0.4, pixel);
  const framed = mixColour(bare, scaleColour(bare, 0.72), Math.max(frame, top * 0.6));
  return mixColour(mixColour(framed, [0.3, 0.18, 0.1], beams), lattice(off, up, pixel), window);
}
