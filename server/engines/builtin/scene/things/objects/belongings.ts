import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { pottedPlant } from '../creatures/held/held-things.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const BRASS: Colour = [0.74, 0.56, 0.25];
const DIAL: Colour = [0.94, 0.91, 0.82];
const INK: Colour = [0.12, 0.1, 0.1];
const RUBBER: Colour = [0.92, 0.91, 0.88];
const CANVASES: readonly Colour[] = [
  [0.16, 0.3, 0.56],
  [0.72, 0.13, 0.12],
  [0.16, 0.17, 0.19],
];
const PLUSH: Colour = [0.62, 0.41, 0.21];
const MUZZLE: Colour = [0.82, 0.66, 0.44];
const PAINTS: readonly Colour[] = [
  [0.84, 0.17, 0.14],
  [0.14, 0.42, 0.76],
  [0.95, 0.75, 0.14],
  [0.24, 0.6, 0.28],
];

/** The clock's middle, and how far from that its dial reaches. */
const HUB: Vector = [0, 0.46, 0];
const REACH = 0.33;
/** The time that it shows: ten past ten, as clocks in shop windows do. Turns from the top. */
const HANDS = { hour: 10.17 / 12, minute: 10 / 60 } as const;

/** An alarm clock of brass: its dial to the eye, two bells above. */
export function clock(wish: Wish): Sprite {
  const brass = plain(wish.colour ?? BRASS, { gloss: 0.75 });
  const dial: Look = {
    paint: (x, y) => dialAt((x - HUB[0]) / REACH, (y - HUB[1]) / REACH),
    gloss: 0.15,
  };
  const facing = pitch(Math.PI / 2);
  const bell = (side: number): Solid[] => [
    ellipsoid(brass, [side * 0.19, 0.9, 0], [0.14, 0.1, 0.14], 0, roll(side * -0.5)),
    limb(brass, [side * 0.14, 0.76, 0], [side * 0.18, 0.86, 0], 0.018, 0.018),
    ball(brass, [side * 0.235, 1.0, 0], 0.022),
  ];
  const model = [
    frustum(brass, [0, HUB[1], 0.13], 0.25, 0.36, 0.38, facing),
    frustum(dial, [0, HUB[1], -0.1], 0.03, REACH, REACH, facing),
    ring(brass, [0, HUB[1], -0.12], 0.36, 0.03, facing),
    ...[-1, 1].map((side) =>
      limb(brass, [side * 0.2, 0.18, 0], [side * 0.3, 0.0, -0.02], 0.035, 0.022),
    ),
    ...bell(-1),
    ...bell(1),
    limb(brass, [0, 0.8, 0], [0, 0.98, 0], 0.014, 0.014),
    box(brass, [0, 1.0, 0], [0.05, 0.022, 0.022], undefined, 0.015),
  ];
  return portray(wish, model, 0.32, 0.1, 3);
}

/** The dial's colour so far right and up of its middle, in its own radius. */
function dialAt(right: number, up: number): Colour {
  const away = Math.hypot(right, up);
  const turned = (Math.atan2(right, up) / (2 * Math.PI) + 1) % 1;
  const hand = (at: number, long: number, wide: number) => {
    const [dx, dy] = [Math.sin(at * 2 * Math.PI), Math.cos(at * 2 * Math.PI)];
    const along = right * dx + up * dy;
    return (
      along > -0.1 && along < long && Math.abs(right * dy - up * dx) < wide * (1.15 - along / long)
    );
  };
  if (away < 0.06 || hand(HANDS.hour, 0.52, 0.06) || hand(HANDS.minute, 0.76, 0.045)) return INK;
  const near = (parts: number) => Math.abs(((turned * parts + 0.5) % 1) - 0.5) / parts;
  const isQuarter = near(4) < 0.017 && away > 0.66 && away < 0.9;
  const isHour = near(12) < 0.011 && away > 0.74 && away < 0.9;
  if (isQuarter || isHour || (near(60) < 0.003 && away > 0.85 && away < 0.9)) return INK;
  return scaleColour(DIAL, 1 - 0.25 * smoothstep(0.8, 1, away));
}

/** A pair of sneakers, one a little before the other. */
export function shoes(wish: Wish): Sprite {
  const cloth = worn(wish.colour ?? pick(wish.random, CANVASES), 0.1);
  const left = sneaker(cloth);
  const model = [
    ...moved(left, { by: yaw(0.12), to: [0.02, 0, 0.24] }),
    ...moved(mirrored(left), { by: yaw(-0.16), to: [-0.08, 0, -0.2] }),
  ];
  return portray(wish, model, 0.5, 0.3, 3);
}

/** One of them: its toe points right, its inner side away. */
function sneaker(cloth: Look): Solid[] {
  const rubber = plain(RUBBER, { gloss: 0.25 });
  const dark = plain(INK);
  const laces = [0, 1, 2, 3].flatMap((n): Solid[] => {
    const [x, y] = [0.1 - 0.075 * n, 0.27 + 0.047 * n];
    return [
      limb(rubber, [x, y, -0.075], [x - 0.03, y + 0.02, 0.075], 0.014, 0.014),
      limb(rubber, [x, y, 0.075], [x - 0.03, y + 0.02, -0.075], 0.014, 0.014),
    ];
  });
  return [
    ellipsoid(cloth, [0.3, 0.14, 0], [0.2, 0.14, 0.145]),
    ellipsoid(cloth, [0.02, 0.17, 0], [0.28, 0.17, 0.13], 0.08),
    limb(cloth, [-0.28, 0.16, 0], [-0.3, 0.34, 0], 0.13, 0.125, 0.08),
    limb(cloth, [-0.1, 0.26, 0], [-0.2, 0.4, 0], 0.1, 0.09, 0.08),
    cut(ellipsoid(dark, [-0.27, 0.46, 0], [0.14, 0.17, 0.085])),
    // Its sole, and the cap over the toes.
    box(rubber, [0.05, 0.055, 0], [0.42, 0.05, 0.135], undefined, 0.048),
    ellipsoid(rubber, [0.385, 0.115, 0], [0.13, 0.115, 0.152]),
    ...laces,
  ];
}

/** A teddy bear that sits, a bow at its neck. */
export const teddy = (wish: Wish): Sprite => portray(wish, teddyBear(wish.colour), 0.3, 0.1, 3);

/** The bear itself, about as high as 1, its face toward −z. */
export function teddyBear(colour: Colour | null): Solid[] {
  const fur = colour ?? PLUSH;
  const plush = worn(fur, 0.1, { fur: 0.022 });
  const pale = worn(mixColour(MUZZLE, fur, colour === null ? 0 : 0.3), 0.06, { fur: 0.014 });
  const black = plain([0.05, 0.04, 0.04], { gloss: 0.8 });
  const silk = plain([0.72, 0.1, 0.12], { gloss: 0.35 });
  const half = (side: number): Solid[] => [
    ellipsoid(plush, [side * 0.185, 0.97, 0.02], [0.095, 0.095, 0.05], 0.02),
    ellipsoid(pale, [side * 0.185, 0.965, -0.022], [0.055, 0.055, 0.025]),
    limb(plush, [side * 0.17, 0.5, -0.02], [side * 0.3, 0.28, -0.16], 0.085, 0.088, 0.03),
    limb(plush, [side * 0.16, 0.13, -0.08], [side * 0.27, 0.11, -0.36], 0.125, 0.105, 0.03),
    ellipsoid(pale, [side * 0.285, 0.12, -0.45], [0.075, 0.085, 0.03], 0.01, yaw(side * -0.3)),
    ball(black, [side * 0.085, 0.85, -0.205], 0.024),
    ellipsoid(silk, [side * 0.08, 0.58, -0.17], [0.075, 0.045, 0.025], 0, roll(side * 0.25)),
  ];
  return [
    ellipsoid(plush, [0, 0.31, 0], [0.23, 0.29, 0.2]),
    ellipsoid(plush, [0, 0.79, 0], [0.235, 0.215, 0.205], 0.03),
    ellipsoid(pale, [0, 0.73, -0.185], [0.105, 0.085, 0.085], 0.02),
    ellipsoid(black, [0, 0.765, -0.265], [0.036, 0.026, 0.02]),
    limb(black, [0, 0.74, -0.272], [0, 0.7, -0.268], 0.007, 0.007),
    ...half(-1),
    ...half(1),
    ball(silk, [0, 0.58, -0.19], 0.03),
  ];
}

/** Building blocks and a ball. */
export function toys(wish: Wish): Sprite {
  const block = (at: Vector, angle: number, n: number): Solid =>
    box(
      worn(PAINTS[n % PAINTS.length] as Colour, 0.06, { gloss: 0.3 }),
      at,
      [0.12, 0.12, 0.12],
      yaw(angle),
      0.015,
    );
  const leather: Look = {
    paint: (x, y, z) => {
      const around = Math.atan2(z - 0.02, x - 0.36);
      const panel = Math.floor(((around + 0.4 * (y - 0.19)) / Math.PI + 1) * 3);
      return panel % 2 === 0 ? [0.94, 0.92, 0.86] : (wish.colour ?? (PAINTS[0] as Colour));
    },
    gloss: 0.35,
  };
  const roof: Solid[] = [
    frustum(plain(PAINTS[0] as Colour, { gloss: 0.3 }), [-0.2, 0.48, 0.02], 0.2, 0.16, 0.005),
  ];
  const model = [
    block([-0.34, 0.12, 0], 0.2, 1),
    block([-0.06, 0.12, 0.04], -0.15, 2),
    block([-0.2, 0.36, 0.02], 0.5, 3),
    ...roof,
    ball(leather, [0.36, 0.19, 0.02], 0.19),
    block([0.1, 0.12, -0.3], 0.6, 0),
  ];
  return portray(wish, model, 0.3, 0.3, 3);
}

/** How much larger than in somebody's hands a potted plant is. */
const GROWN = 3;

/** A plant of broad leaves in its pot. */
export function pottedLeaves(wish: Wish): Sprite {
  const plant = pottedPlant(wish.random, [0, 0, 0], wish.colour);
  return portray(wish, moved(plant, { size: GROWN }), 0.3, 0.14, 3);
}
