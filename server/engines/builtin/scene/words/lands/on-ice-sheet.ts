import type { Idea } from '../idea.ts';

/** What a prompt asks for that names penguins in the cold: they are on a sheet of ice under snow, and so are stations of research, and seals and bears that have a party; at sea, on floes, only where that, floating ice or swimming is named. */
export function onIceSheet(idea: Idea, isSeaNamed: boolean, isParty: boolean): Idea {
  const { land, subjects, snowy, scenery } = idea;
  const isOpen = land === null || (land === 'sea' && !isSeaNamed);
  const hasHosts = subjects.some(
    ({ thing }) => thing === 'penguin' || (isParty && (thing === 'seal' || thing === 'bear')),
  );
  const isBase = subjects.some(({ thing }) => thing === 'habitat');
  const isAfloat = subjects.some(
    ({ thing, traits, isDressing }) =>
      traits?.includes('swimming') === true || (thing === 'iceberg' && isDressing !== true),
  );
  if (!snowy || !isOpen) return idea;
  if (!isBase && (scenery !== null || !hasHosts)) return idea;
  // On floes there is no room for what a party brings: it is held on the ice.
  if (isAfloat && !isParty) return idea;
  return { ...idea, land: 'plain', subjects: subjects.filter(({ isDressing }) => !isDressing) };
}
