import { standsOnDeck } from '../../../choices/by-the-water.ts';
import { LARGE, PETS } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { isAslant, onJetty } from '../../../world/water/jetty-plan.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Planted, Stage } from '../stage.ts';
import { fishes } from './fishing.ts';

/** How long a rowing boat is, world units. */
const ROWBOAT = 4.3;

/** Boats that lie at a jetty: how long each is, or how high, and how far from the deck its middle is. World units. */
const BOATS: Partial<
  Readonly<Record<Thing, { readonly long?: number; readonly high: number; readonly out: number }>>
> = {
  rowboat: { long: ROWBOAT, high: 2, out: 2.5 },
  gondola: { long: 8, high: 3, out: 1.6 },
  boat: { high: 7.5, out: 2.6 },
  trawler: { high: 5.4, out: 3.2 },
};
/** How far along the jetty the first boat lies, as a share of what is seen of it, and each next one. */
const FIRST = 0.62;
const NEXT = 0.24;
/** How far a boat is turned from the jetty, radians. */
const TURNED = 1;
/** At one that is seen from its side they lie along it, on the side toward the eye. */
const ASIDE = { first: 0.2, turned: 0.25 } as const;

/** How high what stands on a jetty is, world units; of those that are not named by their kind. */
const HIGH: Partial<Readonly<Record<Thing, number>>> = {
  umbrella: 2.1,
  bench: 0.95,
  chair: 1,
  lantern: 0.6,
  lamp: 0.5,
  streetlamp: 3.2,
  dog: 0.8,
  cat: 0.5,
  bird: 0.4,
  kite: 4,
};
const PERSON = 1.75;
/** What somebody who sits on the planks, and who lies on them, has of that. */
const SEATED = 0.58;
const LYING = 0.3;
const PET = 0.4;
const BEAST = 1.6;
const SMALL = 0.55;
/** How far from the nearest planks that are seen the first stands, and each next one. World units. */
const STANDS = { first: 1.9, next: 1.15, aside: 0.42, edge: 0.4 } as const;
/** How far down the picture the feet of the nearest are, as a share of the way from the horizon. */
const LOWEST = 0.9;

/** How many times as long as it is a rowing boat is drawn at the most where nothing beside it tells its size, if that is more than this share of the picture. */
const BOLD = 2.6;
const LEAST = 0.24;

/** How long a thing at a distance is at the most, pixels: a rowing boat far off would else be a ship. */
export const longest = ({ frame, camera }: Stage, thing: Thing, z: number): number =>
  thing === 'rowboat'
    ? Math.max(LEAST * frame.width, (BOLD * ROWBOAT * camera.focal) / z)
    : Number.POSITIVE_INFINITY;

/** How far who fishes from it is turned from its side to its end, radians. */
const FISHING = 0.3;

/** Somewhere at a jetty, and how it is seen there. */
export interface JettyPlace {
  readonly x: number;
  readonly z: number;
  /** Height of what it stands or floats on. */
  readonly base: number;
  /** Height in pixels, or null where the length tells it. */
  readonly tall: number;
  /** Length in pixels; missing: by the height. */
  readonly wide?: number;
  /** How far it is turned from heading right, radians; missing: as it likes. */
  readonly heading?: number;
  /** Whether water hides its lower part; missing: nothing does. */
  readonly isUnderWater?: true;
  /** Whether it may as well be a little aside or farther back, for the others; missing: it may not. */
  readonly mayMove?: true;
}

/** Where a boat lies at the jetty or somebody stands on it, as large as they are there; null for anything else, and without a jetty. */
export function atJetty(
  { camera, frame, jetty = null }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  if (jetty === null || subject.far === true) return null;
  const { thing } = subject;
  const below = LOWEST * (frame.height - camera.horizon);
  const nearest = (camera.focal * (camera.height - jetty.deck)) / below;
  const seen = Math.max(0, (nearest - jetty.z) / jetty.ahead);
  const boat = BOATS[thing];
  if (boat !== undefined) {
    // They lie on both sides in turn, those with masts before its end.
    const isAside = isAslant(jetty);
    const side = index % 2 === 0 || isAside ? jetty.open : -jetty.open;
    const [first, step] = isAside ? [ASIDE.first, index] : [FIRST, Math.floor(index / 2)];
    const share = boat.long === undefined ? 1.1 : first + NEXT * step;
    const from = Math.max(seen, jetty.afloat);
    const along = from + share * (jetty.long - from) + 6 * (boat.long === undefined ? index : 0);
    const { x, z } = onJetty(jetty, along, side * (jetty.half + boat.out));
    const scale = (camera.focal / z) * subject.size;
    return {
      ...{ x, z, base: 0, tall: boat.high * scale },
      ...(boat.long !== undefined && { wide: boat.long * scale }),
      heading: isAside
        ? ASIDE.turned + (side > 0 ? 0 : Math.PI)
        : side > 0
          ? Math.PI + TURNED
          : -TURNED,
    };
  }
  if (!standsOnDeck(thing)) return null;
  const along = Math.min(jetty.long - 0.5, seen + STANDS.first + STANDS.next * index);
  const isFishing = fishes(subject);
  const side = index % 2 === 0 && !isFishing ? -jetty.open : jetty.open;
  // The middle of who holds a rod and of the rod is beyond the feet.
  const beyond = isFishing ? 0.44 * highOf(subject) : 0;
  const aside = side * ((isFishing ? STANDS.edge : STANDS.aside) * jetty.half + beyond);
  const { x, z } = onJetty(jetty, along, aside);
  const place = { x, z, base: jetty.deck, tall: (highOf(subject) * camera.focal) / z };
  return isFishing ? { ...place, heading: side > 0 ? -FISHING : Math.PI + FISHING } : place;
}

/** How high one is, world units. */
function highOf({ thing, traits = [], size, posture }: Subject): number {
  const upright =
    posture === 'sitting' ? SEATED : posture === 'sleeping' || posture === 'lying' ? LYING : 1;
  if (thing === 'person') return PERSON * figureOf(traits).tall * upright * size;
  const usual = PETS.has(thing) ? PET : LARGE.has(thing) ? BEAST : SMALL;
  return (HIGH[thing] ?? usual) * size;
}

/** How far along a jetty it is looked at whether something hides it, as shares of its length. */
const LOOKED_AT = [0, 0.25, 0.5, 0.75, 1] as const;

/** Whether a plant stands between the eye and the jetty, or on it. */
export function hidesJetty({ jetty = null }: Stage, { x, z, size }: Planted): boolean {
  if (jetty === null) return false;
  return LOOKED_AT.some((share) => {
    const at = onJetty(jetty, share * jetty.long, 0);
    const aside = Math.abs(x / z - at.x / at.z) * z;
    return z < at.z + 1 && aside < 0.45 * size + (jetty.half * z) / at.z;
  });
}
