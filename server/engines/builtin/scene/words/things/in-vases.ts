import { isWalker } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Pieces } from '../pieces.ts';

/** What a bunch of flowers is in. */
const VASE: Subject = { thing: 'vase', count: 1, posture: null, colour: null, size: 1 };

/** Flowers named with a vase are those in it, and a bunch that nobody has in the hands needs one; its colour is its glaze. */
export function inVases(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isBunch = pieces.some(({ meanings }) => meanings.some(({ bunched }) => bunched === true));
  const flowers = things.find(({ thing }) => thing === 'flower');
  const isLoose = isBunch && things.every((one) => one === flowers || !isWalker(one.thing));
  const named = things.find(({ thing }) => thing === 'vase');
  const isNeeded = isLoose && (flowers !== undefined || things.length === 0);
  const vase = named ?? (isNeeded ? VASE : undefined);
  if (vase === undefined) return things;
  const { bloom } = flowers ?? {};
  const filled: Subject = {
    ...vase,
    colour: flowers?.colour ?? null,
    ...(bloom === undefined ? {} : { bloom }),
    ...(vase.colour === null ? {} : { glaze: vase.colour }),
  };
  const others = things.filter((one) => one !== flowers && one !== named);
  return [filled, ...others];
}
