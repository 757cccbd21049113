import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { faceThrough } from '../convex.ts';
import { chance, DARK, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../solid.ts';
import { LAMP } from '../street-lamps.ts';

/** Paints of wooden houses, each with the colour of its doors and brackets. */
const PAINTS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.62, 0.74, 0.84],
    [0.16, 0.26, 0.46],
  ],
  [
    [0.94, 0.84, 0.56],
    [0.5, 0.2, 0.16],
  ],
  [
    [0.76, 0.66, 0.82],
    [0.34, 0.2, 0.42],
  ],
  [
    [0.68, 0.82, 0.7],
    [0.16, 0.36, 0.28],
  ],
  [
    [0.93, 0.72, 0.66],
    [0.5, 0.16, 0.2],
  ],
  [
    [0.92, 0.89, 0.8],
    [0.4, 0.3, 0.2],
  ],
  [
    [0.56, 0.68, 0.66],
    [0.6, 0.3, 0.16],
  ],
  [
    [0.86, 0.56, 0.42],
    [0.3, 0.16, 0.14],
  ],
];
const WHITE: Colour = [0.96, 0.95, 0.91];
const SLATE: Colour = [0.36, 0.36, 0.4];
/** How high its garage, its storeys and its cornice are, how far its bay stands out. World units. */
const FOOT = 2.7;
const STOREY = 3.5;
const BAY = { out: 1.15, wide: 3.9, slant: 0.95 } as const;

/** The street at a house: how high it is at the end toward the eye and at the other. */
interface Footing {
  readonly upper: number;
  readonly lower: number;
}

/** Builds a Victorian house of San Francisco on a plot along a falling street: a garage, stairs to its door, two storeys with a bay window, a gable or a cornice on brackets; `lamps` is the share of lit windows. */
export function victorian(
  plot: Plot,
  { upper, lower }: Footing,
  random: Random,
  lamps: number,
): Solid[] {
  const [paint, accent] = pick(random, PAINTS);
  const number = random.below(4096);
  const isGabled = random.unit() < 0.55;
  const base = lower + FOOT + 0.3 * random.unit();
  const eaves = base + 2 * STOREY;
  const look: Look = {
    paint: scaleColour(paint, 0.93 + 0.1 * random.unit()),
    accent,
    number,
    lamps,
    base,
  };
  const isFirst = number % 2 === 0;
  const bay = within(
    plot,
    isFirst ? 0.35 : plot.wide - 0.35 - BAY.wide,
    -BAY.out,
    BAY.wide,
    BAY.out + 0.1,
  );
  const door = within(plot, isFirst ? plot.wide - 2.3 : 0.7, 0, 1.6, 0.5);
  const trim = plainPaint(WHITE);
  return [
    boxOn(plot, lower - 3, eaves, wall(look)),
    slanted(bay, base - 0.35, eaves - (isGabled ? 0.2 : 0), wall(look)),
    slanted(grown(bay, 0.12), eaves - 0.35, eaves - 0.05, trim),
    slanted(grown(bay, 0.1), base + STOREY - 0.16, base + STOREY + 0.1, trim),
    slanted(grown(bay, 0.1), base - 0.5, base - 0.3, trim),
    ...stairs(door, base, Math.max(lower, upper - 1.2), accent),
    ...(isGabled ? gable(plot, bay, eaves, look) : cornice(plot, eaves, look)),
  ];
}

interface Look {
  readonly paint: Colour;
  readonly accent: Colour;
  readonly number: number;
  readonly lamps: number;
  /** Where its first storey begins. */
  readonly base: number;
}

/** A box whose two corners toward the street are cut off aslant, as those of bay windows are. */
function slanted(plot: Plot, low: number, high: number, paint: Paint): Solid {
  const box = boxOn(plot, low, high, paint);
  const { u, w, wide } = plot;
  const cuts = ([-1, 1] as const).map((end) => {
    const foot = within(plot, end < 0 ? 0 : wide, BAY.slant, 0, 0);
    const out = (n: 0 | 1) => -w[n] + end * u[n];
    return faceThrough('side', [out(0), 0, out(1)], [foot.x, low, foot.z], BAY.slant * Math.SQRT2);
  });
  return { ...box, faces: [...box.faces, ...cuts] };
}

/** Steps up to the door, a porch on two posts. */
function stairs(door: Plot, base: number, ground: number, accent: Colour): Solid[] {
  const count = Math.max(2, Math.round((base - ground) / 0.3));
  const steps = Array.from({ length: count }, (_, n) =>
    boxOn(
      within(door, 0, -0.3 * (count - n) + 0.3 - 0.6, 1.6, 0.36),
      ground - 1.6,
      ground + ((base - ground) * (n + 1)) / count,
      plainPaint(scaleColour([0.8, 0.76, 0.68], n % 2 === 0 ? 1 : 0.93)),
    ),
  );
  const white = plainPaint(WHITE);
  return [
    ...steps.slice(-7),
    ...[0, 1.46].map((at) => boxOn(within(door, at, -0.85, 0.14, 0.14), base, base + 2.7, white)),
    boxOn(within(door, -0.2, -1, 2, 1.1), base + 2.7, base + 3.05, white),
    boxOn(within(door, -0.1, -0.9, 1.8, 1), base + 3.05, base + 3.15, plainPaint(accent)),
  ];
}

/** A steep roof whose gable looks to the street. */
function gable(plot: Plot, bay: Plot, eaves: number, look: Look): Solid[] {
  const rise = plot.wide * 0.5;
  const shingles: Paint = (face, place) => {
    if (face.role === 'roof') return plainFront(SLATE);
    return pediment(face.long, rise, look)(face, place);
  };
  const roof = roofOn(
    within(plot, -0.2, -0.55, plot.wide + 0.4, plot.deep + 0.5),
    eaves - 0.05,
    eaves + rise,
    (['start', 'end'] as const).map((side) => ({ side, pitch: 0.98, from: eaves })),
    shingles,
  );
  return [
    roof,
    boxOn(within(plot, -0.25, -0.62, plot.wide + 0.5, 0.3), eaves - 0.3, eaves, plainPaint(WHITE)),
    boxOn(within(bay, 0.6, 0, bay.wide - 1.2, 0.4), eaves - 0.05, eaves + 0.1, plainPaint(WHITE)),
  ];
}

/** Scales of wood with white boards along the slopes, an arched window in the middle. */
const pediment =
  (long: number, rise: number, { paint, accent, lamps, number }: Look): Paint =>
  (_, { along, up, pixel }) => {
    const off = Math.abs(along - long / 2);
    const edge = rise - up - off * 0.96;
    const board = inside(edge, -9, 0.42, pixel);
    const row = Math.floor(up / 0.3);
    const scale = along / 0.36 + 0.5 * (row & 1);
    const round = Math.hypot((scale - Math.floor(scale) - 0.5) * 1.1, up / 0.3 - row - 0.9);
    const tone = pixel < 0.12 ? (round > 0.6 ? 0.84 : 1.03) : 0.96;
    const [frame, pane] = [0.62, 0.44].map(
      (half) =>
        inside(off, -1, half, pixel) * inside(up, 0.62 - half * 0.3, 1.5 + half * 0.4, pixel),
    ) as [number, number];
    const isLit = chance(number, 3, 3) < lamps * 1.5;
    return {
      colour: mixColour(
        mixColour(
          mixColour(
            scaleColour(mixColour(paint, accent, 0.18), tone),
            WHITE,
            Math.max(board, frame),
          ),
          accent,
          inside(edge, 0.42, 0.56, pixel),
        ),
        DARK,
        pane,
      ),
      glass: 0.4 * pane,
      glow: isLit ? scaleColour(LAMP, pane) : NO_GLOW,
    };
  };

/** A flat top behind a cornice that stands out on brackets. */
function cornice(plot: Plot, eaves: number, { accent, paint }: Look): Solid[] {
  const brackets: Paint = ({ role }, { along, up, pixel }) => {
    const bracket =
      inside(Math.abs(((along / 0.8) % 1) - 0.5), -1, 0.16, pixel / 0.8) *
      inside(up, 0.1, 0.8, pixel);
    return plainFront(
      mixColour(paint, mixColour(accent, WHITE, 0.2), role === 'level' ? 0 : bracket),
    );
  };
  return [
    boxOn(within(plot, 0, -0.25, plot.wide, 1), eaves, eaves + 0.95, brackets),
    boxOn(
      within(plot, -0.1, -0.7, plot.wide + 0.2, 1.3),
      eaves + 0.95,
      eaves + 1.25,
      plainPaint(WHITE),
    ),
    boxOn(
      within(plot, 0, 0.2, plot.wide, plot.deep - 0.2),
      eaves,
      eaves + 0.7,
      plainPaint(scaleColour(SLATE, 1.2)),
    ),
  ];
}

/** Boards with white frames round tall windows, a garage below, a door beside the bay. */
function wall({ paint, accent, number, lamps, base }: Look): Paint {
  return (face, { along, up: rise, pixel }): Front => {
    if (face.role === 'level') return plainFront(WHITE);
    const up = rise + face.origin[1] - base;
    const board = pixel < 0.06 ? 1 - 0.12 * (((up + 40) / 0.2) % 1) : 0.94;
    const bare = scaleColour(paint, board);
    const across = Math.abs(along);
    if (up < -0.5) {
      const isDoor = face.role === 'front' && face.long > 6;
      const off = Math.abs(across - (number % 2 === 0 ? 2.3 : face.long - 2.3));
      const gate = isDoor ? inside(off, -1, 1.3, pixel) * inside(up, -9, -0.72, pixel) : 0;
      const panel = Math.abs(((off / 0.65) % 1) - 0.5) < 0.42 ? 1 : 0.86;
      return plainFront(
        mixColour(
          scaleColour(bare, 0.86),
          scaleColour(mixColour(WHITE, accent, 0.25), panel),
          gate,
        ),
      );
    }
    const storey = up < STOREY ? 0 : 1;
    const high = up - storey * STOREY;
    const isNarrow = face.long < 6;
    const isHouse = face.role === 'front' && !isNarrow;
    const middle = isHouse ? (number % 2 === 0 ? face.long - 1.5 : 1.5) : face.long / 2;
    if (face.role === 'side' && face.long > 6) return plainFront(bare);
    const off = Math.abs(across - middle);
    const isDoor = isHouse && storey === 0;
    const half = isDoor ? 0.55 : isHouse ? 0.5 : Math.min(0.62, face.long * 0.3);
    const [low, spring] = isDoor ? [0, 2.1] : [0.75, 2.55];
    const arch = (more: number) => {
      const reach = half + more;
      const side =
        high > spring
          ? reach * Math.sqrt(Math.max(0, 1 - ((high - spring) / (0.35 + more)) ** 2))
          : reach;
      return inside(off, -1, side, pixel) * inside(high, low - more, spring + 0.35 + more, pixel);
    };
    const [frame, hole] = [arch(0.17), arch(0)];
    const sash = inside(Math.abs(high - 1.7), -1, 0.05, pixel);
    const sill = isDoor ? 0 : inside(off, -1, half + 0.25, pixel) * inside(high, 0.38, 0.56, pixel);
    const edge = isNarrow ? inside(face.long / 2 - off, -1, 0.12, pixel) : 0;
    const isLit = chance(number, storey, Math.round(face.normal[2] * 3) + 5) < lamps * 1.6;
    const shown = mixColour(bare, WHITE, Math.max(frame, sill, edge));
    return {
      colour: mixColour(shown, isDoor ? accent : mixColour(DARK, WHITE, sash), hole),
      glass: isDoor ? 0 : 0.5 * hole * (1 - sash),
      glow: isLit && !isDoor ? scaleColour(LAMP, hole * (1 - sash)) : NO_GLOW,
    };
  };
}
