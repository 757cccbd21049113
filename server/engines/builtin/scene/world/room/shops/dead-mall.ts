import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { aged, MOSS, MOULD } from '../deserted/aged.ts';
import { debris, fern, LEAVES } from '../deserted/overgrowth.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, type Material, type Solid } from '../solids/solid.ts';
import { mall, mallSurfaces } from './mall.ts';

/** The fronts of dead shops: the panes broken and dark, shutters down before some, boards before others. */
const deadFronts =
  (own: Material): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x + 40;
    const floor = y > 4.3 ? 1 : 0;
    const up = y - floor * 4.3;
    const shop = Math.floor(along / 5.2);
    const u = along - shop * 5.2;
    if (up > 2.72 || u < 0.57 || u > 5.08) return own(x, y, z, axis);
    const kind = chance(shop + 17 * floor + (x > 0 ? 31 : 0), 6);
    if (kind < 0.34)
      return scaleColour([0.42, 0.42, 0.41], 0.75 + 0.4 * Math.abs(Math.sin(up * 24)));
    if (kind < 0.5) {
      const board = Math.floor(up / 0.62);
      const tone = 0.7 + 0.4 * chance(shop, board);
      return up / 0.62 - board < 0.06 ? [0.06, 0.05, 0.05] : scaleColour([0.5, 0.38, 0.24], tone);
    }
    // Shards of the pane along its frame, the dark behind.
    const edge = Math.min(u - 0.57, 5.08 - u, up, 2.72 - up);
    const shard = edge < 0.1 + 0.5 * chance(Math.floor((u + up) * 3), shop) ** 2;
    if (shard) return [0.4, 0.46, 0.46];
    return scaleColour([0.08, 0.09, 0.09], 0.5 + 0.5 * (up / 2.7));
  };

/** The surfaces of a mall as they are when nobody has been there for decades: a roof with broken panes, a floor under dust, moss and water. */
export function deadMallSurfaces(noise: Noise, middle: number): Surfaces {
  const { walls, floor, ceiling } = mallSurfaces(middle);
  const ground = aged(noise, floor);
  return {
    walls: aged(noise, deadFronts(walls)),
    floor: (x, y, z, axis) => {
      const own = ground(x, y, z, axis);
      const green = smoothstep(0.02, 0.3, noise.fbm(x / 2.2 + 3, z / 2.8, 4));
      const wet = smoothstep(0.1, 0.16, noise.fbm(x / 2 + 40, z / 3.4, 3));
      const leafy = chance(Math.floor(x * 24 + z * 5), Math.floor(z * 19)) > 0.95 ? 1 : 0;
      const mossy = mixColour(own, MOSS, 0.8 * green * (0.7 + 0.5 * noise.at(x * 9, z * 9)));
      const littered = mixColour(mossy, [0.45, 0.28, 0.12], 0.8 * leafy);
      return mixColour(littered, [0.42, 0.48, 0.5], 0.6 * wet);
    },
    ceiling: (x, y, z, axis) => {
      const [a, b] = [Math.floor(x / 2.2), Math.floor(z / 2.2)];
      const [u, v] = [x / 2.2 - a, z / 2.2 - b];
      const isFrame = Math.min(u, v) < 0.05;
      if (isFrame) return [0.24, 0.22, 0.2];
      if (chance(a + 40, b) > 0.55) return [0.95, 1.05, 1.15];
      return mixColour(scaleColour(ceiling(x, y, z, axis), 0.42), MOULD, 0.35);
    },
  };
}

/** The hall of a mall that people have left: its lamps dead, its stairs still, rubble and fallen panels on its floor, plants that have grown in and hang from its galleries. */
export function deadMall(furnishing: Furnishing): Furnished {
  const { noise, shell, random, side } = furnishing;
  const { left, right } = shell;
  const middle = (left + right) / 2;
  const old = mall(furnishing);
  const unit = () => random.unit();
  return {
    lamps: old.lamps,
    solids: [
      ...old.solids.map((one) => ({ ...one, material: aged(noise, one.material), glow: 0 })),
      ...Array.from({ length: 70 }, () =>
        debris(middle + (unit() - 0.5) * 10.5, 3.4 + 18 * unit() ** 1.4, unit),
      ),
      ...[left + 2.1, right - 2.1].flatMap((x) =>
        Array.from({ length: 15 }, () => vine(x, 3 + 20 * unit(), unit)).flat(),
      ),
      ...[
        [side * 3.1, 4.6],
        [-side * 3.6, 5.4],
        [side * 4.2, 7.6],
        [-side * 2.4, 8.2],
        [-side * 4, 11],
        [side * 3.2, 12],
      ].flatMap(([dx = 0, z = 0]) => fern([middle + dx, z], 0.7 + 0.5 * unit(), unit)),
    ],
  };
}

/** What hangs from a gallery: a stem and leaves along it. */
function vine(x: number, z: number, unit: () => number): Solid[] {
  const long = 0.6 + 2.4 * unit() ** 1.5;
  const count = Math.round(long * 6);
  return Array.from({ length: count }, (_, n) => {
    const y = 4.3 - (long * n) / count;
    const [dx, dz] = [0.16 * (unit() - 0.5), 0.3 * (unit() - 0.5)];
    const size = 0.07 + 0.07 * unit();
    return ball(
      [x + dx - size, y - size, z + dz - size],
      [x + dx + size, y + size * 0.6, z + dz + size],
      flat(LEAVES[Math.floor(unit() * LEAVES.length)] as Colour),
    );
  });
}
