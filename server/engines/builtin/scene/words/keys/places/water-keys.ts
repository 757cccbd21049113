import type { Meaning } from '../../meaning.ts';
import type { Scenery } from '../../scenery.ts';

/** What `lists/waters.ts` has words for: places that are known by their water. */
export const WATER_KEYS = {
  rapids: { land: 'river', scenery: 'rapids' },
  valleystream: { land: 'river', narrow: true, wooded: true, also: ['rock', 'rock', 'rock'] },
  dippingfeet: { posture: 'sitting' },
  glacier: { land: 'lake', scenery: 'glacier' },
  lockcanal: { land: 'river', scenery: 'lockcanal' },
  widefalls: { land: 'waterfall', falls: 'wide' },
  tallfalls: { land: 'waterfall', falls: 'tall' },
  icefalls: { land: 'waterfall', frozen: true, season: 'winter', snowy: true },
  icecanal: { land: 'canal', frozen: true, season: 'winter', snowy: true },
  dotonbori: { land: 'lake', scenery: 'dotonbori' },
  dallake: { land: 'lake', scenery: 'dallake' },
  xochimilco: { land: 'lake', scenery: 'xochimilco' },
  neva: { land: 'lake', scenery: 'neva' },
  whitenights: { time: 'dawn', season: 'summer' },
  midnightsun: { time: 'sunset', season: 'summer', sky: 'sun' },
  pontneuf: { land: 'lake', scenery: 'pontneuf' },
  seine: { land: 'lake', scenery: 'seine' },
  thames: { land: 'lake', scenery: 'thames' },
  tiber: { land: 'lake', scenery: 'tiber' },
  huangpu: { land: 'lake', scenery: 'huangpu' },
  shanghai: { land: 'lake', scenery: 'huangpu', ifNone: true, neon: true },
  danube: { land: 'lake', scenery: 'danube' },
  budapest: { land: 'lake', scenery: 'danube', ifNone: true, square: true },
  prague: { land: 'lake', scenery: 'vltava', ifNone: true, square: true },
  bosphorus: { land: 'lake', scenery: 'bosphorus' },
  cormorants: { land: 'river', karst: true, scenery: 'liriver', thing: 'person', trait: 'fisher' },
  cove: { land: 'beach', scenery: 'cove' },
  cornwall: { land: 'beach', scenery: 'cove', ifNone: true },
  crowdedbeach: { land: 'beach', scenery: 'crowdedbeach' },
  sandflats: { land: 'beach', scenery: 'sandflats' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** Whether a word names what a land is known by; a cave in ice is none of a glacier's front, where pools among rocks are named no sand lies there, no knights fight where a tank does, what flies above the clouds is in no street of steam and brass, terraces are no level field, and a legion in open land is in no street. */
export const showsScenery = ({ scenery, ifNone }: Meaning, all: readonly Meaning[]): boolean =>
  scenery !== undefined &&
  !(scenery === 'glacier' && all.some(({ icy }) => icy)) &&
  !(scenery === 'sandflats' && all.some(({ lowTide }) => lowTide)) &&
  !(scenery === 'ploughed' && all.some(({ land }) => land === 'terraces')) &&
  !(scenery === 'steampunk' && all.some(({ land }) => land === 'clouds')) &&
  !(scenery === 'battlefield' && all.some(({ thing }) => thing === 'tank')) &&
  !(scenery === 'romanstreet' && ifNone === true && all.some(namesOpenLand));

const namesOpenLand = (one: Meaning): boolean =>
  one.land !== undefined && one.scenery === undefined && one.ifNone !== true;

/** One of {@link WATER_KEYS}. */
export type WaterKey = keyof typeof WATER_KEYS;

/** What a place is known by beside what else is named: rapids in a canyon are those of a gorge, and from a ferry's deck in Istanbul that is seen. */
export function besideOthers(scenery: Scenery | null, all: readonly Meaning[]): Scenery | null {
  if (scenery === 'rapids' && all.some(({ land }) => land === 'canyon')) return 'gorge';
  return scenery === 'ferrydeck' && all.some((one) => one.scenery === 'bosphorus')
    ? 'bosphorusdeck'
    : scenery;
}
