import type { z } from 'zod/mini';
import { fitContract } from '../http/invalid-fields.ts';

/**
 * What the text fields of a multipart body say by their contract. A field that was left empty was not
 * said, as forms send all of theirs (as a number it would count as 0); an empty prompt is the contract's
 * to refuse.
 * @throws {InvalidFields}
 */
export function readFields<Contract extends z.core.$ZodType>(
  contract: Contract,
  fields: Readonly<Record<string, string>>,
): z.core.output<Contract> {
  const said = Object.entries(fields).filter(
    ([name, text]) => name === 'prompt' || text.trim() !== '',
  );
  return fitContract(contract, Object.fromEntries(said));
}
