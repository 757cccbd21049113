import type { Gathering } from '../deeds-together.ts';
import type { Subject } from '../subject.ts';
import type { Trait } from '../trait.ts';

type Members = readonly (readonly Trait[])[];

/** How many do what they are gathered for where fewer are named: as those who are named, anybody, men and women, or children; `atLeast`: even where it is said how many they are. */
const SHARERS: Partial<
  Readonly<
    Record<
      Gathering,
      {
        readonly many: number;
        readonly by: 'own' | 'anybody' | 'mixed' | 'young';
        readonly atLeast?: true;
      }
    >
  >
> = {
  queue: { many: 4, by: 'anybody' },
  volleyball: { many: 4, by: 'anybody' },
  sale: { many: 2, by: 'anybody', atLeast: true },
  armwrestling: { many: 2, by: 'own', atLeast: true },
  boules: { many: 3, by: 'own' },
  pillowfight: { many: 2, by: 'own', atLeast: true },
  foodfight: { many: 3, by: 'own' },
  pinata: { many: 4, by: 'young', atLeast: true },
  whispering: { many: 2, by: 'own', atLeast: true },
  handing: { many: 2, by: 'mixed', atLeast: true },
  bearing: { many: 2, by: 'own', atLeast: true },
  flowerhanding: { many: 2, by: 'mixed', atLeast: true },
  firecrackers: { many: 3, by: 'own' },
  strongman: { many: 4, by: 'mixed', atLeast: true },
  roundfountain: { many: 3, by: 'own' },
  ringdancing: { many: 5, by: 'own', atLeast: true },
  firedancing: { many: 5, by: 'own' },
  fitting: { many: 2, by: 'anybody', atLeast: true },
};

/** What each of the others is like, in turn. */
const OTHERS: Readonly<Record<'anybody' | 'mixed' | 'young', Members>> = {
  anybody: [[]],
  mixed: [['woman'], [], ['woman']],
  young: [['child'], ['girl']],
};

/** Those who share what they are gathered for: who is named, and others where that needs more. */
export function sharedBy(
  gathering: Gathering | undefined,
  named: Members,
  { exact, male }: Pick<Subject, 'exact' | 'male'>,
): Members {
  const sharers = gathering && SHARERS[gathering];
  const [first] = named;
  if (sharers === undefined || first === undefined) return named;
  // A man who is named with his wife in one breath is not like her.
  if (male === true && sharers.by === 'mixed' && first.includes('woman'))
    return [
      first.filter((trait) => trait !== 'woman'),
      ...(named.length > 1 ? named.slice(1) : [first]),
    ];
  const { many, by, atLeast = false } = sharers;
  if (exact === 'said' && !atLeast) return named;
  const others = Array.from({ length: Math.max(0, many - named.length) }, (_, n) =>
    by === 'own' ? first : (OTHERS[by][n % OTHERS[by].length] ?? []),
  );
  return [...named, ...others];
}
