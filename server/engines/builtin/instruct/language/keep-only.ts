import { type Clause, saysAct } from './clauses.ts';
import { namesThing } from './names.ts';
import { isAct, saysOnly } from './split-pieces.ts';

/** Words for "except" that readers take for a "not". */
const EXCEPT = /^(?:sauf|außer|exceto|tranne|кроме|menos|hariç|제외\p{L}*|말고|빼고)$/iu;

/** Whether a clause says of what the picture is of, or of a colour, that nothing else stays: "keep only the subject", "remove everything except the dog". */
export function keepsAlone(clauses: readonly Clause[], index: number): boolean {
  const clause = clauses[index];
  if (clause === undefined || clause.heads.length > 0) return false;
  // Beside another wish a colour stays in what that makes of the picture.
  if (!namesKept(clause) && !(clauses.length === 1 && clause.colours.length > 0)) return false;
  if (clause.pieces.some(saysOnly))
    return clause.act === 'keep' || (index === 0 && isNameAlone(clause));
  if (clause.act !== 'keep') return false;
  const takesOut = clause.pieces.some((piece) => isAct(piece, 'remove'));
  if (takesOut && clause.pieces.some(({ text }) => EXCEPT.test(text))) return true;
  return [index - 1, index + 1].some((at) => removesAll(clauses[at]));
}

/** Whether a clause takes everything away but what its neighbour keeps. */
export const removesRest = (clauses: readonly Clause[], index: number): boolean =>
  removesAll(clauses[index]) &&
  [index - 1, index + 1].some((at) => clauses[at]?.act === 'keep' && keepsAlone(clauses, at));

function removesAll(clause: Clause | undefined): boolean {
  if (clause?.act !== 'remove') return false;
  const { heads, colours, unknown, parts } = clause;
  return (
    heads.length + colours.length + unknown.length === 0 &&
    parts.every((part) => part === 'picture')
  );
}

/** Whether a clause only names what it is about: "only make the sky blue" tells what the colour is for. */
const isNameAlone = (clause: Clause): boolean =>
  clause.act === null &&
  (namesKept(clause) || (!saysAct(clause) && clause.parts.every((part) => part === 'picture')));

/** Whether what stays is what the picture is of, by whatever name. */
const namesKept = ({ parts, colours, pieces }: Clause): boolean => {
  const others = parts.filter((part) => part !== 'picture');
  if (others.length > 0) return others.every((part) => part === 'subject');
  return colours.length === 0 && pieces.some(namesThing);
};
