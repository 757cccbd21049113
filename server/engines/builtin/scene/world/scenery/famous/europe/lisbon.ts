import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { inkAt } from '../../../street/block-letters.ts';
import { chance, DARK, inside, plainFront } from '../../../street/front.ts';
import { type Fall, sloped } from '../../../street/sloped.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  type Solid,
  within,
} from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { band, paved } from '../../built/paved-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { alongStreet, clay, facade, gabled, ironwork, wire } from '../kit.ts';

/** The street: how high at the eye, how steep it falls, half its roadway, from its middle to the houses, where it ends at the river. World units. */
const STREET = { top: 37, pitch: 0.185, road: 3.1, front: 4.3, end: 186 } as const;
const FALL: Fall = { top: STREET.top, pitch: STREET.pitch };
/** Half the gauge of the rails. World units. */
const GAUGE = 0.48;
const YELLOW: Colour = [0.98, 0.72, 0.08];
const CREAM: Colour = [0.96, 0.94, 0.86];
const IRON: Colour = [0.13, 0.14, 0.15];
const PAINTS: readonly Colour[] = [
  [0.95, 0.86, 0.62],
  [0.93, 0.68, 0.62],
  [0.95, 0.94, 0.9],
  [0.66, 0.8, 0.86],
  [0.93, 0.76, 0.4],
  [0.74, 0.83, 0.68],
];
/** Two colours of each kind of tiles. */
const TILES: readonly (readonly [Colour, Colour])[] = [
  [
    [0.9, 0.92, 0.95],
    [0.16, 0.32, 0.66],
  ],
  [
    [0.9, 0.92, 0.84],
    [0.2, 0.5, 0.36],
  ],
  [
    [0.94, 0.88, 0.66],
    [0.24, 0.42, 0.68],
  ],
];

const heightAt = (z: number): number => STREET.top - STREET.pitch * z;

/** A steep street of Lisbon: a yellow tram that climbs between tiled houses, the river at its foot. */
export const LISBON: SceneryPlan = {
  land: 'sea',
  trees: 0,
  time: 'day',
  views: [
    { horizon: 0.42, lens: 1, eye: 0.24 },
    { horizon: 0.38, lens: 0.92, eye: 0.4 },
    { horizon: 0.47, lens: 0.88, eye: 0.21 },
    { horizon: 0.42, lens: 1.2, eye: 0.26 },
  ],
  ground: (): Ground => (x, z) => {
    const far = smoothstep(1_250, 1_500, z + 0.1 * x) * (46 + 18 * Math.sin(x / 210));
    return z < STREET.end + 16 ? Math.max(heightAt(z), 1.2) : -6 + far;
  },
  soil: paved((x, z, soft) => {
    if (z > STREET.end) return z > 900 ? [[0.3, 0.36, 0.24], 1] : [[0.6, 0.57, 0.52], 1];
    const off = Math.abs(x);
    const rail = band(off - GAUGE, 0.05, soft);
    const cobble =
      0.86 + 0.24 * chance(Math.floor(x / 0.16), Math.floor(z / 0.2), 3) * smoothstep(16, 5, z);
    const stones = scaleColour(off < STREET.road ? [0.38, 0.37, 0.37] : [0.72, 0.69, 0.63], cobble);
    return [mixColour(stones, [0.62, 0.62, 0.62], rail), 1];
  }),
  lampAt: () => (x, y, z) =>
    0.5 * smoothstep(9, 2, Math.abs(x)) * smoothstep(8, 0, y - heightAt(z)),
  solids: (site) => [...houses(site), ...tram(site), ...wires(), ...lanterns(site)],
  isTended: () => true,
  has: new Set(['tram']),
};

/** Glazed tiles in a pattern of stars. */
const tiled =
  ([ground, figure]: readonly [Colour, Colour]) =>
  (along: number, up: number, pixel: number): Colour => {
    const [u, v] = [along / 0.42, up / 0.42];
    const [a, b] = [Math.abs(u - Math.floor(u) - 0.5), Math.abs(v - Math.floor(v) - 0.5)];
    const star = Math.min(Math.max(a, b), (a + b) * 0.72) < 0.2 || Math.abs(a - b) < 0.05 ? 1 : 0;
    const fine = smoothstep(0.16, 0.05, pixel);
    return mixColour(ground, figure, fine * star + (1 - fine) * 0.42);
  };

function houses({ lamps }: Site): Solid[] {
  const solids: Solid[] = [];
  for (const side of [-1, 1] as const)
    for (let z = -14, n = side > 0 ? 40 : 0; z < STREET.end; n++) {
      const wide = 5.6 + 2.6 * chance(n, 1, 1);
      const plot = alongStreet(side, STREET.front, z, wide - 0.02, 10);
      const [near, low] = [heightAt(z), heightAt(z + wide) - 1];
      const storeys = 3 + (n % 3 === 1 ? 1 : 0);
      const paint = PAINTS[(n * 5 + (side > 0 ? 2 : 0)) % PAINTS.length] as Colour;
      const tiles = TILES[n % TILES.length] as (typeof TILES)[number];
      const isTiled = chance(n, 2, 2) < 0.5;
      const eaves = near + storeys * 3.2 + 0.5;
      const look = {
        wall: paint,
        trim: CREAM,
        ...{ bay: 1.9, storey: 3.2, foot: near - low + 0.2, number: n, lamps: lamps * 1.5 },
        window: [0.5, 0.25, 2.3] as const,
        doors: [0.16, 0.32, 0.24] as const,
        ...(isTiled ? { pattern: tiled(tiles) } : {}),
      };
      solids.push(
        ...gabled(plot, low, eaves, [0.55, 'front'], facade(look), clay()),
        boxOn(within(plot, 0, -0.3, plot.wide, 0.3), eaves - 0.28, eaves, plainPaint(CREAM)),
      );
      if (z < 90)
        for (let floor = 1; floor < storeys; floor++) {
          const foot = near + 0.2 + floor * 3.2;
          const at = within(plot, 0.5, -0.55, plot.wide - 1, 0.55);
          solids.push(
            boxOn(at, foot - 0.08, foot + 0.04, plainPaint([0.7, 0.68, 0.64])),
            boxOn(
              within(at, 0, 0, at.wide, 0.05),
              foot,
              foot + 1.05,
              ironwork(isTiled ? mixColour(tiles[0], tiles[1], 0.4) : scaleColour(paint, 0.8)),
            ),
            boxOn(within(at, 0, 0, 0.05, 0.55), foot, foot + 1.05, ironwork(paint)),
          );
          if (chance(n, floor, 6) < 0.3) solids.push(...linen(at, foot, n + floor));
        }
      z += wide;
    }
  return solids;
}

/** Linen that hangs from a balcony. */
const linen = (at: Plot, foot: number, number: number): Solid[] =>
  [0, 1, 2].map((n) => ({
    ...boxOn(
      within(at, 0.3 + n * 0.75, -0.06, 0.55, 0.03),
      foot - 0.2,
      foot + 0.85,
      plainPaint(
        (
          [
            [0.95, 0.95, 0.96],
            [0.85, 0.3, 0.3],
            [0.4, 0.6, 0.85],
          ] as const
        )[(n + number) % 3] as Colour,
      ),
    ),
    isSheer: true as const,
  }));

/** The tram: half as wide, how long, how high its floor, its windows' sill, its eaves; where it is. World units. */
const TRAM = { half: 1.2, long: 8.4, floor: 0.45, sill: 1.35, eaves: 2.95, z: 10.4 } as const;

function tram({ lamps }: Site): Solid[] {
  const { half, long, floor, sill, eaves, z } = TRAM;
  const lit = Math.min(1, lamps * 3);
  const at = (aside: number, back: number, wide: number, deep: number): Plot => ({
    ...{ x: aside, z: z + back, u: [1, 0], w: [0, 1], wide, deep },
  });
  const part = (plot: Plot, low: number, high: number, paint: Paint) =>
    sloped(plot, FALL, low, high, paint);
  const wall: Paint = ({ role, long: wide }, { along, up, pixel }) => {
    if (role === 'level' || role === 'roof') return plainFront(CREAM);
    const high = up + floor;
    const isFront = role === 'front';
    const off = isFront ? Math.abs(along - wide / 2) : Math.abs(((along / 1.05) % 1) - 0.5) * 1.05;
    const pane =
      (isFront
        ? Math.max(inside(off, -1, 0.36, pixel), inside(off, 0.46, 1.02, pixel))
        : inside(off, -1, 0.44, pixel)) * inside(high, sill + 0.12, eaves - 0.42, pixel);
    const skirt = inside(high, -1, floor + 0.1, pixel);
    const line = inside(high, sill - 0.08, sill - 0.02, pixel);
    const lamp = isFront ? inside(Math.hypot(off, high - 1.02), -1, 0.17, pixel) : 0;
    const body = mixColour(
      mixColour(YELLOW, CREAM, inside(high, sill, 9, pixel)),
      IRON,
      Math.max(skirt, line),
    );
    return {
      colour: mixColour(mixColour(body, DARK, pane), [1, 0.98, 0.9], lamp),
      glass: 0.4 * pane,
      glow: scaleColour(LAMP, lit * (0.8 * pane + 1.6 * lamp)),
    };
  };
  const board: Paint = ({ role, long: wide }, { along, up, pixel }) => {
    const ink =
      role === 'front'
        ? inkAt('28', (along - wide / 2 + 0.26) / 0.52, (up - 0.06) / 0.3, pixel * 2)
        : 0;
    return { colour: mixColour(DARK, CREAM, ink), glass: 0, glow: scaleColour(LAMP, lit * ink) };
  };
  const dark = plainPaint(DARK);
  return [
    part(at(-half + 0.2, 0.5, 2 * half - 0.4, long - 1), 0.04, floor, dark),
    part(at(-half, 0, 2 * half, long), floor, eaves, wall),
    part(
      at(-half - 0.06, -0.12, 2 * half + 0.12, long + 0.24),
      eaves,
      eaves + 0.14,
      plainPaint(CREAM),
    ),
    part(
      at(-half + 0.3, 0.2, 2 * half - 0.6, long - 0.4),
      eaves + 0.14,
      eaves + 0.42,
      plainPaint(scaleColour(CREAM, 0.9)),
    ),
    part(at(-0.75, -0.06, 1.5, 0.08), eaves - 0.36, eaves + 0.02, board),
    part(at(-0.9, -0.3, 1.8, 0.3), floor - 0.16, floor + 0.04, dark),
    wire(
      [0, heightAt(z + 4) + eaves + 0.4, z + 4],
      [0, heightAt(z + 6.5) + 5.6, z + 6.5],
      0.03,
      dark,
    ),
  ];
}

/** The wire over the rails, and those that hold it between the houses. */
function wires(): Solid[] {
  const black = plainPaint([0.08, 0.08, 0.08]);
  const over = (x: number, z: number, up: number): Point => [x, heightAt(z) + up, z];
  return [
    wire(over(0, 3, 5.6), over(0, STREET.end - 8, 5.6), 0.02, black),
    ...[14, 30, 48, 70, 96].map((z) =>
      wire(over(-STREET.front, z, 5.9), over(STREET.front, z, 5.9), 0.016 + z * 0.0003, black),
    ),
  ];
}

/** Lanterns on brackets. */
const lanterns = ({ lamps }: Site): Solid[] =>
  [9, 24, 42, 64, 90].map((z, n) => {
    const side = n % 2 === 0 ? -1 : 1;
    const x = side * (STREET.front - 0.7);
    return boxOn(
      { x: x - 0.18, z, u: [1, 0], w: [0, 1], wide: 0.36, deep: 0.36 },
      heightAt(z) + 3.6,
      heightAt(z) + 4.3,
      () => ({
        colour: [0.4, 0.4, 0.36],
        glass: 0.2,
        glow: scaleColour(LAMP, Math.min(2, lamps * 5)),
      }),
    );
  });
