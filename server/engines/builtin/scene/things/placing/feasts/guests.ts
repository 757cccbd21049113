import { createRandom } from '../../../../kernels/random.ts';
import type { Held } from '../../../words/held.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Posture, Trait } from '../../../words/trait.ts';
import { company } from '../../creatures/company.ts';
import { figureOf } from '../../creatures/figure.ts';
import { person } from '../../creatures/person.ts';
import { seatedGuest } from '../../creatures/sitting/seated-guest.ts';
import type { Sprite } from '../../sprite.ts';
import { withSkin } from '../../subject-light.ts';
import { type Wish, wishIn } from '../../wish.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { at } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';

/** Somebody at a feast. */
export interface Guest {
  readonly traits?: readonly Trait[];
  readonly colour: Colour;
  readonly posture?: Posture;
  /** Radians from facing right: π/2 looks at the eye, −π/2 away; missing: as it looks best. */
  readonly heading?: number;
  readonly holds?: Held;
  readonly hair?: Colour;
  /** The colour of a hat. */
  readonly hat?: Colour;
}

/** Looking at the eye, and away from it. */
export const TO_EYE = Math.PI / 2;
export const AWAY = -Math.PI / 2;

/** How tall a man is, world units; and how much higher with the arms up. */
const MAN = 1.76;
const ARMS_UP = 1.16;
/** Up to where who sits reaches, of that. */
const SEATED = 0.76;

/** A kind of guest: how large its picture is, and how it is drawn. */
export interface GuestKind {
  readonly size: number;
  readonly draw: Drawing;
}

function wishOf(
  { setting }: Stage,
  { traits = [], colour, posture, heading, holds, hair, hat }: Guest,
): Wish {
  const wish = wishIn(setting, {
    colour,
    posture: posture ?? 'standing',
    traits,
    tall: 0,
    isPortrait: true,
    ...(heading !== undefined && { heading }),
    ...(holds !== undefined && { holds: { thing: holds, colour: null } }),
    ...(hair !== undefined && { hair }),
    ...(hat !== undefined && { hat }),
  });
  return { ...wish, rays: withSkin(wish.rays, setting) };
}

/** Draws a wish always the same, whatever its size. */
function always({ setting }: Stage, wish: Wish, draw: (wish: Wish) => Sprite): Drawing {
  const seed = setting.random.uint32();
  return (tall) => draw({ ...wish, tall, random: createRandom(seed) });
}

/** Somebody who stands, walks, dances or jumps. */
export function guestKind(stage: Stage, guest: Guest): GuestKind {
  const { traits = [], posture } = guest;
  const isUp = posture === 'jumping' || traits.includes('waving');
  const size = MAN * figureOf(traits).tall * (isUp ? ARMS_UP : 1);
  return { size, draw: always(stage, wishOf(stage, guest), person) };
}

/** Somebody on a chair, by default with the back to the eye. */
export function seatedKind(stage: Stage, guest: Guest): GuestKind {
  const size = MAN * figureOf(guest.traits ?? []).tall * SEATED;
  const yaw = guest.heading ?? AWAY;
  return { size, draw: always(stage, wishOf(stage, guest), (wish) => seatedGuest(wish, yaw)) };
}

/** Several who are drawn as one. */
export const companyKind = (stage: Stage, guest: Guest, those: Company): GuestKind => ({
  size: MAN,
  draw: always(stage, wishOf(stage, guest), (wish) => company(wish, those)),
});

/** One of a kind at a place, so far above the ground. World units. */
export const guestAt = (
  stage: Stage,
  { draw, size }: GuestKind,
  x: number,
  z: number,
  up = 0,
): Draft => ({
  ...at(stage, draw, x, z, size, up),
  boost: boostIn(stage.setting),
});

/** Guests of several kinds at places in turn; none where no people are wanted. World units. */
export const guestsAt = (
  stage: Stage,
  guests: readonly Guest[],
  places: readonly (readonly [x: number, z: number])[],
): Draft[] => {
  if (stage.setting.idea.without.includes('person')) return [];
  const kinds = guests.map((guest) => guestKind(stage, guest));
  return places.map(([x, z], n) => guestAt(stage, kinds[n % kinds.length] as GuestKind, x, z));
};
