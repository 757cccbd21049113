import { scaleColour } from '../../../arithmetic.ts';
import { worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, hull, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

/** How a sail of the opera house stands: where, how large, and which way its mouth looks. */
type Sail = readonly [x: number, z: number, size: number, mouth: 1 | -1];

/** Two halls side by side and a small one, each of sails one behind the other. */
const SAILS: readonly Sail[] = [
  [0.34, 0.12, 0.3, 1],
  [0.12, 0.12, 0.4, 1],
  [-0.16, 0.12, 0.5, 1],
  [-0.24, 0.12, 0.3, -1],
  [0.5, -0.2, 0.22, 1],
  [0.32, -0.2, 0.3, 1],
  [0.1, -0.2, 0.38, 1],
  [0.03, -0.2, 0.22, -1],
  [-0.62, -0.24, 0.16, 1],
  [-0.66, -0.24, 0.12, -1],
];

/** White tiles with seams that run up a sail to its ridge; where it is open, bronze and glass. */
const SHELL: Look = {
  paint: (x, y, z, normal) =>
    Math.abs(normal[0]) > 0.86 && normal[1] < 0.3
      ? scaleColour([0.3, 0.24, 0.18], 0.6 + 0.7 * Math.abs(Math.sin(z * 190)))
      : scaleColour([0.95, 0.94, 0.9], 0.9 + 0.1 * Math.abs(Math.sin((x + y) * 60))),
  glow: (_x, _y, _z, normal) => (Math.abs(normal[0]) > 0.86 && normal[1] < 0.3 ? 0.7 : 0),
  gloss: 0.3,
};

/** A sail: what two balls have in common, cut off by its open mouth, curved back from a sharp ridge. */
function sail([x, z, size, mouth]: Sail): Solid {
  const [bow, aside] = [1.5, 0.9];
  const planes = Array.from({ length: 7 }, (_, n) => (n / 6) * 1.45).flatMap((rise) =>
    [-1, 1].flatMap((side) =>
      [0.42, 0.72, 1.02].flatMap((lean) => {
        const flat = Math.cos(lean);
        const normal = [
          -mouth * Math.cos(rise) * flat,
          Math.sin(rise) * flat,
          side * Math.sin(lean),
        ] as const;
        // A ball behind the other side of the ridge.
        return [...normal, size * (bow - aside * Math.sin(lean) * 1.18)];
      }),
    ),
  );
  const foot: readonly [number, number, number] = [x + mouth * size * 0.5, 0.1, z];
  return hull(
    SHELL,
    foot,
    [...planes, mouth * 0.94, -0.34, 0, 0, 0, -1, 0, 0],
    [1.4 * size, 1.2 * size, size],
  );
}

/** The Sydney Opera House: white sails on a broad foot of pale red stone. */
export function operaHouse(wish: Wish): Sprite {
  const stone = worn([0.66, 0.52, 0.44], 0.12);
  const model = [
    box(stone, [0, 0.04, 0], [0.92, 0.05, 0.42]),
    box(worn([0.6, 0.47, 0.4], 0.12), [-0.06, 0.095, -0.02], [0.76, 0.02, 0.36]),
    ...SAILS.map(sail),
  ];
  return portray(underOpenSky(wish), model, 0.22, 0.05, 3);
}
