import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour, Season } from '../../words/idea.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import { BARK, limb } from './limb.ts';

const LEAVES: Record<Season, readonly Colour[]> = {
  spring: [
    [0.5, 0.68, 0.26],
    [0.42, 0.62, 0.28],
  ],
  summer: [
    [0.3, 0.5, 0.2],
    [0.36, 0.54, 0.22],
    [0.24, 0.44, 0.2],
  ],
  autumn: [
    [0.85, 0.45, 0.12],
    [0.78, 0.28, 0.12],
    [0.88, 0.62, 0.18],
  ],
  winter: [[0.42, 0.4, 0.36]],
};

/** Where a cluster of leaves is, and how large. */
type Cluster = readonly [x: number, y: number, radius: number];

/**
 * A leafy tree: trunk and boughs, then clusters of leaf dabs, lit from one side and from above. In
 * winter it is bare, unless its leaves have a colour of their own.
 */
export function broadleaf(
  random: Random,
  season: Season,
  side: number,
  leaf: Colour | null,
): Sprite {
  const base = leaf ?? pick(random, LEAVES[season]);
  return createSprite(224, 256, (context, width, height) => {
    const lean = (random.unit() - 0.5) * 24;
    limb(context, width / 2, height, width / 2 + lean * 0.5, height * 0.55, 17, 10, BARK);
    const clusters = crown(random, width / 2 + lean, height * 0.4, width * 0.33, height * 0.28, 26);
    for (const [x, y] of clusters)
      limb(context, width / 2 + lean * 0.4, height * 0.66, x, y, 6, 1.5, BARK);
    if (season === 'winter' && leaf === null) return drawTwigs(context, random, clusters);
    const shaded = scaleColour(base, 0.42);
    for (const [x, y, radius] of clusters)
      drawLeaves(context, random, [x, y, radius * 1.06], shaded, 70, side, 0);
    for (const cluster of clusters) drawLeaves(context, random, cluster, base, 120, side, 0.62);
  });
}

/** Centres and radii of the clusters that make a crown. */
function crown(
  random: Random,
  x: number,
  y: number,
  across: number,
  up: number,
  count: number,
): Cluster[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random.unit();
    const away = index < 4 ? 0.3 * random.unit() : 0.55 + 0.45 * random.unit();
    return [
      x + Math.cos(angle) * across * away,
      y + Math.sin(angle) * up * away,
      across * (0.24 + 0.18 * random.unit()),
    ] as const;
  });
}

/** Dabs of leaf over a cluster; `relief` is how strongly light and shade differ over it. */
function drawLeaves(
  context: SKRSContext2D,
  random: Random,
  [x, y, radius]: Cluster,
  colour: Colour,
  count: number,
  side: number,
  relief: number,
): void {
  for (let n = 0; n < count; n++) {
    const angle = random.unit() * Math.PI * 2;
    const away = Math.sqrt(random.unit());
    const dx = Math.cos(angle) * away;
    const dy = Math.sin(angle) * away;
    const lit = 1 + relief * (0.55 * side * dx - 0.75 * dy) + (random.unit() - 0.5) * 0.24;
    context.fillStyle = css(
      mixColour(scaleColour(colour, lit), [1, 0.95, 0.6], Math.max(0, lit - 1.2) * 0.3),
    );
    context.beginPath();
    context.ellipse(
      x + dx * radius,
      y + dy * radius * 0.88,
      1.8 + random.unit() * 3,
      1.3 + random.unit() * 1.7,
      random.unit() * 3.1,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

function drawTwigs(context: SKRSContext2D, random: Random, clusters: readonly Cluster[]): void {
  context.strokeStyle = css(BARK, 0.9);
  for (const [x, y, radius] of clusters) {
    for (let n = 0; n < 16; n++) {
      const angle = -Math.PI * random.unit();
      context.lineWidth = 0.7 + random.unit();
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + Math.cos(angle) * radius * 0.6,
        y + Math.sin(angle) * radius * 0.4,
        x + Math.cos(angle) * radius * 1.5,
        y + Math.sin(angle) * radius * 1.3,
      );
      context.stroke();
    }
  }
}
