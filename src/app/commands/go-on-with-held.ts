import type { Tools } from '../create-tools.ts';
import type { HeldWork } from '../outbox/held-work.ts';
import type { Generate } from './generate.ts';
import type { SubmitEdit } from './submit-edit.ts';

/** Whose work may have waited. */
export interface GoOnOptions {
  readonly generate: Pick<Generate, 'resume'>;
  readonly submitter: Pick<SubmitEdit, 'resume'>;
  readonly tools: Pick<Tools, 'resumeHeld'>;
}

/**
 * Goes on with work that an earlier page or a closed tab left waiting, where it was asked for. What a
 * tool can't show, because it has other work by now, is a row of the list all the same. Never rejects.
 */
export const goOnWithHeld = async (
  { id, work }: HeldWork,
  { generate, submitter, tools }: GoOnOptions,
): Promise<void> => {
  if (work.call === 'create') return generate.resume(id, work);
  if (!(await tools.resumeHeld(id, work))) await submitter.resume(id, work);
};
