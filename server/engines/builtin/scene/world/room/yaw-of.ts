import type { Setting } from '../../setting.ts';
import type { Land } from '../../words/land.ts';

/** How far the eye looks toward the heavy side in each of the four compositions, radians: straight ahead, or into the corner. */
const YAWS = [0, 0.36, 0, 0.27] as const;

/** The same toward the sofa that is named, which stands along the wall of that side. */
const TO_SOFA = [0.5, 0.62, 0.42, 0.55] as const;

/** Rooms that have something in that corner. */
const HAS_CORNER: ReadonlySet<Land> = new Set<Land>([
  'room',
  'kitchen',
  'bedroom',
  'library',
  'cafe',
  'office',
  'bathroom',
  'kidsroom',
  'classroom',
  'garage',
]);

/** How far to the right the eye of a setting looks: straight ahead where somebody or something is to be seen in the room, but for books by a sofa. */
export const yawOf = ({ land, side, turn, subjects, idea }: Setting): number =>
  HAS_CORNER.has(land) &&
  subjects.every(({ thing }) => idea.decor.isForSofa && thing === 'book') &&
  !idea.hearth
    ? side * ((idea.decor.isForSofa ? TO_SOFA : YAWS)[turn % 4] ?? 0)
    : 0;
