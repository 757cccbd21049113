import type { Random } from '../../../kernels/random.ts';
import { mixColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { slab } from '../boulder.ts';
import { masonry } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { box, cut, ellipsoid, frustum, hull, type Look, type Solid } from '../sculpt/solid.ts';
import { normalise, pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const SNOW: Colour = [0.95, 0.97, 1];
const ICE: Colour = [0.72, 0.87, 0.95];
const DEEP: Colour = [0.3, 0.66, 0.8];

/** How ice is broken and layered, the same for all. */
const noise = createNoise(7_311);

/** Layers of ice, tilted and uneven, between -1 and 1; dents of the broken ice between them are finer. */
const layerAt = (x: number, y: number, z: number): number =>
  noise.fbm(y * 5.5 + 0.9 * x - 0.6 * z, 0.7 * x + 0.6 * z, 3);

/** Ice that is white above and blue where it is steep, in its deeper layers and close to the water. */
const glacial = (colour: Colour | null): Look => ({
  paint: (x, y, z, normal) => {
    const white = smoothstep(0.15, 0.6, normal[1]);
    const blue = smoothstep(0.28, 0, y) * 0.8;
    const layer = 0.45 * smoothstep(0.05, 0.5, layerAt(x, y, z));
    return mixColour(mixColour(colour ?? ICE, DEEP, Math.max(blue, layer)), SNOW, white);
  },
  bump: (x, y, z) =>
    0.016 * layerAt(x, y, z) + 0.012 * noise.fbm(x * 7 + z * 5, y * 9 - z * 6 + x * 2, 3),
  gloss: 0.25,
});

/** An iceberg: steep facets of blue ice under snow, a lower one beside it; its foot is in the water. */
export function iceberg(wish: Wish): Sprite {
  const { random } = wish;
  const look = glacial(wish.colour);
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = [
    crag(random, look, [0, 0, 0], [0.5, 1.25, 0.4]),
    crag(random, look, [side * 0.34, 0, 0.02], [0.4, 0.84, 0.34]),
    crag(random, look, [-side * 0.5, 0, -0.05], [0.34, 0.34, 0.26]),
    crag(random, look, [side * 0.98, 0, -0.16], [0.16, 0.12, 0.14]),
  ];
  return portray(wish, model, 0.3, 0.05, 3);
}

/** A floe that is `ratio` times as wide as it is high: a snowy top with broken edges, smaller pieces about it. */
export function makeFloe({ random, rays, tall }: Wish, ratio: number): Sprite {
  const look = glacial(null);
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = [
    slab(random, look, [0, 0.42, 0], [ratio / 2, 0.42, ratio * 0.4]),
    slab(random, look, [side * ratio * 0.46, 0.2, -ratio * 0.2], [ratio * 0.13, 0.2, ratio * 0.09]),
    slab(
      random,
      look,
      [-side * ratio * 0.5, 0.13, -ratio * 0.26],
      [ratio * 0.07, 0.12, ratio * 0.05],
    ),
    cut(box(look, [0, -0.5, 0], [ratio, 0.5, ratio])),
  ];
  return sculpt(model, { yaw: 0, pitch: 0.26, away: 6 }, rays, tall, random);
}

/** A pointed block of flat faces, standing on 0. */
function crag(random: Random, look: Look, foot: Vector, half: Vector): Solid {
  const lean = 0.5 * (random.unit() - 0.5);
  const faces = Array.from({ length: 9 }, (_, n) => {
    const around = (n / 9) * Math.PI * 2 + 0.5 * random.unit();
    const up = 0.22 + 0.5 * random.unit();
    const [x, z] = [Math.cos(around), Math.sin(around)];
    const facing = normalise([x / half[0], (up + 0.3 * x * lean) / half[1], z / half[2]]);
    const reach = 1 / Math.hypot(facing[0] / 1, facing[1] / 1, facing[2] / 1);
    const far = Math.abs(facing[0]) * half[0] * 0.5 + Math.abs(facing[2]) * half[2] * 0.5;
    return [...facing, (far + facing[1] * half[1] * 0.5) * reach * (0.85 + 0.3 * random.unit())];
  });
  const tops = [-0.9, 0.8].map((tilt) => {
    const facing = normalise([tilt + lean, 1, -0.25 + 0.4 * random.unit()]);
    return [...facing, half[1] * (0.86 + 0.14 * random.unit()) * facing[1]];
  });
  return hull(look, foot, [...faces, ...tops].flat(), [half[0] * 1.2, half[1], half[2] * 1.2]);
}

/** An igloo of snow blocks with its tunnel; light comes out of it at night. */
export function igloo(wish: Wish): Sprite {
  const blocks = masonry(wish.colour ?? [0.9, 0.94, 0.98], 0.13, 0.62);
  const arch = masonry(wish.colour ?? [0.9, 0.94, 0.98], 0.12);
  const hollow: Look = { paint: () => [0.12, 0.14, 0.2], glow: () => 0.95 };
  const level = pitch(Math.PI / 2);
  const model = [
    ellipsoid(blocks, [0, 0, 0], [0.66, 0.66, 0.66]),
    frustum(arch, [0, 0.04, -0.92], 0.5, 0.27, 0.27, pitch(-Math.PI / 2)),
    cut(frustum(hollow, [0, 0.04, -1.06], 0.5, 0.18, 0.18, pitch(-Math.PI / 2))),
    frustum(hollow, [0, 0.05, -0.58], 0.01, 0.18, 0.18, level),
    cut(box(blocks, [0, -0.5, 0], [2, 0.5, 2])),
    ellipsoid({ paint: () => SNOW }, [0.5, 0, -0.4], [0.3, 0.09, 0.2]),
    ellipsoid({ paint: () => SNOW }, [-0.52, 0, -0.36], [0.34, 0.1, 0.2]),
  ];
  return portray(wish, model, 0.55, 0.12, 2.8);
}
