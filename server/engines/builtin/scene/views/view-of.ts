import { isStillLife } from '../choices/still-life.ts';
import type { Composition, Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { viewsOfScenery } from '../world/scenery/sceneries.ts';
import { beforeGroup, lowered, nearer } from './before-people.ts';
import { IN_ORBIT, viewsOfFeature, viewsOfLand } from './land-views.ts';
import { viewsOfRoom } from './room-views.ts';
import { viewOfTable } from './table-views.ts';
import { viewsOfTown } from './town-views.ts';
import type { View } from './view.ts';
import { atWindow } from './window-views.ts';

/** What the words for a composition change in any of the views. */
const COMPOSITIONS: Readonly<Record<Composition, Partial<View>>> = {
  close: { lens: 1.7 },
  wide: { lens: 0.72, horizon: 0.42 },
  aerial: { horizon: 0.2, eye: 4.2, lens: 0.85 },
  low: { horizon: 0.74, eye: 0.55 },
  portrait: { lens: 1.25, horizon: 0.46 },
  silhouette: { horizon: 0.6 },
};

/** The four compositions of a land: those of what it is known by, then of what it has, its town, and itself. */
const viewsOf = (idea: Idea, land: Land): readonly View[] =>
  INDOORS.includes(land)
    ? viewsOfRoom(land)
    : (viewsOfScenery(idea, land) ??
      viewsOfFeature(idea, land) ??
      viewsOfTown(idea, land) ??
      viewsOfLand(idea, land));

/** How the picture of a request that is the `turn`th looks at its land. */
export function viewOf(idea: Idea, land: Land, turn: number): View {
  const isInside = INDOORS.includes(land);
  const near = isInside ? atWindow(idea, land, turn) : null;
  if (near !== null) return near;
  if (isInside && isStillLife(idea)) return viewOfTable(idea, turn);
  if (land === 'orbit') return IN_ORBIT;
  const usual = viewsOf(idea, land)[turn % 4] as View;
  const view =
    idea.composition === null || isInside ? usual : { ...usual, ...COMPOSITIONS[idea.composition] };
  const moved = isInside ? nearer(idea, land, view) : beforeGroup(idea, land, view);
  return lowered(idea, land, moved);
}
