import type { Idea, Subject } from '../idea.ts';

/** Who is on a beach that is said to be crowded where nobody is named: some lie in the sun, some stand about, under sunshades. */
const CROWD: readonly Subject[] = [
  { thing: 'person', count: 3, posture: 'sleeping', colour: null, size: 1, on: 'towel' },
  { thing: 'person', count: 4, posture: null, colour: null, size: 1 },
  { thing: 'parasol', count: 3, posture: null, colour: null, size: 1 },
];

/** The sunshade of who lies in the sun where none is named. */
const SHADE: Subject = {
  thing: 'parasol',
  count: 1,
  posture: null,
  colour: null,
  size: 1,
  isDressing: true,
};

/** Whether somebody lies there on nothing that is named. */
const lies = ({ thing, posture, on, company, relation }: Subject): boolean =>
  thing === 'person' &&
  (posture === 'lying' || posture === 'sleeping') &&
  (on ?? company ?? relation) === undefined;

/** Whether something is on the sand of a beach or in its water, and on no pavement beside it. */
const needsSand = (one: Subject): boolean =>
  one.thing === 'sandcastle' || one.thing === 'swimmer' || one.on === 'towel' || lies(one);

/** What a prompt asks for: the sand of a beach with a promenade where somebody is on it; who lies on a beach has a towel there, and a sunshade beside; one that is crowded has people. */
export function atBeach(idea: Idea, isCrowded: boolean): Idea {
  const { land, subjects } = idea;
  const isOnSand = idea.scenery === 'promenade' && subjects.some(needsSand);
  const scenery = isOnSand ? null : idea.scenery;
  if (land !== 'beach' || scenery !== null) return idea;
  if (isCrowded && subjects.length === 0) return { ...idea, subjects: CROWD };
  const laid = subjects.map(
    (one): Subject => (lies(one) ? { ...one, posture: 'sleeping', on: 'towel' } : one),
  );
  const hasTowel = laid.some(({ on }) => on === 'towel');
  const isShaded = laid.some(({ thing }) => thing === 'parasol' || thing === 'palm');
  const isBright = idea.time !== 'night' && idea.weather !== 'rain' && idea.weather !== 'storm';
  return {
    ...idea,
    scenery,
    subjects: hasTowel && !isShaded && isBright ? [...laid, SHADE] : laid,
  };
}
