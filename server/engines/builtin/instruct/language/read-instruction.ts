import type { Note } from '../../../note.ts';
import { readPrompt } from '../../scene/words/read-prompt.ts';
import { type Clause, readClauses } from './clauses.ts';
import type { Instruction, Step, Target } from './instruction.ts';
import { keepsAlone, removesRest } from './keep-only.ts';
import { exceptedIn } from './named-things.ts';
import { namesThing } from './names.ts';
import { type Quotation, takeQuotations, takeRatio } from './quotes.ts';
import { shareUnsaid } from './share-unsaid.ts';
import { sparingColours } from './spare-colours.ts';
import { stepsOf } from './steps-of.ts';
import { targetsOf } from './targets.ts';
import type { InstructionPiece } from './vocabulary.ts';

/** Reads what a text asks to be done with a picture, in any of the product's languages. */
export function readInstruction(text: string): Instruction {
  const { rest: unquoted, quotations } = takeQuotations(text);
  const { rest, ratio } = takeRatio(unquoted);
  const clauses = shareUnsaid(readClauses(rest).map(sparing));
  const steps: Step[] = [];
  const keep: Target[] = [];
  const notDone: Note[] = [];
  const unknown: string[] = [];
  const share = shareQuotations(clauses, quotations);
  clauses.forEach((said, index) => {
    const { clause, spared } = sparingColours(said, steps);
    keep.push(...spared.map((colour) => ({ colour })));
    if (spared.length > 0 && !clause.heads.some(({ meaning }) => 'look' in meaning)) return;
    if (removesRest(clauses, index)) return;
    if (keepsAlone(clauses, index)) {
      const { colours, parts } = clause;
      const isColour = colours.length > 0 && !parts.includes('subject');
      if (isColour) keep.push(...colours.map((colour) => ({ colour })));
      steps.push(
        isColour
          ? { do: 'filter', filter: 'mono', amount: 1, target: 'all' }
          : { do: 'cut-out', part: 'background' },
      );
      unknown.push(...withoutThose(clause.unknown, clause.pieces.filter(namesThing)));
      return;
    }
    keep.push(...targetsOf({ ...clause, parts: clause.spared }));
    if (isOnlySparing(clause)) return;
    if (clause.act === 'keep') {
      const parts = targetsOf(clause);
      // "The sky stays blue": what else is blue need not stay.
      const named = parts.length > 0 ? parts : clause.colours.map((colour) => ({ colour }));
      const things = named.length > 0 ? [] : clause.pieces.filter(namesThing);
      keep.push(...named, ...(things.length > 0 ? (['subject'] as const) : []));
      unknown.push(...withoutThose(clause.unknown, things));
      return;
    }
    if (isOnlyAmount(clause)) {
      steps.push(...steps.splice(-1).map((step) => scaled(step, clause.amount)));
      return;
    }
    const source = text.slice(clause.pieces[0]?.start ?? 0, clause.pieces.at(-1)?.end ?? 0);
    const made = stepsOf(clause, {
      source,
      quotation: share[index] ?? null,
      idea: readPrompt(source),
      tail: (from) => text.slice(from, clauseEnd(clauses, index, text)),
    });
    steps.push(...made.steps);
    notDone.push(...made.notDone);
    const excepted = clause.heads.length > 0 ? exceptedIn(clause) : [];
    if (excepted.length > 0) keep.push('subject');
    unknown.push(...withoutThose(made.unknown, excepted));
  });
  if (clauses.length === 0 || !steps.some((step) => step.do === 'text')) {
    for (const { words } of quotations) {
      if (!share.some((one) => one?.words === words)) unknown.push(words);
    }
  }
  if (ratio !== null) addRatio(steps, ratio.across / ratio.down);
  return { steps, keep, notDone, unknown: [...new Set(unknown)] };
}

const withoutThose = (
  words: readonly string[],
  pieces: readonly InstructionPiece[],
): readonly string[] => words.filter((word) => !pieces.some(({ text }) => text === word));

/** "…, but not the sky": what is said is not done to it. Alone, "no sky" asks for something else. */
function sparing(clause: Clause, index: number): Clause {
  const { spared, parts, heads } = clause;
  if (index > 0 || heads.length > 0) return clause;
  return { ...clause, parts: [...parts, ...spared], spared: [] };
}

const isOnlySparing = ({ spared, parts, colours, refused, heads, unknown }: Clause): boolean =>
  spared.length > 0 &&
  parts.length + colours.length + refused.length + heads.length + unknown.length === 0;

/** "…, but not too much": by how much what was said before is done. */
const isOnlyAmount = ({ act, amount, parts, colours, heads, unknown }: Clause): boolean =>
  amount !== 1 &&
  (act === null || act === 'make') &&
  parts.length + colours.length + heads.length + unknown.length === 0;

const scaled = (step: Step, by: number): Step =>
  'amount' in step ? { ...step, amount: step.amount * by } : step;

const clauseEnd = (clauses: readonly Clause[], index: number, text: string): number =>
  clauses[index + 1]?.pieces[0]?.start ?? text.length;

/** Each quotation belongs to the clause that it stands in. */
function shareQuotations(
  clauses: readonly Clause[],
  quotations: readonly Quotation[],
): (Quotation | null)[] {
  const shared: (Quotation | null)[] = clauses.map(() => null);
  for (const quotation of quotations) {
    const next = clauses.findIndex(({ pieces }) => (pieces[0]?.start ?? 0) > quotation.start);
    const own = next < 0 ? clauses.length - 1 : Math.max(0, next - 1);
    if (own >= 0) shared[own] ??= quotation;
  }
  return shared;
}

/** "16:9" alone, or with a word for cropping, is the ratio to crop to. */
function addRatio(steps: Step[], ratio: number): void {
  const at = steps.findIndex((step) => step.do === 'crop');
  const old = steps[at];
  if (old?.do === 'crop') steps[at] = { ...old, ratio };
  else steps.push({ do: 'crop', ratio, place: { across: null, down: null }, zoom: 1 });
}
