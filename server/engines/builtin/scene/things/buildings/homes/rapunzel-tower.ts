import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, rough, tiles } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const STONE: Colour = [0.66, 0.62, 0.55];
const ROOF: Colour = [0.36, 0.3, 0.5];
const GOLD: Colour = [0.93, 0.72, 0.26];
const SKIN: Colour = [0.93, 0.74, 0.62];
const GOWN: Colour = [0.62, 0.36, 0.66];
const IVY: Colour = [0.2, 0.36, 0.14];
const DARK: Colour = [0.09, 0.07, 0.07];
/** The sill of the window at which she stands, and how far before the middle its wall is. The tower's heights. */
const SILL = 0.62;
const WALL = 0.18;

/** The tower of the tale: no door, one window below a pointed roof, a girl in it whose golden braid hangs to the ground. */
export function rapunzelTower({ random, rays, colour, tall }: Wish): Sprite {
  const wall = masonry(colour ?? STONE, 0.028, 0.15);
  const model: Solid[] = [
    frustum(wall, [0, 0, 0], 0.56, 0.15, 0.122),
    frustum(wall, [0, 0.53, 0], 0.06, 0.124, WALL),
    frustum(wall, [0, 0.585, 0], 0.17, WALL, WALL),
    frustum(tiles(ROOF, 0.018), [0, 0.745, 0], 0.25, 0.235, 0.004),
    cut(box(wall, [0, SILL + 0.06, -WALL], [0.062, 0.065, 0.08])),
    box(plain(DARK), [0, SILL + 0.06, -WALL + 0.085], [0.075, 0.08, 0.006]),
    box(wall, [0, SILL - 0.012, -WALL - 0.012], [0.085, 0.012, 0.03]),
    limb(plain(GOLD, { gloss: 0.5 }), [0, 0.985, 0], [0, 1.03, 0], 0.008, 0.004),
    ...girl(),
    ...braid(),
    ...ivy(),
    ellipsoid(rough(STONE, 2.5), [0.05, -0.01, 0], [0.3, 0.05, 0.26]),
  ];
  return sculpt(
    model,
    { yaw: 0.3 * (random.unit() - 0.5), pitch: 0.04, away: 3 },
    rays,
    tall,
    random,
  );
}

/** Who looks out of the window. */
function girl(): Solid[] {
  const hair = plain(GOLD, { gloss: 0.4 });
  const skin = plain(SKIN);
  const [y, z] = [SILL + 0.06, -WALL - 0.004];
  return [
    limb(plain(GOWN), [0, SILL, z], [0, SILL + 0.03, z], 0.032, 0.024),
    ball(skin, [0, y + 0.012, z - 0.004], 0.024),
    ellipsoid(hair, [0, y + 0.022, z + 0.006], [0.029, 0.026, 0.026]),
    ...[-1, 1].flatMap((side) => [
      limb(hair, [side * 0.024, y + 0.014, z], [side * 0.026, y - 0.03, z], 0.011, 0.012),
      limb(
        plain(GOWN),
        [side * 0.03, SILL + 0.026, z],
        [side * 0.044, SILL + 0.006, z - 0.022],
        0.011,
        0.009,
      ),
      ball(plain(DARK), [side * 0.009, y + 0.014, z - 0.027], 0.0035),
    ]),
  ];
}

/** Her braid, over the sill and down the wall to the grass. */
function braid(): Solid[] {
  const strand: Look = {
    paint: (x, y) => {
      const tone = 0.82 + 0.22 * Math.sin(y * 190 + 40 * Math.abs(x - 0.03));
      return [GOLD[0] * tone, GOLD[1] * tone, GOLD[2] * tone];
    },
    bump: (x, y) => 0.005 * Math.sin(y * 190 + 40 * Math.abs(x - 0.03)),
    gloss: 0.5,
  };
  const at: readonly (readonly [number, number, number])[] = [
    [0.02, SILL + 0.05, -WALL],
    [0.03, SILL + 0.012, -WALL - 0.04],
    [0.034, SILL - 0.06, -WALL - 0.022],
    [0.028, 0.4, -WALL + 0.01],
    [0.036, 0.2, -WALL + 0.015],
    [0.03, 0.03, -WALL - 0.01],
    [0.08, 0.02, -WALL - 0.06],
  ];
  return at.slice(1).map((to, n) => limb(strand, at[n] as (typeof at)[number], to, 0.021, 0.021));
}

/** Ivy that climbs one side. */
const ivy = (): Solid[] =>
  Array.from({ length: 26 }, (_, n) => {
    const y = 0.03 + n * 0.021;
    const turn = 0.75 + 0.34 * Math.sin(n * 2.4);
    const r = 0.15 - y * 0.05;
    return ellipsoid(
      rough(IVY, 3),
      [r * Math.sin(turn), y, -r * Math.cos(turn)],
      [0.042, 0.026, 0.034],
      0.01,
    );
  });
