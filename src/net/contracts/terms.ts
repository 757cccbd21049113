// The words and numbers of the contracts, without the schemas: a page's first view needs these alone.

/** What a user can ask for; the names are the product's terms and appear in the database. */
export const TASK_KINDS = [
  'text-to-image',
  'area-redraw',
  'remove',
  'expand',
  'enhance',
  'flux-context',
  'flux-context-multi',
  'restore',
  'watermark-remover',
  'text-removal',
] as const;
/** See {@link TASK_KINDS}. */
export type TaskKind = (typeof TASK_KINDS)[number];
/** Every kind of task that changes a picture. */
export type EditKind = Exclude<TaskKind, 'text-to-image'>;

/** Task states as they stand in every answer and message. */
export const TASK_STATUS = {
  waiting: '0',
  running: '1',
  success: '2',
  failed: '3',
  cancelled: '4',
} as const;
/** See {@link TASK_STATUS}. */
export type TaskStatus = (typeof TASK_STATUS)[keyof typeof TASK_STATUS];
/** Whether a task in this state will change no more. */
export const isTerminal = (status: TaskStatus): boolean => status >= TASK_STATUS.success;

/** Pixels of a picture for each ratio that the form offers. */
export const RATIOS = {
  '1:1': { width: 1024, height: 1024 },
  '2:3': { width: 832, height: 1248 },
  '4:3': { width: 1152, height: 864 },
  '9:16': { width: 768, height: 1344 },
  '16:9': { width: 1344, height: 768 },
} as const;
/** A key of {@link RATIOS}. */
export type Ratio = keyof typeof RATIOS;

/** The nine styles that the form offers. */
export const STYLES = [
  'midjourney',
  'ghibsky',
  'realism',
  'movie',
  'fantasy',
  'cartoon',
  '3d',
  'pixel',
  'makoto shinkai',
] as const;
/** See {@link STYLES}. */
export type Style = (typeof STYLES)[number];

/** Longest prompt, in UTF-16 code units. */
export const PROMPT_MAX = 4000;
/** Pictures of one request when the request does not say. */
export const PICTURES_PER_REQUEST = 4;
/** Generations time out after this much silence, in milliseconds. */
export const GENERATION_SILENCE_MS = 120_000;
/** Edits time out after this much silence, in milliseconds. */
export const EDIT_SILENCE_MS = 60_000;
/** Largest picture that any call accepts: pixels in all, and pixels a side. */
export const MAX_PIXELS = 100_000_000;
/** See {@link MAX_PIXELS}. */
export const MAX_SIDE = 30_000;
/** Header that makes a repeated create call answer with the same task, kept 24 hours per user. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** A deleted task can be brought back for this long, in milliseconds. */
export const RESTORE_WINDOW_MS = 30_000;

/** What the edit list calls each kind. */
export const EVENT_TYPES = {
  'area-redraw': 'IMAGE_AREA_REDRAW',
  remove: 'IMAGE_REMOVE',
  enhance: 'IMAGE_ENHANCEMENT',
  expand: 'IMAGE_EXPAND',
  'flux-context': 'FLUX_CONTEXT',
  'flux-context-multi': 'FLUX_CONTEXT_MULTI',
  restore: 'IMAGE_RESTORE',
  'watermark-remover': 'WATERMARK_REMOVER',
  'text-removal': 'TEXT_REMOVAL',
} as const satisfies Record<EditKind, string>;
/** A value of {@link EVENT_TYPES}. */
export type EventType = (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES];

/** Longest times that are not worth a line, in milliseconds (document 1 section 9). */
export const SLOW_MS = { api: 3_000, image: 2_000, interaction: 1_000 } as const;

/** Most entries of one `POST /api/client-log`. */
export const CLIENT_LOG_MAX = 50;
/** Largest body of `POST /api/client-log`, in bytes. */
export const CLIENT_LOG_BYTES = 32_768;
