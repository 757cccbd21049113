import { createRandom } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { drawStick } from '../plants/wood.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { roll } from '../sculpt/vector.ts';
import { paintLitSprite, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const WEATHERED: Colour = [0.68, 0.58, 0.46];
const WALNUT: Colour = [0.5, 0.31, 0.18];
const LACQUER: Colour = [0.05, 0.045, 0.045];
const IVORY: Colour = [0.93, 0.91, 0.85];
const CABLE: Colour = [0.1, 0.1, 0.11];
const CLOTHS: readonly Colour[] = [
  [0.5, 0.12, 0.12],
  [0.14, 0.26, 0.42],
  [0.2, 0.36, 0.22],
  [0.72, 0.58, 0.3],
  [0.42, 0.26, 0.38],
  [0.8, 0.76, 0.68],
];

/** Half the length of a fence by its height. */
const LONG = 3.1;
/** Boards of a fence: how far from one to the next. */
const BOARD = 0.23;

/** A fence of upright boards with a flat rail on top, as long as a picture is wide. */
export function fence(wish: Wish): Sprite {
  const wood = planks(wish.colour ?? WEATHERED, BOARD);
  const rail = planks(scaleColour(wish.colour ?? WEATHERED, 1.12), 0.4, 'lying');
  const boards: Solid[] = [];
  for (let x = -LONG; x <= LONG; x += BOARD) {
    const high = 0.46 + 0.004 * Math.sin(x * 37);
    boards.push(
      box(wood, [x, high, 0], [0.095, high, 0.018], roll(0.012 * Math.sin(x * 23)), 0.01),
    );
  }
  const model = [
    ...boards,
    ...[0.22, 0.72].map((y) => box(rail, [0, y, 0.05], [LONG, 0.05, 0.03])),
    box(rail, [0, 0.965, 0.01], [LONG + 0.06, 0.028, 0.09], undefined, 0.012),
  ];
  return portray(wish, model, 0, 0.05, 5);
}

/** A post of a fence of rails that go on to both sides. */
export function fencePost(wish: Wish): Sprite {
  const wood = planks(wish.colour ?? WEATHERED, 0.05);
  const rail = planks(scaleColour(wish.colour ?? WEATHERED, 0.9), 0.05, 'lying');
  const model = [
    frustum(wood, [0, 0, 0], 1, 0.125, 0.11),
    frustum(plain(scaleColour(WEATHERED, 1.25)), [0, 0.995, 0], 0.008, 0.106, 0.1),
    ...[0.34, 0.7].flatMap((y) => [
      limb(rail, [0, y, 0.02], [-LONG, y - 0.03, 0.1], 0.052, 0.045),
      limb(rail, [0, y - 0.02, 0.02], [LONG, y + 0.02, 0.1], 0.05, 0.044),
    ]),
  ];
  return portray(wish, model, 0, 0.06, 5);
}

/** How far the wires sag in their middle, by the height of the sheet they are on, and that sheet's width by its height. */
const SAG = 0.5;
const SPAN = 9;

/** How high the uppermost wire is at a share of its length from the left, by the height of all of them. */
export const topOfWire = (share: number): number => 0.97 - SAG * (1 - (2 * share - 1) ** 2);

/** Wires between poles that stand beside the picture. */
export function wires({ tall, rays }: Wish): Sprite {
  const height = Math.round(Math.max(32, tall));
  const width = Math.round(height * SPAN);
  const thick = Math.max(1.2, height * 0.024);
  const steps = 48;
  return paintLitSprite(width, height, (sheet) => {
    for (const below of [0.36, 0.18, 0])
      for (let n = 0; n < steps; n++) {
        const at = (k: number) => ({
          x: (width * k) / steps,
          y: height * (1 - topOfWire(k / steps) + below) + thick / 2,
        });
        const [from, to] = [at(n), at(n + 1)];
        const stick = { x: from.x, y: from.y, toX: to.x, toY: to.y, from: thick, to: thick };
        drawStick(sheet, stick, CABLE, rays, 1);
      }
  });
}

/** A low bookcase of two shelves full of books. */
export function bookcase(wish: Wish): Sprite {
  const wood = planks(wish.colour ?? WALNUT, 0.2, 'lying');
  const random = createRandom(wish.random.uint32());
  const books: Solid[] = [];
  for (const low of [0.07, 0.53])
    for (let x = -0.66; x < 0.62; ) {
      const half = 0.018 + 0.022 * random.unit();
      const high = 0.13 + 0.05 * random.unit();
      const cloth = CLOTHS[Math.floor(random.unit() * CLOTHS.length)] ?? IVORY;
      const look = plain(scaleColour(cloth, 0.8 + 0.4 * random.unit()), { gloss: 0.15 });
      books.push(box(look, [x + half, low + high, -0.03], [half, high, 0.13], undefined, 0.006));
      x += 2 * half + 0.006;
    }
  const model = [
    ...[-0.72, 0.72].map((x) => box(wood, [x, 0.5, 0], [0.025, 0.49, 0.2])),
    ...[0.035, 0.495].map((y) => box(wood, [0, y, 0], [0.72, 0.025, 0.2])),
    box(wood, [0, 0.975, 0], [0.78, 0.025, 0.22], undefined, 0.008),
    box(plain(scaleColour(WALNUT, 0.4)), [0, 0.5, 0.19], [0.72, 0.48, 0.01]),
    ...books,
  ];
  return portray(wish, model, 0.18, 0.1, 4);
}

/** An upright piano, its lid closed over the strings and its keys open. */
export function uprightPiano(wish: Wish): Sprite {
  const lacquer = plain(wish.colour ?? LACQUER, { gloss: 0.85 });
  const keys: Look = {
    paint: (x, _y, z) => {
      const key = ((x + 2) / 0.0365) % 7;
      const isBlack = [0, 1, 3, 4, 5].some((n) => Math.abs(key - n - 1) < 0.24) && z > -0.34;
      return isBlack ? LACQUER : Math.abs(key % 1) < 0.1 ? scaleColour(IVORY, 0.6) : IVORY;
    },
    gloss: 0.4,
  };
  const model = [
    box(lacquer, [0, 0.5, 0.02], [0.72, 0.46, 0.16], undefined, 0.01),
    box(lacquer, [0, 0.975, 0], [0.76, 0.022, 0.2], undefined, 0.008),
    box(lacquer, [0, 0.53, -0.28], [0.72, 0.03, 0.15], undefined, 0.01),
    box(keys, [0, 0.565, -0.29], [0.62, 0.014, 0.12]),
    box(lacquer, [0, 0.75, -0.15], [0.34, 0.11, 0.012], undefined, 0.008),
    ...[-1, 1].flatMap((side) => [
      box(lacquer, [side * 0.68, 0.56, -0.28], [0.045, 0.06, 0.15], undefined, 0.02),
      frustum(lacquer, [side * 0.64, 0, -0.36], 0.52, 0.035, 0.05),
    ]),
    box(lacquer, [0, 0.03, 0], [0.72, 0.03, 0.18]),
  ];
  return portray(wish, model, 0.3, 0.14, 4);
}
