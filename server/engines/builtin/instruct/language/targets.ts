import type { Clause } from './clauses.ts';
import type { Target } from './instruction.ts';

/** The parts of a picture that a clause names and that can be found. */
export function targetsOf({ parts }: Pick<Clause, 'parts'>): Target[] {
  const named = parts.filter(
    (part) => part !== 'picture' && part !== 'shadows' && part !== 'highlights',
  );
  return [...new Set(named)];
}
