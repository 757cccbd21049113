import { idSchema } from '../../src/net/contracts/identity.ts';
import { Refusal } from '../refusal.ts';

/** What is said of unknown, foreign and deleted tasks alike. */
export const taskNotFound = (): Refusal =>
  new Refusal('task_not_found', 'There is no such task. It may have been deleted.');

/** @throws {Refusal} `task_not_found` when the text can't be the id of a task. */
export function assertTaskId(text: string): void {
  if (!idSchema.safeParse(text).success) throw taskNotFound();
}
