import { clamp, mixColour, scaleColour } from '../../../arithmetic.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween, sheer, upright } from './pieces.ts';
import { flagOnStay, MASTS, mast } from './ship-rigging.ts';
import {
  BLACK,
  DARK_OAK,
  DECK,
  GOLD,
  grain,
  halfAt,
  IRON,
  OAK,
  on,
  SPAR,
  timber,
} from './ship-timber.ts';

const planked: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'level') return plainFront(DARK_OAK);
  const [board, wide] = [Math.floor(along / 0.26), 0.26];
  const off = Math.abs(along / wide - board - 0.5) * wide;
  const seam = inside(off, wide / 2 - 0.016, 1, Math.max(0.02, pixel)) * clamp(0.05 / pixel);
  const butt = Math.floor(up / 3.4 + chance(board, 2, 1));
  const tone =
    0.82 + 0.26 * chance(board, butt, 4) + 0.12 * grain.fbm(along * 12, up * 0.9 + board, 3);
  return plainFront(scaleColour(OAK, tone * (1 - 0.62 * seam)));
};

/** The planks of the side as they are seen from the deck, under a band of red. */
const bulwark: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'level') return plainFront(DARK_OAK);
  const seam = inside(Math.abs(up / 0.28 - Math.round(up / 0.28)) * 0.28, -1, 0.02, pixel);
  const rib = inside(Math.abs(along / 1.1 - Math.round(along / 1.1)) * 1.1, -1, 0.07, pixel);
  const wood = mixColour([0.5, 0.13, 0.09], DARK_OAK, rib);
  return plainFront(scaleColour(wood, (0.94 + 0.1 * grain.at(along, up * 6)) * (1 - 0.4 * seam)));
};

/** The deck of a pirate ship, seen from behind its wheel toward the bow: masts, sails, shrouds, cannons, the sea around. */
export const SHIP_DECK: SceneryPlan = {
  land: 'sea',
  views: [
    { horizon: 0.52, lens: 0.86, eye: 0.21 },
    { horizon: 0.42, lens: 0.84, eye: 0.3 },
    { horizon: 0.6, lens: 0.8, eye: 0.18 },
    { horizon: 0.5, lens: 1, eye: 0.21 },
  ],
  // Who is on the ship stands on ground under its planks.
  ground: () => (x, z) => (Math.abs(x) < 7.6 && z < DECK.bow ? DECK.up - 0.03 : -20),
  soil: () => () => OAK,
  isTended: () => true,
  solids,
  lampAt: () => (x, y, z) => 0.7 / (1 + (x * x + (y - DECK.up - 2) ** 2 + (z - 9) ** 2) / 60),
  has: new Set(['galleon', 'boat', 'sword', 'longship', 'chest']),
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const zs = Array.from({ length: 15 }, (_, n) => DECK.stern + ((DECK.bow - DECK.stern) * n) / 14);
  const outline = [
    ...zs.map((z): [number, number] => [-halfAt(z), z]),
    ...zs.toReversed().map((z): [number, number] => [halfAt(z), z]),
  ];
  return [
    upright(outline, 0.5, DECK.up, planked),
    ...[-1, 1].flatMap((at) => rails(zs, at)),
    ...[-1, 1].flatMap((at) => [7.6, 11, 16.6, 20.2].flatMap((z) => cannon(at, z))),
    ...MASTS.flatMap(({ z, high }, n) => mast(z, high, n, side)),
    ...wheel(-side * 1.15, 5.6),
    ...hatch(),
    ...[
      [side * 3.3, 6.4],
      [side * 3.7, 7.4],
      [-side * 3.4, 9.4],
    ].flatMap(([x = 0, z = 0]) => barrel(x, z)),
    rodBetween(on(0, 0.8, 28), on(0, 4.4, 41), [0.3, 0.16], 8, timber(SPAR)),
    ...flagOnStay(side),
    ...lantern(-side * 4.2, 9, lamps),
    ...lantern(side * 4.2, 14, lamps),
  ];
}

/** The side of the ship above its deck, with a rail on it. */
function rails(zs: readonly number[], at: number): Solid[] {
  return zs.slice(1).flatMap((to, n) => {
    const from = zs[n] as number;
    const [a, b] = [at * halfAt(from), at * halfAt(to)];
    const wall = panel([on(a, 0, from), on(b, 0, to), on(b, 1, to), on(a, 1, from)], 0.14, bulwark);
    return [wall, rodBetween(on(a, 1.04, from), on(b, 1.04, to), [0.13, 0.13], 6, timber(SPAR))];
  });
}

/** A cannon on its carriage, its muzzle through the side. */
function cannon(at: number, z: number): Solid[] {
  const iron = plainPaint(IRON);
  const wood = timber(DARK_OAK);
  const x = (out: number) => at * (halfAt(z) - out);
  const [l, r] = [Math.min(x(1.9), x(0.7)), Math.max(x(1.9), x(0.7))];
  return [
    rodBetween(on(x(2.15), 0.66, z), on(x(-0.5), 0.72, z), [0.25, 0.17], 10, iron),
    rodBetween(on(x(2.42), 0.66, z), on(x(2.1), 0.66, z), [0.07, 0.12], 8, iron),
    boxOn(plotOf(l, z - 0.34, r, z - 0.2), DECK.up + 0.15, DECK.up + 0.58, wood),
    boxOn(plotOf(l, z + 0.2, r, z + 0.34), DECK.up + 0.15, DECK.up + 0.58, wood),
    ...[0.8, 1.75].flatMap((out) =>
      [-0.42, 0.42].map((off) =>
        rodBetween(
          on(x(out), 0.18, z + off - 0.06),
          on(x(out), 0.18, z + off + 0.06),
          [0.18, 0.18],
          10,
          wood,
        ),
      ),
    ),
  ];
}

/** The wheel on its stand. */
function wheel(x: number, z: number): Solid[] {
  const wood = timber([0.46, 0.26, 0.12]);
  const up = 1.22;
  const at = (radius: number, turn: number, off = 0): Point =>
    on(x + radius * Math.cos(turn), up + radius * Math.sin(turn), z + off);
  const turns = Array.from({ length: 16 }, (_, n) => (n / 16) * 2 * Math.PI);
  return [
    ...turns.map((turn) =>
      rodBetween(at(0.6, turn), at(0.6, turn + Math.PI / 8), [0.065, 0.065], 6, wood),
    ),
    ...turns
      .filter((_, n) => n % 2 === 0)
      .flatMap((turn) => [
        rodBetween(at(0.1, turn), at(0.62, turn), [0.035, 0.04], 6, wood),
        rodBetween(at(0.64, turn), at(0.9, turn), [0.035, 0.055], 6, wood),
      ]),
    rodBetween(on(x, up, z - 0.1), on(x, up, z + 0.6), [0.16, 0.16], 10, plainPaint(GOLD)),
    boxOn(plotOf(x - 0.2, z + 0.2, x + 0.2, z + 0.5), DECK.up, DECK.up + up + 0.2, wood),
    boxOn(plotOf(x - 0.6, z - 0.1, x + 0.6, z + 0.8), DECK.up, DECK.up + 0.16, wood),
  ];
}

/** A hatch under its grating. */
function hatch(): Solid[] {
  const grating: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'level') return plainFront(DARK_OAK);
    const bars = (v: number) =>
      inside(Math.abs(v / 0.24 - Math.round(v / 0.24)) * 0.24, -1, 0.06, pixel);
    return plainFront(mixColour(BLACK, SPAR, Math.max(bars(along), bars(up))));
  };
  return [boxOn(plotOf(-1.3, 8.2, 1.3, 10.6), DECK.up, DECK.up + 0.32, grating)];
}

/** A cask with its hoops. */
function barrel(x: number, z: number): Solid[] {
  const staves: Paint = ({ role }, { along, up, pixel }) => {
    const hoop = role === 'side' ? inside(Math.abs(up - 0.28), 0.06, 0.14, pixel) : 0;
    return plainFront(
      mixColour(scaleColour(SPAR, 0.9 + 0.15 * grain.at(along * 4, up)), IRON, hoop),
    );
  };
  return [
    frustumAt(on(x, 0, z), 0.5, 0.34, 0.44, staves, 14),
    frustumAt(on(x, 0.5, z), 0.5, 0.44, 0.34, staves, 14),
  ];
}

/** A lantern on the rail. */
function lantern(x: number, z: number, lamps: number): Solid[] {
  const glass: Paint = () => ({
    colour: [0.95, 0.8, 0.5],
    glass: 0,
    glow: scaleColour([1.3, 0.86, 0.4], 0.25 + Math.min(1, lamps * 3)),
  });
  return [
    rodBetween(on(x, 1, z), on(x, 1.7, z), [0.04, 0.04], 5, plainPaint(IRON)),
    sheer(frustumAt(on(x, 1.7, z), 0.32, 0.12, 0.15, glass, 8)),
    frustumAt(on(x, 2.02, z), 0.14, 0.19, 0.03, plainPaint(IRON), 8),
  ];
}
