import type { Idea, Subject } from '../idea.ts';
import type { Land } from '../land.ts';

/** Rooms that have a television to play on, and no arcade machine. */
const AT_HOME: ReadonlySet<Land | null> = new Set<Land>([
  ...(['room', 'bedroom', 'kidsroom', 'teenroom', 'basement', 'atticbedroom'] as const),
]);

const plays = ({ thing, company, traits = [] }: Subject): boolean =>
  thing === 'person' && company === undefined && traits.includes('gaming');

/** What a prompt asks for, with those who play video games at home on a sofa before their television. */
export function gamingAtHome(idea: Idea): Idea {
  const { land, subjects } = idea;
  const players = subjects.filter(plays);
  const [first] = players;
  if (first === undefined || !AT_HOME.has(land)) return idea;
  const members = players.flatMap(({ count, traits = [] }) =>
    Array.from({ length: count }, () => [
      ...traits.filter((one) => one !== 'gaming'),
      'console' as const,
    ]),
  );
  const { on: _on, holds: _holds, ...one } = first;
  const together: Subject = {
    ...one,
    count: members.length,
    posture: null,
    company: { bond: 'television', members },
  };
  return {
    ...idea,
    subjects: subjects.flatMap((each) =>
      each === first ? [together] : players.includes(each) ? [] : [each],
    ),
  };
}
