import type { Random } from '../../../../kernels/random.ts';
import type { Borne } from '../../../words/companions.ts';
import type { Colour } from '../../../words/idea.ts';
import { upholstered } from '../../objects/seats.ts';
import { chestModel } from '../../objects/treasure/treasure.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, ellipsoid, frustum, type Look, limb } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { BorneLoad } from './burden.ts';
import { canoe, fir, ladder, log, rug } from './shouldered-loads.ts';

const OAK: Colour = [0.56, 0.38, 0.23];
const PINE: Colour = [0.74, 0.54, 0.3];
const IVORY: Colour = [0.95, 0.93, 0.86];

/** A box of boards without a lid, full of apples. */
const crate = (): BorneLoad => {
  const wood = planks(PINE, 0.05, 'lying');
  const [long, high, wide] = [0.26, 0.11, 0.17];
  const red = plain([0.8, 0.14, 0.1], { gloss: 0.4 });
  const yellow = plain([0.86, 0.72, 0.2], { gloss: 0.4 });
  return {
    model: [
      box(wood, [0, 0.04, 0], [long, high, wide], undefined, 0.006),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          box(planks(OAK, 0.05), [x * long, 0.04, z * wide], [0.018, high + 0.01, 0.018]),
        ),
      ),
      ...[-0.2, -0.1, 0, 0.1, 0.2].flatMap((x, n) =>
        [-0.1, 0, 0.1].map((z, k) => ball((n + k) % 3 === 0 ? yellow : red, [x, 0.16, z], 0.052)),
      ),
    ],
    end: long,
    wide: 0.12,
  };
};

/** A table, carried by the edges of its top. */
const table = (): BorneLoad => {
  const wood = planks(OAK, 0.07, 'lying');
  return {
    model: [
      box(wood, [0, 0.015, 0], [0.42, 0.016, 0.24], undefined, 0.006),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          limb(wood, [x * 0.36, 0, z * 0.19], [x * 0.37, -0.34, z * 0.2], 0.026, 0.02),
        ),
      ),
      ...[-1, 1].map((z) => box(wood, [0, -0.03, z * 0.19], [0.36, 0.03, 0.012])),
    ],
    end: 0.42,
    wide: 0.16,
  };
};

/** A cupboard that lies on its back. */
const wardrobe = (): BorneLoad => {
  const wood = planks(OAK, 0.09, 'lying');
  const brass = plain([0.8, 0.6, 0.24], { gloss: 0.8 });
  return {
    model: [
      box(wood, [0, 0.14, 0], [0.54, 0.14, 0.27], undefined, 0.01),
      ...[-1, 1].map((side) => box(wood, [side * 0.55, 0.14, 0], [0.022, 0.165, 0.29])),
      box(planks([0.42, 0.28, 0.16], 0.09, 'lying'), [0, 0.14, -0.272], [0.5, 0.1, 0.008]),
      ball(brass, [0.02, 0.16, -0.288], 0.014),
    ],
    end: 0.55,
    wide: 0.2,
  };
};

/** An upright piano, its keys to −z. */
const piano = (): BorneLoad => {
  const lacquer = plain([0.07, 0.06, 0.06], { gloss: 0.85 });
  const keys: Look = {
    paint: (x, _y, z) => {
      const key = ((x + 2) / 0.028) % 7;
      const isBlack = [0, 1, 3, 4, 5].some((n) => Math.abs(key - n - 1) < 0.26) && z > -0.25;
      return isBlack || Math.abs(key % 1) < 0.12 ? [0.08, 0.08, 0.08] : IVORY;
    },
  };
  return {
    model: [
      box(lacquer, [0, 0.2, 0.04], [0.4, 0.32, 0.12], undefined, 0.012),
      box(lacquer, [0, 0.52, 0.03], [0.42, 0.016, 0.14], undefined, 0.008),
      box(lacquer, [0, 0.14, -0.17], [0.4, 0.022, 0.13], undefined, 0.01),
      box(keys, [0, 0.165, -0.22], [0.35, 0.01, 0.07]),
      ...[-1, 1].flatMap((x) => [
        box(lacquer, [x * 0.38, 0.17, -0.19], [0.025, 0.036, 0.12], undefined, 0.008),
        limb(lacquer, [x * 0.36, 0.12, -0.25], [x * 0.36, -0.12, -0.25], 0.026, 0.02),
      ]),
    ],
    end: 0.42,
    wide: 0.1,
  };
};

/** A mattress of striped cloth. */
const mattress = (): BorneLoad => ({
  model: [
    box(
      { paint: (_x, _y, z) => (Math.sin(z * 90) > 0.5 ? [0.36, 0.5, 0.7] : IVORY) },
      [0, 0.05, 0],
      [0.56, 0.06, 0.28],
      undefined,
      0.045,
    ),
  ],
  end: 0.56,
  wide: 0.18,
});

/** A large pumpkin on a board. */
const pumpkin = (): BorneLoad => {
  const skin = plain([0.88, 0.42, 0.08], { gloss: 0.25 });
  return {
    model: [
      box(planks(PINE, 0.06, 'lying'), [0, 0, 0], [0.32, 0.014, 0.16]),
      ...Array.from({ length: 9 }, (_, n) => {
        const around = (n / 9) * 2 * Math.PI;
        return ellipsoid(
          skin,
          [0.1 * Math.cos(around), 0.18, 0.1 * Math.sin(around)],
          [0.13, 0.165, 0.13],
        );
      }),
      limb(plain([0.34, 0.42, 0.16]), [0, 0.32, 0], [0.03, 0.41, 0], 0.03, 0.022),
    ],
    end: 0.32,
    wide: 0.1,
  };
};

/** A cake of three tiers on a board. */
const cake = (): BorneLoad => {
  const icing = plain([0.97, 0.95, 0.92], { gloss: 0.2 });
  const rose = plain([0.9, 0.36, 0.46], { flesh: 0.4 });
  const tiers: readonly (readonly [number, number])[] = [
    [0.02, 0.21],
    [0.14, 0.15],
    [0.25, 0.09],
  ];
  return {
    model: [
      box(plain([0.76, 0.78, 0.8], { gloss: 0.7 }), [0, 0, 0], [0.32, 0.014, 0.2]),
      ...tiers.flatMap(([y, wide]) => [
        frustum(icing, [0, y, 0], 0.11, wide, wide),
        ...Array.from({ length: 12 }, (_, n) => {
          const around = (n / 12) * 2 * Math.PI;
          return ball(
            n % 2 === 0 ? rose : icing,
            [wide * Math.cos(around), y + 0.105, wide * Math.sin(around)],
            0.022,
          );
        }),
      ]),
      ball(rose, [0, 0.39, 0], 0.035),
    ],
    end: 0.32,
    wide: 0.12,
  };
};

/** A basket with two handles, heaped with apples. */
const basket = (): BorneLoad => {
  const willow: Look = {
    paint: (x, y, z) =>
      Math.sin(Math.atan2(z, x) * 26) * Math.sin(y * 190) > 0
        ? [0.66, 0.46, 0.24]
        : [0.5, 0.34, 0.17],
  };
  const red = plain([0.8, 0.13, 0.1], { gloss: 0.4 });
  const green = plain([0.5, 0.66, 0.2], { gloss: 0.4 });
  const apples = Array.from({ length: 14 }, (_, n) => {
    const out = n < 5 ? 0.06 : 0.13;
    const around = n * (n < 5 ? 1.26 : 0.7);
    const at: Vector = [out * Math.cos(around), n < 5 ? 0 : -0.045, out * Math.sin(around)];
    return ball(n % 4 === 0 ? green : red, at, 0.05);
  });
  return {
    model: [
      frustum(willow, [0, -0.27, 0], 0.21, 0.13, 0.185),
      ...apples,
      ...[-1, 1].map((side) =>
        limb(willow, [-0.06, -0.05, side * 0.18], [0.06, -0.05, side * 0.18], 0.018, 0.018),
      ),
      ...[-1, 1].flatMap((side) => [
        limb(willow, [-0.05, -0.07, side * 0.18], [-0.02, 0, side * 0.21], 0.014, 0.014),
        limb(willow, [0.05, -0.07, side * 0.18], [0.02, 0, side * 0.21], 0.014, 0.014),
      ]),
    ],
    end: 0.21,
    wide: 0,
    on: 'hands',
  };
};

const SOFA: Colour = [0.18, 0.36, 0.4];

const LOADS: Readonly<Record<Borne, (random: Random) => BorneLoad>> = {
  sofa: () => ({
    model: moved(upholstered(SOFA, 0.84, 0.88), { size: 0.5, to: [0, -0.08, 0] }),
    end: 0.47,
    wide: 0.14,
  }),
  chest: (random) => ({
    model: moved(
      chestModel(random).filter(({ middle }) => middle[1] > 0.1),
      { size: 0.8, to: [0, -0.16, 0] },
    ),
    end: 0.36,
    wide: 0.1,
  }),
  ...{ crate, table, wardrobe, piano, mattress, pumpkin, cake, basket },
  ...{ log, ladder, rug, canoe, fir },
};

/** What two carry between them. */
export const borneLoad = (random: Random, borne: Borne): BorneLoad => LOADS[borne](random);
