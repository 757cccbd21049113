import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';

const BAKELITE: Colour = [0.07, 0.065, 0.065];
const IVORY: Colour = [0.93, 0.89, 0.78];
const STEEL: Colour = [0.74, 0.75, 0.77];
const BRASS: Colour = [0.78, 0.6, 0.28];
const VENEER: Colour = [0.46, 0.24, 0.1];
const VINYL: Colour = [0.035, 0.035, 0.04];

/** Wood with a grain that runs from left to right. */
const veneer = (colour: Colour): Look => ({
  paint: (x, y, z) => scaleColour(colour, 1 + 0.22 * blotch(x * 3 + 2, y * 26 + z * 22)),
  gloss: 0.4,
});

/** Faces toward the eye: a disc's axis along the line of sight. */
const FACING = pitch(Math.PI / 2);

/** A telephone with a dial, its receiver on the fork, its cord coiled. */
export function telephone(wish: Wish): Sprite {
  const shell = plain(wish.colour ?? BAKELITE, { gloss: 0.75 });
  const steel = plain(STEEL, { gloss: 0.8 });
  const lean = pitch(0.62);
  const dial: Look = {
    paint: (x, y) => {
      const up = (y - 0.42) / 0.82;
      const angle = Math.atan2(up, x);
      const out = Math.hypot(x, up);
      if (out < 0.115) return IVORY;
      const turned = (angle / (2 * Math.PI)) * 12;
      const hole = Math.hypot((turned - Math.round(turned)) * 0.115, out - 0.2);
      const isGap = Math.abs(angle + 0.9) < 0.3;
      return hole < 0.042 && !isGap ? IVORY : scaleColour(STEEL, 0.9);
    },
    gloss: 0.5,
  };
  const handset = [
    limb(shell, [-0.36, 0.98, 0.12], [0.36, 0.98, 0.12], 0.065, 0.065, 0),
    limb(shell, [-0.4, 0.96, 0.12], [-0.58, 0.9, 0.12], 0.07, 0.1, 0.05),
    limb(shell, [0.4, 0.96, 0.12], [0.58, 0.9, 0.12], 0.07, 0.1, 0.05),
    frustum(shell, [-0.62, 0.72, 0.12], 0.15, 0.17, 0.13, roll(-0.2)),
    frustum(shell, [0.62, 0.72, 0.12], 0.15, 0.17, 0.13, roll(0.2)),
  ];
  const cord = Array.from({ length: 15 }, (_, n): Solid => {
    const share = n / 14;
    const at: Vector = [
      -0.6 - 0.22 * Math.sin(share * 3.1),
      0.7 - 0.64 * share,
      0.14 - 0.1 * share,
    ];
    return ring(shell, at, 0.04, 0.016, roll(0.5 + 1.2 * share));
  });
  const model = [
    box(shell, [0, 0.05, 0.08], [0.56, 0.05, 0.44], undefined, 0.045),
    frustum(shell, [0, 0.08, 0.12], 0.62, 0.5, 0.2),
    box(shell, [0, 0.24, 0.02], [0.44, 0.18, 0.34], pitch(0.4), 0.06),
    frustum(dial, [0, 0.38, -0.32], 0.08, 0.28, 0.28, pitch(Math.PI / 2 - 0.62)),
    ring(steel, [0, 0.42, -0.35], 0.28, 0.018, lean),
    ...[-1, 1].flatMap((side) => [
      limb(shell, [side * 0.2, 0.68, 0.12], [side * 0.28, 0.9, 0.04], 0.04, 0.035),
      limb(shell, [side * 0.2, 0.68, 0.12], [side * 0.28, 0.9, 0.2], 0.04, 0.035),
    ]),
    ...handset,
    ...cord,
  ];
  return portray(wish, model, 0.34, 0.2, 3);
}

/** A radio of wood with a round shoulder: cloth before its loudspeaker, a dial that glows, two knobs. */
export function oldRadio(wish: Wish): Sprite {
  const wood = veneer(wish.colour ?? VENEER);
  const cloth: Look = {
    paint: (x, y) => {
      const weave = Math.sin(x * 150) * Math.sin(y * 150);
      const bar = smoothstep(0.012, 0.006, Math.abs(((x + 0.6) % 0.16) - 0.08) - 0.004);
      return mixColour(scaleColour([0.72, 0.56, 0.32], 1 + 0.16 * weave), VENEER, 0.9 * bar);
    },
  };
  const dial: Look = {
    paint: (x, y) => {
      if (Math.abs(x - 0.13) < 0.012) return [0.8, 0.12, 0.08];
      const tick = Math.abs(((x * 22) % 1) - (x < 0 ? -0.5 : 0.5)) < 0.12;
      const isScale = Math.abs(Math.abs(y - 0.34) - 0.05) < 0.022;
      return tick && isScale ? [0.3, 0.18, 0.08] : [0.98, 0.86, 0.55];
    },
    glow: () => 0.5,
    gloss: 0.6,
  };
  const brass = plain(BRASS, { gloss: 0.75 });
  const knob = (x: number): Solid[] => [
    frustum(plain([0.2, 0.11, 0.06], { gloss: 0.6 }), [x, 0.16, -0.42], 0.09, 0.088, 0.1, FACING),
    frustum(brass, [x, 0.16, -0.43], 0.02, 0.05, 0.05, FACING),
    ring(brass, [x, 0.16, -0.36], 0.1, 0.014, FACING),
  ];
  const model = [
    box(wood, [0, 0.36, 0], [0.78, 0.34, 0.34], undefined, 0.06),
    ellipsoid(wood, [0, 0.62, 0], [0.76, 0.42, 0.34], 0.02),
    ellipsoid(cloth, [0, 0.6, -0.16], [0.62, 0.32, 0.2]),
    box(cloth, [0, 0.56, -0.34], [0.6, 0.08, 0.014]),
    box(brass, [0, 0.34, -0.342], [0.46, 0.115, 0.012], undefined, 0.01),
    box(dial, [0, 0.34, -0.35], [0.43, 0.09, 0.014]),
    ...knob(-0.46),
    ...knob(0.46),
    ...[-0.62, 0.62].map((x) => box(wood, [x, 0.02, 0], [0.09, 0.03, 0.3], undefined, 0.01)),
  ];
  return portray(wish, model, 0.3, 0.12, 3);
}

/** A television of the fifties on four legs: a bulging screen with the bars of a test card, knobs beside it, an aerial. */
export function television(wish: Wish): Sprite {
  const wood = veneer(wish.colour ?? VENEER);
  const steel = plain(STEEL, { gloss: 0.8 });
  // Bars of a test card, with the lines of the tube.
  const bars: readonly Colour[] = [
    [0.9, 0.9, 0.88],
    [0.86, 0.82, 0.16],
    [0.14, 0.76, 0.78],
    [0.16, 0.68, 0.2],
    [0.74, 0.16, 0.7],
    [0.78, 0.14, 0.12],
    [0.14, 0.16, 0.72],
  ];
  const screen: Look = {
    paint: (x, y) => {
      const bar = bars[Math.max(0, Math.min(6, Math.floor(((x + 0.56) / 0.92) * 7)))] as Colour;
      const line = 0.86 + 0.14 * Math.sin(y * 210);
      const low: Colour = [0.1, 0.1, 0.12];
      return scaleColour(y < 0.55 ? mixColour(low, bar, x < -0.1 ? 0.1 : 0.5) : bar, line);
    },
    glow: () => 0.62,
    gloss: 0.7,
  };
  const grille: Look = {
    paint: (_x, y) => (Math.sin(y * 120) > 0 ? [0.66, 0.54, 0.34] : [0.3, 0.22, 0.13]),
  };
  const model = [
    box(wood, [0, 0.78, 0.06], [0.84, 0.5, 0.4], undefined, 0.05),
    box(
      plain([0.1, 0.09, 0.085], { gloss: 0.4 }),
      [-0.12, 0.8, -0.34],
      [0.58, 0.42, 0.03],
      undefined,
      0.05,
    ),
    ellipsoid(screen, [-0.12, 0.8, -0.3], [0.56, 0.42, 0.16]),
    box(grille, [0.64, 0.56, -0.345], [0.13, 0.2, 0.012]),
    ...[1.1, 0.88].flatMap((y) => [
      frustum(plain(IVORY, { gloss: 0.5 }), [0.64, y, -0.42], 0.08, 0.075, 0.085, FACING),
      ring(steel, [0.64, y, -0.36], 0.09, 0.012, FACING),
    ]),
    ...[-0.66, 0.66].flatMap((x) =>
      [-0.2, 0.3].map((z) => limb(wood, [x * 0.94, 0.3, z], [x * 1.14, 0, z * 1.2], 0.05, 0.026)),
    ),
    frustum(plain(BAKELITE, { gloss: 0.6 }), [0, 1.26, 0.06], 0.08, 0.13, 0.06),
    limb(steel, [-0.02, 1.32, 0.06], [-0.5, 1.86, 0.06], 0.014, 0.009),
    limb(steel, [0.02, 1.32, 0.06], [0.46, 1.9, 0.06], 0.014, 0.009),
    ball(steel, [-0.5, 1.86, 0.06], 0.022),
    ball(steel, [0.46, 1.9, 0.06], 0.022),
  ];
  return portray(wish, model, 0.28, 0.1, 3);
}

/** A record player with its lid up: a record turns on it, the arm over its grooves. */
export function recordPlayer(wish: Wish): Sprite {
  const wood = veneer(wish.colour ?? VENEER);
  const steel = plain(STEEL, { gloss: 0.85 });
  const vinyl: Look = {
    paint: (x, _y, z) => {
      const out = Math.hypot(x + 0.14, z);
      if (out < 0.016) return STEEL;
      if (out < 0.15) return out > 0.135 || out < 0.05 ? [0.9, 0.8, 0.6] : [0.76, 0.14, 0.1];
      const groove = 0.8 + 0.35 * Math.sin(out * 330);
      // Two fans of light, as grooves throw them back.
      const fan = Math.abs(Math.cos(Math.atan2(z, x + 0.14) * 1 - 0.7)) ** 14;
      return mixColour(scaleColour(VINYL, groove), [0.5, 0.5, 0.54], 0.5 * fan);
    },
    gloss: 0.5,
  };
  const lid = moved(
    [
      box(wood, [0, 0, 0], [0.78, 0.56, 0.05], undefined, 0.02),
      box(plain([0.2, 0.12, 0.1]), [0, 0, -0.045], [0.7, 0.48, 0.014]),
    ],
    { by: pitch(-0.18), to: [0, 0.86, 0.66] },
  );
  const model = [
    box(wood, [0, 0.16, 0], [0.78, 0.16, 0.62], undefined, 0.02),
    box(plain([0.68, 0.62, 0.52], { gloss: 0.3 }), [0, 0.315, 0], [0.72, 0.012, 0.56]),
    frustum(steel, [-0.14, 0.32, 0], 0.03, 0.53, 0.53),
    frustum(vinyl, [-0.14, 0.35, 0], 0.016, 0.5, 0.5),
    limb(steel, [-0.14, 0.35, 0], [-0.14, 0.42, 0], 0.014, 0.012),
    frustum(steel, [0.56, 0.32, 0.36], 0.12, 0.1, 0.075),
    limb(steel, [0.56, 0.46, 0.36], [0.5, 0.46, -0.1], 0.022, 0.018),
    limb(steel, [0.5, 0.46, -0.1], [0.24, 0.41, -0.26], 0.018, 0.016),
    box(plain(BAKELITE), [0.2, 0.4, -0.285], [0.05, 0.02, 0.03], yaw(0.5), 0.01),
    ball(steel, [0.57, 0.46, 0.46], 0.055),
    ...[0.42, 0.6].map((x) => frustum(plain(IVORY), [x, 0.32, -0.45], 0.05, 0.05, 0.045)),
    ...lid,
  ];
  return portray(wish, model, 0.3, 0.46, 3);
}
