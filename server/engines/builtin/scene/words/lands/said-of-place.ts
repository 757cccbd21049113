import { isWalker } from '../creatures.ts';
import type { Crop, Idea, SkyBody } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Colour, Subject } from '../subject.ts';
import type { Thing } from '../thing.ts';
import { WILD } from './halts.ts';

/** Whether a volcano is said to erupt, or lava to run from it: smoke that is named then rises from it and veils no land. */
export const isActive = (meanings: readonly Meaning[]): boolean =>
  meanings.filter(({ land }) => land === 'volcano').length > 1;

/** Whether a word names the sea itself, and not a cold part of the world. */
export const namesSea = ({ land, snowy }: Meaning): boolean => land === 'sea' && snowy !== true;

/** The street where nothing is named but houses of a town that is known by its lanes; null elsewhere. */
export const laneOf = (named: readonly Subject[], meanings: readonly Meaning[]): Land | null =>
  named.some(({ thing }) => thing === 'house') &&
  meanings.some(({ alley, manner }) => alley === true && manner !== undefined)
    ? 'street'
    : null;

/** The forest whose leaves somebody or an animal is among where no land is named; null elsewhere. */
export const amongLeaves = (
  named: readonly Subject[],
  meanings: readonly Meaning[],
): Land | null =>
  meanings.some(({ litter }) => litter === true) &&
  named.length > 0 &&
  named.every(({ thing }) => isWalker(thing))
    ? 'forest'
    : null;

/** What is seen in the sky; the planet that one stands on is not. */
export const skyOf = (meanings: readonly Meaning[]): SkyBody[] => {
  const isOnPlanet = meanings.some(({ martian }) => martian === true);
  const all = meanings.flatMap(({ sky }) => (sky === undefined ? [] : [sky]));
  // Two moons are a moon, and one beside it; a thin one is a moon too.
  const bodies = all.flatMap((body) =>
    body === 'twinmoons' || body === 'crescentmoon' ? (['moon', body] as const) : [body],
  );
  return [...new Set(bodies)].filter((body) => !(isOnPlanet && body === 'planet'));
};

/** Whether one hill was asked for, or many. */
export function hillOf(pieces: Pieces): Idea['hill'] {
  const named = pieces.filter(({ meanings }) => meanings.some(({ hill }) => hill !== undefined));
  // An inflected word may be a form of both.
  const isMany = named.some(
    ({ plural, meanings }) => plural || meanings.every(({ hill }) => hill !== 'one'),
  );
  return isMany ? 'many' : named.length > 0 ? 'one' : null;
}

/** What is harvested elsewhere than in a field of grain. */
const HARVESTED: ReadonlySet<Thing> = new Set<Thing>(['vine', 'apple', 'pumpkin']);

/** Whether flowers are counted or in a vase, or the harvest is one of fruit: then no field is sown. */
export const isNoCrop = ({ thing, exact }: Subject, crop: Crop | null): boolean =>
  (thing === 'flower' && exact === 'said') ||
  thing === 'vase' ||
  (HARVESTED.has(thing) && thing !== crop);

/** Whether a land that grass or leaves make green is called green: then it is neither ripe nor bare. */
export function saysGreenLand(pieces: Pieces): boolean {
  const isGreen = (piece: Piece | undefined) =>
    piece?.meanings.some(
      ({ colour }) => colour !== undefined && colour[1] > Math.max(colour[0], colour[2]) + 0.1,
    ) ?? false;
  return pieces.some(
    ({ meanings, afterStop }, at) =>
      meanings.some(({ land }) => land !== undefined && WILD.has(land)) &&
      ((!afterStop && isGreen(pieces[at - 1])) ||
        (pieces[at + 1]?.afterStop === false && isGreen(pieces[at + 1]))),
  );
}

/** Leaves that are red, orange or yellow are an autumn's. */
export const isAutumnal = (leaves: Colour | null): boolean =>
  leaves !== null && leaves[0] > leaves[1] + 0.05 && leaves[1] > leaves[2];

/** A blue sky is a fair day's; it tints nothing else. */
export function saysBlueSky(meanings: readonly Meaning[], tint: Idea['tint']): boolean {
  const skies = meanings.some(({ land }) => land === 'plain');
  return skies && tint !== null && tint[2] > tint[0] + 0.2 && tint[2] > tint[1] + 0.1;
}
