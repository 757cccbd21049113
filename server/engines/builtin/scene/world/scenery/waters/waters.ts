import type { WaterPlace } from '../../../words/scenery.ts';
import type { SceneryPlan } from '../site.ts';
import { BOSPHORUS, BOSPHORUS_DECK } from './bosphorus.ts';
import { CHARLES_BRIDGE } from './charles-bridge.ts';
import { COVE } from './cove.ts';
import { CROWDED_BEACH } from './crowded-beach.ts';
import { DAL_LAKE } from './dal-lake.ts';
import { DANUBE } from './danube.ts';
import { DOTONBORI } from './dotonbori.ts';
import { GLACIER } from './glacier.ts';
import { HAN_RIVER } from './han-river.ts';
import { HUANGPU } from './huangpu.ts';
import { LI_RIVER } from './li-river.ts';
import { LOCK_CANAL } from './lock-canal.ts';
import { NEVA } from './neva.ts';
import { PONT_NEUF } from './pont-neuf.ts';
import { GORGE, RAPIDS, RAVINE } from './rapids.ts';
import { SAND_FLATS } from './sand-flats.ts';
import { SEINE } from './seine.ts';
import { THAMES } from './thames.ts';
import { TIBER } from './tiber.ts';
import { VLTAVA } from './vltava.ts';
import { XOCHIMILCO } from './xochimilco.ts';

/** How each place that is known by its water is laid out. */
export const WATER_PLACES: Readonly<Record<WaterPlace, SceneryPlan>> = {
  rapids: RAPIDS,
  gorge: GORGE,
  ravine: RAVINE,
  glacier: GLACIER,
  lockcanal: LOCK_CANAL,
  sandflats: SAND_FLATS,
  crowdedbeach: CROWDED_BEACH,
  hanriver: HAN_RIVER,
  dallake: DAL_LAKE,
  dotonbori: DOTONBORI,
  xochimilco: XOCHIMILCO,
  neva: NEVA,
  pontneuf: PONT_NEUF,
  seine: SEINE,
  thames: THAMES,
  tiber: TIBER,
  huangpu: HUANGPU,
  danube: DANUBE,
  vltava: VLTAVA,
  charlesbridge: CHARLES_BRIDGE,
  cove: COVE,
  liriver: LI_RIVER,
  bosphorus: BOSPHORUS,
  bosphorusdeck: BOSPHORUS_DECK,
};
