import type { Random } from '../../../kernels/random.ts';
import { pick } from '../../../kernels/random.ts';
import { isAnimalFolk } from '../../words/creatures.ts';
import { isInstrument, isUsed } from '../../words/dress/holding.ts';
import type { Trait } from '../../words/trait.ts';
import { withRoomAbove } from '../compose-sprites.ts';
import { mirrored } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import type { Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { withAide } from './aide.ts';
import { featOf } from './at-feat.ts';
import { hasEyesOn } from './body/gaze.ts';
import { attributeOf, costumeOf } from './clothing/costumes.ts';
import { dry } from './dry.ts';
import { figureOf } from './figure.ts';
import { bridalBouquet } from './held/bouquet.ts';
import { heldBy } from './held/held.ts';
import { heldSeated, isEatenSeated } from './held/held-seated.ts';
import { playedSeated } from './held/instruments.ts';
import { human } from './human.ts';
import { brewing } from './kitchen/brewing.ts';
import { casting } from './pastimes/casting.ts';
import { withPram } from './pastimes/with-pram.ts';
import {
  atEasel,
  atWork,
  repairing,
  withBall,
  withCart,
  withFood,
  withFork,
  withRod,
  withStick,
} from './pastimes/with-things.ts';
import { type Doing, doingAs } from './postures/doings.ts';
import { phaseOf } from './postures/phases.ts';
import { STANDING } from './postures/rests.ts';
import { powdered } from './powder.ts';
import { roleOf } from './roles/role.ts';
import { toolOf } from './roles/role-tools.ts';
import { reader } from './sitting/in-armchair.ts';
import { inPaws } from './upright/in-paws.ts';
import { roasting } from './work/at-callings.ts';

/** Grown people mostly stand, each in a way of their own; children seldom do. */
const usualOf = (traits: readonly Trait[]): readonly Doing[] =>
  traits.includes('child') ? ['running', 'jumping', 'walking', 'waving'] : [...STANDING, 'walking'];

/** How one sits on the ground. */
const ON_GROUND: readonly Doing[] = ['sitting', 'crosslegged', 'leaning'];

/** How those stand who talk and laugh with each other, and whether somebody does. */
const IN_CIRCLE: readonly Doing[] = ['gesturing', 'attending', 'relaxed', 'idle'];
const isSociable = (traits: readonly Trait[]): boolean =>
  traits.includes('talking') || traits.includes('laughing');

/** How many of those who play have the ball. */
const WITH_BALL = 0.6;

/** How one is who has something in the hands. */
const HOLDING: readonly Doing[] = ['standing', 'standing', 'walking'];

/** One of what somebody may do: by chance, or of several each the next. */
const oneOf = ({ random, nth }: Wish, from: readonly Doing[]): Doing =>
  nth === undefined ? pick(random, from) : (from[nth % from.length] as Doing);

/** What is done over a book. */
const OVER_PAGES: ReadonlySet<Trait> = new Set<Trait>(['reading', 'sketching', 'studying']);

/** What someone does: what is said, or what one usually does. */
function doingOf(wish: Wish): Doing {
  const { random, posture, holds, heading, faces, traits = [] } = wish;
  const isFree = posture === null || posture === 'standing';
  if (traits.includes('leaving') && isFree) return 'walking';
  if (traits.includes('ballet') && isFree) return 'arabesque';
  if (traits.includes('propped') && isFree && holds === undefined) return 'propped';
  if (traits.includes('footballer') && posture === null) return 'kicking';
  if (holds?.thing === 'sack' && posture === null) return 'walking';
  if (holds !== undefined && (posture === null || posture === 'standing'))
    return oneOf(
      wish,
      posture === null && !isUsed(holds.thing) && holds.thing !== 'baby' ? HOLDING : ['standing'],
    );
  if (posture === 'sitting' && traits.some((trait) => OVER_PAGES.has(trait))) return 'lounging';
  if (traits.includes('casting')) return 'casting';
  if (traits.includes('waving') && isFree) return 'waving';
  if (isBehindWheels(traits) && (isFree || posture === 'walking')) return 'walking';
  if (traits.includes('feeding') && (posture === null || posture === 'standing')) return 'offering';
  if (posture === 'sitting')
    return isInstrument(holds?.thing) ||
      isEatenSeated(holds) ||
      (holds !== undefined && isAnimalFolk(traits))
      ? 'crosslegged'
      : oneOf(wish, ON_GROUND);
  if (heading !== undefined && isFree && isSociable(traits)) return oneOf(wish, IN_CIRCLE);
  if (posture !== null) return posture === 'standing' ? oneOf(wish, STANDING) : doingAs(posture);
  if (traits.includes('fisher')) return 'standing';
  if (traits.includes('repairing')) return 'kneeling';
  if (traits.includes('painting')) return 'relaxed';
  if (traits.includes('hiker')) return oneOf(wish, ['walking', 'walking', 'relaxed']);
  if (traits.includes('watching')) return oneOf(wish, STANDING);
  if (traits.includes('dancing')) return 'dancing';
  if (traits.includes('smith')) return 'relaxed';
  if (brews(traits)) return 'standing';
  if (traits.includes('working')) return 'working';
  if (traits.includes('farmer')) return oneOf(wish, ['working', 'relaxed']);
  if (traits.includes('playing'))
    return random.unit() < WITH_BALL || faces !== undefined
      ? 'kicking'
      : pick(random, ['running', 'jumping']);
  return oneOf(wish, usualOf(traits));
}

/** Who is seen from aside, whichever way one looks: how far turned to the eye. Radians. */
const ASIDE: Partial<Readonly<Record<Doing, number>>> = {
  running: 0.4,
  flying: 0.4,
  grazing: 0.4,
  sleeping: 0.12,
  dancing: 0.95,
  arabesque: 0.62,
  kicking: 0.6,
  jumping: 0.75,
  waving: 0.8,
  working: 0.35,
  casting: 0.75,
  offering: 0.42,
  kneeling: 0.4,
  praying: 0.5,
  lounging: 0.55,
  propped: 0.6,
};

/** How far someone is turned to the viewer, who is seen from behind if the turn is below 0. Radians. */
function turnOf(doing: Doing, wish: Wish): number {
  if (wish.traits?.includes('painting') === true) return AT_EASEL;
  const aside = isBehindWheels(wish.traits ?? []) ? BEHIND_CART : ASIDE[doing];
  if (aside !== undefined) return aside;
  if (hasEyesOn(wish.traits) && STANDING.includes(doing)) return BESIDE;
  const mayTurnAway =
    !wish.isPortrait && !isAnimalFolk(wish.traits) && !isKnownByClothes(wish) && !isOfSeveral(wish);
  const leaves = wish.traits?.includes('leaving') === true;
  const isAway = (wish.random.unit() < AWAY && mayTurnAway) || watches(wish) || leaves;
  if (doing === 'walking') return leaves ? -1.15 : isAway ? -0.75 : 0.65;
  if (isAway) return -1.1;
  return wish.isPortrait ? 1.1 : 0.85;
}

/** Who looks at what is beside is seen from aside, the face half to the eye. */
const BESIDE = 0.5;

/** Whether somebody mixes potions, which is a mage's work. */
const brews = (traits: readonly Trait[]): boolean =>
  traits.includes('brewing') || (traits.includes('working') && costumeOf(traits) === 'mage');

/** Whether somebody pushes something. */
const isBehindWheels = (traits: readonly Trait[]): boolean =>
  traits.includes('pushing') || traits.includes('pram');

/** So is who pushes a cart. */
const BEHIND_CART = 0.35;

/** Who paints is seen from aside, the canvas half to the eye. */
const AT_EASEL = 0.2;

/** How many of those who stand alone in a landscape look away into it. */
const AWAY = 0.06;

/** Whether somebody looks into the land and at nobody beside. */
const watches = ({ traits = [], faces, holds }: Wish): boolean =>
  traits.includes('watching') && faces === undefined && holds === undefined;

/** Who is known by clothes or by what is held is not seen from behind. */
const isKnownByClothes = ({ holds, traits = [] }: Wish): boolean =>
  holds !== undefined ||
  costumeOf(traits) !== null ||
  roleOf(traits) !== null ||
  traits.includes('fisher') ||
  traits.includes('doctor') ||
  traits.includes('bride') ||
  traits.includes('farmer');

/** Who belongs together does not look different ways. */
const isOfSeveral = ({ traits = [] }: Wish): boolean =>
  traits.includes('couple') || traits.includes('family');

/** Someone who does that, with what is held for it or belongs to a costume. */
function modelOf(random: Random, doing: Doing, wish: Wish): Solid[] {
  const { colour, hair, hat, holds, nth, traits = [] } = wish;
  // Of several who do the same each does so in a way of its own.
  const phase = nth === undefined ? doing : phaseOf(doing, nth);
  if (traits.includes('pram') && doing === 'walking')
    return withPram(random, colour, traits, hair ?? null);
  if (traits.includes('pushing') && doing === 'walking') return withCart(random, colour, traits);
  if (
    holds !== undefined &&
    isAnimalFolk(traits) &&
    (UPRIGHT.has(doing) || doing === 'crosslegged')
  ) {
    const sits = doing === 'crosslegged';
    const { hands, pieces } = inPaws(random, holds, figureOf(traits), sits);
    return [...human(random, doing, colour, traits, hands, hair, hat), ...pieces];
  }
  if (holds !== undefined && UPRIGHT.has(doing)) {
    const { hands, pieces } = heldBy(random, holds.thing, figureOf(traits), holds.colour);
    return [...human(random, phase, colour, traits, hands, hair, hat), ...pieces];
  }
  if (holds !== undefined && isInstrument(holds.thing) && doing === 'crosslegged') {
    const { hands, pieces } = playedSeated(holds.thing, figureOf(traits), holds.colour, doing);
    return [...human(random, doing, colour, traits, hands, hair, hat), ...pieces];
  }
  if (holds !== undefined && isEatenSeated(holds) && doing === 'crosslegged') {
    const { hands, pieces } = heldSeated(random, holds, figureOf(traits));
    return [...human(random, doing, colour, traits, hands, hair, hat), ...pieces];
  }
  if (doing === 'lounging') return reader(random, colour, traits, hair, doing);
  if (traits.includes('roasting') && ON_GROUND.includes(doing))
    return roasting(random, doing, colour, traits, hair);
  if (doing === 'kneeling') return repairing(random, colour, traits);
  if (traits.includes('painting') && UPRIGHT.has(doing)) return atEasel(random, colour, traits);
  if (traits.includes('hiker') && (doing === 'walking' || doing === 'relaxed'))
    return withStick(random, doing, colour, traits);
  if (brews(traits) && UPRIGHT.has(doing)) return brewing(random, colour, traits, hair, hat);
  if (doing === 'casting') return casting(random, colour, traits, hair, hat);
  if (doing === 'offering') return withFood(random, colour, traits, hair, hat);
  if (doing === 'working') return atWork(random, colour, traits);
  if (doing === 'kicking') return withBall(random, colour, traits);
  if (traits.includes('bride') && UPRIGHT.has(doing)) {
    const { hands, pieces } = bridalBouquet(random, figureOf(traits));
    return [...human(random, phase, colour, traits, hands, hair, hat), ...pieces];
  }
  const costume = costumeOf(traits);
  const role = roleOf(traits);
  const tool =
    role !== null && UPRIGHT.has(doing) && !traits.includes('unarmed')
      ? toolOf(role, figureOf(traits))
      : null;
  if (tool !== null)
    return [...human(random, phase, colour, traits, tool, hair, hat), ...tool.pieces];
  const attribute =
    costume !== null && UPRIGHT.has(doing) ? attributeOf(costume, figureOf(traits), traits) : null;
  if (attribute !== null)
    return [...human(random, doing, colour, traits, { near: attribute.hand }), ...attribute.pieces];
  if (traits.includes('fisher') && UPRIGHT.has(doing)) return withRod(random, colour, traits);
  if (traits.includes('farmer') && doing === 'relaxed') return withFork(random, colour, traits);
  return human(random, phase, colour, traits, {}, hair, hat);
}

/** Who stands so that a hand is free. */
const UPRIGHT: ReadonlySet<Doing> = new Set<Doing>([...STANDING, 'walking']);

/** How much more or less than the first the others of several are turned to the eye, each the next; radians. */
const TURNED: readonly number[] = [0, -0.3, 0.22, -0.14, 0.32, -0.24, 0.12];

/** Someone, mostly seen half from before, or from aside when busy; who stands alone in a landscape may look away into it. */
export function person(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const alone = featOf(wish);
  const feat =
    alone !== null && wish.aide !== undefined
      ? withAide(random, alone, wish.traits ?? [], wish.aide, wish.paint)
      : alone;
  const doing = doingOf(wish);
  const chance = random.unit();
  // Rather to the eye than from it: faces are what one looks at.
  const vary = doing === 'sleeping' || feat !== null ? 0.2 * (chance - 0.5) : 0.4 * (chance - 0.3);
  const byNumber = feat === null && wish.nth !== undefined ? TURNED[wish.nth % TURNED.length] : 0;
  const other = (byNumber ?? 0) * (hasEyesOn(wish.traits) ? 0.4 : 1);
  const turn = (feat?.turn ?? turnOf(doing, wish)) + vary + other;
  // Who looks left is the mirror of who looks right, so that the head turns to the eye and not away.
  const byChance = looksLeft(wish);
  const isLeft = wish.heading === undefined ? byChance : Math.cos(wish.heading) < 0;
  const shown = feat?.model ?? modelOf(random, doing, wish);
  const model = wish.traits?.includes('powdered') === true ? powdered(shown) : shown;
  const yaw = wish.heading ?? (isLeft ? Math.PI - turn : turn);
  const view = { yaw, pitch: feat?.above ?? 0.06, away: 4 };
  const share = feat?.share ?? 1;
  const sprite = sculpt(isLeft ? mirrored(model) : model, view, dry(rays), tall * share, random);
  return share < 1 ? withRoomAbove(sprite, share) : sprite;
}
