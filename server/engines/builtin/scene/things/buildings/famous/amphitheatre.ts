import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, rough, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, frustum, type Look, ring, type Solid } from '../../sculpt/solid.ts';
import { roll, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const TRAVERTINE: Colour = [0.84, 0.72, 0.55];
const SHADE: Colour = [0.13, 0.09, 0.07];

/** The weather on the stone; it is no part of what a seed decides. */
const noise = createNoise(8_072);

/** How high a storey is where the outer wall is 1 from the middle, and its arches all around; the Colosseum has 80 and four storeys. */
const STOREY = 0.14;
const ARCHES = 80;
/** Radii of the outer wall, of the ring behind it, and of the seats. */
const OUTER = 1;
const INNER = 0.9;
const SEATS = 0.8;

/** How far inside an arch a place on a wall is, as a share of the bay; negative outside. */
function inArch(x: number, y: number, z: number): number {
  const bay = (Math.atan2(z, x) / (2 * Math.PI)) * ARCHES;
  const across = Math.abs(bay - Math.floor(bay) - 0.5);
  const up = y / STOREY - Math.floor(y / STOREY);
  const spring = 0.52;
  if (up < 0.06) return -1;
  // A bay is about half as wide as its storey is high.
  return up < spring ? 0.3 - across : 0.3 - Math.hypot(across, (up - spring) * 1.8);
}

/** Storeys of arches between half columns; the fourth is a wall with small windows. */
function arcade(stone: Colour, isShut: (y: number) => boolean): Look {
  const courses = masonry(stone, 0.014, OUTER);
  return {
    paint: (x, y, z, normal) => {
      const weather = 1 + 0.28 * noise.fbm(x * 5 + z * 3, y * 7, 3);
      const wall = scaleColour(courses.paint(x, y, z, normal), weather);
      if (y > 4 * STOREY - 0.004 || Math.abs(normal[1]) > 0.8) return wall;
      const bay = (Math.atan2(z, x) / (2 * Math.PI)) * ARCHES;
      const across = Math.abs(bay - Math.floor(bay) - 0.5);
      if (isShut(y)) {
        const isWindow =
          Math.floor(bay) % 2 === 0 && across < 0.17 && Math.abs(y / STOREY - 3.45) < 0.13;
        return isWindow ? SHADE : wall;
      }
      const inside = inArch(x, y, z);
      if (inside > 0) return mixColour(scaleColour(stone, 0.5), SHADE, smoothstep(0, 0.09, inside));
      return scaleColour(wall, across > 0.44 ? 1.12 : inside > -0.05 ? 0.86 : 1);
    },
    // Lit from within at night.
    glow: (x, y, z, normal) =>
      isShut(y) || Math.abs(normal[1]) > 0.8 ? 0 : 0.75 * smoothstep(0.02, 0.12, inArch(x, y, z)),
    bump: (x, y, z) => {
      if (isShut(y)) return 0;
      return -0.02 * smoothstep(0, 0.06, inArch(x, y, z));
    },
  };
}

/** The Colosseum: its outer wall of four storeys broken off on one side, where the lower ring behind it shows. */
export function amphitheatre(wish: Wish): Sprite {
  const stone = wish.colour ?? TRAVERTINE;
  const outer = arcade(stone, (y) => y > 3 * STOREY);
  const inner = arcade(scaleColour(stone, 0.94), (y) => y > 2.4 * STOREY);
  const broken = rough(scaleColour(stone, 0.8), 3);
  const cornice = worn(scaleColour(stone, 1.04), 0.2);
  const model: Solid[] = [
    frustum(outer, [0, 0, 0], 4 * STOREY, OUTER, OUTER),
    ...[1, 2, 3, 4].map((n) => ring(cornice, [0, n * STOREY - 0.006, 0], OUTER, 0.016)),
    cut(frustum(inner, [0, -0.1, 0], 1, 0.94, 0.94)),
    // The wall ends in a buttress that slopes down, to the front and to the back.
    cut(box(broken, [1.46, 0.82, -0.5], [1.2, 1.2, 0.9], roll(0.5))),
    cut(box(broken, [1.2, 0.82, 0.9], [1.2, 1.2, 0.9], roll(0.5))),
    frustum(inner, [0, 0, 0], 2.75 * STOREY, INNER, INNER),
    ...[1, 2].map((n) => ring(cornice, [0, n * STOREY - 0.006, 0], INNER, 0.012)),
    cut(frustum(inner, [0, 0.05, 0], 1, SEATS, SEATS)),
    // What is left of the upper wall of the ring.
    ...[-0.9, -0.45, 0.05, 0.6].map((angle, n) =>
      cut(
        box(
          broken,
          [INNER * Math.cos(angle), 0.42, INNER * Math.sin(angle)],
          [0.12, 0.06 + 0.02 * (n % 3), 0.07 + 0.05 * (n % 2)],
          yaw(-angle),
        ),
      ),
    ),
    // Rows of seats that fall toward the middle.
    ...[0, 1, 2, 3].map((n) =>
      ring(broken, [0, 0.24 - 0.05 * n, 0], SEATS - 0.05 - 0.11 * n, 0.06),
    ),
    frustum(rough(scaleColour(stone, 0.86), 2), [0, 0, 0], 0.06, SEATS, SEATS),
  ];
  return portray(underOpenSky(wish), model, 0.3, 0.1, 3.4);
}
