import type { Idea, Subject } from './idea.ts';

const isOfParty = ({ thing, isDressing }: Subject): boolean =>
  isDressing === true && (thing === 'gift' || thing === 'balloons');

/** What a prompt asks for that names penguins in the cold: they are on a sheet of ice under snow; at sea, on floes, only where that, floating ice or swimming is named. */
export function onIceSheet(idea: Idea, isSeaNamed: boolean): Idea {
  const { land, subjects, snowy, scenery } = idea;
  const isOpen = land === null || (land === 'sea' && !isSeaNamed);
  const hasPenguins = subjects.some(({ thing }) => thing === 'penguin');
  const isAfloat = subjects.some(
    ({ thing, traits, isDressing }) =>
      traits?.includes('swimming') === true || (thing === 'iceberg' && isDressing !== true),
  );
  if (!snowy || !isOpen || scenery !== null || !hasPenguins) return idea;
  // On floes there is no room for what a party brings: it is held on the ice.
  if (isAfloat && !subjects.some(isOfParty)) return idea;
  return { ...idea, land: 'plain', subjects: subjects.filter(({ isDressing }) => !isDressing) };
}
