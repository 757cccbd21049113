import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { withRoomAbove } from '../../compose-sprites.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import type { Back } from '../with-animals/back.ts';
import { ridersOn } from '../with-animals/rider.ts';

const BILL: Colour = [0.93, 0.72, 0.16];
const BLACK: Colour = [0.03, 0.03, 0.03];

/** Head, ring around the neck, breast, flank, back. */
type Plumage = readonly [Colour, Colour, Colour, Colour, Colour];

const DRAKE: Plumage = [
  [0.05, 0.32, 0.2],
  [0.94, 0.94, 0.92],
  [0.36, 0.2, 0.13],
  [0.72, 0.7, 0.66],
  [0.4, 0.34, 0.29],
];
const HEN: Plumage = [
  [0.52, 0.38, 0.24],
  [0.5, 0.37, 0.24],
  [0.46, 0.33, 0.2],
  [0.5, 0.37, 0.23],
  [0.36, 0.26, 0.17],
];

const dyed = (colour: Colour): Plumage => [
  colour,
  colour,
  colour,
  mixColour(colour, [0.95, 0.93, 0.9], 0.2),
  scaleColour(colour, 0.82),
];

/** How often a duck is a drake. */
const DRAKES = 0.65;

/** How high the top of a head is that is held up. */
const UPRIGHT = 0.735;
const HELD_UP: Vector = [0, 0, 0];
/** Where a duck has its head from where it is held up: up, stretched ahead, low over the water, and drawn in. */
const HEADS: readonly Vector[] = [HELD_UP, [0.1, -0.12, 0], [0.13, -0.27, 0], [-0.06, -0.2, 0]];

/** Where one sits on it. */
const BACK: Back = { at: [-0.02, 0.32, 0], man: 0.66 };

/** A duck as it swims; of several each holds its head in another way. */
export function duck(wish: Wish): Sprite {
  const { random, rays, tall, colour, nth } = wish;
  const plumage = colour === null ? (random.unit() < DRAKES ? DRAKE : HEN) : dyed(colour);
  const turn = 0.15 + 0.6 * random.unit();
  const facing = looksLeft(wish) ? Math.PI - turn : turn;
  const head = HEADS[(nth ?? 0) % HEADS.length] ?? HELD_UP;
  // The head is the highest of it.
  const high = 1 + head[1] / UPRIGHT;
  const sight = { yaw: facing, pitch: 0.06, away: 4 };
  const swims = [...model(plumage, head), ...ridersOn(wish, BACK)];
  return withRoomAbove(sculpt(swims, sight, rays, high * tall, random), high);
}

/** A duck whose head is `by` from where it is held up. */
function model([head, ring, breast, flank, back]: Plumage, by: Vector): Solid[] {
  const body: Look = {
    paint: (x, y, z, normal) => {
      const up = smoothstep(-0.1, 0.7, normal[1]);
      const side = mixColour(flank, back, up);
      const fleck = 0.93 + 0.09 * Math.sin(x * 70 + z * 20) * Math.sin(y * 64);
      return scaleColour(mixColour(side, breast, smoothstep(0.12, 0.3, x)), fleck);
    },
    fur: 0.014,
  };
  const skin: Look = {
    paint: (_x, y) =>
      mixColour(
        mixColour(breast, ring, smoothstep(0.4, 0.43, y - by[1])),
        head,
        smoothstep(0.46, 0.49, y - by[1]),
      ),
    fur: 0.01,
    gloss: 0.12,
  };
  const wing: Look = {
    ...body,
    paint: (x, y, z) => scaleColour(back, 0.9 + 0.16 * Math.sin(x * 40 + y * 25 + z * 9)),
  };
  const bill = plain(BILL, { gloss: 0.35 });
  const at = (x: number, y: number, z = 0): Vector => [x + by[0], y + by[1], z + by[2]];
  return [
    ellipsoid(body, [0, 0.12, 0], [0.44, 0.2, 0.23]),
    ball(body, [0.24, 0.17, 0], 0.19, 0.1),
    limb(body, [-0.3, 0.18, 0], [-0.56, 0.3, 0], 0.12, 0.03, 0.08),
    limb(skin, [0.28, 0.26, 0], at(0.33, 0.56), 0.12, 0.09, 0.06),
    ellipsoid(skin, at(0.37, 0.62), [0.135, 0.115, 0.105], 0.05),
    // Its forehead runs into a bill that is hollow above and broad at its end.
    limb(bill, at(0.44, 0.62), at(0.52, 0.585), 0.052, 0.034, 0.02),
    blade(bill, at(0.5, 0.59), at(0.64, 0.578), 0.046, 0.058, 0.42, 0.012, pitch(Math.PI / 2)),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(wing, [-0.08, 0.2, side * 0.18], [0.34, 0.13, 0.07], 0.04, roll(-0.12)),
      ellipsoid(wing, [-0.24, 0.25, side * 0.12], [0.26, 0.06, 0.05], 0.03, roll(-0.3)),
      ball(plain(BLACK, { gloss: 0.9 }), at(0.43, 0.65, side * 0.088), 0.02),
    ]),
  ];
}
