import type * as z from 'zod/mini';
import { EDIT_CALLS, PARTS } from './contracts/index.ts';

/** A kind of edit that has a call of its own. */
export type EditCall = keyof typeof EDIT_CALLS;

/** What a call for an edit is sent. Sizes in image pixels. */
export interface EditParts<Kind extends EditCall> {
  /** original.png */
  readonly original: Blob;
  /** original2.png, for the kind that takes one. */
  readonly original2?: Blob;
  /** mask.png, for the kinds that take one: exactly as large as the original. */
  readonly mask?: Blob;
  /** The text fields of the kind's contract. */
  readonly fields: z.infer<(typeof EDIT_CALLS)[Kind]['fields']>;
}

/** The path of the call. */
export const editPath = (kind: EditCall): string => EDIT_CALLS[kind].path;

/** Builds the body. Text fields go first, so that a server that streams the files knows them by then. */
export const editForm = <Kind extends EditCall>(kind: Kind, parts: EditParts<Kind>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts.fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  const { parts: needed, optional } = EDIT_CALLS[kind];
  for (const part of [...needed, ...optional]) {
    const file = parts[part];
    if (file !== undefined) form.append(PARTS[part].field, file, PARTS[part].fileName);
    else if (needed.some((one) => one === part))
      throw new Error(`An edit of kind ${kind} needs the part "${part}"`);
  }
  return form;
};
