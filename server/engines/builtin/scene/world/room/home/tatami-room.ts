import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { cup } from '../furnishings/dressing.ts';
import { type Furnished, type Furnishing, flat, rose, slab } from '../furniture.ts';
import { chance, wood } from '../materials.ts';
import { leaf } from '../solids/leaf.ts';
import { ball, box, drum, type Material, pad, type Solid, sphere } from '../solids/solid.ts';

/** A mat's width, half its length, metres; how wide its band is. */
const MAT = 0.91;
const BAND = 0.035;
/** How high the paper screens and the lintel over them are. */
const LINTEL = 1.95;
/** The alcove: how wide and deep it is, how high its floor, from which wall it begins. */
const ALCOVE = { wide: 1.75, deep: 0.75, floor: 0.14 } as const;

const STRAW: Colour = [0.72, 0.69, 0.44];
/** The wood of a Japanese house. */
export const CEDAR: Colour = [0.52, 0.35, 0.2];
const EARTH: Colour = [0.74, 0.64, 0.46];
const PAPER: Colour = [1.06, 1.02, 0.92];
const LACQUER: Colour = [0.2, 0.07, 0.05];

/** Mats of straw, two by two, now along and now across, with their dark bands. */
export const mats: Material = (x, _y, z) => {
  const [a, b] = [Math.floor(x / (2 * MAT)), Math.floor(z / (2 * MAT))];
  const [u, v] = [x - a * 2 * MAT, z - b * 2 * MAT];
  const [across, along] = (a + b) % 2 === 0 ? [u, v] : [v, u];
  const at = across % MAT;
  const edge = Math.min(at, MAT - at);
  if (edge < BAND) return edge < 0.004 ? [0.05, 0.06, 0.04] : [0.13, 0.19, 0.13];
  if (Math.min(along, 2 * MAT - along) < 0.008) return scaleColour(STRAW, 0.6);
  const weave =
    Math.sin(at * 300) * 0.03 + 0.05 * chance(Math.floor(along * 60), Math.floor(at * 9));
  const turned = (a + b) % 2 === 0 ? 1 : 0.93;
  return scaleColour(STRAW, turned * (0.96 + weave));
};

/** A paper screen: how bright its paper is at so far along it and so high; its bars and its wooden foot. */
export function shoji(along: number, y: number, panel: number): Colour {
  const u = along - Math.floor(along / panel) * panel;
  const rim = Math.min(u, panel - u);
  if (rim < 0.035 || y < 0.06 || y > LINTEL - 0.05) return CEDAR;
  if (y < 0.42) return scaleColour(CEDAR, y > 0.39 ? 0.7 : 1.2 - 0.25 * Math.abs(u / panel - 0.5));
  const [bar, rail] = [u % (panel / 4), (y - 0.42) % 0.245];
  return Math.min(bar, panel / 4 - bar) < 0.009 || rail < 0.014
    ? CEDAR
    : scaleColour(PAPER, 0.93 + 0.05 * chance(Math.floor(u / (panel / 4)), Math.floor(y / 0.245)));
}

/** Walls, floor and ceiling: paper screens along both sides beneath a lintel, walls of earth, mats, boards with thin beams. */
export const tatamiSurfaces = (noise: Noise) => ({
  walls: ((x, y, z, axis) => {
    if (y > LINTEL && y < LINTEL + 0.13) return scaleColour(CEDAR, 0.85);
    if (axis === 0 && y <= LINTEL) return shoji(z, y, 0.92);
    if (axis === 2 && y < 0.08) return CEDAR;
    return scaleColour(EARTH, 1 + 0.06 * noise.fbm(x * 9 + z * 9, y * 9, 3));
  }) as Material,
  floor: mats,
  ceiling: ((x, _y, z) => {
    const u = z / 0.45 - Math.floor(z / 0.45);
    const grain = noise.at(x * 2, z * 40);
    return scaleColour(CEDAR, (u < 0.08 ? 0.5 : 1) * (1.05 + 0.14 * grain));
  }) as Material,
});

/** A Japanese room: an alcove with a scroll and flowers, paper screens drawn back from the window, a low table with tea between cushions. */
export function tatamiRoom(furnishing: Furnishing): Furnished {
  const { noise, shell, side, taken } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const cedar = wood(CEDAR, noise);
  const [low, top] = [shell.window[2], shell.window[3]];
  const tableX = middle - side * 0.35;
  const post = (x: number, z: number) =>
    box([x - 0.06, 0, z - 0.06], [x + 0.06, high, z + 0.06], cedar);
  return {
    lamps: [
      [tableX, 1.75, 3.2],
      [side > 0 ? right - 0.9 : left + 0.9, 1.5, back - 1.1],
    ],
    solids: [
      ...alcove(furnishing, cedar),
      ...(taken?.includes('table') ? [] : lowTable(tableX, 3.3, noise)),
      ...lantern(tableX, 3.3, high),
      post(left + 0.06, back - 0.06),
      post(right - 0.06, back - 0.06),
      // Screens drawn to both sides of the opening, its threshold and its lintel.
      ...[-1, 1].map((to) => {
        const edge = shell.window[to < 0 ? 0 : 1];
        return slab(
          [edge - to * 0.38, edge + to * 0.5],
          [low, top],
          [back - 0.1, back - 0.05],
          (x, y) => shoji(to * (x - edge) + 0.38, y * (LINTEL / top), 0.88),
        );
      }),
      box([shell.window[0] - 0.5, 0, back - 0.16], [shell.window[1] + 0.5, low, back], cedar),
      box([left, LINTEL, back - 0.14], [right, LINTEL + 0.13, back], cedar),
    ],
  };
}

/** The alcove in the corner on the heavy side: a raised floor, its post, a scroll of a mountain, a vase with a branch. */
function alcove({ noise, shell, side }: Furnishing, cedar: Material): Solid[] {
  const { left, right, back, high } = shell;
  const wall = side > 0 ? right : left;
  const edge = wall - side * ALCOVE.wide;
  const z = back - ALCOVE.deep;
  const scrollX = wall - side * 0.98;
  const vaseX = wall - side * 0.45;
  return [
    slab([wall, edge], [0, ALCOVE.floor], [z, back], wood([0.3, 0.16, 0.09], noise)),
    slab([wall, edge], [0.06, high], [back - 0.04, back - 0.02], (x, y) =>
      scaleColour([0.5, 0.5, 0.36], 1 + 0.08 * noise.fbm(x * 8, y * 8, 3)),
    ),
    slab([edge - side * 0.06, edge + side * 0.06], [0, high], [z - 0.06, z + 0.07], cedar),
    slab([wall, edge], [2.1, 2.2], [z, z + 0.08], cedar),
    slab([wall, edge], [2.2, high], [z + 0.02, z + 0.06], (x, y) =>
      scaleColour(EARTH, 0.96 + 0.06 * noise.fbm(x * 9, y * 9, 3)),
    ),
    slab(
      [scrollX - 0.25, scrollX + 0.25],
      [0.72, 1.98],
      [back - 0.07, back - 0.05],
      scroll(scrollX, noise),
    ),
    slab([scrollX - 0.3, scrollX + 0.3], [0.69, 0.73], [back - 0.1, back - 0.05], flat(LACQUER)),
    slab([scrollX - 0.3, scrollX + 0.3], [1.97, 2], [back - 0.1, back - 0.05], flat(LACQUER)),
    drum([vaseX, back - 0.4], [ALCOVE.floor, 0.34], [0.07, 0.11], flat([0.22, 0.3, 0.34])),
    drum([vaseX, back - 0.4], [0.34, 0.44], [0.11, 0.05], flat([0.22, 0.3, 0.34])),
    ...branch(vaseX, back - 0.42, side),
  ];
}

/** A painting in ink on a hanging scroll, in silk: a sun over a mountain. */
const scroll =
  (middle: number, noise: Noise): Material =>
  (x, y) => {
    if (Math.abs(x - middle) > 0.19 || y < 0.95 || y > 1.78) return [0.34, 0.38, 0.3];
    const [u, v] = [(x - middle) / 0.19, (y - 0.95) / 0.83];
    if (Math.hypot(u - 0.4, (v - 0.82) * 2.2) < 0.22) return [0.75, 0.14, 0.1];
    const peak = 0.62 - 0.5 * Math.abs(u + 0.15) ** 0.8 + 0.05 * noise.at(u * 9, 2);
    const ink = v < peak ? Math.max(0, 1 - (peak - v) * 3.4) : 0;
    return mixColour([0.9, 0.87, 0.77], [0.12, 0.13, 0.15], 0.85 * ink);
  };

/** A bowed branch with blossoms. */
function branch(x: number, z: number, side: number): Solid[] {
  const twigs = [
    { turn: Math.PI / 2 + side * 1.3, rise: 0.95, long: 0.62 },
    { turn: Math.PI / 2 + side * 0.6, rise: 1.3, long: 0.5 },
    { turn: Math.PI / 2 - side * 1.2, rise: 1.15, long: 0.42 },
  ];
  return twigs.flatMap(({ turn, rise, long }, n) => {
    const at = (share: number) =>
      [
        x + Math.cos(turn) * Math.cos(rise) * long * share,
        0.42 + Math.sin(rise) * long * share,
        z,
      ] as const;
    return [
      leaf(
        {
          root: [x, 0.42, z],
          turn: Math.cos(turn) > 0 ? 0 : Math.PI,
          rise,
          long,
          wide: 0.012,
          droop: 0,
          outline: 'stalk',
        },
        flat([0.2, 0.13, 0.09]),
      ),
      ...Array.from({ length: 7 }, (_, k) => {
        const [bx, by, bz] = at(0.35 + 0.1 * k);
        const r = 0.03 + 0.012 * chance(k, n);
        const [dx, dy] = [0.07 * (chance(k, n + 3) - 0.5), 0.07 * (chance(k, n + 7) - 0.5)];
        return sphere([bx + dx, by + dy, bz], r, flat([0.93, 0.6, 0.68]));
      }),
    ];
  });
}

/** A low table of red lacquer with a pot of tea and cups, cushions around it. */
function lowTable(x: number, z: number, noise: Noise): Solid[] {
  const top = wood([0.34, 0.14, 0.08], noise);
  const iron = flat([0.1, 0.11, 0.11]);
  const cushion = (cx: number, cz: number, colour: Colour) =>
    pad([cx - 0.3, 0.005, cz - 0.3], [cx + 0.3, 0.11, cz + 0.3], flat(colour), 0.055);
  return [
    pad([x - 0.72, 0.31, z - 0.45], [x + 0.72, 0.36, z + 0.45], top, 0.02),
    ...[-0.6, 0.52].flatMap((dx) =>
      [-0.38, 0.3].map((dz) => box([x + dx, 0, z + dz], [x + dx + 0.08, 0.31, z + dz + 0.08], top)),
    ),
    ball([x - 0.13, 0.35, z - 0.03], [x + 0.11, 0.53, z + 0.2], iron),
    ball([x - 0.03, 0.51, z + 0.06], [x + 0.01, 0.56, z + 0.1], iron),
    box([x + 0.08, 0.44, z + 0.07], [x + 0.19, 0.47, z + 0.1], iron),
    ...cup(x - 0.35, 0.36, z - 0.1, [0.3, 0.42, 0.36]),
    ...cup(x + 0.38, 0.36, z + 0.08, [0.3, 0.42, 0.36]),
    cushion(x, z - 0.85, [0.22, 0.26, 0.48]),
    cushion(x - 1.12, z, [0.5, 0.12, 0.16]),
    cushion(x + 1.12, z, [0.5, 0.12, 0.16]),
    cushion(x, z + 0.85, [0.22, 0.26, 0.48]),
  ];
}

/** A square lamp of paper in a wooden frame that hangs over the table. */
function lantern(x: number, z: number, high: number): Solid[] {
  const [low, top] = [high - 0.62, high - 0.3];
  const paper: Material = (px, y, pz, axis) => {
    const u = Math.abs((axis === 0 ? pz - z : px - x) / 0.27);
    const bar =
      u > 0.9 ||
      u < 0.03 ||
      y < low + 0.03 ||
      y > top - 0.03 ||
      Math.abs(y - (low + top) / 2) < 0.01;
    return bar && axis !== 1 ? scaleColour(CEDAR, 0.8) : [1.2, 1.02, 0.74];
  };
  return [
    { ...box([x - 0.27, low, z - 0.27], [x + 0.27, top, z + 0.27], paper), glow: 0.8 },
    box([x - 0.008, top, z - 0.008], [x + 0.008, high, z + 0.008], flat([0.1, 0.09, 0.08])),
    rose(x, z, high, flat([0.16, 0.11, 0.08])),
  ];
}
