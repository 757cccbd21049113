import type { FarPlace, Scenery } from '../../../words/scenery.ts';
import type { SceneryPlan } from '../site.ts';
import { BATTLEFIELD } from './battlefield.ts';
import { CLIFF_DWELLINGS } from './cliff-dwellings.ts';
import { DWARF_FORGE } from './dwarf-forge.ts';
import { ELVEN_CITY } from './elven-city.ts';
import { FAIRY_VILLAGE } from './fairy-village.ts';
import { FERRY_DECK } from './ferry-deck.ts';
import { FLOATING_MARKET } from './floating-market.ts';
import { ICE_PALACE } from './ice-palace.ts';
import { CRATER, INFERNO } from './inferno.ts';
import { MOON_CRATER } from './moon-crater.ts';
import { MUSHROOM_FOREST } from './mushroom-forest.ts';
import { NEON_ROOF } from './neon-roof.ts';
import { PYRAMID_SITE } from './pyramid-site.ts';
import { SALT_FLAT, SALT_MIRROR } from './salt-flat.ts';
import { SHIP_DECK } from './ship-deck.ts';
import { SHIP_GRAVEYARD } from './ship-graveyard.ts';
import { STEAMPUNK_CITY } from './steampunk-city.ts';
import { TOURNAMENT } from './tournament.ts';
import { TRAVERTINE } from './travertine.ts';
import { TREE_VILLAGE } from './tree-village.ts';
import { TRENCH_LAND } from './trench.ts';
import { TUNDRA } from './tundra.ts';
import { VOLCANO_ISLE } from './volcano-isle.ts';

/** How each place that travellers and tales tell of is laid out. */
export const FAR_PLACES: Readonly<Record<FarPlace, SceneryPlan>> = {
  saltflat: SALT_FLAT,
  saltmirror: SALT_MIRROR,
  shipdeck: SHIP_DECK,
  shipgraveyard: SHIP_GRAVEYARD,
  icepalace: ICE_PALACE,
  inferno: INFERNO,
  crater: CRATER,
  travertine: TRAVERTINE,
  tundra: TUNDRA,
  neonroof: NEON_ROOF,
  dwarfforge: DWARF_FORGE,
  floatingmarket: FLOATING_MARKET,
  mushroomforest: MUSHROOM_FOREST,
  battlefield: BATTLEFIELD,
  tournament: TOURNAMENT,
  volcanoisle: VOLCANO_ISLE,
  pyramidsite: PYRAMID_SITE,
  fairyvillage: FAIRY_VILLAGE,
  cliffdwellings: CLIFF_DWELLINGS,
  elvencity: ELVEN_CITY,
  steampunk: STEAMPUNK_CITY,
  ferrydeck: FERRY_DECK,
  mooncrater: MOON_CRATER,
  trench: TRENCH_LAND,
  treevillage: TREE_VILLAGE,
};

/** Whether a scenery is one of these. */
export const isFarPlace = (scenery: Scenery | null): scenery is FarPlace =>
  scenery !== null && scenery in FAR_PLACES;
