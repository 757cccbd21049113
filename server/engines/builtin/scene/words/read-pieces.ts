import type { Meaning } from './meaning.ts';
import type { Pieces, Rule } from './pieces.ts';
import { withoutModelSyntax } from './senses/model-syntax.ts';
import { readMeant } from './senses/read-meant.ts';
import { withoutUses } from './senses/uses-of-pictures.ts';
import { WHAT_IS_WITH_THEM } from './what-is-with-them.ts';
import { WHERE_IT_IS } from './where-it-is.ts';
import { WHICH_SENSE } from './which-sense.ts';
import { WHO_DOES_WHAT } from './who-does-what.ts';

/** What single words don't say, read from what stands beside them, in turn. */
const RULES: readonly Rule[] = [
  ...WHICH_SENSE,
  ...WHO_DOES_WHAT,
  ...WHERE_IT_IS,
  ...WHAT_IS_WITH_THEM,
];

/** The words of a prompt in any language, each with what it means to the painter beside the others; unknown ones mean nothing, and what `leaves` tells is not read. */
export function readPieces(prompt: string, leaves?: (meaning: Meaning) => boolean): Pieces {
  const text = withoutModelSyntax(prompt);
  return RULES.reduce<Pieces>(
    (read, rule) => rule(read),
    withoutUses(text, readMeant(text, leaves)),
  );
}
