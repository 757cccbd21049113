import type { Fitting } from '../words/fitting.ts';
import type { DayTime, Idea, Thing } from '../words/idea.ts';

const LANTERNS: ReadonlySet<Thing> = new Set<Thing>([
  'lantern',
  'streetlamp',
  'paperlantern',
  'fairylights',
  'christmastree',
]);

/** Whether it is light that falls into a room from above. */
const letsLightIn = ({ name }: Fitting): boolean => name === 'lightbeam' || name === 'skylight';

/** The time of day in which a wished-for sky can be seen. */
export function timeFor({
  sky,
  mood,
  composition,
  weather,
  without,
  subjects,
  season,
  neon,
  halloween,
  christmas,
  litWindows,
  settled,
  town,
  fireflies,
  forsaken,
  deserted,
  fittings,
  martian,
}: Idea): DayTime | null {
  // The moons of Mars are small, and seen by day.
  if (
    !martian &&
    sky.some(
      (body) =>
        body === 'fireworks' ||
        body === 'moon' ||
        body === 'stars' ||
        body === 'milkyway' ||
        body === 'aurora',
    )
  )
    return 'night';
  if (sky.includes('twinsuns')) return 'sunset';
  // A sunny sky or a blue one is a day's; one that only lacks clouds may be any.
  const isSunny = weather === 'clear' && !without.includes('cloudy');
  // Neon is for the night.
  if (neon && !isSunny) return 'night';
  // So is Halloween.
  if (halloween && !isSunny) return 'night';
  // The sun of summer is a day's.
  const isHigh = sky.includes('sun') && season === 'summer';
  if (isSunny || isHigh || sky.includes('rainbow')) return 'day';
  if (composition === 'silhouette') return 'sunset';
  // Windows are lit when it grows dark, and towns and villages for Christmas.
  const isFestive = christmas && (settled !== null || town !== null);
  if (litWindows || isFestive) return 'dusk';
  // Lanterns are lit when it grows dark, and fireflies come out.
  if (fireflies || subjects.some(({ thing }) => LANTERNS.has(thing))) return 'dusk';
  // Markets are held by day.
  if (subjects.some(({ thing }) => thing === 'stall')) return 'day';
  // What has grown over a place is seen by day, and so is light that falls in.
  if (forsaken || deserted || fittings.some(letsLightIn)) return 'day';
  if (mood === 'dark') return 'dusk';
  if (mood === 'bright') return 'day';
  return null;
}
