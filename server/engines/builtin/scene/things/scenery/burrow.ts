import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, plain, planks, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const PLASTER: Colour = [0.86, 0.78, 0.6];
const STONE: Colour = [0.56, 0.52, 0.46];
const WOOD: Colour = [0.36, 0.22, 0.12];
const BRASS: Colour = [0.92, 0.72, 0.26];
const PANE: Colour = [0.96, 0.78, 0.42];
/** Paints of doors. */
const DOORS: readonly Colour[] = [
  [0.16, 0.42, 0.2],
  [0.82, 0.62, 0.14],
  [0.66, 0.14, 0.12],
  [0.16, 0.34, 0.56],
];
const BLOOMS: readonly Colour[] = [
  [0.9, 0.24, 0.34],
  [0.96, 0.78, 0.22],
  [0.94, 0.9, 0.94],
  [0.6, 0.36, 0.74],
];
const LEAF: Colour = [0.22, 0.38, 0.14];
/** Toward the eye: what lies flat stands upright. */
const UPRIGHT = pitch(Math.PI / 2);

/** A house under a hill: a round door and round windows in its plastered front, `grass` over it, a chimney out of it. */
export function burrow(wish: Wish, grass: Colour): Sprite {
  const { random } = wish;
  const door = wish.colour ?? pick(random, DOORS);
  const turf: Look = { ...worn(grass, 0.3), fur: 0.05 };
  const plaster = worn(PLASTER, 0.12);
  const timber = planks(WOOD, 0.05);
  const front = -0.66;
  const disc = (look: Look, [x, y, z]: Vector, radius: number, deep: number): Solid =>
    frustum(look, [x, y, z + deep], deep, radius, radius, pitch(-Math.PI / 2));
  const boards: Look = {
    paint: (x) =>
      scaleColour(door, Math.abs(((((x / 0.072) % 1) + 1) % 1) - 0.5) > 0.44 ? 0.55 : 0.95),
    gloss: 0.2,
  };
  const windows = [-1, 1].flatMap((side): Solid[] => {
    const at: Vector = [side * 0.72, 0.4, -0.5];
    return [
      disc(plaster, [at[0], at[1], at[2] + 0.02], 0.24, 0.5),
      disc({ ...plain(PANE), glow: () => 0.95 }, [at[0], at[1], at[2] - 0.01], 0.165, 0.06),
      ring(timber, [at[0], at[1], at[2] - 0.01], 0.175, 0.034, UPRIGHT),
      box(timber, [at[0], at[1], at[2] - 0.02], [0.013, 0.16, 0.016]),
      box(timber, [at[0], at[1], at[2] - 0.02], [0.16, 0.013, 0.016]),
      box(timber, [at[0], at[1] - 0.23, at[2] - 0.05], [0.2, 0.03, 0.06]),
      ...Array.from({ length: 6 }, (_, n) =>
        ball(
          plain(pick(random, BLOOMS)),
          [at[0] - 0.17 + n * 0.068, at[1] - 0.18, at[2] - 0.07],
          0.036,
        ),
      ),
    ];
  });
  const bushes = Array.from({ length: 11 }, (_, n): Solid[] => {
    const side = n % 2 === 0 ? -1 : 1;
    const at: Vector = [
      side * (0.42 + 0.1 * n * (0.8 + 0.4 * random.unit())),
      0.05,
      front - 0.02 + 0.035 * n,
    ];
    const size = 0.07 + 0.05 * random.unit();
    return [
      ellipsoid({ ...worn(LEAF, 0.4), fur: 0.025 }, at, [size * 1.2, size, size]),
      ...Array.from({ length: 6 }, () =>
        ball(
          plain(pick(random, BLOOMS)),
          [
            at[0] + size * 1.6 * (random.unit() - 0.5),
            at[1] + size * (0.5 + 0.5 * random.unit()),
            at[2] - size * (0.4 + 0.5 * random.unit()),
          ],
          0.022,
        ),
      ),
    ];
  });
  const model: Solid[] = [
    ellipsoid(turf, [0, -0.05, 0.42], [1.55, 0.92, 1.12]),
    { ...ellipsoid(turf, [-1.1, -0.1, 0.5], [0.9, 0.55, 0.8]), blend: 0.2 },
    { ...ellipsoid(turf, [1.15, -0.1, 0.55], [0.85, 0.5, 0.8]), blend: 0.2 },
    // Its front stands out of the hill, under a brow of turf.
    disc(plaster, [0, 0.38, front + 0.03], 0.5, 0.6),
    { ...ellipsoid(turf, [0, 0.72, front + 0.36], [0.72, 0.24, 0.42]), blend: 0.1 },
    ...windows,
    disc(boards, [0, 0.37, front - 0.02], 0.335, 0.1),
    ring(masonry(STONE, 0.08), [0, 0.37, front - 0.02], 0.36, 0.055, UPRIGHT),
    ball(plain(BRASS, { gloss: 0.8 }), [0, 0.37, front - 0.04], 0.035),
    // Its step, and the stones of a path.
    box(worn(STONE, 0.2), [0, 0.025, front - 0.12], [0.34, 0.03, 0.12]),
    box(worn(STONE, 0.2), [0.02, 0.008, front - 0.34], [0.28, 0.014, 0.09]),
    frustum(masonry(scaleColour(STONE, 0.9), 0.06, 0.1), [0.62, 0.5, 0.5], 0.52, 0.1, 0.09),
    frustum(plain([0.6, 0.3, 0.18]), [0.62, 1.02, 0.5], 0.1, 0.055, 0.05),
    ...bushes.flat(),
    limb(timber, [-0.46, 0, front - 0.04], [-0.46, 0.5, front - 0.04], 0.016, 0.014),
    ball({ ...plain(PANE), glow: () => 0.95 }, [-0.46, 0.53, front - 0.04], 0.045),
  ];
  return portray(underOpenSky(wish), model, 0.22, 0.08, 2.6);
}
