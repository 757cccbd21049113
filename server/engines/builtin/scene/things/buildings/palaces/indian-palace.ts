import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Pane, plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const SANDSTONES: readonly Colour[] = [
  [0.82, 0.6, 0.42],
  [0.78, 0.46, 0.36],
  [0.9, 0.82, 0.68],
];
const WHITE: Colour = [0.94, 0.9, 0.82];
const GOLD: Colour = [0.88, 0.7, 0.3];
const DARK: Colour = [0.16, 0.09, 0.07];

/** Its blocks: middle, half width and depth, foot and height of the wall. The higher ones stand behind. */
const BLOCKS = [
  { x: 0, z: -0.02, half: [1.02, 0.2], foot: 0, high: 0.3 },
  { x: 0, z: 0.06, half: [0.72, 0.2], foot: 0.3, high: 0.22 },
  { x: 0, z: 0.1, half: [0.34, 0.18], foot: 0.52, high: 0.2 },
] as const;
/** How far one arch is from the next, and a window's half width. */
const BAY = 0.1;

/** A palace of India: storeys of sandstone that step back, rows of pointed arches, domed kiosks along every roof, a great gate. */
export function indianPalace(wish: Wish): Sprite {
  const colour = wish.colour ?? pick(wish.random, SANDSTONES);
  const wall = worn(colour, 0.1);
  const white = worn(WHITE, 0.06);
  const model = [
    ...BLOCKS.flatMap((block) => storey(block, wall, white)),
    ...gate(wall, white),
    ...[-1, 1].flatMap((side) => [
      frustum(wall, [side * 1.02, 0, -0.2], 0.42, 0.1, 0.088),
      ...kiosk(wall, [side * 1.02, 0.42, -0.2], 0.085),
      ...[0.46, 0.74].flatMap((x) => kiosk(wall, [side * x, 0.3, -0.16], 0.05)),
      ...kiosk(wall, [side * 0.66, 0.52, -0.06], 0.07),
      ...kiosk(wall, [side * 0.42, 0.52, -0.08], 0.045),
      ...kiosk(wall, [side * 0.28, 0.72, -0.02], 0.055),
    ]),
    ...dome(white, [0, 0.72, 0.1], 0.17),
  ];
  return portray(underOpenSky(wish), model, 0.22, 0.07, 2.6);
}

/** A storey with a row of arches, carved bands and a ledge in the shade of which it lies. */
function storey(
  { x, z, half: [wide, deep], foot, high }: (typeof BLOCKS)[number],
  wall: Look,
  white: Look,
): Solid[] {
  const count = Math.floor((2 * wide) / BAY);
  const panes = Array.from({ length: count }, (_, n): Pane => {
    const u = x + BAY * (n - (count - 1) / 2);
    return { side: '-z', at: [u, foot + high * 0.5], half: [0.03, high * 0.3], kind: 'arch' };
  });
  return [
    box(withPanes(wall, panes, WHITE), [x, foot + high / 2, z], [wide, high / 2, deep]),
    box(white, [x, foot + 0.012, z], [wide + 0.006, 0.008, deep + 0.006]),
    box(wall, [x, foot + high - 0.012, z], [wide + 0.03, 0.01, deep + 0.03]),
    box(wall, [x, foot + high + 0.014, z - deep], [wide, 0.02, 0.008]),
  ];
}

/** A high front with a deep pointed arch, a dome on columns at each of its corners. */
function gate(wall: Look, white: Look): Solid[] {
  const front = -0.3;
  const arch: Pane = { side: '-z', at: [0, 0.16], half: [0.085, 0.17], kind: 'arch' };
  const dark = plain(DARK, { glow: () => 0.35 });
  const bays = [0.17].flatMap((u) =>
    [0.13, 0.31].map((v): Pane => ({ side: '-z', at: [u, v], half: [0.03, 0.06], kind: 'arch' })),
  );
  const mirrored = bays.map((pane): Pane => ({ ...pane, at: [-pane.at[0], pane.at[1]] }));
  return [
    box(withPanes(wall, [arch, ...bays, ...mirrored], WHITE), [0, 0.23, front], [0.24, 0.23, 0.1]),
    box(dark, [0, 0.13, front - 0.098], [0.066, 0.13, 0.005]),
    box(white, [0, 0.455, front], [0.25, 0.012, 0.11]),
    ...[-0.2, 0.2].flatMap((x) => kiosk(wall, [x, 0.467, front], 0.048)),
    ...dome(white, [0, 0.46, front], 0.075),
  ];
}

/** A dome on slender columns: a chhatri. */
function kiosk(wall: Look, [x, y, z]: Vector, radius: number): Solid[] {
  const high = radius * 1.5;
  return [
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const turn = (n * Math.PI) / 3 + 0.3;
      const [dx, dz] = [Math.sin(turn) * radius * 0.8, Math.cos(turn) * radius * 0.8];
      return limb(
        wall,
        [x + dx, y, z + dz],
        [x + dx, y + high, z + dz],
        radius * 0.12,
        radius * 0.1,
      );
    }),
    frustum(wall, [x, y + high, z], radius * 0.16, radius * 1.2, radius * 1.1),
    ...dome(wall, [x, y + high + radius * 0.12, z], radius * 0.9),
  ];
}

/** A bulbous dome with a gilded finial. */
const dome = (look: Look, [x, y, z]: Vector, radius: number): Solid[] => [
  frustum(look, [x, y, z], radius * 0.35, radius * 0.92, radius * 0.92),
  ellipsoid(look, [x, y + radius * 0.55, z], [radius, radius * 0.95, radius]),
  frustum(look, [x, y + radius * 1.22, z], radius * 0.5, radius * 0.5, radius * 0.06),
  limb(
    plain(GOLD, { gloss: 0.6 }),
    [x, y + radius * 1.68, z],
    [x, y + radius * 2.1, z],
    radius * 0.07,
    radius * 0.02,
  ),
];
