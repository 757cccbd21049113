import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import {
  ball,
  box,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';

/** A module of a space station: half its width, its height over the floor's panels, how far below those it reaches, where its bulkhead is; metres. */
export const STATION_MODULE = { half: 2.3, high: 3.2, keel: 0.7, back: 5.8 } as const;
/** The round window in the bulkhead: its radius, how high its middle is; metres. */
const WINDOW = { radius: 1.12, up: 1.62 } as const;

const WHITE: Colour = [0.86, 0.87, 0.87];
const GREY: Colour = [0.5, 0.53, 0.56];
const BLUE: Material = flat([0.14, 0.34, 0.72]);
const STEEL: Material = flat([0.62, 0.65, 0.68]);
const BLACK: Colour = [0.05, 0.055, 0.065];

/** White panels in rows with seams, straps, vents and lit marks. */
export function stationSurfaces(noise: Noise): Surfaces {
  const panels = (along: number, around: number): Colour => {
    const [u, v] = [along / 0.95, around / 0.72];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [du, dv] = [u - column, v - row];
    if (Math.min(du, dv, 1 - du, 1 - dv) < 0.025) return [0.32, 0.34, 0.37];
    const kind = chance(column + 3, row + 9);
    const isLabel = kind > 0.45 && du > 0.1 && du < 0.34 && dv > 0.72 && dv < 0.86;
    if (isLabel) return kind > 0.75 ? [0.85, 0.2, 0.12] : [0.12, 0.3, 0.66];
    const isVent = kind < 0.28 && du > 0.25 && du < 0.75 && dv > 0.2 && dv < 0.65;
    if (isVent && (dv * 14) % 1 < 0.5) return [0.3, 0.32, 0.35];
    return scaleColour(kind > 0.62 ? [0.72, 0.74, 0.77] : WHITE, 0.95 + 0.1 * noise.fbm(u, v, 2));
  };
  const hull: Material = (x, y, z) => panels(z, 2.1 * Math.atan2(x, y - 1.2));
  return {
    walls: hull,
    floor: (x, _y, z) => scaleColour(panels(z, x + 0.36), 0.85),
    ceiling: hull,
  };
}

/** A space station from within: a round module of white panels, a great round window onto the earth in its bulkhead, an open hatch with its collar, smaller windows, laptops on arms, rails of blue, cables, things that float. */
export function stationModule({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const { half, high, keel } = STATION_MODULE;
  const at = (out: number) => middle + side * out;
  return {
    lamps: [
      [middle, 2.6, 1.8],
      [middle, 2.6, 3.6],
      [middle, 2, 5],
    ],
    solids: [
      hollow(2, [middle - half, -keel, -2], [middle + half, high, back], (x, y, z, axis) =>
        shell.walls(x - middle, y, z, axis),
      ),
      ...[1.5, 3.6].map((z) => ring(middle, z)),
      ...earthWindow(middle, back, noise),
      ...[-1, 1].flatMap((to) => [
        ...porthole([middle + to * 2.06, 1.62, 2.75], to, noise),
        ...porthole([middle + to * 2.06, 1.62, 4.65], to, noise),
        ...laptop([middle + to * 1.5, 1.05, 3.5 + 0.25 * to * side], to),
        roll(2, [middle + to * 1.95, 0.62], [0.5, back - 0.2], [0.03, 0.03], BLUE),
        roll(2, [middle + to * 1.55, 2.6], [0.5, back - 0.2], [0.03, 0.03], BLUE),
        lights(middle + to * 0.62, back),
      ]),
      ...cables(at, back),
      ...adrift(at),
    ],
  };
}

/** A ring of the module's frame. */
const ring = (middle: number, z: number): Solid => {
  const { half, high, keel } = STATION_MODULE;
  const tall = (high + keel) / 2;
  return plate(
    2,
    [middle - half, 0, z - 0.09],
    [middle + half, high, z + 0.09],
    (x, y) => {
      const share = Math.hypot((x - middle) / half, (y + keel - tall) / tall);
      return share > 0.93 && share < 1.01;
    },
    flat(GREY),
  );
};

/** The earth from so near: its round edge with the air's blue light, clouds over oceans and land, and the stars above it. */
const earth =
  (x: number, y: number, size: number, noise: Noise): Material =>
  (px, py, pz, axis) => {
    const [u, v] = [((axis === 0 ? pz : px) - x) / size, (py - y) / size];
    const out = Math.hypot(u - 0.15, v + 1.75) - 1.95;
    if (out > 0.09)
      return chance(Math.floor(u * 70), Math.floor(v * 70)) > 0.985
        ? [1, 1, 1]
        : [0.004, 0.006, 0.015];
    if (out > 0) return mixColour([0.35, 0.75, 1.5], [0.01, 0.02, 0.06], out / 0.09);
    const land = smoothstep(0.05, 0.2, noise.fbm(u * 1.6 + 3, v * 1.6 + 1, 4));
    const cloud = smoothstep(0, 0.32, noise.fbm(u * 2.6 + 9, v * 4.2, 4));
    const ground = mixColour([0.05, 0.2, 0.58], [0.3, 0.42, 0.2], land);
    return scaleColour(
      mixColour(ground, [1.05, 1.08, 1.12], 0.9 * cloud),
      1.05 + 0.5 * Math.max(0, out + 0.25),
    );
  };

/** The bulkhead with its great round window, frame and bolts. */
function earthWindow(x: number, back: number, noise: Noise): Solid[] {
  const { radius, up } = WINDOW;
  const out = (px: number, py: number): number => Math.hypot(px - x, py - up);
  const around = (wide: number, thick: number, look: Material): Solid =>
    plate(
      2,
      [x - radius - wide, up - radius - wide, back - thick],
      [x + radius + wide, up + radius + wide, back - 0.01],
      (px, py) => out(px, py) > radius && out(px, py) < radius + wide,
      look,
    );
  const panel: Material = (px, py) => {
    const turn = (Math.atan2(py - up, px - x) / Math.PI) * 8;
    return scaleColour(WHITE, Math.abs(turn - Math.round(turn)) < 0.03 ? 0.45 : 0.9);
  };
  return [
    {
      ...box(
        [x - radius, up - radius, back - 0.03],
        [x + radius, up + radius, back - 0.02],
        earth(x, up, radius, noise),
      ),
      glow: 0.1,
    },
    plate(
      2,
      [x - STATION_MODULE.half, 0, back - 0.12],
      [x + STATION_MODULE.half, STATION_MODULE.high, back - 0.04],
      (px, py) => out(px, py) > radius,
      panel,
    ),
    around(0.24, 0.24, flat(GREY)),
    around(0.09, 0.32, flat([0.2, 0.22, 0.25])),
    // The bars of a cupola.
    ...[-1, 1].map((to) =>
      box(
        [x + to * 0.42 - 0.03, up - radius, back - 0.12],
        [x + to * 0.42 + 0.03, up + radius, back - 0.05],
        flat(GREY),
      ),
    ),
    ...Array.from({ length: 16 }, (_, n) => {
      const turn = ((n + 0.5) / 16) * 2 * Math.PI;
      const [bx, by] = [
        x + (radius + 0.17) * Math.cos(turn),
        up + (radius + 0.17) * Math.sin(turn),
      ];
      return roll(2, [bx, by], [back - 0.28, back - 0.23], [0.035, 0.035], STEEL);
    }),
  ];
}

/** A small round window in the side of the module. */
const porthole = ([x, y, z]: Point, to: number, noise: Noise): Solid[] => {
  const span = (a: number, b: number): readonly [number, number] => [
    Math.min(x + to * a, x + to * b),
    Math.max(x + to * a, x + to * b),
  ];
  return [
    roll(0, [z, y], span(-0.02, 0.3), [0.46, 0.46], flat(GREY)),
    {
      ...roll(0, [z, y], span(-0.03, 0), [0.34, 0.34], earth(z, y - 0.1, 0.36, noise)),
      glow: 0.08,
    },
  ];
};

/** A laptop that stands off the wall on an arm, its screen lit. */
function laptop([x, y, z]: Point, to: number): Solid[] {
  const screen: Material = (px, py) => {
    const [u, v] = [(px - x) / 0.24, (py - y - 0.3) / 0.17];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.9) return BLACK;
    const line = Math.floor(v * 6);
    return (v * 6 - line) % 1 > 0.5 && u < -0.2 + chance(line + 9, 3)
      ? [0.4, 1.1, 1.3]
      : [0.03, 0.1, 0.2];
  };
  return [
    ...limb(
      [
        [x + to * 0.7, y - 0.1, z + 0.1],
        [x + to * 0.2, y, z + 0.05],
      ],
      [0.03, 0.025],
      STEEL,
    ),
    box([x - 0.24, y, z - 0.26], [x + 0.24, y + 0.03, z + 0.06], flat(BLACK)),
    { ...box([x - 0.24, y + 0.13, z + 0.06], [x + 0.24, y + 0.47, z + 0.08], screen), glow: 0.12 },
  ];
}

/** A lamp in a long strip along the module's top. */
const lights = (x: number, back: number): Solid => ({
  ...pad([x - 0.12, 2.86, 0.6], [x + 0.12, 2.95, back - 0.8], flat([1.5, 1.55, 1.6]), 0.04),
  glow: 0.8,
});

/** Cables and a hose of silver foil that hang in loops along one side. */
const cables = (at: (out: number) => number, back: number): Solid[] =>
  [0, 1, 2].flatMap((n) =>
    limb(
      Array.from({ length: 9 }, (_, k): Point => {
        const z = 0.9 + ((back - 1.2) * k) / 8;
        return [at(1.75 + 0.07 * n), 2.2 - 0.14 * n - 0.16 * Math.abs(Math.sin(k * 1.1 + n)), z];
      }),
      n === 0 ? [0.06, 0.06] : [0.022, 0.022],
      flat(
        (
          [
            [0.72, 0.74, 0.76],
            [0.8, 0.36, 0.1],
            [0.1, 0.1, 0.12],
          ] as const
        )[n] as Colour,
      ),
    ),
  );

/** What floats about: an apple, drops of water, a pen, a tool bag, a cup. */
const adrift = (at: (out: number) => number): Solid[] => [
  ball([at(-1.05) - 0.07, 1.75, 2.5], [at(-1.05) + 0.07, 1.89, 2.64], flat([0.8, 0.1, 0.08])),
  ...[
    [0.98, 1.95, 0.055],
    [1.14, 2.07, 0.035],
    [1.05, 2.17, 0.025],
  ].map(([out = 0, y = 0, r = 0]) => sphere([at(out), y, 2.7], r, flat([0.7, 0.9, 1.1]))),
  ...limb(
    [
      [at(-0.75), 2.15, 2.7],
      [at(-0.6), 2.28, 2.72],
    ],
    [0.014, 0.01],
    flat([0.1, 0.2, 0.6]),
  ),
  pad([at(0.95) - 0.16, 0.55, 3], [at(0.95) + 0.16, 0.78, 3.2], flat([0.85, 0.5, 0.1]), 0.08),
];
