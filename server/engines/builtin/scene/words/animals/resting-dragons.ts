import { INDOORS } from '../../world/room/plan-room.ts';
import type { Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** Whether it is what a dragon lies on. */
const isTreasure = ({ thing }: Subject): boolean => thing === 'hoard' || thing === 'chest';

/** Dragons that sleep lie rolled up, and in a cave and in rooms, where their wings have no space, they do unless they are said to fly; on the treasure that is named with them. */
export function atRest(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isInside = pieces.some(({ meanings }) =>
    meanings.some(({ land }) => land === 'cave' || (land !== undefined && INDOORS.includes(land))),
  );
  const riches = pieces.flatMap(({ meanings }) =>
    meanings.some((one) => one.riches === true)
      ? [meanings.find(({ colour }) => colour !== undefined)?.colour]
      : [],
  );
  // What is golden itself is not said to lie on gold.
  const hasHoard =
    things.some(isTreasure) ||
    things.some(
      ({ thing, colour }) => thing === 'dragon' && riches.some((golden) => golden !== colour),
    );
  const rests = ({ thing, posture, carries }: Subject) =>
    thing === 'dragon' &&
    carries === undefined &&
    (posture === 'sleeping' ||
      posture === 'lying' ||
      posture === 'sitting' ||
      ((isInside || hasHoard) && (posture === null || posture === 'standing')));
  if (!things.some(rests)) return things;
  return things
    .filter((one) => !isTreasure(one))
    .map(
      (one): Subject =>
        rests(one)
          ? {
              ...one,
              thing: 'restingdragon',
              posture: 'sleeping',
              ...(hasHoard && { traits: ['hoarding'] }),
            }
          : one,
    );
}
