import { clamp, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour, Season } from '../../words/idea.ts';
import { paintLitSprite, type Sheet, type Sprite } from '../sprite.ts';
import { bentStroke, dab, type Point, stroke } from './dabs.ts';
import { type Growing, lit } from './growing.ts';
import { BARK } from './wood.ts';

const LEAVES: Readonly<Record<Season, readonly Colour[]>> = {
  spring: [
    [0.46, 0.62, 0.2],
    [0.4, 0.56, 0.22],
  ],
  summer: [
    [0.3, 0.46, 0.14],
    [0.36, 0.5, 0.18],
  ],
  autumn: [
    [0.76, 0.5, 0.12],
    [0.68, 0.3, 0.1],
    [0.56, 0.5, 0.16],
  ],
  winter: [],
};
const GRAPES: readonly Colour[] = [
  [0.27, 0.11, 0.36],
  [0.62, 0.66, 0.24],
];
const POST: Colour = [0.64, 0.56, 0.45];
/** Width of a vine on its wires by its height, where its leaves begin and end (from the top down), and how many there are. */
const VINE = { wide: 1.15, top: 0.2, skirt: 0.6, leaves: 560 } as const;
/** Bunches of grapes where there are some, and grapes of a bunch. */
const BUNCHES = 11;
const BUNCH = 15;

/** A vine on its post and wires: a crooked stem, leaves from knee height up, grapes under them; bare in winter. */
export function vine({ random, rays, tall }: Growing, season: Season): Sprite {
  return paintLitSprite(Math.round(tall * VINE.wide), tall, (sheet) => {
    const middle = sheet.width / 2;
    const isBare = LEAVES[season].length === 0;
    const wood = (sun: number) => lit(BARK, rays, sun, 0.5);
    const post = middle + (random.unit() - 0.5) * 0.3 * tall;
    stroke(sheet, post, tall, post, 0.04 * tall, 0.045 * tall, lit(POST, rays, 0.4, 0.55));
    const crook: Point = [middle + 0.1 * tall * (random.unit() - 0.5), tall * 0.8];
    bentStroke(sheet, [middle, tall], crook, [middle, tall * 0.56], 0.05 * tall, wood(0.3));
    for (const side of [-1, 1]) {
      const end: Point = [middle + side * 0.5 * sheet.width, tall * 0.5];
      bentStroke(
        sheet,
        [middle, 0.58 * tall],
        [middle + side * 0.1 * tall, 0.5 * tall],
        end,
        0.028 * tall,
        wood(0.35),
      );
    }
    const canes = isBare ? 12 : 0;
    for (let n = 0; n < canes; n++) {
      const x = sheet.width * (0.06 + (0.88 * n) / canes);
      const tip: Point = [
        x + (random.unit() - 0.5) * 0.1 * tall,
        tall * (0.1 + 0.2 * random.unit()),
      ];
      bentStroke(sheet, [x, 0.5 * tall], [x, 0.36 * tall], tip, 0.014 * tall, wood(0.45));
    }
    if (isBare) return;
    drawLeaves(sheet, { random, rays, tall }, LEAVES[season], 0, 0.86);
    const ripe = GRAPES[random.below(GRAPES.length)] as Colour;
    if (season !== 'spring')
      for (let n = 0; n < BUNCHES; n++) drawBunch(sheet, { random, rays, tall }, ripe);
    drawLeaves(sheet, { random, rays, tall }, LEAVES[season], 0.86, 1);
    // Its post stands out of the leaves.
    stroke(sheet, post, 0.3 * tall, post, 0, 0.05 * tall, lit(POST, rays, 0.55, 0.75));
  });
}

/** The share of its leaves from one to another, from those behind to those before. */
function drawLeaves(
  sheet: Sheet,
  { random, rays, tall }: Growing,
  colours: readonly Colour[],
  from: number,
  to: number,
): void {
  for (let n = Math.round(from * VINE.leaves); n < to * VINE.leaves; n++) {
    const out = 2 * random.unit() - 1;
    // A hedge with a round top, and shoots that stand out of it.
    const top = VINE.top + 0.1 * out * out - (random.unit() < 0.08 ? 0.12 : 0);
    const down = top + (VINE.skirt - top) * random.unit() ** 0.8;
    const up = 1 - (down - top) / (VINE.skirt - top);
    const x = sheet.width * (0.5 + 0.47 * out);
    const facing = clamp(0.35 + 0.45 * up + 0.4 * out * rays.toward[0]);
    const colour = colours[random.below(colours.length)] as Colour;
    const sun = facing * (0.3 + 0.5 * up) * (0.7 + 0.3 * random.unit());
    const hue = mixColour(colour, [colour[0] * 1.2, colour[1] * 1.1, colour[2] * 0.7], sun);
    const tint = lit(scaleColour(hue, 0.84 + 0.3 * random.unit()), rays, sun, 0.28 + 0.5 * up);
    const size = tall * (0.016 + 0.011 * random.unit());
    dab(
      sheet,
      x,
      down * tall,
      size,
      size * (0.45 + 0.35 * random.unit()),
      random.unit() * 3.1,
      tint,
    );
  }
}

/** A bunch of grapes: full above, pointed below, each grape a little lighter where the sky is. */
function drawBunch(sheet: Sheet, { random, rays, tall }: Growing, grape: Colour): void {
  const x = sheet.width * (0.1 + 0.8 * random.unit());
  const y = tall * (0.46 + 0.12 * random.unit());
  const size = tall * 0.022;
  for (let n = 0; n < BUNCH; n++) {
    const down = n / BUNCH;
    const at: Point = [
      x + (random.unit() - 0.5) * size * 5 * (1 - 0.75 * down),
      y + down * size * 7,
    ];
    dab(
      sheet,
      at[0],
      at[1],
      size,
      size,
      0,
      lit(scaleColour(grape, 0.8 + 0.4 * random.unit()), rays, 0.3, 0.55),
    );
  }
}
