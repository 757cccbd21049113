import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import { drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';
import { seat } from './cinema.ts';

/** The dome: its radius, how far ahead its middle is, where it begins and its top; metres. */
export const DOME = { radius: 6.4, away: 6.2, spring: 2.1, high: 7.6 } as const;
const NIGHT: Colour = [0.03, 0.05, 0.13];
const DUSK: Colour = [0.16, 0.2, 0.38];
/** The angle between one place for a star and the next, radians, and the share of them that have one. */
const STARS = { apart: 0.042, share: 0.3 } as const;
/** The Plough and the Swan ahead: places as radians aside of what is ahead and above the dome's rim; lines from one to the next. */
const FIGURES: readonly (readonly (readonly [aside: number, up: number])[])[] = [
  [
    [-0.78, 0.62],
    [-0.62, 0.7],
    [-0.5, 0.66],
    [-0.36, 0.6],
    [-0.32, 0.44],
    [-0.12, 0.42],
    [-0.08, 0.6],
    [-0.36, 0.6],
  ],
  [
    [0.3, 0.36],
    [0.46, 0.52],
    [0.6, 0.66],
    [0.72, 0.8],
  ],
  [
    [0.32, 0.68],
    [0.46, 0.52],
    [0.7, 0.4],
  ],
];
const LINE: Colour = [0.9, 1.3, 2];
const STAR: Colour = [4, 4, 4.2];

/** How far a place is from a line between two others. */
function fromLine(
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(
    0,
    Math.min(1, ((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy)),
  );
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** What the projector throws onto the dome: stars of three sizes, the Milky Way, figures of stars. */
const skyOf =
  (middle: number, noise: Noise): Material =>
  (x, y, z) => {
    const [dx, dz] = [x - middle, z - DOME.away];
    const up = Math.atan2(
      (y - DOME.spring) / (DOME.high - DOME.spring),
      Math.hypot(dx, dz) / DOME.radius,
    );
    const aside = Math.atan2(dx, dz);
    let sky = mixColour(DUSK, NIGHT, Math.min(1, up / 0.6));
    // The Milky Way lies in a band across.
    const [nx, ny, nz] = [dx / DOME.radius, Math.sin(up), dz / DOME.radius];
    const across = Math.abs(0.62 * nx - 0.66 * ny + 0.5 * nz);
    const cloud = 0.6 + 0.8 * noise.fbm(nx * 5, ny * 5 + nz * 4, 3);
    const band = Math.exp(-((across / 0.2) ** 2)) * Math.max(0, cloud);
    sky = mixColour(sky, [0.62, 0.6, 0.74], Math.min(0.75, 0.6 * band));
    const row = Math.floor(up / STARS.apart);
    const many = Math.max(6, Math.round((2 * Math.PI * Math.cos(up)) / STARS.apart));
    const turn = ((aside + Math.PI) / (2 * Math.PI)) * many;
    const column = Math.floor(turn);
    if (chance(row, column + 7) < STARS.share + 0.4 * band) {
      const [u, v] = [chance(row, column + 91), chance(column, row + 57)];
      const size = 0.07 + 0.19 * chance(column + 3, row + 11) ** 6;
      const out = Math.hypot(turn - column - 0.2 - 0.6 * u, up / STARS.apart - row - 0.2 - 0.6 * v);
      if (out < size) return scaleColour(STAR, 0.2 + 3 * size);
    }
    for (const figure of FIGURES)
      for (const [n, place] of figure.entries()) {
        // Aside angles are closer together the higher they are.
        const here = [aside * Math.cos(up), up] as const;
        const flatOf = ([a, b]: readonly [number, number]) => [a * Math.cos(b), b] as const;
        if (Math.hypot(here[0] - flatOf(place)[0], up - place[1]) < 0.02) return STAR;
        const next = figure[n + 1];
        if (next && fromLine(here, flatOf(place), flatOf(next)) < 0.0055) return LINE;
      }
    return sky;
  };

/** A dark wall with a city's roofs along the dome's rim, a dark carpet. */
export const planetariumSurfaces = (): Surfaces => {
  const walls: Material = (x, y, z, axis) => {
    const along = (axis === 0 ? z : x) / 0.55;
    const roof = 1.35 + 0.6 * chance(Math.floor(along), 5);
    if (y > DOME.spring - 0.06) return [0.03, 0.04, 0.08];
    if (y > roof) return mixColour([0.5, 0.26, 0.2], [0.13, 0.14, 0.3], (y - 1.3) / 0.8);
    const lit =
      y > 1.1 &&
      chance(Math.floor(along * 5), Math.floor(y / 0.09)) > 0.86 &&
      (along * 5) % 1 > 0.4;
    return lit ? [1.1, 0.8, 0.4] : [0.02, 0.022, 0.04];
  };
  return {
    walls,
    floor: (x, _y, z) =>
      scaleColour([0.1, 0.11, 0.2], 0.85 + 0.3 * chance(Math.floor(x * 20), Math.floor(z * 20))),
    ceiling: flat([0.02, 0.02, 0.04]),
  };
};

/** A planetarium: stars on the dome, their projector in the middle, rows of seats from which they are looked at. */
export function planetarium({ shell, noise, isFull }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const rows = [2.6, 3.9, 7.6, 8.9];
  const sky = hollow(
    'dome',
    [middle - DOME.radius, DOME.spring, DOME.away - DOME.radius],
    [middle + DOME.radius, DOME.high, DOME.away + DOME.radius],
    skyOf(middle, noise),
  );
  return {
    lamps: [
      [middle - 2, 3.2, DOME.away + 1],
      [middle + 2, 3.2, DOME.away + 1],
      [middle, 4, 4],
    ],
    solids: [
      sky,
      ...projector([middle, 0, DOME.away - 0.4]),
      ...rows.flatMap((z, row) =>
        Array.from({ length: 10 }, (_, n) => n - 4.5)
          .filter((place) => row < 2 || Math.abs(place) > 1)
          .flatMap((place, n) => {
            const number = row * 10 + n;
            return seat(middle + place * 0.7, z, 0, isFull && chance(number, 41) < 0.6, number);
          }),
      ),
    ],
  };
}

/** The projector: two balls full of lenses on a frame of struts. */
function projector([x, y, z]: Point): Solid[] {
  const dark = flat([0.16, 0.17, 0.2]);
  const lenses: Material = (px, py, pz) => {
    const [u, v] = [Math.atan2(pz - z, px - x) / 0.5, py / 0.17];
    const off = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
    return off < 0.22 ? [1.1, 1.2, 1.4] : [0.26, 0.28, 0.33];
  };
  const globe = (up: number) => sphere([x, up, z], 0.46, lenses);
  return [
    drum([x, z], [y, 0.5], [0.62, 0.5], dark),
    globe(1.2),
    drum([x, z], [1.5, 2.2], [0.24, 0.24], dark),
    globe(2.5),
    ...[-1, 1].flatMap((to) =>
      limb(
        [
          [x + to * 0.72, 0.4, z],
          [x + to * 0.66, 1.85, z],
          [x + to * 0.3, 1.85, z],
        ],
        [0.05, 0.045],
        dark,
      ),
    ),
  ];
}
