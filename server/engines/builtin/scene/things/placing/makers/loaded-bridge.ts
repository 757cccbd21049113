import { isWalker } from '../../../words/creatures.ts';
import { isUsed } from '../../../words/dress/holding.ts';
import type { Colour, Subject, Thing } from '../../../words/idea.ts';
import { bridgeModel, deckAt, nearRail } from '../../buildings/bridges/bridge.ts';
import { ROAD, roadBridge, roadParapet } from '../../buildings/bridges/road-bridge.ts';
import { composeSprites, type Part } from '../../compose-sprites.ts';
import { sculptAnchored } from '../../sculpt/sculpt.ts';
import type { Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { naturalMetres } from '../size/metres.ts';

/** A bridge on which somebody is, in its own measures. */
interface Deck {
  readonly model: (colour: Colour | null) => Solid[];
  readonly near: (colour: Colour | null) => Solid[];
  /** How high its way is at a place along it. */
  readonly at: (x: number) => number;
  /** Half of the length on which they are. */
  readonly half: number;
  /** Its measures to a metre, and the height at the least and at the most and the length at the most of one on it. */
  readonly metre: number;
  readonly least: number;
  readonly tallest: number;
  readonly longest: number;
  /** Its height without who is on it, by that of both, about: in pixels no more has to be right. */
  readonly share: number;
}

/** The same of a road bridge and of one for who goes on foot. */
const DRIVEN: Deck = {
  ...{ model: roadBridge, near: (colour) => roadParapet(colour, -1), at: () => ROAD.deck },
  ...{ half: 1.75, metre: 0.24, least: 0.5, tallest: 1.02, longest: 2.3, share: 0.62 },
};
const WALKED: Deck = {
  ...{ model: bridgeModel, near: nearRail, at: deckAt },
  ...{ half: 0.85, metre: 0.48, least: 0.2, tallest: 0.86, longest: 1.3, share: 0.7 },
};

/** From how far above such a bridge is seen at the most, radians, and how far off the eye is, in its measures. */
const ABOVE = 0.1;
const AWAY = 14;

/** How high one of a kind is of which no height is known, metres; what is so low is on the parapet, where it is seen, and larger than it is. */
const USUAL = 1.2;
const LOW = { below: 0.8, times: 1.7 } as const;
/** How high the parapet of a footbridge is over its way. */
const PARAPET = 0.085;
/** How far apart two stand who fight, by how wide each is with a sword. */
const AT_SWORDS_LENGTH = 0.86;
/** How high who lurks beneath a footbridge is, who rises over it before its middle arch, and how deep in the water; in its measures. */
const BENEATH = 0.86;
const SUNK = 0.06;
/** How far who goes over it is turned to the eye, and who looks about there; radians. */
const ALONG = 0.05;
const LOOKING = 0.7;
/** How much higher something is with who rides it. */
const RIDDEN = 1.5;
/** The height of a bus of two decks, metres. */
const TWO_DECKS = 4.4;

/** Whether a thing goes over a footbridge: all that has no wheels, and who rides a bicycle. */
const isOnFoot = (thing: Thing): boolean =>
  isWalker(thing) || naturalMetres(thing) === undefined || thing === 'bicycle';

/** Whether a bridge that carries something is one for a road, from side to side of a picture. */
export const isRoadBridge = ({ thing, carries }: Pick<Subject, 'thing' | 'carries'>): boolean =>
  thing === 'bridge' && carries !== undefined && !isOnFoot(carries);

/** A bridge with those on its way who cross it, its near parapet before them. `make` draws one of them. */
export function loadedBridge(
  wish: Wish,
  carries: Thing,
  load: NonNullable<Subject['load']>,
  make: (wish: Wish) => Sprite,
): Sprite {
  const deck = isOnFoot(carries) ? WALKED : DRIVEN;
  const { rays, random, tall, colour } = wish;
  const view = { yaw: 0, pitch: Math.min(ABOVE, wish.sight?.above ?? ABOVE), away: AWAY };
  const rows = deck.share * tall;
  const body = sculptAnchored(deck.model(colour), view, rays, rows, random);
  const near = sculptAnchored(deck.near(colour), view, rays, 0.4 * rows, random);
  const { scale, origin } = body;
  const isLeft = looksLeft(wish);
  const isBeneath = load.isBeneath === true;
  const high = isBeneath ? BENEATH : heightOn(deck, carries, load);
  // Of two who fight each faces the other.
  const isFight = load.traits?.includes('fighting') === true;
  // Who takes photos or telephones there goes nowhere, and looks about.
  const looks = load.count > 1 && load.holds !== undefined && isUsed(load.holds.thing);
  const turnsLeft = (n: number): boolean => (isFight || looks ? n % 2 === 1 : isLeft);
  const turned = looks ? LOOKING : ALONG;
  const loads = Array.from({ length: load.count }, (_, n) =>
    make({
      ...wish,
      colour: load.colour,
      traits: load.traits ?? [],
      posture: looks ? 'standing' : (load.posture ?? null),
      tall: high * scale,
      faces: turnsLeft(n) ? -1 : 1,
      ...(!isBeneath && { heading: turnsLeft(n) ? Math.PI - turned : turned }),
      sight: { above: view.pitch, away: 4 },
      isPortrait: false,
      ...(load.count > 1 && { nth: n }),
      ...(load.company && { company: load.company }),
      ...(load.holds && { holds: load.holds }),
      ...(load.hair && { hair: load.hair }),
    }),
  );
  const widest = Math.max(...loads.map(({ width, height }) => width / height));
  const own = Math.min(high, deck.longest / widest);
  const pixels = own * scale;
  const step = Math.min(
    (2 * deck.half) / load.count,
    (isFight ? AT_SWORDS_LENGTH : 1.25) * widest * own,
  );
  const above = Math.ceil(
    Math.max(
      0,
      (isBeneath ? own : Math.max(...places(1, 0).map(deck.at)) + own) * scale - origin[1],
    ),
  );
  const isLow = isOnParapet(deck, carries);
  const inWater = Math.round(origin[1] + SUNK * scale);
  const lifted = isLow ? PARAPET : 0;
  const foot = (x: number): number =>
    Math.round(above + origin[1] - (deck.at(x) + lifted) * scale * Math.cos(view.pitch));
  const upon = places(load.count, step).map((x, n): Part => {
    const sprite = loads[n] as Sprite;
    const wide = (pixels * sprite.width) / sprite.height;
    const at = isBeneath ? above + inWater : foot(x);
    return { sprite, left: origin[0] + x * scale - wide / 2, foot: at, tall: pixels };
  });
  const height = body.sprite.height + above;
  const shrunk = scale / near.scale;
  const before: Part = {
    sprite: near.sprite,
    left: origin[0] - near.origin[0] * shrunk,
    foot: Math.round(above + origin[1] + (near.sprite.height - near.origin[1]) * shrunk),
    tall: near.sprite.height * shrunk,
  };
  return composeSprites(body.sprite.width, height, [
    { sprite: body.sprite, left: 0, foot: height, tall: body.sprite.height },
    ...(isLow || isBeneath ? [before, ...upon] : [...upon, before]),
  ]);
}

/** Where along a bridge so many are, so far apart. */
const places = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, n) => step * (n - (count - 1) / 2));

/** How high one on it is, in its measures. */
function heightOn(
  { metre, least, tallest }: Deck,
  thing: Thing,
  { traits }: NonNullable<Subject['load']>,
): number {
  const own =
    thing === 'bus' && traits?.includes('doubledecker') === true
      ? TWO_DECKS
      : (naturalMetres(thing) ?? USUAL) * (traits?.includes('mounted') === true ? RIDDEN : 1);
  return Math.min(tallest, Math.max(least, own * metre * (own < LOW.below ? LOW.times : 1)));
}

/** Whether one is so low that a parapet would hide it. */
const isOnParapet = (deck: Deck, thing: Thing): boolean =>
  deck === WALKED && (naturalMetres(thing) ?? USUAL) < LOW.below;
