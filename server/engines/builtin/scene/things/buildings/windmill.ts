import type { Colour } from '../../words/idea.ts';
import { masonry, plain, planks, tiles, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, frustum, limb, place, ring, type Solid } from '../sculpt/solid.ts';
import { roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { slit } from './parts.ts';

const BRICK: Colour = [0.82, 0.78, 0.7];
const CAP: Colour = [0.36, 0.24, 0.16];
const WOOD: Colour = [0.32, 0.22, 0.15];
const CLOTH: Colour = [0.9, 0.87, 0.78];

/** A windmill with four sails of cloth on lattice, a gallery and a thatched cap. */
export function windmill(wish: Wish): Sprite {
  const angle = 0.2 + wish.random.unit();
  const hub: Vector = [0, 0.72, -0.2];
  const sails = [0, 1, 2, 3].flatMap((n) =>
    sail().map((piece) => place(piece, roll(angle + (n * Math.PI) / 2), hub)),
  );
  const model = [...body(wish.colour ?? BRICK), ...sails, ball(plain(WOOD), hub, 0.035)];
  return portray(underOpenSky(wish), model, 0.45, 0.05, 2.6);
}

function body(wall: Colour): Solid[] {
  const brick = masonry(wall, 0.026, 0.2);
  const door = withPanes(planks(WOOD, 0.02), []);
  return [
    frustum(brick, [0, 0, 0], 0.66, 0.22, 0.135),
    frustum(planks(WOOD, 0.02), [0, 0.26, 0], 0.02, 0.27, 0.27),
    frustum(tiles(CAP, 0.02), [0, 0.65, 0], 0.04, 0.16, 0.15),
    frustum(tiles(CAP, 0.02), [0, 0.69, 0], 0.14, 0.15, 0.03),
    limb(plain(WOOD), [0, 0.72, -0.02], [0, 0.72, -0.2], 0.022, 0.02),
    box(door, [0, 0.08, -0.21], [0.045, 0.08, 0.02]),
    slit(0.35, 0.4, 0.182, 0.04),
    slit(-0.3, 0.52, 0.164, 0.034),
    slit(-0.5, 0.16, 0.204, 0.042),
    slit(0.62, 0.14, 0.206, 0.042),
    ...Array.from({ length: 18 }, (_, n) => {
      const [x, z] = [Math.cos(n * 0.349) * 0.265, Math.sin(n * 0.349) * 0.265];
      return limb(plain(WOOD), [x, 0.27, z], [x, 0.33, z], 0.005, 0.005);
    }),
    ring(plain(WOOD), [0, 0.33, 0], 0.265, 0.006),
  ];
}

/** One sail, pointing right from the hub: a lattice behind the stock, cloth drawn over most of it. */
function sail(): Solid[] {
  const wood = plain(WOOD);
  const bars = Array.from({ length: 10 }, (_, n) => 0.1 + n * 0.043);
  return [
    limb(wood, [0, 0, 0], [0.51, 0, 0], 0.012, 0.008),
    box(worn(CLOTH, 0.16), [0.32, 0.044, 0.005], [0.17, 0.036, 0.003]),
    ...[0.044, 0.088, -0.022].map((y) => limb(wood, [0.09, y, 0], [0.5, y, 0], 0.0045, 0.0045)),
    ...bars.map((x) => limb(wood, [x, -0.022, -0.003], [x, 0.09, -0.003], 0.0036, 0.0036)),
  ];
}
