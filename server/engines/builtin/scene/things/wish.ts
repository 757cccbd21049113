import type { Random } from '../../kernels/random.ts';
import { lumaOf, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Baked } from '../words/baked.ts';
import type { Bloom, Colour, Company, Subject } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import type { Posture, Trait } from '../words/trait.ts';
import type { Light } from '../world/light.ts';
import { CANDLELIGHT } from '../world/room/furnishings/candles.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { WARM } from '../world/room/room-kind.ts';
import { ROOM_KINDS } from '../world/room/room-kinds.ts';
import type { Rays } from './sculpt/rays.ts';
import { normalise } from './sculpt/vector.ts';

/** How the eye of a scene sees a thing: how far from above (radians), and how far off, in its heights. */
export interface Sight {
  readonly above: number;
  readonly away: number;
}

/** What a thing is asked to be when it is drawn. */
export interface Wish {
  readonly random: Random;
  readonly rays: Rays;
  /** Null: its natural colour. */
  readonly colour: Colour | null;
  /** Null: as it likes. */
  readonly posture: Posture | null;
  /** What someone is like; missing: nothing is said. */
  readonly traits?: readonly Trait[];
  /** The colour of somebody's hair; missing: as it comes. */
  readonly hair?: Colour;
  /** The colour of what somebody has on the head; missing: as it goes with the clothes. */
  readonly hat?: Colour;
  /** What somebody has in the hands; missing: nothing is said. */
  readonly holds?: Subject['holds'];
  /** Who they are, of several who are drawn as one; missing: one is. */
  readonly company?: Company;
  /** What somebody is like who takes part in what is done; missing: nobody does. */
  readonly aide?: Subject['aide'];
  /** What each of those is like who are on it; missing: nobody, or somebody of the traits. */
  readonly crew?: Subject['crew'];
  /** The animal that is with them; missing: none. */
  readonly pet?: Subject['pet'];
  /** In what an animal sits; missing: in nothing. */
  readonly within?: Subject['within'];
  /** Of one flower that stands by itself: its kind; missing: they are a bunch. */
  readonly bloom?: Bloom | 'any';
  /** What an animal has; missing: nothing is said. */
  readonly treat?: Subject['treat'];
  /** With what somebody paints a fence or a wall; missing: white. */
  readonly paint?: Colour;
  /** The colour of the bow round its neck; missing: it has none. */
  readonly bow?: Colour;
  /** Of what was baked: what it is of, and what lies on it; missing: nothing is said. */
  readonly baked?: Baked;
  /** The glaze of what flowers are in; missing: any. */
  readonly glaze?: Colour;
  /** Which way it looks, −1 left and 1 right; missing: by chance. */
  readonly faces?: -1 | 1;
  /** Which of several it is, from 0 on, each of whom holds itself in another way; missing: it is alone, or as chance has it. */
  readonly nth?: number;
  /** How far it is turned from driving to the right, radians; missing: as it looks best. */
  readonly heading?: number;
  /** Height in pixels that it will have in the picture, about. */
  readonly tall: number;
  /** From where the eye of the scene sees it; missing: as it looks best. */
  readonly sight?: Sight;
  /** Whether it is what the picture is about, and shows itself from its best side. */
  readonly isPortrait: boolean;
  /** Whether it is on something that is drawn for it: birds bring no limb. */
  readonly isUpon?: true;
  /** Whether no more than head and chest are seen of an animal. */
  readonly isBust?: true;
}

/** Whether what is wished for looks left: as it is asked to, or by chance. */
export function looksLeft({ faces, random }: Pick<Wish, 'faces' | 'random'>): boolean {
  const byChance = random.unit() < 0.5;
  return faces === undefined ? byChance : faces < 0;
}

/** The light of candles and a fire in a dark room: from above and before who is in it, and thrown back by all its walls. */
const BY_CANDLES = {
  toward: [0.5, 0.62, -0.6],
  sun: scaleColour(CANDLELIGHT, 0.62),
  ambient: scaleColour(CANDLELIGHT, 0.26),
} as const;

/** Where a room's lamps are seen from who is in it, how strong they are directly and by its walls, and how much of their colour the eye no longer sees. */
const BY_LAMPS = { toward: [0.38, 0.72, -0.58], sun: 0.44, ambient: 0.22, unseen: 0.5 } as const;

/** The light of the lamps of a room of a land after dark. */
function lampsOf(land: Land): Pick<Light, 'toward' | 'sun' | 'ambient'> {
  const lamp = ROOM_KINDS[land]?.light.lamp ?? WARM;
  const grey = lumaOf(...lamp);
  const seen = mixColour(lamp, [grey, grey, grey], BY_LAMPS.unseen);
  return {
    toward: BY_LAMPS.toward,
    sun: scaleColour(seen, BY_LAMPS.sun),
    ambient: scaleColour(seen, BY_LAMPS.ambient),
  };
}

/** The light on what is in a place: in a room after dark that of its lamps or candles, else of the sky. */
function lightIn({ land, light }: Pick<Setting, 'land' | 'light'>) {
  if (ROOM_KINDS[land]?.hasCandles === true) return BY_CANDLES;
  return light.isNight && INDOORS.includes(land) ? lampsOf(land) : light;
}

/** A wish in a setting's light. */
export const wishIn = (
  { random, light, snowy, land }: Pick<Setting, 'random' | 'light' | 'snowy' | 'land'>,
  rest: Omit<Wish, 'random' | 'rays'>,
): Wish => ({
  random,
  rays: {
    ...raysOf(lightIn({ land, light })),
    snowy: snowy && !INDOORS.includes(land),
  },
  ...rest,
});

/** How much more of the sky's light, and of the ground's, a building has whose front is in its own shade; from where to where the sun has to stand, ahead. */
const FREE = { sky: 0.5, ground: 0.4, from: -0.7, to: 0 } as const;

/** A wish for a building that stands free under the sky: where the sun does not stand before it, the eye opens for its front. */
export const underOpenSky = (wish: Wish): Wish => {
  const { sky, ground, toward } = wish.rays;
  const share = smoothstep(FREE.from, FREE.to, toward[2]);
  return {
    ...wish,
    rays: {
      ...wish.rays,
      sky: scaleColour(sky, 1 + FREE.sky * share),
      ground: scaleColour(ground, 1 + FREE.ground * share),
    },
  };
};

/** Light behind a thing comes from aside instead: a thing that was asked for must not be a shadow. */
const MOST_BEHIND = 0.25;
const ASIDE = 0.62;

/** The light of a scene as it falls on a thing. */
export function raysOf({ toward, sun, ambient }: Pick<Light, 'toward' | 'sun' | 'ambient'>): Rays {
  const [right, up, ahead] = toward;
  const high = Math.max(0.15, up);
  // From straight behind it would come from the front; so it comes from its side of the sky.
  const isBehind = ahead > MOST_BEHIND;
  const aside = isBehind ? (Math.sign(right) || 1) * Math.max(Math.abs(right), ASIDE) : right;
  return {
    toward: normalise([aside, Math.max(0.28, up), Math.min(ahead, MOST_BEHIND)]),
    sun: [sun[0] * 1.12, sun[1] * 1.12, sun[2] * 1.12],
    sky: [ambient[0] * 1.12, ambient[1] * 1.12, ambient[2] * 1.12],
    ground: [
      (ambient[0] * 0.5 + sun[0] * high * 0.45) * 0.95,
      (ambient[1] * 0.5 + sun[1] * high * 0.45) * 0.9,
      (ambient[2] * 0.5 + sun[2] * high * 0.45) * 0.7,
    ],
  };
}
