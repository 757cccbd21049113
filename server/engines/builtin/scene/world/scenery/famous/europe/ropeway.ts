import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { DARK, inside, plainFront } from '../../../street/front.ts';
import {
  boxOn,
  type Paint,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { plotOf } from '../../hedge.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, facade, gabled, wire } from '../kit.ts';

const RED: Colour = [0.82, 0.12, 0.1];
const WHITE: Colour = [0.95, 0.95, 0.93];
const STEEL = plainPaint([0.4, 0.42, 0.45]);
/** How far the two ropes are from each other, and how far ahead the upper station is. World units. */
const ROPES = { apart: 5.4, far: 620 } as const;

/** A cable car that floats over a mountain valley: a cabin before the eye, another far below the peaks, pylons and the upper station. */
export const ROPEWAY: SceneryPlan = {
  land: 'mountain',
  trees: 0.6,
  relief: 1.2,
  views: [
    { horizon: 0.5, lens: 0.95, eye: 5 },
    { horizon: 0.42, lens: 0.9, eye: 6.4 },
    { horizon: 0.56, lens: 0.88, eye: 4.4 },
    { horizon: 0.48, lens: 1.12, eye: 5 },
  ],
  has: new Set(['tram', 'gondola']),
  solids: (site) => {
    const at = ropesOf(site);
    return [
      ...ropes(at),
      ...CABINS.flatMap(([lane, z], n) => cabin(at(lane, z), n, site.lamps)),
      ...pylons(site, at),
      ...station(at),
    ];
  },
};

/** Cabins: on which rope, and how far ahead. World units. */
const CABINS = [
  [1, 15],
  [-1, 64],
  [1, 250],
] as const;

type RopeAt = (lane: number, z: number) => Point;

/** Where the rope on a side is so far ahead: it climbs from over the eye to the station, and sags. */
function ropesOf({ setting: { side, eye }, groundAt }: Site): RopeAt {
  const low = groundAt(0, 0) + 6.5 * eye + 3.4;
  return (lane, z) => {
    const share = z / ROPES.far;
    return [
      side * (0.2 + 30 * share) + (lane * ROPES.apart * (1 - 0.25 * share)) / 2,
      low + 128 * share - 34 * 4 * share * (1 - share) * 0.5,
      z,
    ];
  };
}

function ropes(at: RopeAt): Solid[] {
  const solids: Solid[] = [];
  for (const lane of [-1, 1])
    for (let z = 1; z < ROPES.far; ) {
      const next = Math.min(ROPES.far, z * 1.22 + 2);
      const [from, to] = [at(lane, z), at(lane, next)];
      solids.push(wire(from, to, 0.035 + z * 0.0006, plainPaint([0.12, 0.12, 0.13])));
      const pull = (p: Point): Point => [p[0], p[1] - 0.7, p[2]];
      solids.push(wire(pull(from), pull(to), 0.02 + z * 0.0004, plainPaint([0.2, 0.2, 0.21])));
      z = next;
    }
  return solids;
}

/** A cabin that hangs from a place of its rope: windows all around, people behind them. */
function cabin([x, rope, z]: Point, number: number, lamps: number): Solid[] {
  const [half, deep] = [1.9, 4.6];
  const [floor, roof] = [rope - 5.6, rope - 2.7];
  const paint = number % 2 === 0 ? RED : ([0.95, 0.72, 0.1] as const);
  const wall: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level' || role === 'roof')
      return plainFront(role === 'level' ? [0.5, 0.5, 0.52] : WHITE);
    const off = Math.abs(along - long / 2);
    const cell = (along / long) * (long > 4.2 ? 3 : 2);
    const bar = inside(Math.abs(cell - Math.round(cell)), -1, 0.035, pixel / 1.5);
    const pane =
      inside(off, -1, long / 2 - 0.16, pixel) * inside(up, 1.05, 2.55, pixel) * (1 - bar);
    // Heads and shoulders of who looks out.
    const who = Math.min(
      ...[0.2, 0.42, 0.6, 0.82].map((share) => Math.hypot(along - share * long, (up - 1.5) * 1.1)),
    );
    const body = Math.min(
      ...[0.2, 0.42, 0.6, 0.82].map((share) =>
        Math.hypot((along - share * long) * 0.9, (up - 0.92) * 0.8),
      ),
    );
    const inner = mixColour(
      mixColour([0.3, 0.36, 0.42], [0.2, 0.22, 0.3], body < 0.32 ? 1 : 0),
      [0.62, 0.46, 0.38],
      who < 0.17 ? 1 : 0,
    );
    const stripe = inside(up, 0.62, 0.8, pixel);
    return {
      colour: mixColour(mixColour(paint, WHITE, stripe), mixColour(DARK, inner, 0.8), pane),
      glass: 0.22 * pane,
      glow: scaleColour(LAMP, 0.8 * pane * Math.min(1, lamps * 3)),
    };
  };
  const plot = plotOf(x - half, z - deep / 2, x + half, z + deep / 2);
  const cap = within(plot, -0.05, -0.05, 2 * half + 0.1, deep + 0.1);
  const slopes = (['start', 'end', 'front', 'back'] as const).map((side) => ({
    side,
    pitch: 0.5,
    from: roof,
  }));
  return [
    boxOn(plot, floor, roof, wall),
    roofOn(cap, roof, roof + 0.4, slopes, plainPaint(WHITE)),
    box(
      [x - half + 0.3, floor - 0.25, z - deep / 2 + 0.3],
      [x + half - 0.3, floor, z + deep / 2 - 0.3],
      plainPaint([0.25, 0.26, 0.28]),
    ),
    // The arm, and the carriage of rollers on the rope.
    wire([x, roof + 0.3, z], [x, rope - 0.1, z], 0.16, STEEL),
    wire([x - 0.9, roof + 0.3, z], [x, rope - 1.1, z], 0.08, STEEL),
    wire([x + 0.9, roof + 0.3, z], [x, rope - 1.1, z], 0.08, STEEL),
    box([x - 0.16, rope - 0.14, z - 1.9], [x + 0.16, rope + 0.3, z + 1.9], STEEL),
  ];
}

function pylons({ groundAt }: Site, at: RopeAt): Solid[] {
  return [150, 360].flatMap((z) => {
    const [left, right] = [at(-1, z), at(1, z)];
    const x = (left[0] + right[0]) / 2;
    const [foot, top] = [groundAt(x, z) - 4, left[1] - 0.3];
    const legs = [-1, 1].flatMap((a) =>
      [-1, 1].map((b) => wire([x + a * 5, foot, z + b * 4], [x + a * 1.2, top, z + b], 0.5, STEEL)),
    );
    const braces = Array.from({ length: 7 }, (_, n) => {
      const [low, high] = [n / 7, (n + 1) / 7];
      const wide = (share: number) => 5 - 3.8 * share;
      const up = (share: number) => foot + (top - foot) * share;
      const flip = n % 2 === 0 ? 1 : -1;
      return wire(
        [x - flip * wide(low), up(low), z - 2],
        [x + flip * wide(high), up(high), z - 2],
        0.25,
        STEEL,
      );
    });
    return [
      ...legs,
      ...braces,
      box([left[0] - 1, top, z - 0.6], [right[0] + 1, top + 1, z + 0.6], STEEL),
    ];
  });
}

/** The upper station on its rock. */
function station(at: RopeAt): Solid[] {
  const [x, y, z] = at(0, ROPES.far);
  const look = {
    wall: [0.55, 0.5, 0.46] as const,
    trim: [0.75, 0.73, 0.7] as const,
    ...{ bay: 5, storey: 6, foot: 2, number: 3, lamps: 0 },
    window: [1.6, 1, 4.4] as const,
  };
  return gabled(
    plotOf(x - 15, z, x + 15, z + 26),
    y - 60,
    y + 8,
    [0.5, 'front'],
    facade(look),
    plainPaint([0.4, 0.2, 0.17]),
  );
}
