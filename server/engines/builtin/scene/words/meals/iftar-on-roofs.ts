import type { Idea, Subject } from '../idea.ts';

/** Whether words tell of a meal of Ramadan on a roof. */
export const isIftarOnRoof = ({ scenery, perch }: Pick<Idea, 'scenery' | 'perch'>): boolean =>
  scenery === 'iftar' && perch === 'roof';

/** The mosque of the town that is seen from there. */
const MOSQUE: Subject = {
  ...{ thing: 'mosque', count: 1, posture: null, colour: null, size: 1 },
  isDressing: true,
};

/** Those of a family at a meal of Ramadan: the women among them are in headscarves. */
function breakingFast(one: Subject): Subject {
  const { company, traits = [] } = one;
  if (one.thing !== 'person') return one;
  const veiled = (all: readonly NonNullable<Subject['traits']>[number][]) =>
    all.includes('woman') ? [...all, 'headscarf' as const] : all;
  return {
    ...one,
    traits: veiled(traits),
    ...(company && {
      company: { ...company, members: company.members.map(veiled) },
    }),
  };
}

/** What a prompt asks for in which people break their fast on a roof: they dine on its terrace over the roofs of the town and a mosque's minarets, as the sun sets where no other time is named, and not before a mosque with a house beside it. */
export const iftarOnRoofs = (idea: Idea): Idea =>
  isIftarOnRoof(idea)
    ? {
        ...idea,
        ...{ land: 'roofterrace', outlook: 'field', perch: null, scenery: null, settled: 'town' },
        time: idea.time ?? 'sunset',
        subjects: [
          ...idea.subjects.filter(({ thing }) => thing !== 'house').map(breakingFast),
          ...(idea.subjects.some(({ thing }) => thing === 'mosque') ? [] : [MOSQUE]),
        ],
      }
    : idea;

/** The same when they sit at their table: there are cups on it, and no wine. */
export const withCupsAtIftar = (idea: Idea): Idea => ({
  ...idea,
  subjects: idea.subjects.map((one) =>
    one.company?.bond === 'meal'
      ? { ...one, company: { ...one.company, served: one.company.served ?? 'breakfast' } }
      : one,
  ),
});
