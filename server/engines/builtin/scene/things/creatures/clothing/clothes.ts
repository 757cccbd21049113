import { pick, type Random } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Doing } from '../postures/doings.ts';
import { STANDING } from '../postures/rests.ts';
import { isFemale } from '../visage/face.ts';

/** What someone wears: a coat to the knees, a jacket, a dress, a shirt with short sleeves, or a wet suit. */
export type Clothes = 'coat' | 'jacket' | 'dress' | 'shirt' | 'suit';

/** What is done in shorts. */
export const SPORTY: ReadonlySet<Doing> = new Set<Doing>([
  'kicking',
  'running',
  'sprinting',
  'bounding',
  'jumping',
  'climbing',
  'boxing',
  'diving',
  'serving',
  'lifting',
  'dribbling',
  'jumpshot',
  'guarding',
]);

/** What is done in a dress. */
const DANCED: ReadonlySet<Doing> = new Set<Doing>(['dancing', 'spinning', 'stepping']);

/** The clothes that somebody is said to wear; null where none are said. */
function clothesSaid(traits: readonly Trait[]): Clothes | null {
  if (traits.some((one) => one === 'gown' || one === 'ballgown' || one === 'cloak')) return 'dress';
  if (traits.includes('coat') || traits.includes('raincoat')) return 'coat';
  if (traits.includes('jacket')) return 'jacket';
  return traits.includes('shirt') || traits.includes('pullover') ? 'shirt' : null;
}

/** What is done in the water, in a bathing suit. */
export const IN_WATER: ReadonlySet<Doing> = new Set<Doing>(['swimming', 'afloat', 'splashing']);

/** What is done on a surfboard, in a wetsuit. */
const ON_BOARD: ReadonlySet<Doing> = new Set<Doing>(['surfing', 'astride']);

/** The clothes in which somebody does something: those that are said, else by chance some that suit it and who it is. */
export function clothesFor(random: Random, doing: Doing, traits: readonly Trait[]): Clothes {
  if (ON_BOARD.has(doing) || doing === 'soaking' || IN_WATER.has(doing)) return 'suit';
  const said = clothesSaid(traits);
  if (said !== null) return said;
  if (doing === 'skiing') return 'jacket';
  if (traits.includes('wintry')) return pick(random, ['coat', 'jacket', 'coat']);
  if (traits.includes('summery') && HATTED.has(doing) && doing !== 'working')
    return isFemale(traits) ? pick(random, ['dress', 'dress', 'shirt']) : 'shirt';
  if (traits.includes('hiker')) return pick(random, ['jacket', 'shirt', 'shirt']);
  if (traits.includes('farmer')) return 'shirt';
  // A skirt lies on the ground around who kneels.
  if (doing === 'praying') return isFemale(traits) ? 'dress' : 'jacket';
  if (SPORTY.has(doing) || BAREFOOT.has(doing)) return 'shirt';
  if (doing === 'working') return pick(random, ['shirt', 'shirt', 'jacket']);
  if (DANCED.has(doing) && isFemale(traits)) return 'dress';
  if (doing === 'sleeping') return pick(random, ['jacket', 'shirt']);
  if (doing === 'cycling') return pick(random, ['jacket', 'shirt']);
  if (doing === 'riding' || doing === 'bareback' || doing === 'gliding') return 'jacket';
  if (SITTING.has(doing)) return traits.includes('child') ? 'shirt' : 'jacket';
  if (traits.includes('child') && traits.includes('girl'))
    return pick(random, ['dress', 'dress', 'shirt']);
  if (traits.includes('child')) return pick(random, ['shirt', 'shirt', 'jacket']);
  if (traits.includes('girl')) return pick(random, ['dress', 'dress', 'shirt']);
  if (traits.includes('woman')) return pick(random, ['dress', 'coat', 'jacket']);
  return pick(random, ['shirt', 'jacket', 'shirt', 'jacket']);
}

/** What is done in a light shirt and trousers, on bare feet. */
export const BAREFOOT: ReadonlySet<Doing> = new Set<Doing>([
  'warrior',
  'lotus',
  'tree',
  'handstand',
  'swaying',
  'sidekick',
]);
/** Where a hat with a brim stays on the head, and where clothes are everyday ones. */
export const HATTED: ReadonlySet<Doing> = new Set<Doing>([
  ...STANDING,
  'working',
  'walking',
  'striding',
  'passing',
  'sitting',
  'crosslegged',
  'leaning',
  'propped',
  'seated',
  'scattering',
  'crossed',
  'reading',
  'lounging',
  'riding',
  'bareback',
]);

/** What is done sitting. */
const SITTING: ReadonlySet<Doing> = new Set<Doing>([
  'sitting',
  'crosslegged',
  'leaning',
  'seated',
  'scattering',
  'crossed',
  'reading',
  'bent',
  'dozing',
  'lacing',
  'straining',
  'slumped',
  'weary',
  'lounging',
  'perched',
  'inbed',
  'shouldered',
]);
