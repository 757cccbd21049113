import type { Feast } from '../../../words/scenery.ts';
import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import { atChurchDoor } from './at-church-door.ts';
import { nightOfTheDead, plazaOfTheDead } from './at-night-of-the-dead.ts';
import { samba } from './carnival.ts';
import { gardenParty } from './garden-party.ts';
import { graduates } from './graduates.ts';
import { iftar } from './iftar.ts';
import { masks } from './masks.ts';
import { matsuri } from './matsuri.ts';
import { nativity } from './nativity.ts';
import { dragonDance, holi, newYear, parade } from './on-street.ts';
import { mandapWedding, wedding } from './weddings.ts';

/** Who is at feasts and ceremonies in the open, and what is in the air there. */
export const AT_FEASTS: Partial<Readonly<Record<Feast, (stage: Stage) => Draft[]>>> = {
  wedding,
  beachwedding: wedding,
  churchdoor: atChurchDoor,
  mandap: mandapWedding,
  graduation: graduates,
  matsuri,
  holi,
  dragondance: dragonDance,
  newyear: newYear,
  parade,
  deadnight: nightOfTheDead,
  deadplaza: plazaOfTheDead,
  samba,
  iftar,
  gardenparty: gardenParty,
  nativity,
  venicemasks: masks,
};
