import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { figureOf } from '../../creatures/figure.ts';
import { human } from '../../creatures/human.ts';
import { hipsOf } from '../../creatures/stance.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, scale, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';

const PAINTS: readonly Colour[] = [
  [0.7, 0.14, 0.12],
  [0.14, 0.42, 0.46],
  [0.12, 0.13, 0.15],
];
const RUBBER: Colour = [0.08, 0.08, 0.085];
const STEEL: Colour = [0.74, 0.75, 0.76];
const LEATHER: Colour = [0.36, 0.2, 0.11];
const REAR = [-0.5, 0.34, 0] as const;
const FRONT = [0.5, 0.34, 0] as const;

/** A bicycle with spokes, mudguards, a leather saddle and a lamp. */
export function bicycle(wish: Wish): Sprite {
  const bike = bicycleOf(wish.colour ?? pick(wish.random, PAINTS));
  const cyclist = wish.traits?.includes('mounted') ? riderOf(wish) : [];
  const all = [...bike, ...cyclist];
  return wish.heading === undefined ? portray(wish, all, 0.4, 0.06, 3) : drive(wish, all, 0.4);
}

/** A man's height in units of the bicycle. */
export const MAN_ON_BICYCLE = 1.72;
/** Where one sits in the saddle. */
export const SADDLE: Vector = [-0.22, 0.924, 0];
/** Where the far hand is on the bar. */
export const GRIP: Vector = [0.21, 0.951, 0.227];

/** Someone in the saddle, the hands on the bar and the feet on the pedals. */
function riderOf(wish: Wish): Solid[] {
  const foot = subtract(SADDLE, [
    0,
    hipsOf(figureOf(wish.traits ?? []), 'cycling') * MAN_ON_BICYCLE,
    0,
  ]);
  const held = (side: number): Vector =>
    scale(subtract([GRIP[0], GRIP[1], side * GRIP[2]], foot), 1 / MAN_ON_BICYCLE);
  const hands = { near: held(-1), far: held(1) };
  return moved(human(wish.random, 'cycling', null, wish.traits, hands, wish.hair), {
    size: MAN_ON_BICYCLE,
    to: foot,
  });
}

/** A bicycle of that paint, its wheels at 0. */
export function bicycleOf(paint: Colour): Solid[] {
  const frame = plain(paint, { gloss: 0.5 });
  const steel = plain(STEEL, { gloss: 0.8 });
  const leather = plain(LEATHER, { gloss: 0.2 });
  const tube = (a: Solid['a'], b: Solid['a'], r = 0.018, look: Look = frame) =>
    limb(look, a, b, r, r);
  return [
    ...wheel(REAR, steel),
    ...wheel(FRONT, steel),
    tube(REAR, [-0.06, 0.32, 0], 0.014),
    tube(REAR, [-0.17, 0.74, 0], 0.013),
    tube([-0.06, 0.32, 0], [-0.2, 0.86, 0]),
    tube([-0.17, 0.74, 0], [0.34, 0.78, 0]),
    tube([-0.06, 0.32, 0], [0.36, 0.68, 0], 0.021),
    tube([0.32, 0.88, 0], [0.38, 0.64, 0], 0.02),
    tube([0.38, 0.66, 0], FRONT, 0.015),
    tube([0.31, 0.9, 0], [0.32, 0.97, 0], 0.014, steel),
    tube([0.32, 0.97, -0.2], [0.32, 0.97, 0.2], 0.013, steel),
    ...[-1, 1].map((z) => tube([0.32, 0.97, z * 0.2], [0.2, 0.95, z * 0.23], 0.017, leather)),
    ellipsoid(leather, [-0.25, 0.89, 0], [0.14, 0.03, 0.07]),
    ball(plain([0.95, 0.92, 0.8], { gloss: 0.7, glow: () => 1 }), [0.44, 0.78, 0], 0.045),
    { ...ring(steel, [-0.06, 0.32, 0], 0.075, 0.014, pitch(Math.PI / 2)) },
    tube([-0.06, 0.32, -0.04], [0.02, 0.2, -0.05], 0.011, steel),
    tube([-0.06, 0.32, 0.04], [-0.14, 0.44, 0.05], 0.011, steel),
    tube([0.0, 0.19, -0.1], [0.04, 0.2, -0.04], 0.018, leather),
  ];
}

function wheel(at: Solid['a'], steel: Look): Solid[] {
  const upright = pitch(Math.PI / 2);
  const spokes = Array.from({ length: 14 }, (_, n) => {
    const angle = (n / 14) * Math.PI * 2;
    const rim: Solid['a'] = [at[0] + Math.cos(angle) * 0.31, at[1] + Math.sin(angle) * 0.31, 0];
    return limb(steel, at, rim, 0.004, 0.004);
  });
  return [
    ring(plain(RUBBER), at, 0.318, 0.022, upright),
    ring(steel, at, 0.296, 0.01, upright),
    limb(steel, [at[0], at[1], -0.04], [at[0], at[1], 0.04], 0.026, 0.026),
    ...spokes,
  ];
}
