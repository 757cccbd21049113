import type { Random } from '../../../kernels/random.ts';
import { clamp, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { blade } from './blade.ts';
import { dab, stroke } from './dabs.ts';
import { drawStick, lit } from './wood.ts';

const TRUNK: Colour = [0.52, 0.42, 0.31];
const LEAF: Colour = [0.3, 0.47, 0.17];
const DRY: Colour = [0.55, 0.45, 0.24];
const NUT: Colour = [0.36, 0.25, 0.14];
/** Rings of the trunk, leaves of the crown. */
const RINGS = 44;
const FRONDS = 24;
/** How long its leaves are by its height. */
const REACH = { least: 0.29, more: 0.08 } as const;
/** Pieces that the rib of a leaf is drawn in. */
const RIB = 12;

/** A palm: a bent, ringed trunk, a crown of feathered leaves all round, and nuts beneath it. */
export function palm({ random, rays, colour, tall }: Wish): Sprite {
  const height = Math.round(clamp(tall, 96, 560));
  const lean = random.unit() - 0.5;
  // Hardly any stands upright.
  const bend = (0.5 * lean + 0.12 * Math.sign(lean)) * height;
  // Its crown is small above a long trunk, of each palm another.
  const reach = REACH.least + REACH.more * random.unit();
  return paintLitSprite(Math.round(height * 1.2), height, (sheet) => {
    const { width } = sheet;
    const foot = width / 2 - bend * 0.4;
    const top = { x: foot + bend, y: height * (0.5 * reach + 0.02) };
    const fronds = Array.from({ length: FRONDS }, (_, n) => ({
      around: (n / FRONDS) * Math.PI * 2 + 0.3 * random.unit(),
      // From hanging ones to those that stand up, in an order that chance does not bunch.
      rise: ((n * 0.618) % 1) * 1.6 - 0.32 + 0.15 * random.unit(),
    })).sort((a, b) => Math.sin(b.around) - Math.sin(a.around));
    const draw = ({ around, rise }: { readonly around: number; readonly rise: number }) =>
      drawFrond(sheet, random, top, {
        around,
        rise,
        length: height * reach * (0.9 + 0.2 * random.unit()),
        leaf: colour ?? LEAF,
        rays,
      });
    for (const frond of fronds.slice(0, 11)) draw(frond);
    drawTrunk(sheet, rays, { x: foot, y: height }, top, bend);
    drawNuts(sheet, random, rays, top, height * 0.02);
    for (const frond of fronds.slice(11)) draw(frond);
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function drawTrunk(sheet: Sheet, rays: Rays, foot: Point, top: Point, bend: number): void {
  const tall = foot.y - top.y;
  const at = (share: number) => ({ x: foot.x + bend * share ** 1.7, y: foot.y - tall * share });
  for (let ring = 0; ring < RINGS; ring++) {
    const [a, b] = [at(ring / RINGS), at((ring + 1) / RINGS)];
    const share = ring / RINGS;
    // Swollen at its foot, and nearly even from there on.
    const wide = tall * (0.027 - 0.009 * share + 0.024 * (1 - share) ** 7);
    const bark = scaleColour(TRUNK, ring % 2 ? 1 : 0.8);
    drawStick(
      sheet,
      { x: a.x, y: a.y, toX: b.x, toY: b.y - 0.5, from: wide, to: wide * 1.06 },
      bark,
      rays,
      0.9,
    );
  }
}

function drawNuts(sheet: Sheet, random: Random, rays: Rays, top: Point, size: number): void {
  for (let n = 0; n < 5; n++) {
    const x = top.x + (random.unit() - 0.5) * size * 3;
    const y = top.y + size * (0.6 + random.unit());
    dab(sheet, x, y, size, size, 0, lit(NUT, rays, 0.35, 0.6));
  }
}

interface Frond {
  readonly around: number;
  readonly rise: number;
  readonly length: number;
  readonly leaf: Colour;
  readonly rays: Rays;
}

/** A leaf: an arching rib with leaflets that hang from both its sides. */
function drawFrond(
  sheet: Sheet,
  random: Random,
  top: Point,
  { around, rise, length, leaf, rays }: Frond,
): void {
  const [across, ahead] = [Math.cos(around), Math.sin(around)];
  const facing = across * rays.toward[0] + ahead * rays.toward[2];
  const steps = Math.round(clamp(length * 0.34, 14, 46));
  const at = (share: number): Point => ({
    x: top.x + across * length * share * (1 - 0.12 * share * share),
    y:
      top.y -
      length *
        (rise * 0.78 * share -
          (0.5 + 0.5 * Math.max(0, rise)) * share ** 2.2 +
          ahead * 0.14 * share),
  });
  const level = 0.8 + 0.35 * random.unit();
  const tint = rise < -0.05 ? DRY : leaf;
  const wide = Math.max(0.8, length * 0.0115);
  const rib = scaleColour(mixColour(tint, DRY, 0.5), level);
  for (let n = 0; n < RIB; n++) {
    const [a, b] = [at(n / RIB), at((n + 1) / RIB)];
    const thick = Math.max(0.8, length * 0.018 * (1 - (0.75 * n) / RIB));
    stroke(sheet, a.x, a.y, b.x, b.y, thick, lit(rib, rays, 0.45, 0.6));
  }
  for (let n = 1; n <= steps; n++) {
    const share = n / steps;
    const [here, next] = [at(share), at(share + 0.02)];
    const along = Math.atan2(next.y - here.y, next.x - here.x);
    const leaflet =
      length * 0.23 * Math.sin(Math.PI * (0.2 + 0.74 * share)) * (0.8 + 0.34 * random.unit());
    for (const side of [-1, 1]) {
      const sun = clamp(
        0.3 + 0.4 * facing + 0.35 * rays.toward[1] * -side * Math.sign(across || 1),
      );
      const shade = scaleColour(tint, level * (0.82 + 0.36 * random.unit()));
      // Leaflets lie closer to the rib toward its tip, and their own tips hang.
      const angle = along + side * (0.78 - 0.38 * share) + 0.12 * (random.unit() - 0.5);
      const [right, down] = [Math.cos(angle) * leaflet, Math.sin(angle) * leaflet];
      const by = [here.x + right * 0.6, here.y + down * 0.55] as const;
      const end = [here.x + right * 0.86, here.y + down * 0.8 + leaflet * 0.62] as const;
      blade(sheet, [here.x, here.y], by, end, wide, lit(shade, rays, sun, 0.7));
    }
  }
}
