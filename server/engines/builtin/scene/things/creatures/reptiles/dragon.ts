import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { drawnIn, membrane } from '../../sculpt/membrane.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, carry, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';
import { dragonHide } from './dragon-hide.ts';
import { fieryBreath } from './fiery-breath.ts';

/** The hide of a dragon of which no colour is said. */
export const SCALES: Colour = [0.42, 0.12, 0.1];
const BELLY: Colour = [0.82, 0.62, 0.34];
const HORN: Colour = [0.88, 0.82, 0.68];
const EYE: Colour = [1, 0.8, 0.2];

/** Body from the tail's tip to the head: places and thickness. */
const SPINE: readonly (readonly [Vector, number])[] = [
  [[-1.1, 0.52, 0], 0.012],
  [[-0.85, 0.4, 0], 0.035],
  [[-0.55, 0.38, 0], 0.06],
  [[-0.28, 0.46, 0], 0.115],
  [[0.05, 0.55, 0], 0.15],
  [[0.3, 0.64, 0], 0.1],
  [[0.5, 0.82, 0], 0.07],
  [[0.66, 0.92, 0], 0.065],
];

/** How far it leans toward the eye, and is turned to it, radians; and how high, that all of it is above the model's ground. */
const BANK = 0.42;
const TURN = 0.5;
const ALOFT = 2;

/** Where one sits between its shoulders. */
const NAPE: Back = { at: [0.3, 0.74, 0], man: 0.84, falls: 0.05 };

/** From where to where fire comes out of its mouth. */
const BREATH: readonly [Vector, Vector] = [
  [0.84, 0.81, 0],
  [1.86, 0.56, 0],
];
/** Tip of the lower jaw, shut and open. */
const CHIN: Readonly<Record<'shut' | 'open', Vector>> = {
  shut: [0.86, 0.79, 0],
  open: [0.83, 0.71, 0],
};

/** A dragon in flight, its wings spread; fire comes from its mouth where that is told of it. */
export function dragon(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const colour = wish.colour ?? SCALES;
  const isLeft = looksLeft(wish);
  const bank = isLeft ? -BANK : BANK;
  const breathes = wish.traits?.includes('firebreathing') === true;
  const flying = [
    ...model(colour, breathes),
    ...ridersOn(wish, NAPE),
    ...(breathes ? fieryBreath(...BREATH) : []),
  ].map((piece) => carry(piece, pitch(bank), [0, ALOFT, 0]));
  const yaw = isLeft ? Math.PI - TURN : TURN;
  return sculpt(flying, { yaw, pitch: -0.04, away: 4 }, rays, tall, random);
}

function model(colour: Colour, isOpen: boolean): Solid[] {
  const hide = dragonHide(colour);
  const horn = plain(HORN);
  return [
    ...wing(-1, colour),
    ...wing(1, colour),
    ...SPINE.slice(1).map(([to, thick], n) => {
      const [from, thin] = SPINE[n] ?? [to, thick];
      return limb(hide, from, to, thin, thick, 0.06);
    }),
    limb(hide, [0.66, 0.93, 0], [0.9, 0.86, 0], 0.075, 0.035, 0.04),
    limb(hide, [0.68, 0.88, 0], CHIN[isOpen ? 'open' : 'shut'], 0.04, 0.02, 0.02),
    ...[-1, 1].flatMap((side) => [
      limb(horn, [0.62, 0.97, side * 0.04], [0.44, 1.08, side * 0.08], 0.022, 0.004),
      ball(plain(EYE, { glow: () => 1 }), [0.74, 0.945, side * 0.055], 0.015),
      // In flight the hind legs trail, the fore legs are drawn up to the breast.
      limb(hide, [-0.2, 0.42, side * 0.1], [-0.46, 0.3, side * 0.14], 0.07, 0.036, 0.03),
      limb(hide, [-0.46, 0.3, side * 0.14], [-0.72, 0.27, side * 0.13], 0.036, 0.018, 0.02),
      limb(hide, [0.22, 0.5, side * 0.1], [0.06, 0.38, side * 0.13], 0.046, 0.026, 0.03),
      limb(hide, [0.06, 0.38, side * 0.13], [0.24, 0.36, side * 0.12], 0.026, 0.014, 0.02),
    ]),
    ...SPINE.slice(1, -1).map(([at, thick]) =>
      limb(horn, add(at, [0, thick * 0.8, 0]), add(at, [-0.05, thick + 0.06, 0]), 0.022, 0.004),
    ),
    limb(hide, [-1.08, 0.52, 0], [-1.2, 0.6, 0], 0.045, 0.004),
  ];
}

/** How deep the free edge of the skin hangs in between two fingers, as a share of its length. */
const HANGS_IN = 0.17;

/** A wing: an arm, fingers from its wrist, and skin between them whose free edge is drawn in. Skin first: it is cut. */
function wing(side: number, colour: Colour): Solid[] {
  const bone = plain(scaleColour(colour, 0.62));
  const shoulder: Vector = [0.16, 0.62, side * 0.1];
  const wrist: Vector = [0.34, 1.02, side * 0.6];
  const skin: Look = {
    paint: (x, y, z) => {
      // Veins run from the wrist; toward it the skin is thicker and darker.
      const away = Math.hypot(x - wrist[0], y - wrist[1], z - wrist[2]);
      const around = Math.atan2(x - wrist[0], Math.abs(z) - Math.abs(wrist[2]));
      const vein = smoothstep(0.72, 1, Math.sin(around * 38 + 3 * Math.sin(away * 9)));
      const base = mixColour(colour, BELLY, 0.2 + 0.3 * smoothstep(0.1, 1, away));
      return scaleColour(base, 1 - 0.26 * vein);
    },
    bump: (x, y, z) =>
      0.006 *
      Math.sin(14 * Math.atan2(x - wrist[0], y - wrist[1] + Math.abs(z) - Math.abs(wrist[2]))),
  };
  const ends: readonly Vector[] = [
    [0.22, 1.34, side * 1.5],
    [-0.34, 1.06, side * 1.34],
    [-0.66, 0.8, side * 0.9],
    [-0.5, 0.56, side * 0.22],
  ];
  const fingers = ends.slice(1).map((end, n) => [ends[n] ?? end, end] as const);
  // The last piece of skin reaches from the hindmost finger along the arm to the body.
  const inner = ends[3] ?? shoulder;
  const outer = ends[2] ?? wrist;
  return [
    ...fingers.slice(0, 2).map(([from, to]) => membrane(skin, [wrist, from, to], SKIN)),
    membrane(skin, [wrist, outer, inner], SKIN),
    membrane(skin, [wrist, inner, shoulder], SKIN),
    ...fingers.map(([from, to]) => drawnIn(skin, wrist, from, to, HANGS_IN)),
    limb(bone, shoulder, wrist, 0.055, 0.036),
    ...ends.slice(0, 3).map((end) => limb(bone, wrist, end, 0.026, 0.007)),
    limb(plain(HORN), wrist, add(wrist, [0.1, 0.09, 0]), 0.024, 0.003),
  ];
}

/** How thick the skin of a wing is. */
const SKIN = 0.014;
