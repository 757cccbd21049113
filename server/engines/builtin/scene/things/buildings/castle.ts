import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { masonry, plain, rough, withPanes } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, limb, place, type Solid } from '../sculpt/solid.ts';
import { UNTURNED } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { underOpenSky, type Wish } from '../wish.ts';
import { slit, spire } from './parts.ts';

const STONE: Colour = [0.66, 0.61, 0.54];
const ROCK: Colour = [0.45, 0.42, 0.37];
const ROOFS: readonly Colour[] = [
  [0.25, 0.31, 0.46],
  [0.48, 0.2, 0.16],
  [0.22, 0.36, 0.33],
];
const FLAG: Colour = [0.75, 0.16, 0.14];

/** Middle, foot, height of the wall, radius. */
type Turret = readonly [x: number, z: number, foot: number, height: number, radius: number];

const TURRETS: readonly Turret[] = [
  [-0.5, -0.28, 0.06, 0.36, 0.085],
  [0.5, -0.28, 0.06, 0.34, 0.085],
  [-0.46, 0.3, 0.06, 0.42, 0.08],
  [0.46, 0.3, 0.06, 0.42, 0.08],
  [-0.13, -0.31, 0.06, 0.34, 0.06],
  [0.13, -0.31, 0.06, 0.34, 0.06],
  [0.16, 0.06, 0.06, 0.62, 0.085],
  [-0.2, 0.14, 0.06, 0.52, 0.075],
  [0.02, 0.2, 0.06, 0.75, 0.07],
];

/** A castle on its rock: curtain walls with battlements, a gatehouse, a keep, round towers with pointed roofs. */
export function castle(wish: Wish): Sprite {
  const stone = wish.colour ?? STONE;
  const roof = pick(wish.random, ROOFS);
  const model = [
    ...walls(stone),
    ...TURRETS.flatMap((turret) => tower(stone, roof, turret)),
    ellipsoid(rough(ROCK, 1.4), [0, -0.02, 0], [0.78, 0.12, 0.5]),
    ellipsoid(rough(ROCK, 1.4), [0.4, -0.02, -0.2], [0.4, 0.1, 0.34], 0.1),
    limb(plain(FLAG), [0.03, 1.13, 0.2], [0.12, 1.115, 0.2], 0.018, 0.01),
    limb(plain([0.2, 0.18, 0.16]), [0.02, 1.0, 0.2], [0.02, 1.16, 0.2], 0.004, 0.004),
  ];
  return portray(underOpenSky(wish), model, 0.42, 0.1, 2.4);
}

function walls(stone: Colour): Solid[] {
  const wall = masonry(stone, 0.028);
  const gate = withPanes(wall, [{ side: '-z', at: [0, 0.14], half: [0.055, 0.1], kind: 'door' }]);
  const keep = withPanes(wall, [
    { side: '-z', at: [-0.1, 0.46], half: [0.02, 0.045], kind: 'arch' },
    { side: '-z', at: [0.0, 0.46], half: [0.02, 0.045], kind: 'arch' },
    { side: '-z', at: [0.1, 0.46], half: [0.02, 0.045], kind: 'arch' },
  ]);
  return [
    ...crowned(wall, [-0.31, 0.17, -0.28], [0.2, 0.14, 0.035]),
    ...crowned(wall, [0.31, 0.17, -0.28], [0.2, 0.14, 0.035]),
    ...crowned(wall, [-0.49, 0.17, 0], [0.035, 0.14, 0.3]),
    ...crowned(wall, [0.49, 0.17, 0], [0.035, 0.14, 0.3]),
    ...crowned(gate, [0, 0.2, -0.3], [0.13, 0.19, 0.05]),
    ...crowned(keep, [0, 0.32, 0.12], [0.22, 0.27, 0.16]),
  ];
}

/** A wall with battlements along its longer side. */
function crowned(look: Solid['look'], at: Solid['a'], half: Solid['a']): Solid[] {
  const alongX = half[0] > half[2];
  const long = alongX ? half[0] : half[2];
  const count = Math.max(3, Math.round(long / 0.034));
  const merlons = Array.from({ length: count }, (_, n): Solid => {
    const away = ((n + 0.5) / count - 0.5) * 2 * long;
    const on: Solid['a'] = alongX
      ? [at[0] + away, at[1] + half[1] + 0.016, at[2] - half[2] + 0.012]
      : [at[0], at[1] + half[1] + 0.016, at[2] + away];
    return box(look, on, alongX ? [0.016, 0.02, 0.012] : [half[0], 0.02, 0.016]);
  });
  return [box(look, at, half), ...merlons];
}

function tower(stone: Colour, roof: Colour, [x, z, foot, height, radius]: Turret): Solid[] {
  const wall = masonry(stone, 0.026, radius);
  const top = foot + height;
  const own = [
    frustum(wall, [0, foot, 0], height, radius, radius * 0.94),
    frustum(wall, [0, top - 0.03, 0], 0.035, radius * 0.94, radius * 1.16),
    frustum(wall, [0, top, 0], 0.03, radius * 1.16, radius * 1.16),
    spire(roof, [0, top + 0.03, 0], radius * 1.28, radius * 2.9),
    ball(plain([0.7, 0.6, 0.3], { gloss: 0.5 }), [0, top + 0.03 + radius * 2.9, 0], 0.008),
    slit(0.1, top - 0.1, radius * 0.97, 0.024),
    slit(-0.6, top - 0.16, radius * 0.98, 0.02),
  ];
  return own.map((piece) => place(piece, UNTURNED, [x, 0, z]));
}
