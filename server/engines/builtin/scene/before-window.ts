import { withPlanet } from './choices/style-sky.ts';
import type { Setting } from './setting.ts';
import { isTree } from './words/plants.ts';
import { ROOM_KINDS } from './world/room/room-kinds.ts';

/** A room's setting as what its window shows: the Eiffel Tower stands over the roofs of its city, before a Japanese veranda lies a garden of raked gravel, over the moon's ground the Earth stands, anything else is on its land. */
export function beforeWindow(room: Setting): Setting {
  const setting = withTreesAway(room);
  const { idea, subjects, outlook, land } = setting;
  if (land === 'engawa' && outlook === 'field')
    return { ...setting, garden: [], idea: { ...idea, garden: true, raked: idea.raked ?? 'dry' } };
  if (outlook === 'space') return { ...setting, idea: withPlanet(idea) };
  const isParis = idea.scenery === null && subjects.some(({ thing }) => thing === 'irontower');
  // Before a café in Paris a street leads to it.
  if (!isParis || outlook === 'street') return setting;
  return {
    ...setting,
    idea: { ...idea, scenery: 'parisroofs' },
    outlook: 'field',
    // The place has it.
    subjects: subjects.filter(({ thing }) => thing !== 'irontower'),
  };
}

/** Trees right before a window would be no more than their trunks; from a balcony or a veranda they are seen whole. */
function withTreesAway(setting: Setting): Setting {
  const { isBare, isFrameless } = ROOM_KINDS[setting.land] ?? {};
  const isOpen = isBare === true || isFrameless === true;
  if (isOpen || !setting.subjects.some(({ thing }) => isTree(thing))) return setting;
  return {
    ...setting,
    subjects: setting.subjects.map((one) => (isTree(one.thing) ? { ...one, far: true } : one)),
  };
}
