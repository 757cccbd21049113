import { mix, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { createStar, type Star } from '../../sculpt/star.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { strandAt } from './hair-form.ts';
import { hairLook } from './hair-look.ts';

/** How hair is cut that is parted and hangs down: straight and in waves to below the shoulders, to the chin. */
export type Cut = 'long' | 'wavy' | 'bob';

/** Where the longest lock of a cut ends, over how far locks narrow toward their tips, how far they swing aside in waves, and how full they are. Heights of the head. */
interface Hang {
  readonly ends: number;
  readonly narrows: number;
  readonly wave: number;
  readonly full: number;
}

const HANGS: Readonly<Record<Cut, Hang>> = {
  long: { ends: -0.68, narrows: 0.42, wave: 0.004, full: 1 },
  wavy: { ends: -0.62, narrows: 0.34, wave: 0.022, full: 1.1 },
  bob: { ends: -0.07, narrows: 0.16, wave: 0.004, full: 1.06 },
};

/** Whether hair that is worn so hangs down. */
export const isHanging = (hair: string): hair is Cut => Object.hasOwn(HANGS, hair);

/** How hair hangs; it is no part of what a seed decides. */
const noise = createNoise(8_219);

/** A thick lock on the far side: its middle ahead and aside at the cheek, half its width, and how much higher than the longest it ends. */
interface Lock {
  readonly ahead: number;
  readonly aside: number;
  readonly thick: number;
  readonly ends: number;
}

/** From the one that frames the face to the one behind the ear. */
const LOCKS: readonly Lock[] = [
  { ahead: 0.13, aside: 0.302, thick: 0.085, ends: 0.04 },
  { ahead: 0.02, aside: 0.318, thick: 0.105, ends: 0 },
  { ahead: -0.12, aside: 0.305, thick: 0.125, ends: 0.1 },
];
/** How softly locks run into each other. */
const MELTS = 0.035;
/** What hangs behind the neck: how far behind its middle is, its depth and its width, from where it hangs, and how much higher than the longest lock it ends. */
const BEHIND = { back: 0.27, deep: 0.26, wide: 0.36, top: 0.72, ends: 0.1 } as const;
/** How far forward locks come over the shoulders and at the temples, and how far in at temples and tips. */
const FORWARD = 0.2;
const TEMPLES = 0.05;
const INWARD = { temples: 0.09, tips: 0.05 } as const;
/** From where up locks are hidden by the hair on the head: to where they are full, and how far they go on. */
const ROOTS = { full: 0.42, long: 0.36 } as const;
/** How many waves there are to a height of the head. */
const WAVES = 17;
/** Around what strands hang. */
const BACK = -0.04;

/** How far forward of its middle a lock is at a height. */
const forwardAt = (y: number): number =>
  FORWARD * smoothstep(0.1, -0.65, y) + TEMPLES * smoothstep(0.3, 0.7, y);

/** Where lines to the surface of the hair of one side (−1 near, 1 far) start: in its thickest part. */
export function middleOf(cut: Cut, side: -1 | 1): Vector {
  const high = (HANGS[cut].ends + 0.6) / 2;
  return [0.01 + forwardAt(high), high, side * 0.31];
}

/** How far inside a lock a place is (below 0 outside), `y` its height and `out` how far aside. */
function insideLock(lock: Lock, n: number, hang: Hang, x: number, y: number, out: number): number {
  const over = y - hang.ends - lock.ends - 0.03 * noise.at(n * 3.1, 5);
  if (over <= 0) return -0.05;
  const phase = y * WAVES + n * 1.9;
  const [dx, dz] = [
    x - lock.ahead - forwardAt(y) - hang.wave * Math.cos(phase),
    out -
      lock.aside +
      INWARD.temples * smoothstep(0.22, 0.66, y) +
      INWARD.tips * smoothstep(0, -0.6, y) -
      hang.wave * Math.sin(phase),
  ];
  const turn = Math.atan2(dz, dx);
  // Smaller locks in it, that narrow with it.
  const uneven = 1 + 0.1 * noise.at(turn * 1.3 + n * 7, y * 0.8) + 0.035 * noise.at(turn * 4.5, y);
  const tip = Math.min(1, over / hang.narrows) ** 0.55;
  const root = Math.sqrt(Math.max(0, 1 - (Math.max(0, y - ROOTS.full) / ROOTS.long) ** 2));
  return hang.full * lock.thick * uneven * tip * root - Math.hypot(dx, dz);
}

/** Whether a place is in the locks that hang on one side. */
function isInside(hang: Hang, side: -1 | 1, x: number, y: number, z: number): boolean {
  let all = -1;
  for (const [n, lock] of LOCKS.entries())
    all = smoothMost(all, insideLock(lock, n + (side > 0 ? 0 : 5), hang, x, y, side * z));
  return all > 0;
}

function smoothMost(a: number, b: number): number {
  const near = Math.max(MELTS - Math.abs(a - b), 0) / MELTS;
  return Math.max(a, b) + near * near * MELTS * 0.25;
}

/** The form of hair that hangs down on one side of a head, `cells` of a survey across, around {@link middleOf} that side. */
export function hangingForm(cut: Cut, side: -1 | 1, cells: number): Star {
  const hang = HANGS[cut];
  const [ahead, high, aside] = middleOf(cut, side);
  return createStar(
    cells,
    (x, y, z) => {
      let [near, far] = [0.01, 1.1];
      for (let n = 0; n < 10; n++) {
        const at = (near + far) / 2;
        if (isInside(hang, side, ahead + x * at, high + y * at, aside + z * at)) near = at;
        else far = at;
      }
      return near;
    },
    false,
  );
}

/** Hair that hangs behind the neck, beyond what hangs on both sides. */
export function hairBehind(look: Look, cut: Cut): Solid {
  const { back, deep, wide, top, ends } = BEHIND;
  const low = HANGS[cut].ends + ends;
  return ellipsoid(look, [-back, (top + low) / 2, 0], [deep, (top - low) / 2, wide], 0.02);
}

/** How dark hair is on its inner side, where it looks to face and neck, as a share. */
const WITHIN = 0.5;
/** How strands lie beside each other from the outside inward, where they hang. */
const BESIDE = 0.5;

/** Hair of a colour that hangs so: each strand down its lock from where it leaves the head, and dark where it looks inward. */
export function hangingHair(colour: Colour, cut: Cut): Look {
  const look = hairLook(colour, (x, y, z) => {
    const own = x - forwardAt(y);
    const { across, along } = strandAt('long', own, y, z);
    const hangs = smoothstep(0.7, 0.3, y);
    const sways = HANGS[cut].wave * Math.sin(y * WAVES + 5 * across);
    const inward = BESIDE * Math.hypot(own - BACK, z);
    return { across: across + hangs * (sways + inward), along: mix(along, y * 0.6, hangs) };
  });
  return {
    ...look,
    paint: (x, y, z, normal) => {
      const away = Math.hypot(x - BACK, z) + 1e-6;
      const outward = (normal[0] * (x - BACK) + normal[2] * z) / away;
      const level = mix(WITHIN, 1, smoothstep(-0.3, 0.45, outward + Math.abs(normal[1])));
      return scaleColour(look.paint(x, y, z, normal), level);
    },
  };
}
