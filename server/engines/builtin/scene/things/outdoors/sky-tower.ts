import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const WHITE: Colour = [0.88, 0.9, 0.93];
const GLASS: Colour = [0.3, 0.5, 0.66];
const LIGHT: Colour = [0.55, 0.95, 1.1];

/** Floors of glass between white bands, so many in its height; every few windows are lit. */
const floors = (count: number): Look => ({
  paint: (x, y, z) => {
    const floor = y * count - Math.floor(y * count);
    if (floor < 0.3) return WHITE;
    const pane = Math.floor((x - z) * 46) + 7 * Math.floor(y * count);
    return [GLASS[0] + 0.2 * y + 0.05 * (pane % 2), GLASS[1] + 0.22 * y, GLASS[2] + 0.2 * y];
  },
  gloss: 0.8,
  glow: () => 0.35,
});

const shining = plain(LIGHT, { glow: () => 1 });
const white = plain(WHITE, { gloss: 0.5 });

/** A needle with a disc near its top, as of a station. */
const needle = (): Solid[] => [
  frustum(floors(30), [0, 0, 0], 0.72, 0.1, 0.045),
  ellipsoid(white, [0, 0.7, 0], [0.17, 0.035, 0.17]),
  ellipsoid(shining, [0, 0.7, 0], [0.175, 0.009, 0.175]),
  frustum(white, [0, 0.72, 0], 0.12, 0.07, 0.02),
  limb(white, [0, 0.84, 0], [0, 1, 0], 0.012, 0.003),
];

/** Stacked drums that grow thinner, rings of light between. */
const stacked = (): Solid[] => [
  ...[0, 1, 2, 3].flatMap((n): Solid[] => [
    frustum(floors(26), [0, 0.22 * n, 0], 0.2, 0.19 - 0.035 * n, 0.18 - 0.035 * n),
    frustum(shining, [0, 0.22 * n + 0.2, 0], 0.02, 0.185 - 0.035 * n, 0.185 - 0.035 * n),
  ]),
  ball(plain(GLASS, { gloss: 0.9, glow: () => 0.6 }), [0, 0.88, 0], 0.075),
  limb(white, [0, 0.94, 0], [0, 1, 0], 0.008, 0.003),
];

/** Two slabs joined by bridges. */
const twins = (): Solid[] => [
  ...[-0.11, 0.11].map((x) =>
    box(floors(28), [x, 0.46 + 0.02 * Math.sign(x), 0], [0.07, 0.46 + 0.02 * Math.sign(x), 0.09]),
  ),
  ...[0.4, 0.66].flatMap((y) => [
    box(white, [0, y, 0], [0.06, 0.02, 0.05]),
    box(shining, [0, y - 0.024, 0], [0.06, 0.006, 0.052]),
  ]),
];

/** A dome of glass on a white drum. */
const dome = (): Solid[] => [
  frustum(white, [0, 0, 0], 0.3, 0.62, 0.6),
  frustum(shining, [0, 0.3, 0], 0.05, 0.61, 0.61),
  ellipsoid(floors(9), [0, 0.34, 0], [0.58, 0.6, 0.58]),
];

const KINDS = [needle, stacked, twins, dome] as const;

/** Which kind a tower of a city of the future is, by its number: a needle, stacked drums, two slabs, a low dome. */
export type SkyTowerKind = 0 | 1 | 2 | 3;

/** A tower of a city of the future, of glass and white bands. */
export const skyTower = ({ random, rays, tall }: Wish, kind: SkyTowerKind): Sprite =>
  sculpt(
    KINDS[kind](),
    { yaw: 0.4 + 0.3 * random.unit(), pitch: 0.08, away: 3.2 },
    rays,
    tall,
    random,
  );
