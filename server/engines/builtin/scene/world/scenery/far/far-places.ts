import type { FarPlace, Scenery } from '../../../words/idea.ts';
import type { SceneryPlan } from '../site.ts';
import { ICE_PALACE } from './ice-palace.ts';
import { CRATER, INFERNO } from './inferno.ts';
import { SALT_FLAT, SALT_MIRROR } from './salt-flat.ts';
import { SHIP_DECK } from './ship-deck.ts';
import { TRAVERTINE } from './travertine.ts';

/** How each place that travellers and tales tell of is laid out. */
export const FAR_PLACES: Readonly<Record<FarPlace, SceneryPlan>> = {
  saltflat: SALT_FLAT,
  saltmirror: SALT_MIRROR,
  shipdeck: SHIP_DECK,
  icepalace: ICE_PALACE,
  inferno: INFERNO,
  crater: CRATER,
  travertine: TRAVERTINE,
};

/** Whether a scenery is one of these. */
export const isFarPlace = (scenery: Scenery | null): scenery is FarPlace =>
  scenery !== null && scenery in FAR_PLACES;
