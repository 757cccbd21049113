import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, cut, ellipsoid, frustum, type Look, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable } from '../parts.ts';

const ROSE: Colour = [0.76, 0.46, 0.32];
const BANDS: readonly Colour[] = [
  [0.85, 0.6, 0.44],
  [0.62, 0.32, 0.24],
  [0.8, 0.5, 0.36],
];
const DARK: Colour = [0.07, 0.04, 0.03];

/** The layers of the rock; no part of what a seed decides. */
const noise = createNoise(5_309);

/** A temple cut into a wall of rose rock, as at Petra: six columns under a gable, above a round shrine between halves of another. */
export function rockTemple(wish: Wish): Sprite {
  const rock = layered(wish.colour ?? ROSE, 0.085);
  const wall = layered(wish.colour ?? ROSE, 0.012);
  const model = [
    box(rock, [0, 0.72, 0.32], [0.84, 0.72, 0.42]),
    ...(
      [
        [-0.68, 0.6, 0.1, 0.24, 0.9],
        [0.7, 0.62, 0.12, 0.24, 0.94],
        [-0.94, 0.4, 0.3, 0.22, 0.9],
        [0.98, 0.4, 0.32, 0.22, 0.84],
        [-0.3, 1.4, 0.24, 0.3, 0.16],
        [0.36, 1.42, 0.26, 0.34, 0.2],
      ] as const
    ).map(([x, y, z, wide, high]) => ellipsoid(rock, [x, y, z], [wide, high, 0.38], 0.08)),
    // The niche that was cut into the rock.
    cut(box(rock, [0, 0.55, -0.16], [0.44, 0.62, 0.3])),
    box(wall, [0, 0.55, 0.2], [0.44, 0.62, 0.08]),
    ...lower(wall),
    ...upper(wall),
  ];
  return portray(underOpenSky(wish), model, 0.16, 0.04, 2.6);
}

/** Sandstone in wavy layers of rose, cream and red; `rough` is how deep its hollows are. */
function layered(rose: Colour, rough: number): Look {
  return {
    paint: (x, y, z) => {
      const wave = y * 9 + 0.9 * noise.fbm(x * 1.6, z * 1.6 + y * 0.6, 3);
      const band = BANDS[Math.abs(Math.floor(wave)) % BANDS.length] as Colour;
      const edge = smoothstep(0, 0.4, wave - Math.floor(wave));
      const tone = 0.94 + 0.22 * noise.fbm(x * 11 + z * 9, y * 13, 3);
      const streak = 0.9 + 0.2 * noise.fbm(x * 16, y * 1.1 + z, 2);
      return scaleColour(mixColour(rose, band, 0.35 * edge), tone * streak);
    },
    bump: (x, y, z) => rough * noise.fbm(x * 5 + z * 3, y * 2.2 - z * 2, 4),
  };
}

/** A column with base and capital, on the front of the wall. */
const column = (look: Look, x: number, y: number, z: number, high: number, r: number): Solid[] => [
  box(look, [x, y + 0.012, z], [r * 1.35, 0.012, r * 1.35]),
  frustum(look, [x, y + 0.02, z], high - 0.06, r, r * 0.86),
  frustum(look, [x, y + high - 0.045, z], 0.03, r * 0.9, r * 1.4),
  box(look, [x, y + high - 0.008, z], [r * 1.45, 0.01, r * 1.45]),
];

const lower = (look: Look): Solid[] => [
  box(look, [0, 0.02, 0.04], [0.42, 0.02, 0.12]),
  box(look, [0, 0.04, -0.03], [0.2, 0.014, 0.1]),
  ...[-0.36, -0.24, 0.24, 0.36].flatMap((x) => column(look, x, 0.04, 0.06, 0.44, 0.033)),
  ...[-0.105, 0.105].flatMap((x) => column(look, x, 0.04, 0.02, 0.44, 0.034)),
  box(plain(DARK), [0, 0.2, 0.118], [0.06, 0.16, 0.006]),
  ...[-0.3, 0.3].map((x) =>
    box(plain(scaleColour(ROSE, 0.45)), [x, 0.2, 0.12], [0.032, 0.1, 0.005]),
  ),
  box(look, [0, 0.51, 0.06], [0.42, 0.032, 0.08]),
  box(look, [0, 0.548, 0.05], [0.44, 0.01, 0.1]),
  { ...gable(look, [0, 0.556, 0.05], [0.09, 0.24], 0.1), axes: yaw(Math.PI / 2) },
  cut({ ...gable(look, [0, 0.572, -0.035], [0.03, 0.17], 0.066), axes: yaw(Math.PI / 2) }),
];

/** The round shrine in the middle, half a gable on two columns on each side, an urn on its roof. */
const upper = (look: Look): Solid[] => [
  box(look, [0, 0.66, 0.1], [0.4, 0.03, 0.05]),
  ...[-0.36, -0.22, 0.22, 0.36].flatMap((x) => column(look, x, 0.68, 0.06, 0.26, 0.026)),
  ...[-0.29, 0.29].flatMap((x) => [
    box(look, [x, 0.8, 0.12], [0.1, 0.12, 0.03]),
    box(look, [x, 0.96, 0.06], [0.12, 0.024, 0.07]),
  ]),
  ...[-1, 1].map((side) => halfGable(look, side)),
  frustum(look, [0, 0.68, 0.08], 0.27, 0.095, 0.095),
  ...[-1, -0.36, 0.36, 1].flatMap((by) =>
    column(look, 0.11 * Math.sin(by), 0.68, 0.08 - 0.11 * Math.cos(by), 0.26, 0.02),
  ),
  frustum(look, [0, 0.94, 0.08], 0.035, 0.14, 0.14),
  frustum(look, [0, 0.975, 0.08], 0.11, 0.13, 0.026),
  ball(look, [0, 1.115, 0.08], 0.036),
  frustum(look, [0, 1.14, 0.08], 0.03, 0.012, 0.024),
];

/** Half a gable that rises towards the middle and is cut off there. */
function halfGable(look: Look, side: number): Solid {
  const whole = {
    ...gable(look, [side * 0.17, 0.98, 0.06], [0.08, 0.24], 0.13),
    axes: yaw(Math.PI / 2),
  };
  // A plane more: nothing of it on the inner side of its middle. In its own axes across is z.
  return { ...whole, planes: [...whole.planes, 0, 0, side, 0] };
}
