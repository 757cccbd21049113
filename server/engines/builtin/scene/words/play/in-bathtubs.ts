import type { Subject } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What is done beside a tub, and in none. */
const BESIDE: ReadonlySet<Trait> = new Set<Trait>([
  'scrubbing',
  'repairing',
  'toothbrushing',
  'lathering',
  'hairbrushing',
  'makeup',
  'bricklaying',
  'wallpainting',
]);

const READ: ReadonlySet<Trait> = new Set<Trait>(['reading', 'newspaper', 'studying']);

/** Who is in a bathtub sits in it, whatever else is said of how; who cleans or mends it, or stands before it, is beside it. */
export const inBathtubs = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one): Subject => {
    const { traits = [], posture, thing } = one;
    if (!traits.includes('tubbed')) return one;
    const isBeside = traits.some((trait) => BESIDE.has(trait)) || posture === 'standing';
    const rest = traits.filter((trait) => trait !== 'tubbed' && trait !== 'bathing');
    if (isBeside || thing !== 'person') return { ...one, traits: rest };
    const { relation: _, on: _on, ...own } = one;
    // What is read there is held, and needs no chair.
    const reads = rest.some((trait) => READ.has(trait)) && own.holds === undefined;
    return {
      ...own,
      posture: null,
      ...(reads && { holds: { thing: 'book', colour: null } }),
      traits: ['tubbed', ...rest.filter((trait) => !READ.has(trait))],
    };
  });
