import { mixColour } from '../../../arithmetic.ts';
import { SKY_MOUNTS, type SkyMount } from '../../../words/deeds-of-body.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { membrane } from '../../sculpt/membrane.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  mirror,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { human } from '../human.ts';
import type { Hands } from '../stance.ts';
import { broom } from './broom.ts';

const GOLD: Colour = [0.86, 0.64, 0.24];
const RED: Colour = [0.6, 0.1, 0.1];
const NIGHT: Colour = [0.1, 0.14, 0.34];
const WOOD: Colour = [0.42, 0.27, 0.15];

/** What carries somebody through the air: its solids, how the rider holds the body and the hands, and where the rider's feet are from the middle of the mount. Lengths in heights of who rides. */
interface Ride {
  readonly mount: readonly Solid[];
  readonly doing: 'crosslegged' | 'sitting' | 'standing';
  readonly hands: Hands;
  readonly at: Vector;
  /** How far it is tipped back on its way, and turned toward the eye. Radians. */
  readonly tipped: number;
  readonly turned: number;
}

/** Half of how long and wide a carpet is. */
const CARPET = { long: 0.8, wide: 0.5, strips: 32 } as const;

/** How high a carpet that flies is along its length: it waves, its ends more, and the first is curled up. */
const wave = (x: number): number =>
  0.035 * Math.sin(5.2 * x) * (0.35 + Math.abs(x)) + 0.3 * Math.max(0, x - 0.5) ** 1.5;

/** A red field of lozenges around a medallion, in a dark border between lines of gold. */
const woven: Look = {
  paint: (x, _y, z) => {
    const [u, v] = [x / CARPET.long, z / CARPET.wide];
    const rim = Math.max(1 - (1 - Math.abs(u)) / 0.62, Math.abs(v));
    const lozenge = (size: number): number => {
      const [a, b] = [x / size, z / size];
      return Math.abs(a - Math.round(a)) + Math.abs(b - Math.round(b));
    };
    if (rim > 0.95 || (rim > 0.7 && rim < 0.75)) return GOLD;
    if (rim >= 0.75) return lozenge(0.09) < 0.3 ? GOLD : NIGHT;
    const medallion = Math.abs(u) / 0.55 + Math.abs(v) / 0.55;
    if (medallion < 0.35) return GOLD;
    if (medallion < 0.9) return mixColour(NIGHT, GOLD, lozenge(0.1) < 0.24 ? 0.8 : 0);
    if (medallion < 1) return GOLD;
    return lozenge(0.15) < 0.2 ? GOLD : RED;
  },
};

function carpet(): Solid[] {
  const { long, wide, strips } = CARPET;
  const step = (2 * long) / strips;
  const ends = [-long, long].flatMap((x) =>
    Array.from({ length: 21 }, (_, n) => {
      const z = wide * (n / 10 - 1) * 0.97;
      const from: Vector = [x, wave(x), z];
      return limb(plain(GOLD), from, add(from, [0.08 * Math.sign(x), -0.03, 0]), 0.012, 0.008);
    }),
  );
  return [
    ...Array.from({ length: strips }, (_, n) => {
      const x = -long + (n + 0.5) * step;
      const slope = Math.atan2(wave(x + step / 2) - wave(x - step / 2), step);
      return box(woven, [x, wave(x), 0], [step * 0.56, 0.012, wide], roll(slope));
    }),
    ...ends,
  ];
}

/** A mortar of wood that somebody stands in up to the hips, hooped with iron. */
function mortar(hand: Vector): Solid[] {
  const wood = planks(WOOD, 0.06, 'upright');
  const iron = plain([0.2, 0.19, 0.18], { gloss: 0.4 });
  return [
    frustum(wood, [0, -0.04, 0], 0.08, 0.2, 0.14),
    frustum(wood, [0, 0.02, 0], 0.5, 0.16, 0.29),
    ring(wood, [0, 0.52, 0], 0.275, 0.03),
    ...[0.12, 0.4].map((y) => ring(iron, [0, y, 0], 0.16 + 0.26 * (y - 0.02) + 0.004, 0.016)),
    ...broom(add(hand, [0.27, 0.2, 0.01]), add(hand, [-0.46, -0.34, -0.02])),
  ];
}

/** How thick a sheet of paper that carries somebody is. */
const PAPER = 0.012;

/** A dart folded of a page of squared paper. */
function paperPlane(): Solid[] {
  const paper: Look = {
    paint: (x, _y, z) => {
      const line = Math.min(...[x, z].map((at) => Math.abs(at / 0.09 - Math.round(at / 0.09))));
      return line < 0.06 ? [0.72, 0.8, 0.9] : [0.95, 0.95, 0.92];
    },
  };
  const nose: Vector = [0.95, -0.03, 0];
  const keel: Vector = [-0.78, -0.32, 0];
  return [-1, 1].flatMap((side) => {
    const fold: Vector = [-0.78, -0.02, side * 0.1];
    const tip: Vector = [-0.78, 0.1, side * 0.72];
    return [tip, keel].map((corner) => membrane(paper, [nose, fold, corner], PAPER));
  });
}

/** A small cloud that bears who stands on it, its end drawn out behind. */
function cloud(): Solid[] {
  const white = plain([0.97, 0.95, 0.9]);
  const gilt = plain([0.98, 0.9, 0.74]);
  const puffs: readonly (readonly [number, number, number, number])[] = [
    [0, -0.13, 0, 0.22],
    [0.26, -0.12, 0.08, 0.18],
    [0.24, -0.14, -0.14, 0.17],
    [-0.24, -0.13, 0.1, 0.19],
    [-0.22, -0.15, -0.14, 0.18],
    [0.44, -0.1, -0.02, 0.13],
    [0.02, -0.16, -0.24, 0.16],
    [0.05, -0.14, 0.24, 0.16],
    [-0.44, -0.14, 0, 0.15],
    [-0.6, -0.1, -0.04, 0.11],
    [-0.74, -0.04, 0, 0.085],
    [-0.86, 0.04, 0.02, 0.06],
  ];
  return [
    ellipsoid(white, [-0.04, -0.1, 0], [0.42, 0.09, 0.3], 0.06),
    ...puffs.map(([x, y, z, radius], n) =>
      ball(n % 3 === 2 ? gilt : white, [x, y, z], radius, 0.06),
    ),
  ];
}

/** The staff of the monkey king, upright in the hand: red, its ends of gold. */
const staffAt = ([x, y, z]: Vector): Solid[] => [
  limb(plain([0.62, 0.1, 0.08], { gloss: 0.3 }), [x, 0.06, z], [x, y + 0.42, z], 0.018, 0.018),
  ...[0.1, y + 0.38].map((at) =>
    limb(plain(GOLD, { gloss: 0.5 }), [x, at - 0.08, z], [x, at + 0.08, z], 0.023, 0.023),
  ),
];

const OAR: Vector = [0.16, 0.64, -0.24];
const STAFF: Vector = [0.3, 0.62, -0.12];

const rideOn = (mount: SkyMount, traits: readonly Trait[]): Ride => {
  switch (mount) {
    case 'oncarpet':
      return {
        ...{ mount: carpet(), doing: 'crosslegged', hands: {}, at: [0, 0.035, 0] },
        ...{ tipped: 0.1, turned: 0.5 },
      };
    case 'inmortar':
      return {
        ...{ mount: mortar(OAR), doing: 'standing', hands: { near: OAR }, at: [0, 0, 0] },
        ...{ tipped: -0.2, turned: 0.3 },
      };
    case 'onpaperplane':
      return {
        ...{ mount: paperPlane(), doing: 'sitting', hands: {}, at: [-0.32, -0.03, 0] },
        ...{ tipped: 0.1, turned: 0.55 },
      };
    case 'oncloud': {
      const armed = traits.includes('monkeyfolk');
      return {
        ...{ mount: [...cloud(), ...(armed ? staffAt(STAFF) : [])], doing: 'standing' },
        ...{ hands: armed ? { near: STAFF } : {}, at: [0, 0.02, 0], tipped: 0, turned: 0.6 },
      };
    }
  }
};

/** Somebody who is carried through the air: by a carpet, a mortar, a dart of paper or a cloud, as the traits say. */
export function skyRider(wish: Wish): Sprite {
  const { random, rays, tall, colour, hair, hat, traits = [] } = wish;
  const isLeft = looksLeft(wish);
  const ride = rideOn(SKY_MOUNTS.find((one) => traits.includes(one)) ?? 'oncarpet', traits);
  const rider = moved(
    human(random, ride.doing, colour, traits, ride.hands, hair ?? null, hat ?? null),
    { to: ride.at },
  );
  const model = moved([...ride.mount, ...rider], { by: roll(ride.tipped), to: [0, 0.36, 0] });
  const turned = ride.turned + 0.12 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? model.map(mirror) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: 0.2, away: 4 },
    rays,
    tall,
    random,
  );
}
