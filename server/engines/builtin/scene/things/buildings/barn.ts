import type { Colour } from '../../words/idea.ts';
import { masonry, type Pane, plain, planks, tiles, withPanes } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, hull, type Look, type Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';

const RED: Colour = [0.6, 0.14, 0.1];
const WHITE: Colour = [0.88, 0.86, 0.82];
const ROOF: Colour = [0.3, 0.29, 0.3];
const DARK: Colour = [0.1, 0.07, 0.06];
const STONE: Colour = [0.5, 0.47, 0.44];
const TIN: Colour = [0.66, 0.68, 0.7];

const PANES: readonly Pane[] = [
  { side: '-z', at: [-0.4, 0.3], half: [0.06, 0.07], kind: 'window' },
  { side: '-z', at: [0, 0.3], half: [0.06, 0.07], kind: 'window' },
  { side: '-z', at: [0.4, 0.3], half: [0.06, 0.07], kind: 'window' },
];

/** A barn: boards, a roof with two slopes a side, a great door in each end, a silo. */
export function barn(wish: Wish): Sprite {
  return portray(underOpenSky(wish), model(wish.colour ?? RED), 0.98, 0.1, 2.4);
}

function model(colour: Colour): Solid[] {
  const wall = withPanes(planks(colour, 0.045), PANES);
  const roof = tiles(ROOF, 0.04);
  return [
    box(wall, [0, 0.26, 0], [0.62, 0.26, 0.4]),
    gambrel(wall, [0, 0.5, 0], 0.615, 0.97),
    gambrel(roof, [0, 0.52, 0], 0.68, 1.06),
    box(plain(STONE), [0, 0.02, 0], [0.64, 0.03, 0.42]),
    ...[-1, 1].flatMap((side) => gateIn(side * 0.625, colour)),
    ...[-1, 1].map((z) => box(plain(WHITE), [0.62, 0.26, z * 0.4], [0.012, 0.26, 0.022])),
    ...[-1, 1].map((z) => box(plain(WHITE), [-0.62, 0.26, z * 0.4], [0.012, 0.26, 0.022])),
    frustum(masonry(TIN, 0.09, 0.19), [-0.36, 0, 0.66], 1.02, 0.19, 0.19),
    ball(plain(TIN, { gloss: 0.3 }), [-0.36, 1.02, 0.66], 0.19),
  ];
}

/** A white-framed door with crossed boards and the hatch above it. */
function gateIn(x: number, colour: Colour): Solid[] {
  const white = plain(WHITE);
  const bar = (at: Vector, half: Vector): Solid => box(white, at, half);
  return [
    box(planks(colour, 0.03), [x, 0.2, 0], [0.012, 0.2, 0.19]),
    bar([x, 0.4, 0], [0.02, 0.016, 0.21]),
    bar([x, 0.2, 0], [0.02, 0.2, 0.012]),
    bar([x, 0.2, 0.2], [0.02, 0.2, 0.014]),
    bar([x, 0.2, -0.2], [0.02, 0.2, 0.014]),
    bar([x, 0.2, 0], [0.02, 0.012, 0.2]),
    box(plain(DARK), [x, 0.68, 0], [0.012, 0.08, 0.075]),
    bar([x, 0.775, 0], [0.018, 0.012, 0.09]),
    bar([x, 0.585, 0], [0.018, 0.012, 0.09]),
  ];
}

/** A roof's body along x: steep below, flat above. `size` 1 fits a barn 0.4 to either side. */
function gambrel(look: Look, foot: Vector, half: number, size: number): Solid {
  const [steepUp, steepOut] = [0.486, 0.874];
  const steep = 0.4 * steepOut * size;
  const flat = (0.25 * steepUp + 0.27 * steepOut) * size;
  return hull(
    look,
    foot,
    [
      ...[0, steepUp, steepOut, steep],
      ...[0, steepUp, -steepOut, steep],
      ...[0, steepOut, steepUp, flat],
      ...[0, steepOut, -steepUp, flat],
      ...[0, -1, 0, 0.004],
      ...[1, 0, 0, half],
      ...[-1, 0, 0, half],
    ],
    [half, 0.45 * size, 0.42 * size],
  );
}
