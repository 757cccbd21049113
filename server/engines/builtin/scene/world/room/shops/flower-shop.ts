import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { type Furnished, type Furnishing, flat, OAK, plant, slab } from '../furniture.ts';
import { wood } from '../materials.ts';
import { holding } from '../people/attendants.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

const BLOOMS: readonly Colour[] = [
  [0.88, 0.18, 0.24],
  [0.96, 0.78, 0.2],
  [0.93, 0.52, 0.66],
  [0.96, 0.95, 0.92],
  [0.56, 0.36, 0.74],
  [0.95, 0.52, 0.2],
  [0.42, 0.5, 0.86],
];
const LEAF: Colour = [0.22, 0.42, 0.2];
const ZINC: Colour = [0.6, 0.64, 0.65];

/** A florist's: buckets of cut flowers on steps along both walls, hanging pots, a counter with paper and ribbons. */
export function flowerShop(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const grain = wood(OAK, noise);
  const stands = [left, right].flatMap((wall) => {
    const inward = wall < middle ? 1 : -1;
    return [0, 1, 2].flatMap((step) => {
      const [near, far] = [
        wall + inward * (1.35 - 0.45 * (step + 1)),
        wall + inward * (1.35 - 0.45 * step),
      ];
      const up = 0.06 + 0.36 * step;
      return [
        slab([near, far], [0, up], [1.4, back - 1.5], grain),
        ...Array.from({ length: Math.floor((back - 3) / 0.46) }, (_, n) =>
          bucket(
            furnishing,
            (near + far) / 2,
            up,
            1.65 + n * 0.46,
            n + step * 3 + (wall < middle ? 0 : 5),
          ),
        ).flat(),
      ];
    });
  });
  return {
    lamps: [
      [middle, high - 0.7, 2.6],
      [middle, high - 0.7, 4.6],
    ],
    solids: [
      ...stands,
      ...[2.6, 4.6].flatMap((z) =>
        hungLamp([middle, high - 0.7, z], high, 0.22, [0.96, 0.9, 0.74]),
      ),
      ...[2, 3.5, 5].flatMap((z, n) =>
        hanging(furnishing, middle + (n % 2 === 0 ? -0.9 : 0.9), high, z),
      ),
      ...counter(middle + side * 0.5, back - 1, grain),
      ...plant(furnishing, left + 0.95, 0, back - 0.7, 1.5),
      ...island(furnishing, middle - side * 0.3, grain),
      ...(furnishing.isAttended ? florist(middle + side * 1.02, 4.5, side) : []),
    ],
  };
}

/** Steps in the middle of the shop, full of buckets of tulips. */
function island(furnishing: Furnishing, x: number, grain: Material): Solid[] {
  return [0, 1].flatMap((step) => {
    const [y, z] = [0.14 + 0.32 * step, 2.95 + 0.46 * step];
    return [
      box([x - 1, 0, z - 0.24], [x + 1, y, z + 0.24], grain),
      ...[-0.8, -0.4, 0, 0.4, 0.8].flatMap((dx, n) =>
        tulips(furnishing, [x + dx, y, z], n + 3 * step),
      ),
    ];
  });
}

/** Who sells the flowers, a bunch in the hands. */
function florist(x: number, z: number, side: number): Solid[] {
  const turn = -Math.PI / 2 - 0.35 * side;
  const [hx, hz] = [x + 0.32 * Math.cos(turn), z + 0.32 * Math.sin(turn)];
  return [
    ...holding([x, z], turn, 6, {
      top: [0.86, 0.84, 0.78],
      apron: [0.2, 0.42, 0.28],
      hairForm: 'bun',
    }),
    drum([hx, hz], [0.96, 1.22], [0.03, 0.1], flat([0.94, 0.88, 0.78])),
    ...Array.from({ length: 11 }, (_, n) =>
      rose(
        [
          hx + 0.1 * Math.cos(n * 2.4) * (n / 11) ** 0.5,
          1.26 + 0.06 * (1 - n / 11),
          hz + 0.1 * Math.sin(n * 2.4) * (n / 11) ** 0.5,
        ],
        0.05,
        n % 4 === 3 ? LEAF : (BLOOMS[n % 3] as Colour),
      ),
    ),
  ];
}

/** A bucket of zinc with a band. */
const zinc = (x: number, y: number, z: number, high: number): Solid =>
  drum([x, z], [y, y + high], [0.1, 0.15], (_x, py) =>
    scaleColour(ZINC, Math.abs(py - y - 0.7 * high) < 0.012 ? 0.7 : py > y + high - 0.02 ? 1.2 : 1),
  );

/** A rose: petals curl about its middle. */
const rose = ([x, y, z]: Point, size: number, colour: Colour): Solid =>
  sphere([x, y, z], size, (px, py, pz) => {
    const turn = Math.atan2(py - y, px - x) + (Math.hypot(px - x, py - y) / size) * 5;
    return scaleColour(
      colour,
      0.86 + 0.24 * Math.sin(turn * 2) * Math.min(1, Math.abs(pz - z) / size + 0.3),
    );
  });

/** A bucket full of roses of one colour. */
function bucket({ random }: Furnishing, x: number, y: number, z: number, kind: number): Solid[] {
  const colour = BLOOMS[kind % BLOOMS.length] as Colour;
  const high = 0.26;
  return [
    zinc(x, y, z, high),
    ball(
      [x - 0.17, y + high - 0.06, z - 0.17],
      [x + 0.17, y + high + 0.17, z + 0.17],
      flat(scaleColour(LEAF, 0.7 + 0.3 * random.unit())),
    ),
    ...Array.from({ length: 14 }, (_, n) => {
      const [turn, out] = [n * 2.4 + random.unit(), 0.04 + 0.0095 * n];
      const up = y + high + 0.19 - out * 0.6 + 0.06 * random.unit();
      const size = 0.04 + 0.018 * random.unit();
      return rose(
        [x + out * Math.cos(turn), up, z + out * Math.sin(turn)],
        size,
        scaleColour(colour, 0.86 + 0.24 * random.unit()),
      );
    }),
  ];
}

/** A bucket full of tulips of one colour: cups on stems among long leaves. */
function tulips({ random }: Furnishing, [x, y, z]: Point, kind: number): Solid[] {
  const colour = BLOOMS[kind % BLOOMS.length] as Colour;
  const high = 0.26;
  const green = flat(scaleColour(LEAF, 1.15));
  const cup: Material = (px, py, pz) => {
    const petal = Math.abs(Math.sin(Math.atan2(pz - z, px - x) * 9));
    return scaleColour(colour, 0.78 + 0.22 * petal + (py > y + high + 0.24 ? 0.1 : 0));
  };
  return [
    zinc(x, y, z, high),
    ball(
      [x - 0.13, y + high - 0.08, z - 0.13],
      [x + 0.13, y + high + 0.1, z + 0.13],
      flat(scaleColour(LEAF, 0.8)),
    ),
    ...Array.from({ length: 15 }, (_, n) => {
      const [turn, out] = [n * 2.4 + random.unit(), 0.02 + 0.011 * n];
      const up = y + high + 0.27 - out * 0.55 + 0.07 * random.unit();
      const [bx, bz] = [x + out * Math.cos(turn), z + out * Math.sin(turn)];
      const [lx, lz] = [x + 0.9 * out * Math.cos(turn + 1.2), z + 0.9 * out * Math.sin(turn + 1.2)];
      return [
        drum([bx, bz], [y + high, up], [0.006, 0.006], green),
        ball([bx - 0.033, up - 0.05, bz - 0.033], [bx + 0.033, up + 0.055, bz + 0.033], cup),
        ball([lx - 0.022, y + high - 0.05, lz - 0.022], [lx + 0.022, up - 0.02, lz + 0.022], green),
      ];
    }).flat(),
  ];
}

/** A pot that hangs from the ceiling, leaves and flowers over its edge. */
const hanging = ({ random }: Furnishing, x: number, high: number, z: number): Solid[] => [
  drum([x, z], [high - 0.6, high], [0.006, 0.006], flat([0.2, 0.2, 0.2])),
  drum([x, z], [high - 0.86, high - 0.62], [0.11, 0.17], flat([0.66, 0.4, 0.26])),
  ...Array.from({ length: 16 }, (_, n) => {
    const [turn, out] = [n * 2.4, 0.1 + 0.12 * random.unit()];
    const [bx, bz, by] = [
      x + out * Math.cos(turn),
      z + out * Math.sin(turn),
      high - 0.62 - 0.3 * random.unit(),
    ];
    const isBloom = n % 4 === 0;
    return sphere(
      [bx, by, bz],
      0.06,
      flat(
        isBloom
          ? (BLOOMS[n % BLOOMS.length] as Colour)
          : scaleColour(LEAF, 0.8 + 0.5 * random.unit()),
      ),
    );
  }),
];

/** The counter with a till, a roll of paper, ribbons, and a bunch that is being tied. */
const counter = (x: number, z: number, grain: ReturnType<typeof wood>): Solid[] => [
  box([x - 1, 0, z], [x + 1, 0.92, z + 0.6], (px, y, pz, axis) =>
    scaleColour(grain(px, y, pz, axis), axis === 2 && (px / 0.16) % 1 < 0.08 ? 0.6 : 1),
  ),
  box([x - 1.06, 0.92, z - 0.06], [x + 1.06, 0.98, z + 0.66], grain),
  box([x + 0.45, 0.98, z + 0.15], [x + 0.85, 1.26, z + 0.5], flat([0.2, 0.22, 0.24])),
  box([x - 0.95, 0.98, z + 0.1], [x - 0.3, 1.1, z + 0.22], flat([0.78, 0.6, 0.4])),
  ...[0, 1, 2].map((n) =>
    drum([x - 0.1 + n * 0.14, z + 0.4], [0.98, 1.06], [0.05, 0.05], flat(BLOOMS[n] as Colour)),
  ),
  ...Array.from({ length: 8 }, (_, n) => {
    const [bx, bz] = [x - 0.55 + 0.07 * (n % 4), z + 0.3 + 0.08 * Math.floor(n / 4)];
    return ball(
      [bx - 0.06, 0.98, bz - 0.06],
      [bx + 0.06, 1.1, bz + 0.06],
      flat(BLOOMS[(n * 3) % BLOOMS.length] as Colour),
    );
  }),
];
