import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { human } from '../../creatures/human.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, type Look, limb, place, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { pitching } from './pitching.ts';

const HULL: Colour = [0.3, 0.19, 0.11];
const DARK: Colour = [0.16, 0.1, 0.06];
const CANVAS: Colour = [0.9, 0.86, 0.76];
const RED: Colour = [0.66, 0.13, 0.1];
const GOLD: Colour = [0.8, 0.6, 0.24];
const IRON: Colour = [0.42, 0.42, 0.44];
/** The shields' two colours in turn. */
const SHIELDS: readonly (readonly [Colour, Colour])[] = [
  [RED, GOLD],
  [[0.14, 0.26, 0.42], CANVAS],
  [GOLD, [0.2, 0.14, 0.1]],
  [[0.2, 0.36, 0.24], CANVAS],
];
/** Where its shields hang along the side, and its oars between them. */
const ALONG = [-0.4, -0.29, -0.18, -0.07, 0.04, 0.15, 0.26, 0.37] as const;
/** The sail: its lower edge and its yard, half its width, of how many rows it is. */
const SAIL = { low: 0.36, yard: 0.94, half: 0.38, rows: 20 } as const;
/** A man's height in the ship. */
const CREW = 0.25;

/** A ship of the Vikings: a lapped hull that rises to a dragon's head and a curled tail, shields along its side, oars, one striped sail. `heels` as of `pitching`. */
export function longship(wish: Wish, heels = 0): Sprite {
  const lies = pitching(wish.random, heels);
  const model = [
    ...hull(),
    ...stems(),
    ...shields(),
    ...rig(wish.colour ?? RED),
    ...crew(wish),
  ].map((piece) => place(piece, lies, [0, -0.05, 0]));
  return portray(wish, model, 0.5 + 0.35 * wish.random.unit(), 0.1, 3);
}

function hull(): Solid[] {
  const lapped: Look = {
    paint: (_x, y, z) =>
      scaleColour(HULL, (y / 0.032) % 1 < 0.2 ? 0.62 : 0.92 + 0.1 * Math.sin(z * 60)),
  };
  const inside = planks(DARK, 0.04, 'lying');
  return [
    ellipsoid(lapped, [0, 0.2, 0], [0.66, 0.2, 0.15]),
    cut(ellipsoid(inside, [0, 0.27, 0], [0.57, 0.16, 0.125])),
    cut(box(inside, [0, 0.39, 0], [0.7, 0.16, 0.3])),
    box(inside, [0, 0.15, 0], [0.48, 0.012, 0.1]),
  ];
}

/** Stem and stern: at the one a dragon's head with open jaws, at the other a spiral. */
function stems(): Solid[] {
  const wood = planks(HULL, 0.03);
  const gold = plain(GOLD, { gloss: 0.4 });
  const bow: readonly Vector[] = [
    [0.5, 0.17, 0],
    [0.66, 0.26, 0],
    [0.75, 0.4, 0],
    [0.77, 0.53, 0],
    [0.74, 0.62, 0],
    [0.78, 0.68, 0],
  ];
  const stern: readonly Vector[] = [
    [-0.5, 0.17, 0],
    [-0.66, 0.27, 0],
    [-0.75, 0.41, 0],
    [-0.76, 0.54, 0],
    [-0.7, 0.63, 0],
    [-0.62, 0.62, 0],
    [-0.61, 0.55, 0],
    [-0.66, 0.53, 0],
  ];
  const rising = (points: readonly Vector[], thick: number) =>
    points.slice(1).map((to, n) => {
      const wide = (at: number) => thick * (1 - 0.5 * (at / points.length));
      return limb(wood, points[n] as Vector, to, wide(n), wide(n + 1), 0.02);
    });
  return [
    ...rising(bow, 0.05),
    ...rising(stern, 0.045),
    limb(wood, [0.78, 0.68, 0], [0.9, 0.67, 0], 0.042, 0.02, 0.02),
    limb(wood, [0.79, 0.645, 0], [0.87, 0.61, 0], 0.022, 0.012),
    limb(gold, [0.76, 0.71, -0.02], [0.69, 0.77, -0.03], 0.012, 0.004),
    limb(gold, [0.76, 0.71, 0.02], [0.69, 0.77, 0.03], 0.012, 0.004),
    ellipsoid(gold, [0.81, 0.7, -0.036], [0.012, 0.012, 0.008]),
    ellipsoid(gold, [0.81, 0.7, 0.036], [0.012, 0.012, 0.008]),
    ...[0.3, 0.4, 0.5].map((y, n) =>
      limb(
        gold,
        [0.68 + 0.03 * n - 0.02, y + 0.02, 0],
        [0.64 + 0.03 * n - 0.02, y + 0.05, 0],
        0.012,
        0.004,
      ),
    ),
  ];
}

/** Round shields of two colours on both sides, oars from between them into the water. */
function shields(): Solid[] {
  const oar = plain([0.5, 0.36, 0.22]);
  return ALONG.flatMap((x, n) => {
    const bulge = 0.15 * Math.sqrt(1 - (x / 0.66) ** 2);
    const [one, other] = SHIELDS[n % SHIELDS.length] as readonly [Colour, Colour];
    return [-1, 1].flatMap((side) => {
      const z = side * (bulge + 0.012);
      const face: Look = {
        paint: (px, py) => {
          const [u, v] = [px - x, py - 0.23];
          if (Math.hypot(u, v) > 0.045) return IRON;
          return u * v > 0 ? one : other;
        },
      };
      return [
        ellipsoid(face, [x, 0.23, z], [0.054, 0.054, 0.014]),
        ellipsoid(plain(IRON, { gloss: 0.5 }), [x, 0.23, z + side * 0.012], [0.014, 0.014, 0.01]),
        limb(
          oar,
          [x + 0.05, 0.19, side * bulge],
          [x - 0.05, 0.02, side * (bulge + 0.3)],
          0.007,
          0.01,
        ),
      ];
    });
  });
}

/** The mast, its yard and the striped sail, full of wind toward the bow. */
function rig(stripe: Colour): Solid[] {
  const wood = plain([0.36, 0.24, 0.14]);
  const { low, yard, half, rows } = SAIL;
  const cloth: Look = {
    paint: (_x, y, z) =>
      scaleColour(
        Math.abs((z / 0.19) % 2) % 2 < 0.5 || Math.abs((z / 0.19) % 2) > 1.5 ? stripe : CANVAS,
        0.95 + 0.05 * Math.sin(y * 50),
      ),
  };
  return [
    limb(wood, [0, 0.15, 0], [0, 1.04, 0], 0.02, 0.012),
    limb(wood, [0, yard, -half - 0.04], [0, yard, half + 0.04], 0.013, 0.013),
    limb(plain(GOLD), [0, 1.04, 0], [-0.1, 1.05, 0], 0.004, 0.012),
    ...[-0.6, 0.62].map((x) => limb(plain(DARK), [0, 1, 0], [x, 0.3, 0], 0.003, 0.003)),
    ...Array.from({ length: rows }, (_, n) => {
      const share = n / (rows - 1);
      const bulge = 0.13 * Math.sin(Math.PI * (0.1 + 0.86 * (1 - share)));
      const y = low + (yard - low) * share;
      const at = (z: number): Vector => [0.014 + bulge * (1 - 0.45 * Math.abs(z / half)), y, z];
      return [
        limb(cloth, at(-half), at(0), 0.02, 0.02, 0.02),
        limb(cloth, at(0), at(half), 0.02, 0.02, 0.02),
      ];
    }).flat(),
  ];
}

/** Men on the benches, one who stands at the bow. */
function crew({ random }: Wish): Solid[] {
  const coats: readonly Colour[] = [
    [0.4, 0.28, 0.18],
    [0.3, 0.34, 0.3],
    [0.5, 0.2, 0.14],
  ];
  const places = [-0.4, -0.22, 0.16, 0.34] as const;
  return places.flatMap((x, n) =>
    moved(human(random, 'standing', coats[n % coats.length] as Colour, ['viking', 'bearded']), {
      size: CREW,
      to: [x, 0.1, n % 2 === 0 ? -0.04 : 0.04],
    }),
  );
}
