import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { stander } from '../people/rock-band.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';
import { shoalInTank, tankRay, tankReef, tankShark, WATER_GLOW } from './tank-fish.ts';

/** The tunnel: its radius and how high its middle lies, from rib to rib, the first one; how high its plinths are. */
const TUNNEL = {
  radius: 1.85,
  up: 0.75,
  apart: 3.6,
  first: 3.4,
  plinth: 0.42,
  path: 1.35,
} as const;
/** Of how many pieces a rib is. */
const PIECES = 130;
/** The hall: how far its great pane is, half its width, and from where to where up it is. */
const PANE = { z: 5, half: 3.55, low: 0.42, high: 4.05 } as const;

/** Bands of brightness in which water grows lighter from below up. */
const BANDS = 40;

const STEEL: Material = flat([0.2, 0.24, 0.28]);
const DARK: Colour = [0.07, 0.08, 0.11];
/** Those who look, dark before the light of the water. */
const VISITOR = {
  hair: [0.02, 0.02, 0.03],
  shirt: [0.05, 0.06, 0.09],
  trousers: [0.03, 0.035, 0.05],
  skin: [0.09, 0.08, 0.09],
} as const;

/** Light that waves throw down: a net of bright lines over a place. */
const net = (noise: Noise, a: number, b: number): number => {
  const bend = 0.5 * noise.at(a * 0.7, b * 0.7);
  const line = Math.abs(noise.at(a * 1.3 + bend, b * 1.3 - bend));
  return Math.exp(-line * 9);
};

/** Water on all sides, its surface bright above, sand below. */
export const tankSurfaces = (noise: Noise): Surfaces => ({
  walls: flat([0.05, 0.2, 0.32]),
  floor: (x, _y, z) => scaleColour([0.62, 0.62, 0.52], 0.8 + 0.7 * net(noise, x, z)),
  ceiling: (x, _y, z) => {
    const bright = 0.9 + 2.2 * net(noise, x * 0.8, z * 0.8);
    return [0.45 * bright, 0.8 * bright, 0.95 * bright];
  },
});

/** How bright the water is in a band from below. */
const glowAt = (band: number): number => WATER_GLOW * (0.55 + (0.8 * band) / BANDS);

/** Blue water that ends the view, a solid so that it shines; brighter above. */
const farWater = (left: number, right: number, high: number, z: number): Solid[] =>
  Array.from({ length: BANDS }, (_, n) => ({
    ...box(
      [left, (high * n) / BANDS, z - 0.1],
      [right, (high * (n + 1)) / BANDS, z],
      flat([0.03, 0.07, 0.1]),
    ),
    glow: glowAt(n),
  }));

/** A tunnel of glass through the tank of an aquarium: ribs of steel, a path with lights, sharks, rays and shoals around and above, who looks up as silhouettes. */
export function aquariumTunnel({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const { path, plinth } = TUNNEL;
  return {
    lamps: lampsOver(middle, back, high),
    solids: [
      ...farWater(left, right, high, back),
      ...sideWater([left, right], high, [0, back]),
      ...ribs(middle, back),
      ...seams(middle, back),
      box([middle - path, 0, 0.2], [middle + path, 0.02, back - 0.2], (x, _y, z) => {
        const off = Math.abs(x - middle);
        if (off > path - 0.1) return [0.5, 0.5, 0.5];
        return scaleColour(
          [0.16, 0.19, 0.24],
          (Math.abs((z * 0.8) % 1) < 0.03 ? 0.6 : 1) * (0.95 + 0.35 * net(noise, x, z)),
        );
      }),
      ...[-1, 1].flatMap((to) => {
        const [a, b] = [middle + to * path, middle + to * (path + 0.4)];
        const [from, til] = [Math.min(a, b), Math.max(a, b)];
        return [
          box([from, 0, 0.2], [til, plinth, back - 0.2], flat([0.12, 0.14, 0.18])),
          {
            ...box(
              [Math.min(a, a - to * 0.012), 0.05, 0.2],
              [Math.max(a, a - to * 0.012), 0.09, back - 0.2],
              flat([0.8, 0.9, 1]),
            ),
            glow: 0.9,
          },
        ];
      }),
      ...tankShark([at(-0.55), 3.75, 4.5], side > 0 ? -0.35 : Math.PI + 0.35, 2.7),
      ...tankShark([at(3.6), 2.3, 7.4], side > 0 ? Math.PI + 0.5 : -0.5, 2.5),
      ...tankShark([at(-4.2), 3.6, 10.5], side > 0 ? 0.2 : Math.PI - 0.2, 2.6),
      ...tankRay([at(0.7), 3.1, 6.4], 1.9),
      ...tankRay([at(-3), 1.9, 6.6], 1.5),
      ...shoalInTank([at(-3.2), 2.9, 7.2], [1.4, 0.8, 2], 26, side, 0),
      ...shoalInTank([at(3.2), 3.5, 6.4], [1.4, 0.7, 1.6], 24, -side, 1),
      ...shoalInTank([at(2.9), 1.2, 5.6], [0.8, 0.6, 1.6], 16, side, 3),
      ...shoalInTank([at(-2.7), 1.3, 4.6], [0.5, 0.5, 1.4], 14, -side, 2),
      ...shoalInTank([at(0), 4.4, 10.5], [3, 0.6, 2], 30, side, 4),
      ...[-1, 1].flatMap((to) => {
        const ends = [middle + to * 2.7, middle + to * 5.6] as const;
        return tankReef([Math.min(...ends), Math.max(...ends)], [2.6, back - 3], 14, to + 3);
      }),
      ...stander(at(0.66), 6.8, VISITOR),
      ...stander(at(0.1), 7.1, { ...VISITOR, isShort: true }),
      ...stander(at(-0.75), 10.6, VISITOR),
    ],
  };
}

/** Lamps over the water, and along the path. */
const lampsOver = (middle: number, back: number, high: number): Point[] =>
  [2, 5, 8, 12, 16]
    .filter((z) => z < back)
    .flatMap((z) => [
      [middle - 3, high - 0.7, z] as const,
      [middle + 3, high - 0.7, z] as const,
      [middle, high - 1.2, z + 1.2] as const,
      [middle - 3.2, 2.6, z] as const,
      [middle + 3.2, 2.6, z] as const,
    ]);

/** Water on both sides, that shines. */
const sideWater = (
  [left, right]: readonly [number, number],
  high: number,
  [near, back]: readonly [number, number],
): Solid[] =>
  [left, right].flatMap((x) =>
    Array.from({ length: BANDS }, (_, n) => ({
      ...box(
        [x - 0.05, (high * n) / BANDS, near],
        [x + 0.05, (high * (n + 1)) / BANDS, back],
        flat([0.03, 0.07, 0.1]),
      ),
      glow: glowAt(n),
    })),
  );

/** Rings of steel that hold the glass. */
function ribs(middle: number, back: number): Solid[] {
  const { radius, up, apart, first } = TUNNEL;
  const many = Math.floor((back - first - 0.4) / apart) + 1;
  return Array.from({ length: many }, (_, n) => first + n * apart).flatMap((z) =>
    Array.from({ length: PIECES }, (_, k) => {
      const turn = -0.2 + ((Math.PI + 0.4) * (k + 0.5)) / PIECES;
      const [x, y] = [middle + radius * Math.cos(turn), up + radius * Math.sin(turn)];
      return sphere([x, y, z], 0.075, STEEL);
    }),
  );
}

/** Where panes of the glass meet, along it, and light that lies on them. */
const seams = (middle: number, back: number): Solid[] =>
  [0.3, 0.7].flatMap((share) => {
    const turn = Math.PI * share;
    const [x, y] = [
      middle + TUNNEL.radius * Math.cos(turn),
      TUNNEL.up + TUNNEL.radius * Math.sin(turn),
    ];
    return [
      {
        ...box([x - 0.02, y - 0.02, 0.4], [x + 0.02, y + 0.02, back - 0.3], flat([0.3, 0.4, 0.46])),
        glow: 0.12,
      },
    ];
  });

/** The hall of an aquarium, dark before one huge pane: sharks, rays and shoals behind it, who looks as silhouettes before it. */
export function aquariumHall({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const { z, half, low, high: top } = PANE;
  const wall: Material = flat(DARK);
  const inTank = z + 0.5;
  return {
    lamps: lampsOver(middle, back, high)
      .filter((lamp) => lamp[2] > z)
      .concat([[middle, 2.4, z - 0.8]]),
    solids: [
      ...farWater(left, right, high, back),
      ...sideWater([left, right], high, [z + 0.4, back]),
      // The wall around the pane.
      box([left, 0, z], [right, low, z + 0.4], wall),
      box([left, top, z], [right, high, z + 0.4], wall),
      box([left, low, z], [middle - half, top, z + 0.4], wall),
      box([middle + half, low, z], [right, top, z + 0.4], wall),
      ...[left, right].map((x) => box([x - 0.05, 0, 0], [x + 0.05, high, z], wall)),
      box([left, high - 0.06, 0], [right, high, z], flat([0.035, 0.04, 0.055])),
      box([left, 0, 0], [right, 0.02, z], (px, _y, pz) => {
        const near = Math.max(0, 1 - (z - pz) / 4.5);
        const streak = near * Math.max(0, 1 - Math.abs(px - middle) / (half + 0.6));
        return scaleColour(
          [0.16, 0.34, 0.5],
          0.3 + streak * (1.5 + 0.9 * net(noise, px, pz * 0.5)),
        );
      }),
      box([middle - half - 0.08, low - 0.1, z - 0.1], [middle + half + 0.08, low, z + 0.02], STEEL),
      box([middle - half - 0.08, top, z - 0.1], [middle + half + 0.08, top + 0.1, z + 0.02], STEEL),
      ...tankShark([at(0.4), 3.05, inTank + 1.6], side > 0 ? Math.PI + 0.2 : -0.2, 2.9),
      ...tankShark([at(-1.9), 1.9, inTank + 3.4], side > 0 ? 0.15 : Math.PI - 0.15, 2.4),
      ...tankRay([at(-2.1), 3.1, inTank + 1.4], 1.5),
      ...tankRay([at(2.2), 1.75, inTank + 2.2], 1.3),
      ...shoalInTank([at(2.2), 2.9, inTank + 2.6], [1.2, 0.7, 1.2], 26, side, 0),
      ...shoalInTank([at(-0.6), 1.7, inTank + 1.2], [1.1, 0.4, 0.7], 20, -side, 1),
      ...shoalInTank([at(-2.4), 2.4, inTank + 2.6], [0.9, 0.7, 1], 22, side, 3),
      ...shoalInTank([at(0.6), 3.6, inTank + 3.6], [2.4, 0.4, 1], 24, -side, 2),
      ...tankReef([middle - half - 1, middle + half + 1], [inTank + 0.9, inTank + 3.6], 12, 2),
      ...stander(at(-1.35), z - 1.1, VISITOR),
      ...stander(at(-0.8), z - 0.95, { ...VISITOR, isShort: true }),
      ...stander(at(2.2), z - 0.7, { ...VISITOR, isShort: true }),
    ],
  };
}
