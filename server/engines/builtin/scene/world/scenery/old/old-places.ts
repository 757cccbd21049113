import type { OldPlace } from '../../../words/scenery.ts';
import type { SceneryPlan } from '../site.ts';
import { AGORA } from './agora.ts';
import { ALEXANDRIA, RHODES } from './ancient-harbours.ts';
import { CASTLE_COURT, CASTLE_YARD } from './castle-court.ts';
import { EASTERN_ROOFS } from './eastern-roofs.ts';
import { HANGING_GARDENS } from './hanging-gardens.ts';
import { LOST_PARK } from './lost-park.ts';
import { NEW_YORK_ROOF } from './new-york-roof.ts';
import { OBSERVATORY } from './observatory.ts';
import { OBSERVATORY_HALL } from './observatory-hall.ts';
import { OVER_STREETS } from './over-streets.ts';
import { ROMAN_FORUM } from './roman-forum.ts';
import { RUINED_NAVE } from './ruined-nave.ts';
import { RUINED_TEMPLE } from './ruined-temple.ts';

/** How each place of old times, or over the roofs, is laid out. */
export const OLD_PLACES: Readonly<Record<OldPlace, SceneryPlan>> = {
  ruinednave: RUINED_NAVE,
  ruinedtemple: RUINED_TEMPLE,
  romanforum: ROMAN_FORUM,
  agora: AGORA,
  alexandria: ALEXANDRIA,
  rhodes: RHODES,
  hanginggardens: HANGING_GARDENS,
  castlecourt: CASTLE_COURT,
  castleyard: CASTLE_YARD,
  easternroofs: EASTERN_ROOFS,
  newyorkroof: NEW_YORK_ROOF,
  overstreets: OVER_STREETS,
  lostpark: LOST_PARK,
  observatory: OBSERVATORY,
  observatoryhall: OBSERVATORY_HALL,
};
