import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { chance, inside, plainFront } from './front.ts';
import type { Face, Paint, Point, Solid } from './solid.ts';

/** How high a canal's bridge is in the middle and at the banks, how deep, and how high its arch is. World units. */
const BRIDGE = { top: 4.3, bank: 2.2, deep: 4, arch: 3.1, parapet: 0.85 } as const;
/** Of how many straight pieces its curves are. */
const PIECES = 22;
/** The share of the water that its arch spans. */
const SPAN = 0.74;
const BRICK: Colour = [0.64, 0.42, 0.33];
const STONE: Colour = [0.9, 0.87, 0.8];

/** Builds a bridge of one arch from bank to bank, `half` to both sides of a middle, so far off. */
export function buildBridge(middle: number, half: number, z: number): Solid[] {
  const reach = half + 1;
  const deck = (x: number) =>
    BRIDGE.bank + (BRIDGE.top - BRIDGE.bank) * Math.cos((x / reach) * (Math.PI / 2));
  const arch = (x: number) => {
    const share = Math.min(1, Math.abs(x) / (half * SPAN));
    return share >= 1 ? -3 : BRIDGE.arch * Math.sqrt(1 - share * share) - 0.15;
  };
  return Array.from({ length: PIECES }, (_, n) => {
    const [from, to] = [-reach + (2 * reach * n) / PIECES, -reach + (2 * reach * (n + 1)) / PIECES];
    const [low, high] = [(x: number) => arch(x), (x: number) => deck(x)];
    const at = { middle, z, from, to };
    const brick = bricks(
      n,
      (x) => arch(x),
      (x) => deck(x),
      half * SPAN,
    );
    return [
      piece(at, 0, BRIDGE.deep, low, high, brick),
      piece(at, 0, 0.3, high, (x) => deck(x) + BRIDGE.parapet, brick),
      piece(at, BRIDGE.deep - 0.3, 0.3, high, (x) => deck(x) + BRIDGE.parapet, brick),
      piece(
        at,
        -0.12,
        0.54,
        (x) => deck(x) + BRIDGE.parapet,
        (x) => deck(x) + BRIDGE.parapet + 0.16,
        white,
      ),
      piece(
        at,
        -0.1,
        0.2,
        (x) => deck(x) - 0.22,
        (x) => deck(x) - 0.02,
        white,
      ),
    ];
  }).flat();
}

/** Where a piece of a bridge is: from one place across the water to another. */
interface Across {
  readonly middle: number;
  readonly z: number;
  readonly from: number;
  readonly to: number;
}

/** A piece between two heights that change evenly across it. */
function piece(
  { middle, z, from, to }: Across,
  inward: number,
  deep: number,
  low: (x: number) => number,
  high: (x: number) => number,
  paint: Paint,
): Solid {
  const [left, right, near] = [middle + from, middle + to, z + inward];
  const slope = (edge: (x: number) => number, up: 1 | -1): Face => {
    const rise = (edge(to) - edge(from)) / (to - from);
    const length = Math.hypot(rise, 1);
    const normal: Point = [(-up * rise) / length, up / length, 0];
    const origin: Point = [left, edge(from), near];
    return {
      ...{ role: 'level', normal, origin, along: [1, 0, 0], up: [0, 0, 1], long: to - from },
      reach: normal[0] * origin[0] + normal[1] * origin[1],
    };
  };
  const wall = (out: 1 | -1): Face => ({
    ...{ role: 'front', normal: [0, 0, out], origin: [middle, 0, near], long: to - from },
    ...{ along: [1, 0, 0], up: [0, 1, 0], reach: out * (out > 0 ? near + deep : near) },
  });
  const side = (x: number, out: 1 | -1): Face => ({
    ...{ role: 'side', normal: [out, 0, 0], origin: [x, 0, near], long: deep },
    ...{ along: [0, 0, 1], up: [0, 1, 0], reach: out * x },
  });
  return {
    faces: [wall(-1), wall(1), side(left, -1), side(right, 1), slope(high, 1), slope(low, -1)],
    plan: [
      [left, near],
      [right, near],
      [right, near + deep],
      [left, near + deep],
    ],
    low: Math.min(low(from), low(to)),
    high: Math.max(high(from), high(to)),
    paint,
  };
}

const white: Paint = ({ role }) => plainFront(scaleColour(STONE, role === 'level' ? 1 : 0.94));

/** Courses of brick, a ring of white stone around the arch. */
function bricks(
  number: number,
  arch: (x: number) => number,
  deck: (x: number) => number,
  span: number,
): Paint {
  return ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(BRICK, 0.55));
    const row = Math.floor(up / 0.2);
    const across = along / 0.5 + 0.5 * (row & 1);
    const joint =
      inside(up / 0.2 - row, 0.1, 0.9, pixel / 0.2) *
      inside(across - Math.floor(across), 0.05, 0.95, pixel / 0.5);
    const tone = 0.86 + 0.12 * joint + 0.12 * chance(row, Math.floor(across), number % 2);
    const ring = Math.hypot(along / span, Math.max(0, up + 0.15) / BRIDGE.arch);
    const stone = role === 'front' ? inside(ring, 0.9, 1.14, pixel / 3) : 0;
    // Near the water it is wet, and green.
    const damp = inside(up, -3, 0.5, 0.6);
    const colour = mixColour(scaleColour(BRICK, tone), STONE, stone);
    const isRail = up > deck(along) || up < arch(along) - 1;
    return plainFront(mixColour(colour, [0.2, 0.25, 0.16], isRail ? 0 : 0.7 * damp));
  };
}
