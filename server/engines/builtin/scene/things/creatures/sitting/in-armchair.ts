import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { throne } from '../../objects/treasure/throne.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { atNewspaper, newspaper } from '../held/held-things.ts';
import { human } from '../human.ts';
import { PLANS } from '../postures/doings.ts';
import { hipsOf } from '../stance.ts';
import { chair } from './at-table.ts';
import { holder, isHeldSitting } from './holder.ts';
import { knitter } from './knitter.ts';
import { rockingChair } from './rocking-chair.ts';

const CLOTHS: readonly Colour[] = [
  [0.42, 0.14, 0.12],
  [0.16, 0.3, 0.26],
  [0.56, 0.42, 0.22],
  [0.2, 0.26, 0.4],
];
const COACH: Colour = [0.17, 0.3, 0.54];
const WOOD: Colour = [0.28, 0.17, 0.1];
const PAPER: Colour = [0.93, 0.9, 0.82];
const INK: Colour = [0.5, 0.47, 0.42];
const PLAID: readonly [Colour, Colour, Colour] = [
  [0.5, 0.12, 0.11],
  [0.86, 0.78, 0.6],
  [0.2, 0.22, 0.2],
];
const COVER: Colour = [0.4, 0.12, 0.12];

/** How high the seat is, and where the hips of who sits there are, in a man's heights. */
const SEAT = 0.27;
const HIPS: Vector = [-0.03, SEAT + 0.045, 0];

/** How far the chair is turned to the eye, radians. */
const TURN = 0.75;

/** The plain chair of a hospital, an office or a school. */
const SHELL: Look = plain([0.3, 0.42, 0.52], { gloss: 0.3 });

/** On what one sits in a place: the seats of what carries people stand there alone. */
export type SeatKind = 'armchair' | 'plain' | 'coach';

/** Someone in an armchair, or one that rocks, or on a plain chair or the seat of a coach, a king on a throne, reading where the wish says so. */
export function inArmchair(wish: Wish, kind: SeatKind = 'armchair'): Sprite {
  const { random, rays, tall } = wish;
  const sitter = sitterOf(wish);
  const turn = TURN + 0.3 * (random.unit() - 0.5);
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(
    [...seatOf(wish, kind), ...sitter],
    { yaw, pitch: 0.1, away: 4 },
    rays,
    tall,
    random,
  );
}

/** What somebody sits on in a place of such seats. */
function seatOf({ random, traits = [] }: Wish, kind: SeatKind): Solid[] {
  if (traits.includes('royal')) return throne(SEAT);
  if (kind === 'coach') return coachSeat(COACH);
  if (kind === 'plain') return moved(chair(SHELL), { to: [-0.05, 0, 0] });
  return traits.includes('rocking') ? rockingChair(SEAT) : armchair(pick(random, CLOTHS));
}

/** The seat of a train, a bus or a plane: a cushion and a high back of cloth on a foot of steel. */
function coachSeat(cloth: Colour): Solid[] {
  const look = worn(cloth, 0.1, { fur: 0.003 });
  const steel = plain([0.5, 0.52, 0.55], { gloss: 0.4 });
  return [
    box(look, [0.01, SEAT - 0.03, 0], [0.14, 0.03, 0.13], undefined, 0.025),
    box(look, [-0.16, SEAT + 0.2, 0], [0.026, 0.24, 0.13], roll(0.1), 0.03),
    box(steel, [-0.19, SEAT + 0.18, 0], [0.012, 0.25, 0.135], roll(0.1), 0.02),
    box(steel, [-0.02, 0.1, 0], [0.03, 0.11, 0.06]),
    box(steel, [-0.02, 0.01, 0], [0.1, 0.012, 0.1]),
  ];
}

/** How far who sits on a bench across the picture is turned to the eye, radians. */
const TO_EYE = 0.4;

/** Someone on a bench that stands there already, facing along the picture; reading where the wish says so. */
export function onBench(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const yaw = looksLeft(wish) ? Math.PI - TO_EYE : TO_EYE;
  return sculpt(sitterOf(wish), { yaw, pitch: 0.1, away: 4 }, rays, tall, random);
}

/** How one sits who has nothing to do: children with both feet down. */
export const atEase = (random: Random, traits: readonly Trait[]): 'seated' | 'crossed' =>
  traits.includes('child') ? 'seated' : pick(random, ['seated', 'crossed']);

/** Who sits on a seat as high as an armchair's, without it. */
function sitterOf(wish: Wish): Solid[] {
  const { random, colour, hair, traits = [] } = wish;
  const rise = add(HIPS, [0, -hipsOf(figureOf(traits), 'seated'), 0]);
  if (wish.holds && isHeldSitting(wish.holds.thing))
    return moved(holder(wish, traits, wish.holds), { to: rise });
  if (traits.includes('dozing')) return moved(dozer(wish), { to: rise });
  if (traits.includes('tired')) return moved(weary(wish), { to: rise });
  return moved(
    traits.includes('knitting')
      ? knitter(random, colour, traits, hair)
      : traits.includes('reading')
        ? reader(random, colour, traits, hair)
        : human(random, atEase(random, traits), colour, traits, {}, hair),
    { to: rise },
  );
}

/** Someone who sleeps on a seat, a blanket over the lap and the knees. */
function dozer({ random, colour, hair, traits = [] }: Wish): Solid[] {
  const lap = hipsOf(figureOf(traits), 'dozing');
  const plaid: Look = {
    paint: (x, y, z) => {
      const [u, v] = [Math.sin((x - y) * 95), Math.sin(z * 95)];
      return u > 0.75 || v > 0.75 ? PLAID[1] : u * v > 0.1 ? PLAID[2] : PLAID[0];
    },
    fur: 0.004,
  };
  const hand = (aside: number): Vector => [0.15, lap + 0.125, aside];
  return [
    ...human(random, 'dozing', colour, traits, { near: hand(-0.05), far: hand(0.045) }, hair),
    box(plaid, [0.14, lap + 0.025, 0], [0.14, 0.062, 0.128], roll(0.05), 0.05),
    box(plaid, [0.285, lap - 0.1, 0], [0.034, 0.13, 0.122], roll(0.16), 0.03),
  ];
}

/** Someone on a seat with the forehead in a hand. */
function weary({ random, colour, hair, traits = [] }: Wish): Solid[] {
  const { chin, hips, head } = figureOf(traits);
  const along = chin + 0.5 * head - hips;
  const lean = PLANS.weary.lean;
  const lap = hipsOf(figureOf(traits), 'weary');
  const near: Vector = [Math.sin(lean) * along + 0.11, lap + Math.cos(lean) * along - 0.02, -0.025];
  const far: Vector = [0.27, lap + 0.06, 0.05];
  return human(random, 'weary', colour, traits, { near, far }, hair);
}

/** Someone on a seat, or on the ground, with an open book or a newspaper in both hands. */
export function reader(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  hair: Colour | null = null,
  doing: 'reading' | 'lounging' = 'reading',
): Solid[] {
  const hips = hipsOf(figureOf(traits), doing);
  const book: Vector = doing === 'lounging' ? [0.17, hips + 0.24, 0] : [0.22, hips + 0.2, 0];
  if (traits.includes('newspaper')) {
    const fold = add(book, [0.06, 0.03, 0]);
    return [...human(random, doing, colour, traits, atNewspaper(fold), hair), ...newspaper(fold)];
  }
  const hold = (side: number): Vector => add(book, [-0.02, -0.035, side * 0.075]);
  return [
    ...human(random, doing, colour, traits, { near: hold(-1), far: hold(1) }, hair),
    ...openPages(book),
  ];
}

/** How far a book leans to who reads it, radians, and half the sides of one of its halves. */
const LEAN = 0.8;
const PAGE: Vector = [0.065, 0.006, 0.048];

/** An open book that leans to who is on its left. */
export function openPages(at: Vector): Solid[] {
  const lines: Look = {
    paint: (x, y) => (Math.sin((x + y) * 330) > 0.35 ? mixColour(PAPER, INK, 0.55) : PAPER),
  };
  const tilt = roll(LEAN);
  return [-1, 1].flatMap((side) => {
    const middle = add(at, [0, 0, side * PAGE[2]]);
    return [
      box(lines, middle, PAGE, tilt, 0.003),
      box(plain(COVER), add(middle, [0.008, -0.008, 0]), add(PAGE, [0.004, -0.002, 0.003]), tilt),
    ];
  });
}

/** A deep chair of cloth on wooden feet, open to the right. */
function armchair(cloth: Colour): Solid[] {
  const look = worn(cloth, 0.16, { fur: 0.004 });
  const cushion = worn(scaleColour(cloth, 1.15), 0.14, { fur: 0.004 });
  const wood = planks(WOOD, 0.03);
  return [
    box(look, [0.0, 0.12, 0], [0.2, 0.075, 0.24], undefined, 0.03),
    box(cushion, [0.03, SEAT - 0.05, 0], [0.19, 0.05, 0.175], undefined, 0.035),
    box(look, [-0.2, 0.4, 0], [0.055, 0.3, 0.215], roll(0.16), 0.05),
    ...[-1, 1].flatMap((side) => [
      box(look, [0.0, 0.24, side * 0.225], [0.2, 0.13, 0.045], undefined, 0.042),
      limb(wood, [0.16, 0.06, side * 0.2], [0.17, 0, side * 0.2], 0.018, 0.014),
      limb(wood, [-0.17, 0.06, side * 0.2], [-0.18, 0, side * 0.2], 0.018, 0.014),
    ]),
  ];
}
