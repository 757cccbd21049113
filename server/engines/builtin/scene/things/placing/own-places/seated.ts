import { clamp } from '../../../arithmetic.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Seat, Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { FOOD } from '../../../words/tableware.ts';
import { lookUp } from '../../../world/height-map.ts';
import { FURNITURE } from '../../objects/seats.ts';
import { worktop } from '../../objects/surfaces.ts';
import { onSubject } from '../../subject-light.ts';
import { wishIn } from '../../wish.ts';
import { metresOnSill } from '../size/true-size.ts';
import type { Planted, Stage } from '../stage.ts';

/** How much of the picture's width a piece of furniture takes at the most, alone and beside others, and is away from its sides. */
const WIDEST = 0.82;
const SHARED = 0.5;
/** The same of each of several towels on a beach; how much farther apart they lie than who lies on bare ground. */
const ON_SAND = { wide: 0.36, aside: 1.35, behind: 2.1 } as const;
const MARGIN = 0.03;
/** How much nearer than their seat those on it are. */
const NEARER = 0.97;
/** How high who sits on a window sill is at the most, by the window's height. */
const HIGHEST = 0.8;

/** How much less high what lies may be than what sits, and from what width by its height on it lies. */
const LYING = { share: 0.62, wide: 1.35 } as const;

/** How much of the room on a seat an animal takes, and somebody who lies there. */
const SNUG = 1.04;
const STRETCHED = 1.4;
/** The same of food, which leaves room on its table. */
const SERVED = 0.62;
/** How high a cup is, of what else stands on a table. */
const CUP = 0.45;

/** Machines, whose place may be where a counter of the room stands; how deep they are, in heights of them: nothing hides them that is so near. */
const MACHINES: ReadonlySet<Seat> = new Set<Seat>(['washer', 'fridge']);
const THROUGH = 1;

/** Rooms whose counters are for cooking. */
const AT_HOME: ReadonlySet<Land> = new Set<Land>(['kitchen', 'room', 'seventieskitchen']);

const isPet = (thing: Thing | undefined): boolean => thing !== undefined && isWalker(thing);

/** Puts those of whom it is said, each on a towel of their own where it is that, onto chairs, sofas, beds, tables and window sills. */
export function seated(stage: Stage, planted: readonly Planted[]): Planted[] {
  const sitters = planted.filter(({ on }) => on !== undefined);
  const seats = [...new Set(sitters.map(({ on }) => on))];
  const placed = seats.flatMap((seat) => {
    const those = sitters.filter(({ on }) => on === seat);
    if (seat === undefined) return [];
    if (seat === 'windowsill') return onSill(stage, those);
    const widest = those.length === planted.length ? WIDEST : SHARED;
    if (seat !== 'towel') return onFurniture(stage, seat, those, widest);
    const nearest = Math.min(...those.map(({ z }) => z));
    const each = those.length > 1 ? ON_SAND.wide : widest;
    const mean = those.reduce((sum, { x, z }) => sum + x / z, 0) / those.length;
    return those.flatMap((one) => {
      const z = nearest + ON_SAND.behind * (one.z - nearest);
      const x = (mean + ON_SAND.aside * (one.x / one.z - mean)) * z;
      const base = those.length > 1 ? lookUp(stage.map.heights, x, z) : one.base;
      return onFurniture(stage, seat, [{ ...one, x, z, base }], (each * nearest) / z, nearest / z);
    });
  });
  return [...planted.filter(({ on }) => on === undefined), ...placed];
}

/** Those on a seat, side by side, with it; `widest` is the most of the picture's width that it takes, `smaller` how much less high it is than near the eye. */
function onFurniture(
  { frame, camera, setting }: Stage,
  seat: keyof typeof FURNITURE,
  sitters: readonly Planted[],
  widest: number,
  smaller = 1,
): Planted[] {
  const { make: own, tall, top, inner, pet, thing, body = pet, below = 0 } = FURNITURE[seat];
  const share = FURNITURE[seat].widest ?? widest;
  const z = Math.min(...sitters.map((one) => one.z));
  const floor = Math.min(...sitters.map((one) => one.base));
  const mean = sitters.reduce((sum, { x }) => sum + x, 0) / sitters.length;
  const faces: -1 | 1 = setting.side > 0 ? 1 : -1;
  const wish = { colour: null, posture: null, tall: tall * frame.height, isPortrait: false, faces };
  const make = seat === 'counter' && AT_HOME.has(setting.land) ? worktop : own;
  const asked = wishIn(setting, wish);
  const light = onSubject(asked.rays, setting, sitters[0]?.thing ?? 'chair', false);
  const sprite = make({ ...asked, rays: light });
  const ratio = sprite.width / sprite.height;
  const pixels = Math.min(smaller * tall * frame.height, (share * frame.width) / ratio);
  const size = (pixels * z) / camera.focal;
  const base = floor - below * size;
  const wide = size * ratio;
  const half = (frame.width * z) / camera.focal / 2;
  const most = Math.max(0, half - wide / 2 - 2 * half * MARGIN);
  // The fire and the window ahead are to be seen beside it.
  const x = setting.idea.hearth ? setting.side * most : clamp(mean, -most, most);
  const boost = sitters[0]?.boost;
  const isFront = below > 0 || (sitters[0]?.isFront ?? false);
  const deep = MACHINES.has(seat) ? { deep: THROUGH * size } : {};
  const furniture: Planted = {
    sprite,
    x,
    z,
    base,
    size,
    isFront,
    ...(boost && { boost }),
    ...deep,
  };
  const room = (inner * wide) / sitters.length;
  const upon = sitters.map((one, n): Planted => {
    const across = one.sprite.width / one.sprite.height;
    const lies = across > LYING.wide ? LYING.share : 1;
    const isFood = one.thing !== undefined && FOOD.has(one.thing);
    const long = one.thing === 'person' ? STRETCHED : isFood ? SERVED : SNUG;
    const high = Math.min(
      (one.thing === 'person'
        ? body * lies
        : isPet(one.thing)
          ? pet * lies
          : one.thing === 'cup'
            ? CUP * thing
            : thing) * size,
      (long * room) / across,
    );
    const at = x + (n - (sitters.length - 1) / 2) * room;
    return nearer(camera.height, {
      ...one,
      x: at,
      z,
      base: base + top * size,
      size: high,
      isFront,
      ...deep,
    });
  });
  return [furniture, ...upon];
}

/** The same on the picture, a little nearer to the eye. */
const nearer = (eye: number, one: Planted): Planted => ({
  ...one,
  x: one.x * NEARER,
  z: one.z * NEARER,
  base: eye - (eye - one.base) * NEARER,
  size: one.size * NEARER,
});

/** On the sill of the room's window, side by side; elsewhere where they are. */
function onSill({ sill, camera }: Stage, sitters: readonly Planted[]): Planted[] {
  if (sill === undefined) return [...sitters];
  const { left, right, low, high, z } = sill;
  const room = (right - left) / (sitters.length + 1);
  return sitters.map((one, n) => {
    const across = one.sprite.width / one.sprite.height;
    const lies = across > LYING.wide ? LYING.share : 1;
    const tall = Math.min(HIGHEST * (high - low), metresOnSill(one.thing) * lies);
    const size = Math.min(tall, (0.95 * room) / across);
    return nearer(camera.height, { ...one, x: left + room * (n + 1), z, base: low, size });
  });
}
