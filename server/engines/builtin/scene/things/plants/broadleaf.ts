import { pick, type Random } from '../../../kernels/random.ts';
import { clamp, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour, Season } from '../../words/idea.ts';
import type { Rays } from '../sculpt/rays.ts';
import { dot, type Vector } from '../sculpt/vector.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { type Branch, growTree, type Habit, type Skeleton } from './branching.ts';
import { bentStroke, dab } from './dabs.ts';
import { drawSpanishMoss } from './spanish-moss.ts';
import { drawWithies } from './willow.ts';
import { BARK, drawBark, drawSnow, drawStick, lit, type Stick } from './wood.ts';

const LEAVES: Record<Season, readonly Colour[]> = {
  spring: [
    [0.5, 0.64, 0.24],
    [0.42, 0.6, 0.26],
  ],
  summer: [
    [0.3, 0.47, 0.17],
    [0.35, 0.5, 0.19],
    [0.25, 0.42, 0.18],
  ],
  autumn: [
    [0.8, 0.42, 0.11],
    [0.72, 0.26, 0.1],
    [0.82, 0.58, 0.16],
  ],
  winter: [[0.42, 0.4, 0.36]],
};

/** Wide as an oak, round as a linden, high as an elm, hanging as a willow. */
const HABITS: readonly Habit[] = [
  { trunk: 0.2, girth: 0.042, spread: 0.92, shrink: 0.68, rise: 0.1, forks: 4 },
  { trunk: 0.22, girth: 0.036, spread: 0.74, shrink: 0.7, rise: 0.18, forks: 4 },
  { trunk: 0.27, girth: 0.034, spread: 0.56, shrink: 0.7, rise: 0.28, forks: 4 },
];

/** What of a tree its season and place decide. */
export interface Foliage {
  readonly season: Season;
  readonly snowy: boolean;
  /** How much of the full foliage there is: blossoms leave the boughs to be seen. */
  readonly density: number;
  /** How its wood grows; missing: as that of an oak, a linden or an elm. */
  readonly grow?: (random: Random) => Skeleton;
  /** Colour of the bark; missing: brown. */
  readonly bark?: Colour;
  /** Radius of a cluster of leaves, heights of the tree; missing: that of an oak. */
  readonly radius?: number;
  /** What hangs from its twigs; missing: nothing does. */
  readonly hanging?: 'moss' | 'withies';
  /** Colour of the fruit among its leaves; missing: it bears none. */
  readonly fruit?: Colour;
}

/** The picture's units: pixels a unit, and where the tree's foot is. */
interface Canvas {
  readonly sheet: Sheet;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A leafy tree that forks from trunk to twig, with clusters of leaves at its twigs, lit by the sun,
 * the sky and through the leaves. In winter it is bare, unless its leaves have a colour of their own.
 */
export function broadleaf({ random, rays, colour, tall }: Wish, foliage: Foliage): Sprite {
  const { season, snowy, density, grow, bark = BARK, hanging, radius = CLUSTER, fruit } = foliage;
  const tree = grow?.(random) ?? growTree(random, pick(random, HABITS));
  const leaf = colour ?? pick(random, LEAVES[season]);
  const isBare = season === 'winter' && colour === null;
  const crown = crownOf(tree);
  const height = Math.round(clamp(tall, 96, 640));
  const scale = (height * 0.985) / crown.top;
  const half = Math.max(crown.right, -crown.left) + 0.02;
  return paintLitSprite(Math.ceil(half * 2 * scale), height, (sheet) => {
    const canvas = { sheet, scale, x: sheet.width / 2, y: height };
    const parts = inDepth(tree);
    for (const part of parts) {
      if ('from' in part)
        drawBranch(canvas, random, part, rays, { ...crown, bark }, isBare && snowy);
      else if (!isBare)
        drawCluster(canvas, random, part.tip, leaf, rays, crown, { density, radius });
      else drawTwigs(canvas, random, part.tip, rays);
      if (fruit !== undefined && 'tip' in part)
        drawFruit(canvas, random, part.tip, fruit, rays, sunniness(part.tip, crown, rays));
      if (hanging === undefined || !('tip' in part)) continue;
      const at = [canvas.x + part.tip[0] * scale, canvas.y - part.tip[1] * scale] as const;
      const open = sunniness(part.tip, crown, rays);
      if (hanging === 'moss') drawSpanishMoss(sheet, random, at, scale, rays, open);
      else {
        const hue = { leaf: isBare ? bark : leaf, isBare };
        drawWithies(sheet, random, at, part.tip[1], scale, hue, rays, open);
      }
    }
  });
}

interface Crown {
  readonly middle: Vector;
  readonly radii: Vector;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Pixels per height of a tree below which its clusters have fewer leaves. */
const SMALL = 110;
/** Radius of a cluster of leaves. */
const CLUSTER = 0.088;

function crownOf({ tips }: Skeleton): Crown {
  const span = (axis: 0 | 1 | 2) => {
    const all = tips.map((tip) => tip[axis]);
    return [Math.min(...all) - CLUSTER, Math.max(...all) + CLUSTER] as const;
  };
  const [[x0, x1], [y0, y1], [z0, z1]] = [span(0), span(1), span(2)];
  return {
    middle: [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2],
    radii: [(x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2],
    left: x0,
    right: x1,
    top: y1,
  };
}

/** Branches and clusters from the hindmost to the foremost. */
function inDepth({ branches, tips }: Skeleton): (Branch | { readonly tip: Vector })[] {
  const parts: { readonly z: number; readonly part: Branch | { readonly tip: Vector } }[] = [
    ...branches.map((part) => ({ z: (part.from[2] + part.to[2]) / 2, part })),
    ...tips.map((tip) => ({ z: tip[2], part: { tip } })),
  ];
  return parts.sort((a, b) => b.z - a.z).map(({ part }) => part);
}

function drawBranch(
  { sheet, scale, x, y }: Canvas,
  random: Random,
  { from, to, thick, thin }: Branch,
  rays: Rays,
  crown: Crown & { readonly bark: Colour },
  snowy: boolean,
): void {
  const isTrunk = from[1] < 0.2;
  const stick: Stick = {
    x: x + from[0] * scale,
    y: y - from[1] * scale,
    toX: x + to[0] * scale,
    toY: y - to[1] * scale,
    from: thick * (from[1] === 0 ? 2.6 : 2) * scale,
    to: thin * 2 * scale,
  };
  drawStick(
    sheet,
    stick,
    crown.bark,
    rays,
    isTrunk ? 0.85 : 0.45 + 0.3 * sunniness(from, crown, rays),
  );
  if (isTrunk) drawBark(sheet, stick, random.unit);
  if (snowy) drawSnow(sheet, stick, rays);
}

/** How far out in the crown toward the sun a point is, 0 to 1. */
function sunniness(at: Vector, { middle, radii }: Crown, { toward }: Rays): number {
  const out: Vector = [
    (at[0] - middle[0]) / radii[0],
    (at[1] - middle[1]) / radii[1],
    (at[2] - middle[2]) / radii[2],
  ];
  return clamp(0.42 + 0.62 * dot(out, toward) + 0.12 * out[1]);
}

/** Leaves around a twig's end, the hindmost first, each lit by where it is in cluster and crown. */
function drawCluster(
  { sheet, scale, x, y }: Canvas,
  random: Random,
  tip: Vector,
  leaf: Colour,
  rays: Rays,
  crown: Crown,
  { density, radius: around }: { readonly density: number; readonly radius: number },
): void {
  const outer = sunniness(tip, crown, rays);
  const tint = 0.9 + 0.22 * random.unit();
  const count = Math.round((scale < SMALL ? 14 : 34 + scale * 0.11) * density);
  const radius = around * (0.85 + 0.4 * random.unit());
  const size = Math.max(1.3, scale * 0.0082);
  for (let n = 0; n < count; n++) {
    const at = inBall(random, 1 - (2 * n) / count);
    const facing = dot(at, rays.toward);
    const sun = clamp(0.36 + 0.72 * facing) * outer ** 1.1 * 1.35;
    const sky = (0.42 + 0.55 * outer) * (0.68 + 0.32 * at[1]);
    const hue = mixColour(leaf, [leaf[0] * 1.25, leaf[1] * 1.1, leaf[2] * 0.7], sun * 0.7);
    const level = tint * (0.86 + 0.28 * random.unit());
    dab(
      sheet,
      x + (tip[0] + at[0] * radius) * scale,
      y - (tip[1] + at[1] * radius * 0.8) * scale,
      size * (0.7 + 0.7 * random.unit()),
      size * (0.45 + 0.3 * random.unit()),
      random.unit() * 3.1,
      lit(scaleColour(hue, level), rays, sun, sky),
    );
  }
}

/** Fruit of a cluster of leaves, and the radius of one, heights of the tree. */
const FRUIT = { count: 2, radius: 0.0105 } as const;

function drawFruit(
  { sheet, scale, x, y }: Canvas,
  random: Random,
  tip: Vector,
  fruit: Colour,
  rays: Rays,
  outer: number,
): void {
  const radius = Math.max(1, FRUIT.radius * scale);
  for (let n = 0; n < FRUIT.count; n++) {
    const at = inBall(random, 0);
    const [px, py] = [x + (tip[0] + at[0] * 0.08) * scale, y - (tip[1] + at[1] * 0.08) * scale];
    const ripe = scaleColour(fruit, 0.85 + 0.3 * random.unit());
    dab(sheet, px, py, radius, radius, 0, lit(ripe, rays, 0.6 * outer, 0.55));
    dab(
      sheet,
      px + 0.3 * radius * Math.sign(rays.toward[0]),
      py - 0.3 * radius,
      0.5 * radius,
      0.5 * radius,
      0,
      lit(ripe, rays, outer, 0.8),
    );
  }
}

/** A point in the ball of radius 1 at about that depth. */
function inBall(random: Random, z: number): Vector {
  const angle = random.unit() * Math.PI * 2;
  const away = Math.sqrt(Math.max(0, 1 - z * z)) * Math.sqrt(random.unit());
  return [Math.cos(angle) * away, Math.sin(angle) * away, z];
}

function drawTwigs({ sheet, scale, x, y }: Canvas, random: Random, tip: Vector, rays: Rays): void {
  const colour = lit(BARK, rays, 0.25, 0.6);
  const wide = Math.max(0.6, scale * 0.003);
  const [px, py] = [x + tip[0] * scale, y - tip[1] * scale];
  for (let n = 0; n < 5; n++) {
    const angle = -Math.PI * (0.1 + 0.8 * random.unit());
    const length = CLUSTER * scale * (0.4 + 0.7 * random.unit());
    const [right, down] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const by = [px + right * 0.6, py + down * 0.4] as const;
    bentStroke(sheet, [px, py], by, [px + right, py + down], wide, colour);
  }
}
