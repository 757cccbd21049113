import { scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, frustum, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, pitch, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable } from '../parts.ts';
import { woodedRock } from '../wooded-rock.ts';

const GRANITE: Colour = [0.64, 0.61, 0.55];
const TURF: Colour = [0.34, 0.5, 0.16];

/** Tufts of the turf; no part of what a seed decides. */
const noise = createNoise(6_203);

/** How many terraces there are, how high and how deep one is, and how many pieces follow the bend of the slope. */
const TERRACES = 8;
const STEP = { high: 0.062, deep: 0.078 } as const;
const PIECES = 9;

/** A town of the Incas as Machu Picchu: terraces of turf and stone on a ridge, roofless houses with gables, a steep peak behind them. */
export function incaCity(wish: Wish): Sprite {
  const stone = wish.colour ?? GRANITE;
  return portray(
    underOpenSky(wish),
    [...peaks(), ...terraces(stone), ...houses(masonry(stone, 0.018))],
    0.16,
    0.16,
    2.6,
  );
}

/** The sugarloaf behind the town, a lower one beside it, and the flanks of the ridge. */
const peaks = (): Solid[] => {
  const look = woodedRock(0.5);
  return [
    frustum(look, [0.3, 0, 1], 1.9, 0.78, 0.2),
    { ...ellipsoid(look, [0.3, 1.8, 1], [0.26, 0.42, 0.26]), blend: 0.2 },
    { ...frustum(look, [-0.34, 0, 1.06], 1.3, 0.44, 0.08), blend: 0.16 },
    { ...frustum(look, [-0.76, 0, 0.8], 0.86, 0.46, 0.1), blend: 0.16 },
    { ...frustum(look, [0.92, 0, 0.8], 0.94, 0.5, 0.12), blend: 0.16 },
    { ...ellipsoid(look, [-0.94, 0, 0.1], [0.34, 0.5, 0.6]), blend: 0.12 },
    { ...ellipsoid(look, [0.96, 0, 0.1], [0.34, 0.52, 0.6]), blend: 0.12 },
    { ...ellipsoid(look, [0, -0.02, -0.3], [0.96, 0.1, 0.52]), blend: 0.08 },
  ];
};

/** Walls of stone, each with a strip of turf that slopes up behind it, along the bend of the ridge. */
function terraces(stone: Colour): Solid[] {
  const wall = masonry(stone, 0.015);
  const turf: Look = {
    paint: (x, y, z) => scaleColour(TURF, 0.92 + 0.36 * noise.fbm(x * 16, z * 16 + y * 9, 3)),
    bump: (x, _y, z) => 0.006 * noise.fbm(x * 40, z * 40, 2),
  };
  return Array.from({ length: TERRACES }, (_, n): Solid[] => {
    const [y, front] = [n * STEP.high, -0.78 + n * STEP.deep];
    const reach = 0.9 - 0.03 * n;
    return Array.from({ length: PIECES }, (_, k): Solid[] => {
      const bend = ((k - (PIECES - 1) / 2) / ((PIECES - 1) / 2)) * 0.8;
      const [x, z] = [reach * Math.sin(bend) * 1.2, front + 0.42 * (1 - Math.cos(bend))];
      const half = (reach * 1.2 * 0.8) / (PIECES - 1) + 0.012;
      const turned = yaw(-0.55 * bend);
      const back: Solid['a'] = [x - 0.05 * Math.sin(bend), y + 0.036, z + 0.075];
      return [
        box(wall, [x, y + 0.004, z + 0.03], [half, 0.02, 0.02], turned),
        box(turf, back, [half, 0.008, 0.05], after(turned, pitch(0.42))),
        box(turf, [x, y / 2, z + 0.32], [half, (y + 0.04) / 2, 0.24], turned),
      ];
    }).flat();
  }).flat();
}

/** Houses whose thatch is gone, in two rows: four walls, the two with gables higher, doors to the front. */
function houses(wall: Look): Solid[] {
  const rows = [
    { foot: TERRACES * STEP.high - 0.03, z: 0, xs: [-0.56, -0.27, 0.02, 0.3, 0.58] },
    { foot: TERRACES * STEP.high + 0.08, z: 0.26, xs: [-0.42, -0.12, 0.18, 0.46] },
  ];
  const places = rows.flatMap(({ foot, z, xs }) =>
    xs.map((x, n) => ({ x, foot, z: z + 0.12 * x * x, high: 0.1 + 0.022 * (n % 2) })),
  );
  const [wide, deep] = [0.115, 0.1];
  const ground = woodedRock(0.2);
  return [
    box({ paint: () => TURF }, [0, TERRACES * STEP.high, 0.32], [0.66, 0.07, 0.2]),
    ellipsoid(ground, [0, 0.3, 0.5], [0.9, 0.26, 0.3]),
    ...places.flatMap(({ x, z, foot, high }) => [
      box(wall, [x, foot + high / 2, z], [wide, high / 2, deep]),
      { ...gable(wall, [x, foot + high - 0.002, z], [deep, wide], 0.13), axes: yaw(Math.PI / 2) },
    ]),
    ...places.flatMap(({ x, z, foot, high }) => [
      // The room between its walls, and the gable behind which no roof is left.
      cut(box(wall, [x, foot + 0.2, z], [wide - 0.022, 0.19, deep - 0.022])),
      cut(box(wall, [x, foot + 0.045, z - deep], [0.02, 0.05, 0.05])),
      ...[-0.065, 0.065].map((dx) =>
        cut(box(wall, [x + dx, foot + high * 0.62, z - deep], [0.014, 0.018, 0.05])),
      ),
    ]),
  ];
}
