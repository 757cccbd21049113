import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { QUAY } from '../asia/build-water-house.ts';
import { inside, NO_GLOW, plainFront } from '../front.ts';
import { houseFront } from '../houses/house-front.ts';
import type { HouseLook } from '../houses/looks.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';

/** Bricks of Holland, dark and red, and a few painted fronts. */
const BRICKS: readonly Colour[] = [
  [0.44, 0.22, 0.17],
  [0.34, 0.2, 0.16],
  [0.52, 0.3, 0.22],
  [0.27, 0.19, 0.17],
  [0.6, 0.38, 0.27],
  [0.24, 0.23, 0.25],
  [0.72, 0.64, 0.52],
];
const WHITE: Colour = [0.92, 0.9, 0.85];
const TILE: Colour = [0.56, 0.27, 0.19];
const DOORS: readonly Colour[] = [
  [0.06, 0.22, 0.16],
  [0.34, 0.06, 0.07],
  [0.07, 0.12, 0.24],
];
const BEAM: Colour = [0.16, 0.13, 0.11];
/** Heights of the ground floor and of a storey; how far apart windows are. World units. */
const GROUND = 3.5;
const STOREY = 2.85;
/** How thick a gable is, and the white edge around it. */
const THICK = 0.4;
const EDGE = 0.2;

/** The share of the width and of the height at which each step of a gable ends, from below. */
type Outline = readonly (readonly [wide: number, high: number])[];

const bell: Outline = Array.from({ length: 12 }, (_, n) => {
  const v = (n + 1) / 12;
  return [0.36 + 0.64 * (0.5 + 0.5 * Math.cos(Math.min(1, v * 1.12) * Math.PI)) ** 0.8, v] as const;
});
const steps: Outline = [
  [1, 0.16],
  [0.8, 0.34],
  [0.62, 0.52],
  [0.44, 0.7],
  [0.28, 0.86],
  [0.16, 1],
];
const neck: Outline = [
  [1, 0.08],
  [0.86, 0.18],
  [0.66, 0.3],
  [0.46, 0.86],
  [0.56, 0.92],
  [0.34, 1],
];
/** Gables that end in steps, in a bell's curves, in a neck, or in a straight cornice. */
const GABLES: readonly (Outline | null)[] = [steps, bell, neck, bell, neck, null, steps];

/** Builds a canal house of Holland on a plot: tall and narrow, of brick with white frames, its gable in steps or curves, a beam to hoist with; `lamps` is the share of lit windows. */
export function buildDutchHouse(plot: Plot, random: Random, lamps: number): Solid[] {
  const storeys = 2 + random.below(2);
  const wall = scaleColour(pick(random, BRICKS), 0.92 + 0.16 * random.unit());
  const look: HouseLook = {
    ...{ fabric: 'brick', wall, trim: WHITE, shutters: null, roof: TILE, foot: 'doors' },
    ...{ flowers: 0.1, paint: pick(random, DOORS), ground: GROUND, storey: STOREY },
    ...{ eaves: GROUND + storeys * STOREY + 0.4, bay: 1.62, window: 1.02 },
    // Neither arches nor quoins.
    ...{ number: 10 * random.below(400) + 2, base: QUAY },
  };
  const gable = pick(random, GABLES);
  const eaves = QUAY + look.eaves;
  const own = within(plot, 0.04, 0, plot.wide - 0.08, plot.deep);
  const front = houseFront(look, Math.min(1, lamps * 1.4));
  const rise = gable === null ? 1.3 : own.wide * 0.62 + 0.6;
  const pitch = (rise - 0.5) / (own.wide / 2);
  const roof = roofOn(
    within(own, 0, THICK, own.wide, own.deep - THICK),
    eaves,
    eaves + rise,
    (['start', 'end'] as const).map((side) => ({ side, pitch, from: eaves })),
    front,
  );
  const cornice = within(own, -0.14, -0.34, own.wide + 0.28, 0.8);
  return [
    boxOn(own, 0, eaves, front),
    roof,
    ...(gable === null
      ? [boxOn(cornice, eaves - 0.1, eaves + 0.55, plainPaint(WHITE))]
      : outlined(own, gable, eaves, rise, wall)),
    ...hoist(own, eaves + (gable === null ? -0.6 : rise * 0.62)),
  ];
}

/** A gable of stacked pieces, edged in white, with one window. */
function outlined(
  plot: Plot,
  outline: Outline,
  eaves: number,
  rise: number,
  wall: Colour,
): Solid[] {
  let low = eaves;
  return outline.flatMap(([share, at]) => {
    const high = eaves + rise * at;
    const inset = (plot.wide * (1 - share)) / 2;
    const piece = within(plot, inset, -0.03, plot.wide * share, THICK);
    const paint: Paint = (face, { along, up, pixel }) => {
      if (face.role !== 'front') return plainFront(WHITE);
      const edge = 1 - inside(along, EDGE, face.long - EDGE, pixel);
      const off = along - face.long / 2;
      const height = up + face.origin[1] - eaves;
      const hole = inside(Math.abs(off), -1, 0.3, pixel) * inside(height, 0.7, 1.75, pixel);
      const frame = inside(Math.abs(off), -1, 0.4, pixel) * inside(height, 0.6, 1.85, pixel);
      const shown = mixColour(
        mixColour(wall, WHITE, Math.max(edge, frame)),
        [0.1, 0.11, 0.14],
        hole,
      );
      return { colour: shown, glass: 0.5 * hole, glow: NO_GLOW };
    };
    const cap = within(piece, -0.06, -0.06, piece.wide + 0.12, THICK + 0.12);
    // A curve has its ledge at the top alone.
    const isLedge = outline.length < bell.length || at === 1;
    const ledge = isLedge ? [boxOn(cap, high - 0.09, high + 0.05, plainPaint(WHITE))] : [];
    const solids = [boxOn(piece, low, high, paint), ...ledge];
    low = high;
    return solids;
  });
}

/** A beam that stands out under the top, with a hook on its end. */
function hoist(plot: Plot, height: number): Solid[] {
  const beam = within(plot, plot.wide / 2 - 0.08, -1.05, 0.16, 1.05);
  const hook = within(beam, 0.05, 0.08, 0.05, 0.05);
  return [
    boxOn(beam, height, height + 0.2, plainPaint(BEAM)),
    boxOn(hook, height - 0.45, height, plainPaint(BEAM)),
  ];
}
