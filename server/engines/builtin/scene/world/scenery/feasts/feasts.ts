import type { Feast } from '../../../words/scenery.ts';
import type { SceneryPlan } from '../site.ts';
import { CHURCH_DOOR } from './church-door.ts';
import { DEAD_NIGHT } from './dead-night.ts';
import { DEAD_PLAZA } from './dead-plaza.ts';
import { DRAGON_DANCE } from './dragon-dance.ts';
import { GARDEN_PARTY } from './garden-party.ts';
import { GRADUATION } from './graduation.ts';
import { HOLI } from './holi.ts';
import { IFTAR } from './iftar.ts';
import { MANDAP_WEDDING } from './mandap.ts';
import { MATSURI } from './matsuri.ts';
import { NATIVITY } from './nativity.ts';
import { NEW_YEAR } from './new-year.ts';
import { PARADE } from './parade.ts';
import { SAMBA } from './samba.ts';
import { STREET_FAIR } from './street-fair.ts';
import { VENICE_MASKS } from './venice-masks.ts';
import { BEACH_WEDDING, WEDDING } from './wedding.ts';

/** How each feast and ceremony in the open is laid out. */
export const FEASTS: Readonly<Record<Feast, SceneryPlan>> = {
  wedding: WEDDING,
  beachwedding: BEACH_WEDDING,
  churchdoor: CHURCH_DOOR,
  mandap: MANDAP_WEDDING,
  graduation: GRADUATION,
  matsuri: MATSURI,
  holi: HOLI,
  dragondance: DRAGON_DANCE,
  newyear: NEW_YEAR,
  parade: PARADE,
  deadnight: DEAD_NIGHT,
  deadplaza: DEAD_PLAZA,
  samba: SAMBA,
  iftar: IFTAR,
  gardenparty: GARDEN_PARTY,
  nativity: NATIVITY,
  streetfair: STREET_FAIR,
  venicemasks: VENICE_MASKS,
};
