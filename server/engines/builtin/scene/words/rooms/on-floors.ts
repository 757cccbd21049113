import { INDOORS } from '../../world/room/plan-room.ts';
import type { Idea, Subject } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** Who flies also within a room. */
export const FLIERS: ReadonlySet<Trait> = new Set<Trait>([
  ...([
    'superhero',
    'fairy',
    'angel',
    'mage',
    'spacesuit',
    'casting',
    'vampire',
    'winged',
  ] as const),
  'gauzewings',
]);

/** Somebody of whom flying is said that is another thing's: light that falls in, a ship in flight. */
const flies = ({ thing, posture, traits = [] }: Subject): boolean =>
  thing === 'person' && posture === 'flying' && !traits.some((trait) => FLIERS.has(trait));

/** Who is on a classroom's carpet sits on its floor, but for who teaches there. */
function onCarpet(one: Subject): Subject {
  const { on, ...free } = one;
  if (one.thing !== 'person' || on !== 'rug') return one;
  const traits = (one.traits ?? []).filter((trait) => trait !== 'perched');
  return { ...free, traits, posture: traits.includes('teacher') ? null : 'sitting' };
}

/** A prompt's people on the floor of the room that they are in. */
export function onFloors(idea: Idea): Idea {
  const { land, subjects } = idea;
  if (land === null || !INDOORS.includes(land)) return idea;
  const grounded = subjects.map((one) => (flies(one) ? { ...one, posture: null } : one));
  return { ...idea, subjects: land === 'classroom' ? grounded.map(onCarpet) : grounded };
}
