import type { Clause } from './clauses.ts';
import type { NamedColour, Step } from './instruction.ts';

/** "Black and white, but not the red", "…, only the red": a picture without colours can only keep one. */
export function sparingColours(
  clause: Clause,
  steps: readonly Step[],
): { readonly clause: Clause; readonly spared: readonly NamedColour[] } {
  const { act, heads, parts, colours, unknown } = clause;
  const saysColour = heads.every(
    ({ meaning }) => 'change' in meaning && meaning.change === 'colour',
  );
  const isAfter = saysColour && steps.some(isMono);
  if (!isAfter && !heads.some(({ meaning }) => 'look' in meaning && meaning.look === 'mono'))
    return { clause, spared: [] };
  // After "put" a colour that is left out is one of something, else it is refused.
  const refused = [...clause.refused, ...colours.filter(({ name }) => isNegated(clause, name))];
  if (refused.length > 0) {
    const others = colours.filter((colour) => !refused.includes(colour));
    return { clause: { ...clause, refused: [], colours: others }, spared: refused };
  }
  const isOnly = isAfter && (act === null || act === 'make') && parts.length + unknown.length === 0;
  return { clause, spared: isOnly ? colours : [] };
}

const isNegated = ({ pieces }: Clause, colour: string): boolean =>
  pieces.some(
    ({ negated, meanings }) =>
      negated && meanings.some((meaning) => 'colour' in meaning && meaning.colour === colour),
  );

const isMono = (step: Step): boolean => step.do === 'filter' && step.filter === 'mono';
