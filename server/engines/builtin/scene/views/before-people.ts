import { isGroup } from '../things/placing/size/about.ts';
import { lowEye } from '../things/placing/size/true-size.ts';
import { isWalker } from '../words/creatures.ts';
import type { Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { USUAL_EYE } from '../world/eye.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { hasOwnViews } from './room-views.ts';
import type { View } from './view.ts';

/** From how high an eye on a view is one from above, and how much higher than before others it is there then. */
const ABOVE = { from: 1.5, times: 1.45 } as const;

/** A view of a street, a garden or a room, its eye lowered to who is there: the small are seen as large as they are among doors and furniture. */
export function lowered(idea: Idea, land: Land, view: View): View {
  // Nobody in a car or a cockpit sees it from its floor, nor a lecture hall from below its rows.
  const low =
    land === 'carcabin' || land === 'flightdeck' || land === 'lecturehall'
      ? null
      : lowEye(idea, land);
  if (low === null) return view;
  const usual = INDOORS.includes(land)
    ? USUAL_EYE.room
    : land === 'street'
      ? USUAL_EYE.street
      : USUAL_EYE.garden;
  const most = (low / usual) * (view.eye > ABOVE.from ? ABOVE.times : 1);
  return { ...view, eye: Math.min(view.eye, most) };
}

/** How much higher the horizon is before a group in a street, as a share of the picture, and how high at the most: then they are near, with little road before them. */
const GROUP = { up: 0.1, most: 0.46 } as const;

/** A view of a street with people of whom the picture is. */
export function beforeGroup(idea: Idea, land: Land, view: View): View {
  if (land !== 'street' || !idea.subjects.some((one) => isGroup(idea, one))) return view;
  return {
    ...view,
    horizon: Math.min(view.horizon, Math.max(GROUP.most, view.horizon - GROUP.up)),
  };
}

/**
 * How much closer a room is looked at before who is in it: the lens, and how much farther up the
 * horizon is then, as a share of the picture. The higher it is the larger is who stands on the floor.
 */
const NEARER = { lens: 1.2, up: 0.09 } as const;

/** Places with a railing close before the eye, and the longest lens there: in a wide picture a longer one shows none of the floor that people stand on. */
const SHALLOW: ReadonlySet<Land> = new Set<Land>([
  ...(['porch', 'engawa', 'balcony', 'bridgedeck'] as const),
]);
const SHALLOW_LENS = 0.72;

/** A view of a room that is about somebody in it: nearer, as ceiling and floor tell nothing of them. */
export function nearer({ subjects, composition }: Idea, land: Land, view: View): View {
  const isAbout = subjects.some(
    // Before a railing who sits needs the floor, too.
    ({ thing, far, on }) =>
      isWalker(thing) && far !== true && (on === undefined || SHALLOW.has(land)),
  );
  if (!isAbout || composition === 'wide' || hasOwnViews(land)) return view;
  const lens = SHALLOW.has(land) ? Math.min(SHALLOW_LENS, view.lens) : NEARER.lens * view.lens;
  return { ...view, lens, horizon: view.horizon - NEARER.up };
}
