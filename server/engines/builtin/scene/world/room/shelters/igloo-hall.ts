import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, drum, type Material, type Point, pad, type Solid, sphere } from '../solids/solid.ts';

/** An igloo from within: its radius, its height, how far ahead its middle is; metres. */
export const IGLOO = { radius: 2.7, high: 2.6, ahead: 1.65, half: 2.7, back: 4.4 } as const;
const SNOW: Colour = [0.8, 0.9, 1];
const FUR: Colour = [0.5, 0.36, 0.24];

/** Snow that is trodden on. */
export function iglooSurfaces(noise: Noise): Surfaces {
  const snow: Material = (x, y, z) =>
    scaleColour(SNOW, 0.86 + 0.12 * noise.fbm(x * 2, z * 2 + y, 3));
  return { walls: snow, floor: snow, ceiling: snow };
}

/** Blocks of snow in rising rings, light through their joints. */
const blocks =
  (middle: number, noise: Noise): Material =>
  (x, y, z) => {
    const [dx, dz] = [x - middle, z - IGLOO.ahead];
    const rise = Math.atan2(y / IGLOO.high, Math.hypot(dx, dz) / IGLOO.radius) / 0.19;
    const turn = Math.atan2(dz, dx) / (2 * Math.PI);
    // Each ring climbs by one block in a round: they are laid in a spiral.
    const ring = Math.floor(rise + turn);
    const many = Math.max(5, Math.round(17 * Math.cos(Math.min(1.4, (ring + 0.5) * 0.19))));
    const along = turn * many + 0.5 * (ring & 1);
    const [u, v] = [along - Math.floor(along), rise + turn - ring];
    const joint = Math.min(u, 1 - u) < 0.035 || Math.min(v, 1 - v) < 0.06;
    if (joint) return [0.36, 0.56, 0.84];
    const bulge = 1 - 0.7 * ((u - 0.5) ** 2 + (v - 0.5) ** 2);
    return scaleColour(
      SNOW,
      bulge *
        (0.8 + 0.16 * chance(Math.floor(along), ring)) *
        (1 + 0.1 * noise.fbm(dx * 4, y * 4 + dz, 3)),
    );
  };

/** Fur: hairs that lie one way. */
const fur =
  (colour: Colour): Material =>
  (x, y, z) =>
    scaleColour(colour, 0.72 + 0.5 * chance(Math.floor((x + y * 0.3) * 70), Math.floor(z * 22)));

/** An igloo from within: a dome of snow blocks, furs on a bench of snow with who sits on them in parkas, a lamp of oil under a pot, fish on a line, the bright mouth of the tunnel. */
export function iglooHall({
  noise,
  shell,
  side,
  random,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const { radius, high, ahead } = IGLOO;
  const snow = flat([0.88, 0.94, 1]);
  const lampAt: Point = [at(-0.6), 0, 2.15];
  return {
    lamps: [
      [lampAt[0], 0.7, lampAt[2]],
      [at(0.2), 1.7, 2],
    ],
    solids: [
      hollow(
        'dome',
        [middle - radius, 0, ahead - radius],
        [middle + radius, high, ahead + radius],
        blocks(middle, noise),
      ),
      // The bench of snow with its furs.
      drum([at(0.4), 3.35], [0, 0.42], [1.2, 1.15], snow),
      drum([at(0.4), 3.3], [0.41, 0.47], [1.1, 1.08], fur(FUR)),
      ...[
        [-0.3, 2.75, 0.45],
        [0.5, 2.6, 0.5],
        [1.15, 2.85, 0.4],
      ].map(([dx = 0, z = 0, r = 0], n) =>
        ball(
          [at(dx) - r, 0.36, z - r * 0.7],
          [at(dx) + r, 0.54, z + r * 0.7],
          fur(n === 1 ? [0.9, 0.88, 0.84] : [0.4, 0.28, 0.18]),
        ),
      ),
      ...mouth(at(-1.4), 3.75),
      ...oilLamp(lampAt),
      ...fishLine(at(-0.5), at(1.5), 3.3),
      ...gear(at(1.75), 2.3),
      ...(isAttended === true || hasSomebody === true ? family(at, key, side) : []),
      pad([at(-1.5) - 0.3, 0.0, 2.2], [at(-1.5) + 0.3, 0.3, 2.75], snow, 0.05),
      pad([at(-1.5) - 0.2, 0.3, 2.3], [at(-1.5) + 0.25, 0.52, 2.65], snow, 0.05),
    ].filter(({ low }) => low[2] < back + 1),
  };
}

/** The mouth of the tunnel: an arch of blocks around daylight on snow. */
function mouth(x: number, z: number): Solid[] {
  const isIn = (px: number, py: number): boolean =>
    Math.hypot((px - x) / 0.46, Math.max(0, py - 0.35) / 0.5) < 1;
  return [
    plate(2, [x - 0.46, 0, z - 0.02], [x + 0.46, 0.85, z], isIn, (px, py) =>
      py < 0.24 + 0.05 * Math.sin(px * 9) ? [1.25, 1.3, 1.36] : [0.62, 0.92, 1.4],
    ),
    plate(
      2,
      [x - 0.66, 0, z - 0.26],
      [x + 0.66, 1.06, z + 0.02],
      (px, py) => !isIn(px, py) && Math.hypot((px - x) / 0.64, Math.max(0, py - 0.35) / 0.7) < 1,
      (px, py, _z, axis) => {
        const turn = Math.atan2(py - 0.35, px - x) * 2.6;
        return axis === 2 && turn - Math.floor(turn) < 0.07
          ? [0.55, 0.76, 1]
          : scaleColour(SNOW, 0.9);
      },
    ),
  ];
}

/** A lamp of stone in which oil burns along the edge, a pot over it on a frame. */
function oilLamp([x, , z]: Point): Solid[] {
  const stick = flat([0.5, 0.38, 0.25]);
  return [
    drum([x, z], [0, 0.16], [0.34, 0.3], flat([0.82, 0.9, 0.97])),
    drum([x, z], [0.16, 0.23], [0.24, 0.3], flat([0.3, 0.3, 0.31])),
    ...[-0.2, -0.1, 0, 0.1, 0.2].map((dx) =>
      ball(
        [x + dx - 0.035, 0.22, z - 0.21],
        [x + dx + 0.035, 0.36, z - 0.14],
        flat([1.3, 0.62, 0.1]),
        0.25,
      ),
    ),
    ...[-1, 1].flatMap((to) =>
      limb(
        [
          [x + to * 0.42, 0, z + 0.1],
          [x + to * 0.3, 0.95, z],
        ],
        [0.024, 0.02],
        stick,
      ),
    ),
    ...limb(
      [
        [x - 0.34, 0.93, z],
        [x + 0.34, 0.93, z],
      ],
      [0.02, 0.02],
      stick,
    ),
    ...[-0.12, 0.12].map((dx) => drum([x + dx, z], [0.62, 0.93], [0.006, 0.006], stick)),
    drum([x, z], [0.46, 0.64], [0.16, 0.2], flat([0.24, 0.23, 0.23])),
  ];
}

/** Fish that dry on a line. */
function fishLine(from: number, to: number, z: number): Solid[] {
  const y = 1.5;
  return [
    ...limb(
      [
        [from, y, z],
        [(from + to) / 2, y - 0.08, z],
        [to, y, z],
      ],
      [0.01, 0.01],
      flat([0.5, 0.4, 0.28]),
    ),
    ...[0.14, 0.32, 0.5, 0.68, 0.86].flatMap((share) => {
      const x = from + (to - from) * share;
      return [
        ball([x - 0.06, y - 0.48, z - 0.03], [x + 0.06, y - 0.12, z + 0.03], (_px, py) =>
          py > y - 0.2
            ? [0.5, 0.52, 0.56]
            : Math.sin(py * 90) > 0.3
              ? [0.84, 0.52, 0.42]
              : [0.9, 0.62, 0.5],
        ),
        plate(
          2,
          [x - 0.07, y - 0.12, z - 0.008],
          [x + 0.07, y, z + 0.008],
          (px, py) => Math.abs(px - x) < 0.02 + 0.4 * Math.max(0, py - y + 0.1),
          flat([0.5, 0.52, 0.56]),
        ),
      ];
    }),
  ];
}

/** A harpoon and a pair of snow shoes that lean at the wall. */
function gear(x: number, z: number): Solid[] {
  const wood = flat([0.62, 0.44, 0.26]);
  const shoe = (sx: number): Solid => {
    const isThere = (px: number, py: number): boolean => {
      const [u, v] = [(px - sx) / 0.14, (py - 0.52) / 0.44];
      const out = Math.hypot(u, v + 0.12 * u * u);
      return (
        out < 1 &&
        (out > 0.84 ||
          Math.abs((px * 22 + py * 22) % 1) < 0.22 ||
          Math.abs(((px - py) * 22) % 1) < 0.22)
      );
    };
    return plate(
      2,
      [sx - 0.14, 0.06, z],
      [sx + 0.14, 0.97, z + 0.02],
      isThere,
      flat([0.66, 0.48, 0.28]),
    );
  };
  return [
    shoe(x - 0.3),
    shoe(x - 0.02),
    ...limb(
      [
        [x - 0.5, 0, z + 0.1],
        [x - 0.36, 1.6, z + 0.3],
      ],
      [0.022, 0.018],
      wood,
    ),
    ...limb(
      [
        [x - 0.36, 1.6, z + 0.3],
        [x - 0.34, 1.82, z + 0.34],
      ],
      [0.03, 0.004],
      flat([0.85, 0.84, 0.8]),
    ),
  ];
}

/** Who lives there: two and a child in parkas with hoods of fur, sitting on the bench, hands to the lamp. */
function family(at: (out: number) => number, key: number, side: number): Solid[] {
  const places = [
    [0.12, 2.62, 1, -0.1],
    [0.98, 2.7, 0.96, 0.5],
    [0.55, 2.42, 0.68, 0.2],
  ] as const;
  const parkas: readonly Colour[] = [
    [0.52, 0.34, 0.2],
    [0.62, 0.16, 0.14],
    [0.2, 0.36, 0.56],
  ];
  return places.flatMap(([out, z, tall, off], n) => {
    const x = at(out);
    const seat = 0.5;
    const turn = -Math.PI / 2 - off * side;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const head: Point = [x + c * 0.02, seat + 0.84 * tall, z + s * 0.02];
    const r = 0.16 * tall;
    return [
      ...posed(
        {
          at: [x, z],
          turn,
          seat,
          tall,
          hands: [
            [0.38 * tall, 0.14, seat + 0.3 * tall],
            [0.38 * tall, -0.14, seat + 0.3 * tall],
          ],
        },
        attireOf(key + n, {
          top: parkas[n] as Colour,
          legs: [0.34, 0.24, 0.16],
          skin: [0.74, 0.52, 0.38],
          hair: [0.08, 0.06, 0.06],
          hairForm: 'short',
        }),
      ),
      // The hood, behind the face, and its ring of fur.
      ball(
        [head[0] - c * 0.07 - r, head[1] - r, head[2] - s * 0.07 - r],
        [head[0] - c * 0.07 + r, head[1] + r * 1.1, head[2] - s * 0.07 + r],
        flat(parkas[n] as Colour),
      ),
      ...Array.from({ length: 12 }, (_, k): Solid => {
        const a = (k / 12) * 2 * Math.PI;
        const [out2, up] = [0.15 * tall * Math.cos(a), 0.16 * tall * Math.sin(a)];
        const [px, py, pz] = [
          head[0] + c * 0.03 - s * out2,
          head[1] + up,
          head[2] + s * 0.03 + c * out2,
        ];
        const f = 0.052 * tall;
        return sphere([px, py, pz], f, fur([0.86, 0.8, 0.7]));
      }),
    ];
  });
}
