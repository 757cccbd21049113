import { type Note, note } from '../../../note.ts';
import type { Idea } from '../../scene/words/idea.ts';
import type { Clause } from './clauses.ts';
import type { NamedColour, Step, Target } from './instruction.ts';
import type { ChangeName } from './lists/changes.ts';
import type { ShapeName } from './lists/shapes.ts';
import type { Quotation } from './quotes.ts';

/** What else is known of a clause. */
export interface ClauseContext {
  /** Its words as they were written. */
  readonly source: string;
  readonly quotation: Quotation | null;
  /** What the painter of scenes makes of it. */
  readonly idea: Idea;
  /** The text from a place to the clause's end. */
  readonly tail: (from: number) => string;
}

/** A clause whose steps are being gathered: what came of it so far, and what of it is not used yet. */
export class ClauseWork {
  readonly clause: Clause;
  readonly context: ClauseContext;
  readonly steps: Step[] = [];
  readonly notDone: Note[] = [];
  /** What its steps are done to; never empty. */
  targets: readonly Target[] = ['all'];
  /** Words that nobody understood yet. */
  unknown: readonly string[];
  /** Colours that no step took yet. */
  colours: readonly NamedColour[];

  constructor(clause: Clause, context: ClauseContext) {
    this.clause = clause;
    this.context = context;
    this.unknown = clause.unknown;
    this.colours = clause.colours;
  }

  add(step: Step): void {
    this.steps.push(step);
  }

  /** Adds a step for each of the targets. */
  addEach(make: (target: Target) => Step): void {
    for (const target of this.targets) this.add(make(target));
  }

  /** Says of something that it is not done, and why. */
  refuse(...why: Parameters<typeof note>): void {
    this.notDone.push(note(...why));
  }

  /** By how much, and in which direction: below 0 for less. */
  signed(): number {
    const { amount, direction, percent } = this.clause;
    const size = percent === null ? amount : percent / 50;
    return direction === 'less' ? -size : size;
  }

  /** How strongly a look is given: never below 0. */
  strength(): number {
    const { amount, direction, percent } = this.clause;
    if (percent !== null) return percent / 100;
    return direction === 'less' ? amount * 0.5 : amount;
  }

  /** An amount of something that was called big or small. */
  sized(amount: number): number {
    const { size } = this.clause;
    return amount * (size === 'big' ? 1.8 : size === 'small' ? 0.5 : 1);
  }

  /** The first colour that no step took yet, which is taken now; null: there is none. */
  takeColour(): NamedColour | null {
    const [first, ...others] = this.colours;
    this.colours = others;
    return first ?? null;
  }

  /** Whether one of the clause's heads names this shape or change. */
  says(word: ShapeName | ChangeName): boolean {
    return this.clause.heads.some(
      ({ meaning }) =>
        ('shape' in meaning && meaning.shape === word) ||
        ('change' in meaning && meaning.change === word),
    );
  }
}
