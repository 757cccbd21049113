import type { Meaning } from './meaning.ts';

/** Before what a studio shows a thing by itself: a sheet of any colour, of white or of black. */
export type Backdrop = 'studio' | 'white' | 'black';

/** The backdrop that is said: one of a colour before a studio's; null: none is. */
export function backdropOf(meanings: readonly Meaning[]): Backdrop | null {
  const said = meanings.flatMap(({ backdrop }) => (backdrop === undefined ? [] : [backdrop]));
  return said.find((one) => one !== 'studio') ?? said[0] ?? null;
}
