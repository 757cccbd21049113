import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import type { Face, Paint, Point, Solid } from '../solid.ts';

/** What a canal's bridge is like: how high it is in the middle and at the banks, how deep, how high its arch is, world units; the share of the water that the arch spans; its walls and their edges. */
export interface BridgeLook {
  readonly top: number;
  readonly bank: number;
  readonly deep: number;
  readonly arch: number;
  readonly parapet: number;
  readonly span: number;
  readonly wall: Colour;
  readonly edge: Colour;
}

/** A flat bridge of brick with edges of white stone, as in Venice. */
export const OF_BRICK: BridgeLook = {
  ...{ top: 4.3, bank: 2.2, deep: 4, arch: 3.1, parapet: 0.85, span: 0.74 },
  ...{ wall: [0.64, 0.42, 0.33], edge: [0.9, 0.87, 0.8] },
};
/** A steep bridge of grey stone with a round arch, as in the water towns of China. */
export const OF_STONE: BridgeLook = {
  ...{ top: 5, bank: 1, deep: 3.4, arch: 3.7, parapet: 0.7, span: 0.8 },
  ...{ wall: [0.52, 0.5, 0.46], edge: [0.66, 0.64, 0.59] },
};

/** Of how many straight pieces its curves are. */
const PIECES = 22;
/** Builds a bridge of one arch from bank to bank, `half` to both sides of a middle, so far off. */
export function buildBridge(middle: number, half: number, z: number, look: BridgeLook): Solid[] {
  const reach = half + 1;
  const deck = (x: number) =>
    look.bank + (look.top - look.bank) * Math.cos((x / reach) * (Math.PI / 2));
  const arch = (x: number) => {
    const share = Math.min(1, Math.abs(x) / (half * look.span));
    return share >= 1 ? -3 : look.arch * Math.sqrt(1 - share * share) - 0.15;
  };
  const edge: Paint = ({ role }) => plainFront(scaleColour(look.edge, role === 'level' ? 1 : 0.94));
  return Array.from({ length: PIECES }, (_, n) => {
    const [from, to] = [-reach + (2 * reach * n) / PIECES, -reach + (2 * reach * (n + 1)) / PIECES];
    const [low, high] = [(x: number) => arch(x), (x: number) => deck(x)];
    const at = { middle, z, from, to };
    const brick = bricks(
      n,
      (x) => arch(x),
      (x) => deck(x),
      half * look.span,
      look,
    );
    return [
      pieceAcross(at, 0, look.deep, low, high, brick),
      pieceAcross(at, 0, 0.3, high, (x) => deck(x) + look.parapet, brick),
      pieceAcross(at, look.deep - 0.3, 0.3, high, (x) => deck(x) + look.parapet, brick),
      pieceAcross(
        at,
        -0.12,
        0.54,
        (x) => deck(x) + look.parapet,
        (x) => deck(x) + look.parapet + 0.16,
        edge,
      ),
      pieceAcross(
        at,
        -0.1,
        0.2,
        (x) => deck(x) - 0.22,
        (x) => deck(x) - 0.02,
        edge,
      ),
    ];
  }).flat();
}

/** Where a piece of a bridge or an arch is: from one place across the way to another. */
export interface Across {
  readonly middle: number;
  readonly z: number;
  readonly from: number;
  readonly to: number;
}

/** A piece between two heights that change evenly across it, so deep from `inward` behind its place on. World units. */
export function pieceAcross(
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

/** Courses of brick or stone, a ring of pale stone around the arch. */
function bricks(
  number: number,
  arch: (x: number) => number,
  deck: (x: number) => number,
  span: number,
  look: BridgeLook,
): Paint {
  return ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(look.wall, 0.55));
    const row = Math.floor(up / 0.2);
    const across = along / 0.5 + 0.5 * (row & 1);
    const joint =
      inside(up / 0.2 - row, 0.1, 0.9, pixel / 0.2) *
      inside(across - Math.floor(across), 0.05, 0.95, pixel / 0.5);
    const tone = 0.86 + 0.12 * joint + 0.12 * chance(row, Math.floor(across), number % 2);
    const ring = Math.hypot(along / span, Math.max(0, up + 0.15) / look.arch);
    const stone = role === 'front' ? inside(ring, 0.9, 1.14, pixel / 3) : 0;
    // Near the water it is wet, and green.
    const damp = inside(up, -3, 0.5, 0.6);
    const colour = mixColour(scaleColour(look.wall, tone), look.edge, stone);
    const isRail = up > deck(along) || up < arch(along) - 1;
    return plainFront(mixColour(colour, [0.2, 0.25, 0.16], isRail ? 0 : 0.7 * damp));
  };
}
