import { pick } from '../../../kernels/random.ts';
import type { Random } from '../../../kernels/random.ts';
import type { Trait } from '../../words/idea.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import type { Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { human } from './human.ts';
import type { Doing } from './doings.ts';
import { attributeOf, costumeOf } from './costumes.ts';
import { figureOf } from './figure.ts';
import { atWork, withBall, withRod } from './with-things.ts';

/** Grown people mostly stand, each in a way of their own; children seldom do. */
const usualOf = (traits: readonly Trait[]): readonly Doing[] =>
  traits.includes('child')
    ? ['running', 'jumping', 'walking', 'waving']
    : ['standing', 'relaxed', 'relaxed', 'walking'];

/** How many of those who play have the ball. */
const WITH_BALL = 0.6;

/** What someone does: what is said, or what one usually does. */
function doingOf({ random, posture, traits = [] }: Wish): Doing {
  if (posture !== null)
    return posture === 'standing' ? pick(random, ['standing', 'relaxed']) : posture;
  if (traits.includes('dancing')) return 'dancing';
  if (traits.includes('working')) return 'working';
  if (traits.includes('playing'))
    return random.unit() < WITH_BALL ? 'kicking' : pick(random, ['running', 'jumping']);
  return pick(random, usualOf(traits));
}

/** Who is seen from aside, whichever way one looks: how far turned to the eye. Radians. */
const ASIDE: Partial<Readonly<Record<Doing, number>>> = {
  running: 0.4,
  flying: 0.4,
  grazing: 0.4,
  sleeping: 0.12,
  dancing: 0.8,
  kicking: 0.45,
  jumping: 0.75,
  waving: 0.8,
  working: 0.35,
};

/** How far someone is turned to the viewer who is seen from before, and from behind. Radians. */
const turnOf = (doing: Doing, isPortrait: boolean, isDressedUp: boolean): number => {
  const aside = ASIDE[doing];
  if (aside !== undefined) return aside;
  if (isDressedUp) return 0.85;
  if (doing === 'walking') return isPortrait ? 0.7 : -0.75;
  return isPortrait ? 1.1 : -1.15;
};

/** Who is known by clothes or by what is held is not seen from behind. */
const isDressedUp = ({ traits = [] }: Wish): boolean =>
  costumeOf(traits) !== null || traits.includes('fisher');

/** Someone who does that, with what is held for it or belongs to a costume. */
function modelOf(random: Random, doing: Doing, { colour, traits = [] }: Wish): Solid[] {
  if (doing === 'working') return atWork(random, colour, traits);
  if (doing === 'kicking') return withBall(random, colour, traits);
  const costume = costumeOf(traits);
  const attribute =
    costume !== null && UPRIGHT.has(doing) ? attributeOf(costume, figureOf(traits)) : null;
  if (attribute !== null)
    return [...human(random, doing, colour, traits, { near: attribute.hand }), ...attribute.pieces];
  if (traits.includes('fisher') && UPRIGHT.has(doing)) return withRod(random, colour, traits);
  return human(random, doing, colour, traits);
}

/** Who stands so that a hand is free. */
const UPRIGHT: ReadonlySet<Doing> = new Set<Doing>(['standing', 'relaxed', 'walking']);

/** Someone: in a landscape from behind, looking at the view, or from aside when busy; as the subject of a picture, from before. */
export function person(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const doing = doingOf(wish);
  const vary = (doing === 'sleeping' ? 0.2 : 0.6) * (random.unit() - 0.5);
  const turn = turnOf(doing, wish.isPortrait, isDressedUp(wish)) + vary;
  const yaw = looksLeft(wish) ? Math.PI - turn : turn;
  return sculpt(modelOf(random, doing, wish), { yaw, pitch: 0.06, away: 4 }, rays, tall, random);
}
