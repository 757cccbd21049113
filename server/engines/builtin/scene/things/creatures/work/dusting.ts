import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, type Look, limb } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

const OAK: Colour = [0.46, 0.3, 0.17];
const COVERS: readonly Colour[] = [
  [0.6, 0.13, 0.12],
  [0.15, 0.28, 0.5],
  [0.2, 0.42, 0.26],
  [0.8, 0.6, 0.22],
  [0.42, 0.24, 0.44],
  [0.84, 0.78, 0.66],
];
const FEATHERS: Look = { ...plain([0.95, 0.82, 0.3]), fur: 0.03 };

/** The shelves behind who dusts: how far, half how deep and wide, how high each board is; heights of a man. */
const SHELF = { z: 0.27, deep: 0.07, wide: 0.52, boards: [0.03, 0.33, 0.63, 0.93] } as const;

/** Shelves of books that face the eye. */
function shelves() {
  const wood = planks(OAK, 0.05, 'lying');
  const top = SHELF.boards[SHELF.boards.length - 1] ?? 0;
  return [
    ...SHELF.boards.map((y) =>
      box(wood, [0.1, y, SHELF.z], [SHELF.wide, 0.014, SHELF.deep], undefined, 0.003),
    ),
    ...[-1, 1].map((side) =>
      box(wood, [0.1 + side * SHELF.wide, top / 2, SHELF.z], [0.014, top / 2 + 0.014, SHELF.deep]),
    ),
    box(plain(OAK), [0.1, top / 2, SHELF.z + SHELF.deep], [SHELF.wide, top / 2, 0.008]),
    ...SHELF.boards.slice(0, -1).flatMap((y, row) =>
      Array.from({ length: 19 }, (_, n) => {
        const tall = 0.085 + 0.022 * Math.sin(n * 2.7 + row * 1.9);
        const look = plain(
          COVERS[(n * 5 + row * 2 + Math.floor((n * n) / 3)) % COVERS.length] ?? OAK,
          { gloss: 0.15 },
        );
        return box(
          look,
          [0.1 - 0.47 + 0.052 * n, y + 0.014 + tall, SHELF.z - 0.01],
          [0.021, tall, 0.05],
        );
      }),
    ),
  ];
}

/** Before shelves of books, a duster of feathers in the hand that passes over them. Lengths in heights of who dusts. */
export const dusting: WithGear = (traits, one) => {
  const { chin, shoulders } = figureOf(traits);
  const far: Vector = [0.24, chin - 0.02, shoulders + 0.02];
  const end = add(far, [0.13, 0.1, 0.05]);
  return [
    ...shelves(),
    ...one('attending', { far }),
    limb(plain([0.36, 0.22, 0.12]), add(far, [-0.06, -0.05, -0.02]), end, 0.012, 0.01),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      ball(
        FEATHERS,
        add(end, [0.02 * n - 0.01, 0.022 * n, 0.012 * Math.sin(n * 2)]),
        0.05 - 0.005 * n,
      ),
    ),
  ];
};
