import '../../net/contracts/jitless.ts';
import * as z from 'zod/mini';
import type { CreateTask } from '../../net/contracts/index.ts';
import { createTaskSchema, EDIT_CALLS } from '../../net/contracts/index.ts';
import type { EditCall, EditParts } from '../../net/index.ts';

/** Who asked for an edit, and what a reload must know of that. */
export type EditOrigin =
  | {
      readonly by: 'editor';
      /** What the row of the list says. */
      readonly prompt: string;
      /** The state of the document that it is made of. */
      readonly documentId: string;
      readonly revision: number;
      /** The task whose results these are to join. */
      readonly joins: string | null;
    }
  | {
      readonly by: 'tool';
      readonly mode: 'run' | 'detect';
      readonly prompt: string;
      readonly count: number;
    };

/** An edit that is to be sent. */
export interface EditWork {
  readonly call: 'edit';
  readonly kind: EditCall;
  readonly parts: EditParts<EditCall>;
  readonly origin: EditOrigin;
}
/** A generation that is to be sent. */
export interface CreateWork {
  readonly call: 'create';
  readonly task: CreateTask;
}
/** What is to be sent, frozen when it was asked for. */
export type Work = EditWork | CreateWork;

/** Work that waits for the network. */
export interface HeldWork {
  /** Ordered by time. */
  readonly id: string;
  /** Idempotency key: the server makes one task of it. */
  readonly key: string;
  /** The tab that asked for it. */
  readonly tab: string;
  /** Size of its files. */
  readonly bytes: number;
  readonly work: Work;
}

/** How much may wait at once, of all tabs: works, and bytes of their files. */
export const MOST_HELD = 20;
/** See {@link MOST_HELD}. */
export const MOST_BYTES = 256 * 1024 * 1024;

/** No more can wait. */
export class OutboxFullError extends Error {
  readonly code = 'outbox_full';
}

const isEditCall = (value: unknown): value is EditCall =>
  typeof value === 'string' && value in EDIT_CALLS;

const fileSchema = z.custom<Blob>((value) => value instanceof Blob);
const originSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('editor'),
    prompt: z.string(),
    documentId: z.string(),
    revision: z.number(),
    joins: z.nullable(z.string()),
  }),
  z.object({
    by: z.literal('tool'),
    mode: z.enum(['run', 'detect']),
    prompt: z.string(),
    count: z.number(),
  }),
]);
const editSchema = z.object({
  call: z.literal('edit'),
  kind: z.custom<EditCall>(isEditCall),
  parts: z.object({
    original: fileSchema,
    original2: z.exactOptional(fileSchema),
    mask: z.exactOptional(fileSchema),
    // The server judges it; a wish of another version is refused with its reason.
    fields: z.custom<EditParts<EditCall>['fields']>((it) => typeof it === 'object' && it !== null),
  }),
  origin: originSchema,
});
const heldSchema = z.object({
  id: z.string(),
  key: z.string(),
  tab: z.string(),
  bytes: z.number(),
  work: z.union([editSchema, z.object({ call: z.literal('create'), task: createTaskSchema })]),
});

/** What was kept, if this version understands it. */
export const readHeld = (kept: unknown): HeldWork | null => {
  const read = heldSchema.safeParse(kept);
  return read.success ? read.data : null;
};

/** Size of the files of a work in bytes. */
export const bytesOf = (work: Work): number => {
  if (work.call === 'create') return 0;
  const { original, original2, mask } = work.parts;
  return original.size + (original2?.size ?? 0) + (mask?.size ?? 0);
};

/** Whether so much more may wait. */
export const hasRoom = (held: readonly HeldWork[], bytes: number): boolean =>
  held.length < MOST_HELD && held.reduce((sum, one) => sum + one.bytes, bytes) <= MOST_BYTES;
