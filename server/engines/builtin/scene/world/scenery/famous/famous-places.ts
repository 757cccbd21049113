import type { FamousPlace } from '../../../words/idea.ts';
import type { SceneryPlan } from '../site.ts';
import { ANDES } from './andes.ts';
import { AMALFI, CINQUE_TERRE } from './cliff-town.ts';
import { HALLSTATT } from './hallstatt.ts';
import { KASBAH } from './kasbah.ts';
import { ROMAN_STREET } from './roman-street.ts';
import { ROPEWAY } from './ropeway.ts';
import { VIKING_VILLAGE } from './viking-village.ts';
import { CAPE_TOWN } from './cape-town.ts';
import { DINER_66 } from './diner-66.ts';
import { FRENCH_QUARTER } from './french-quarter.ts';
import { LISBON } from './lisbon.ts';
import { RIO } from './rio.ts';

/** How each place that the world knows by sight is laid out. */
export const FAMOUS_PLACES: Readonly<Record<FamousPlace, SceneryPlan>> = {
  andes: ANDES,
  vikingvillage: VIKING_VILLAGE,
  ropeway: ROPEWAY,
  romanstreet: ROMAN_STREET,
  kasbah: KASBAH,
  amalfi: AMALFI,
  cinqueterre: CINQUE_TERRE,
  hallstatt: HALLSTATT,
  rio: RIO,
  capetown: CAPE_TOWN,
  diner66: DINER_66,
  lisbon: LISBON,
  frenchquarter: FRENCH_QUARTER,
};
