import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import type { Town } from '../place.ts';

/** Towns of wooden houses under tiles, as their names or a street of them say. */
const TILED: ReadonlySet<Town | undefined> = new Set<Town>(['machiya', 'hutong', 'hanok']);

/** Who is at home on such roofs where no town is named. */
const isOfRoofs = ({ trait }: Meaning): boolean => trait === 'ninja';

/** What a town's roofs are called where they are its view. */
const ROOFTOPS = /^(?:the )?(?:rooftops?|roofs)$/iu;

/** The words of a prompt: who is on the roofs of an old town of Japan, or a ninja on any roofs of which nothing else is said, has its ridges all around. */
export function onEasternRoofs(pieces: Pieces): Pieces {
  const said = pieces.filter(({ negated }) => !negated);
  const find = (test: (one: Meaning) => boolean) =>
    said.find(({ meanings }) => meanings.some(test));
  const roof = said.find(
    ({ text, meanings }) =>
      meanings.some(({ perch }) => perch === 'roof') ||
      (ROOFTOPS.test(text) &&
        (meanings.length === 0 || meanings.some(({ settled }) => settled === 'town'))),
  );
  const town = find(({ town: one }) => TILED.has(one));
  const isElsewhere = said.some(
    (piece) =>
      piece !== roof && piece !== town && piece.meanings.some(({ land, city }) => land ?? city),
  );
  if (roof === undefined || isElsewhere) return pieces;
  if (town === undefined && find(isOfRoofs) === undefined) return pieces;
  const view = { folk: 'eastern' as const, land: 'field' as const, scenery: 'kyotoroofs' as const };
  return pieces.map((piece) =>
    piece === roof || piece === town ? { ...piece, role: null, meanings: [view] } : piece,
  );
}
