import type { Thing } from '../../../words/idea.ts';
import { MOTOR_SHIPS } from '../../../words/vehicles.ts';
import type { Stage } from '../stage.ts';
import { spreadOf } from './together.ts';

/** How far aside of the middle one stands before a jetty. */
const BESIDE_JETTY = 0.2;

/** How far aside of the wicket is who looks on at cricket: away from who bats. */
const BESIDE_WICKET = 0.27;

/** What has the open sea for itself, and stands anywhere in the picture. */
const ALONE: ReadonlySet<Thing> = new Set<Thing>([
  'lighthouse',
  'boat',
  'galleon',
  'longship',
  'trawler',
  ...MOTOR_SHIPS,
]);

/** Where a kind's middle is, as a share of the width: one alone a little aside, several side by side. */
export function middleOf({ setting, jetty = null }: Stage, kinds: number, order: number): number {
  // Beside a jetty there is more room.
  if (kinds === 1 && jetty !== null) return 0.5 + BESIDE_JETTY * jetty.open;
  if (kinds === 1 && setting.land === 'cricketground') return 0.5 + BESIDE_WICKET * setting.side;
  const isAtSea = setting.land === 'sea' && setting.subjects.some(({ thing }) => ALONE.has(thing));
  const aside = setting.side * (0.05 + (isAtSea ? 0.19 : 0.07) * setting.random.unit());
  const about = setting.idea.land === null && !isAtSea ? 0.5 : 1;
  if (kinds === 1) return 0.5 + aside * about;
  const share = (order + 0.5) / kinds;
  return 0.5 + (setting.side > 0 ? -1 : 1) * (share - 0.5) * spreadOf(setting, kinds);
}
