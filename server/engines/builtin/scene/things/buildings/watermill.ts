import type { Colour } from '../../words/idea.ts';
import { masonry, plain, planks, rough, tiles, timbered, withPanes } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, frustum, limb, place, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, roll, UNTURNED, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { gable } from './parts.ts';

const STONE: Colour = [0.6, 0.55, 0.48];
const PLASTER: Colour = [0.88, 0.83, 0.72];
const BEAM: Colour = [0.3, 0.2, 0.13];
const ROOF: Colour = [0.5, 0.26, 0.17];
const WOOD: Colour = [0.36, 0.25, 0.16];
const WATER: Colour = [0.4, 0.58, 0.66];
const FOAM: Colour = [0.93, 0.96, 0.98];

/** The wheel: where its hub is, half its width across and along; metres. */
const WHEEL = { at: [-3.1, 2.55, -3.3], radius: 2.4, half: 0.42 } as const;

/** A mill by the water: walls of stone and timber, a great wheel at its front that turns beneath a trough, its race below. */
export function watermill(wish: Wish): Sprite {
  const model = [...house(wish.colour), ...wheel(wish.random.unit()), ...race()];
  return portray(underOpenSky(wish), model, 0.3, 0.06, 2.8);
}

function house(colour: Colour | null): Solid[] {
  const stone = withPanes(masonry(STONE, 0.34), [
    { side: '-z', at: [1.2, 1.15], half: [0.55, 1.15], kind: 'door' },
    { side: '-z', at: [3, 1.6], half: [0.42, 0.5], kind: 'window' },
    { side: 'x', at: [0, 1.6], half: [0.42, 0.5], kind: 'window' },
  ]);
  const upper = withPanes(timbered(colour ?? PLASTER, BEAM, 1.05), [
    { side: '-z', at: [-0.6, 4], half: [0.42, 0.5], kind: 'window' },
    { side: '-z', at: [1.2, 4], half: [0.42, 0.5], kind: 'window' },
    { side: '-z', at: [3, 4], half: [0.42, 0.5], kind: 'window' },
    { side: 'x', at: [0, 4], half: [0.42, 0.5], kind: 'window' },
    { side: 'x', at: [0, 6], half: [0.36, 0.42], kind: 'window' },
  ]);
  return [
    box(stone, [1, 1.45, 0], [3.4, 1.45, 2.6]),
    box(upper, [1, 4.1, 0], [3.5, 1.25, 2.7]),
    gable(upper, [1, 5.33, 0], [3.5, 2.7], 2.5),
    gable(tiles(ROOF, 0.3), [1, 5.42, 0], [3.75, 3.1], 2.75),
    box(masonry(STONE, 0.3), [3.2, 7.4, 0.8], [0.4, 1, 0.4]),
    box(plain([0.55, 0.52, 0.48]), [1.2, 0.1, -2.9], [0.8, 0.12, 0.4]),
  ];
}

/** Two rims with spokes and the buckets between them. */
function wheel(turn: number): Solid[] {
  const { at, radius, half } = WHEEL;
  const hub: Vector = [...at];
  const wood = planks(WOOD, 0.16);
  const wet = rough([0.24, 0.18, 0.12], 1.5);
  const spokes = 12;
  const parts = [-half, half].flatMap((z): Solid[] => [
    ring(wood, [0, 0, z], radius, 0.12, pitch(Math.PI / 2)),
    ring(wood, [0, 0, z], radius * 0.78, 0.07, pitch(Math.PI / 2)),
    ...Array.from({ length: spokes / 2 }, (_, n): Solid => {
      const [c, s] = [Math.cos((n * Math.PI) / 6 + turn), Math.sin((n * Math.PI) / 6 + turn)];
      return limb(wood, [-radius * c, -radius * s, z], [radius * c, radius * s, z], 0.075, 0.075);
    }),
  ]);
  const buckets = Array.from({ length: 20 }, (_, n): Solid => {
    const angle = (n / 20) * Math.PI * 2 + turn;
    const out = radius * 0.9;
    const at: Vector = [out * Math.cos(angle), out * Math.sin(angle), 0];
    return box(wet, at, [0.3, 0.035, half], roll(angle + 0.35));
  });
  const axle = limb(wood, [0, 0, -half - 0.35], [0, 0, 1.4], 0.16, 0.16);
  return [...parts, ...buckets, axle].map((part) => place(part, UNTURNED, hub));
}

/** The trough above, the water that falls from it, and the walled pool in which the wheel turns. */
function race(): Solid[] {
  const [x, , z] = WHEEL.at;
  const top = WHEEL.at[1] + WHEEL.radius + 0.25;
  const wood = planks(WOOD, 0.2, 'lying');
  const stone = masonry(STONE, 0.3);
  const water = plain(WATER, { gloss: 0.8 });
  const foam = plain(FOAM);
  return [
    box(wood, [x - 2.7, top, z], [2.9, 0.06, 0.42]),
    ...[-0.42, 0.42].map((dz) => box(wood, [x - 2.7, top + 0.2, z + dz], [2.9, 0.2, 0.05])),
    box(water, [x - 2.6, top + 0.2, z], [2.8, 0.06, 0.36]),
    ...[-5.2, -3.2].flatMap((dx) =>
      [-0.36, 0.36].map((dz) => limb(wood, [x + dx, 0, z + dz], [x + dx, top, z + dz], 0.1, 0.09)),
    ),
    ...Array.from({ length: 7 }, (_, n): Solid => {
      const dz = (n - 3) * 0.1;
      return limb(
        foam,
        [x + 0.2, top + 0.1, z + dz],
        [x + 1.5, top - 1.5, z + dz],
        0.05,
        0.08,
        0.05,
      );
    }),
    ...Array.from({ length: 9 }, (_, n): Solid => {
      const angle = 0.9 - n * 0.13;
      const out = WHEEL.radius + 0.1;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return limb(
        foam,
        [x + out * c, WHEEL.at[1] + out * s, z - 0.3],
        [x + out * c + 0.1, WHEEL.at[1] + out * s - 0.6, z + 0.2],
        0.07,
        0.04,
      );
    }),
    box(water, [x - 0.6, 0.16, z - 0.5], [4.2, 0.06, 1.3]),
    ...[-1, 1].map((side) => box(stone, [x - 0.6 + side * 4.2, 0.22, z - 0.5], [0.2, 0.26, 1.4])),
    box(stone, [x - 0.6, 0.2, z - 1.85], [4.3, 0.22, 0.18]),
    ...Array.from(
      { length: 10 },
      (_, n): Solid =>
        frustum(foam, [x + 1.5 - 0.25 * n, 0.2, z - 0.7 + 0.2 * (n % 3)], 0.05, 0.2, 0.12),
    ),
  ];
}
