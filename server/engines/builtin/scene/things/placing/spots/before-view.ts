import type { Setting } from '../../../setting.ts';
import { PETS } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Scenery } from '../../../words/scenery.ts';
import { standsByWater } from '../../../words/towns/on-fondamenta.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { LANDING } from '../../../world/scenery/famous/europe/fondamenta.ts';
import { TERRACE } from '../../../world/scenery/famous/europe/naples.ts';
import type { Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';
import type { PlaceAmong } from './place-among.ts';

/** Places that are looked at over water or from a height: what ground is seen of them is too far for anybody to be more than a speck on it. */
const OVERLOOKED: ReadonlySet<Scenery | null> = new Set<Scenery | null>([
  'amalfi',
  'capetown',
  'cinqueterre',
  'parisroofs',
  'kyotoroofs',
  'rio',
  'volcanoisle',
]);

/** How far before the eye somebody stands who has such a place behind them, world units, and where their feet are, in heights of the picture: below it, but on a roof. */
const BEFORE = { ahead: 2.5, feet: 1.04, onRoof: 0.95 } as const;
/** The same on a landing over a canal: how far ahead, and how large beside somebody before a view. */
const ON_LANDING = { ahead: 3.3, share: 0.7 } as const;
/** The same on a terrace over a bay: where the feet are in heights of the picture, how far before its balustrade at the least, how large beside somebody before a view. */
const ON_TERRACE = { feet: 0.965, clear: 0.6, share: 0.62 } as const;

/** Whether what is behind somebody is only looked at. */
const isViewed = ({ idea, land, subjects }: Setting): boolean =>
  OVERLOOKED.has(idea.scenery) ||
  (idea.karst && land === 'sea') ||
  (land === 'city' && subjects.some(({ thing }) => thing === 'operahouse'));

/** Where somebody stands who has a place behind them that is looked at from afar, or, with what is over no water, on a landing of Venice or a terrace; null where the ground is near. */
export function beforeView(
  { camera, frame, setting }: Stage,
  subject: Subject,
  { column }: PlaceAmong,
): Spot | null {
  // From a room or a terrace of a house it is only seen beyond.
  if (INDOORS.includes(setting.land)) return null;
  const { thing, on } = subject;
  const { scenery } = setting.idea;
  const isRoof = scenery === 'parisroofs' || scenery === 'kyotoroofs';
  const isOnLanding =
    scenery === 'venicemasks' || (scenery === 'fondamenta' && standsByWater(subject));
  const isOnTerrace = scenery === 'naples' && standsByWater(subject);
  // A cat is at home on roofs.
  const isThere = thing === 'person' || isOnLanding || isOnTerrace || (isRoof && PETS.has(thing));
  if (!isThere || on !== undefined) return null;
  const across = (column - camera.centre) / camera.focal;
  if (isOnLanding) {
    const { ahead: z, share: nearness } = ON_LANDING;
    return { x: across * z, z, base: LANDING.high, nearness };
  }
  if (isOnTerrace) {
    const { feet, clear, share: nearness } = ON_TERRACE;
    const below = camera.height - TERRACE.high;
    const wanted = (below * camera.focal) / (feet * frame.height - camera.horizon);
    const z = Math.min(wanted, TERRACE.ends - clear);
    return { x: across * z, z, base: TERRACE.high, nearness };
  }
  if (!isViewed(setting)) return null;
  const feet = isRoof ? BEFORE.onRoof : BEFORE.feet;
  const z = BEFORE.ahead;
  const base = camera.height - ((feet * frame.height - camera.horizon) * z) / camera.focal;
  return { x: across * z, z, base, nearness: 1 };
}
