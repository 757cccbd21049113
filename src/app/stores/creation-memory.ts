import '../../net/contracts/jitless.ts';
import * as z from 'zod/mini';
import { PICTURES_PER_REQUEST, RATIOS, type Ratio, STYLES } from '../../net/contracts/index.ts';
import type { KeyValueStorage } from '../../net/index.ts';
import {
  boundCreation,
  type Creation,
  type FormValues,
  placeholderCreation,
} from './creation-reducer.ts';

/** Storage keys of the specification; those that belong to a tab get its id behind a colon. */
export const CREATION_KEYS = {
  creations: 'tempCreations',
  data: 'tempCreationData',
  lock: 'inputDisabled',
  form: 'formData',
} as const;

const ratioSchema = z.catch(z.nullable(z.enum(Object.keys(RATIOS) as [Ratio, ...Ratio[]])), null);
const styleSchema = z.catch(z.nullable(z.enum(STYLES)), null);
/** Addresses are left out: they expire, and the server gives fresh ones (decision 11). */
const keptSchema = z.array(
  z.object({
    taskId: z.string(),
    prompt: z.string(),
    ratio: ratioSchema,
    style: styleSchema,
    createTime: z.string(),
    count: z.int().check(z.minimum(1), z.maximum(4)),
    isFinished: z.boolean(),
  }),
);
const formSchema = z.object({ ratio: ratioSchema, style: styleSchema });
const seedSchema = z.catch(z.nullable(z.int().check(z.minimum(0))), null);
const countSchema = z.catch(
  z.int().check(z.minimum(1), z.maximum(PICTURES_PER_REQUEST)),
  PICTURES_PER_REQUEST,
);
const dataSchema = z.object({
  prompt: z.string(),
  seed: seedSchema,
  count: countSchema,
  savedAt: z.number(),
});

/** What this tab remembers of Home across reloads. */
export interface CreationMemory {
  save(creations: readonly Creation[], form: FormValues, isLocked: boolean): void;
  /** Creations with a task id, as loading placeholders; after a reload only the unfinished. */
  creations(isReload: boolean): readonly Creation[];
  form(): FormValues;
  isLocked(): boolean;
  /** Forgets the lock flag alone. */
  unlock(): void;
  clear(): void;
}

const NO_WORDS = { prompt: '', seed: null, count: PICTURES_PER_REQUEST };

/** What tabs that are long closed left behind goes after this long. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** What a memory needs. */
export interface CreationMemoryOptions {
  /** Shared by all tabs. */
  readonly storage: KeyValueStorage & {
    readonly length: number;
    key(index: number): string | null;
  };
  readonly tabId: string;
  readonly now: () => number;
}

const restored = (kept: z.infer<typeof keptSchema>[number]): Creation =>
  boundCreation(placeholderCreation(kept.taskId, kept, kept.count, kept.createTime), kept.taskId);

/** Makes the memory of one tab. */
export const createCreationMemory = (options: CreationMemoryOptions): CreationMemory => {
  const { storage, tabId, now } = options;
  const keyOf = (key: string): string => `${key}:${tabId}`;
  const read = <T extends z.core.$ZodType>(key: string, schema: T): z.infer<T> | null => {
    try {
      const parsed = z.safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  };
  const put = (key: string, value: unknown): void => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  };
  const sweep = (): void => {
    const prefix = `${CREATION_KEYS.data}:`;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      if (!key?.startsWith(prefix)) continue;
      const savedAt = read(key, dataSchema)?.savedAt ?? 0;
      if (now() - savedAt < STALE_MS) continue;
      const tab = key.slice(prefix.length);
      for (const name of [CREATION_KEYS.data, CREATION_KEYS.creations, CREATION_KEYS.lock]) {
        storage.removeItem(`${name}:${tab}`);
      }
    }
  };
  sweep();
  return {
    save: (creations, form, isLocked) => {
      const kept = creations.flatMap((one) =>
        one.taskId === null
          ? []
          : [
              {
                taskId: one.taskId,
                prompt: one.prompt,
                ratio: one.ratio,
                style: one.style,
                createTime: one.createTime,
                count: one.images.length,
                isFinished: one.status >= '2',
              },
            ],
      );
      put(keyOf(CREATION_KEYS.creations), kept.length === 0 ? null : kept);
      put(keyOf(CREATION_KEYS.lock), isLocked ? true : null);
      const isEmpty = kept.length === 0 && form.prompt === '';
      const { prompt, seed, count } = form;
      put(keyOf(CREATION_KEYS.data), isEmpty ? null : { prompt, seed, count, savedAt: now() });
      const isPlain = form.ratio === null && form.style === null;
      put(CREATION_KEYS.form, isPlain ? null : { ratio: form.ratio, style: form.style });
    },
    creations: (isReload) =>
      (read(keyOf(CREATION_KEYS.creations), keptSchema) ?? [])
        .filter((kept) => !(isReload && kept.isFinished))
        .map(restored),
    form: () => {
      const choice = read(CREATION_KEYS.form, formSchema) ?? { ratio: null, style: null };
      const { prompt, seed, count } = read(keyOf(CREATION_KEYS.data), dataSchema) ?? NO_WORDS;
      return { prompt, seed, count, ...choice };
    },
    isLocked: () => read(keyOf(CREATION_KEYS.lock), z.boolean()) === true,
    unlock: () => storage.removeItem(keyOf(CREATION_KEYS.lock)),
    clear: () => {
      for (const name of [CREATION_KEYS.creations, CREATION_KEYS.data, CREATION_KEYS.lock]) {
        storage.removeItem(keyOf(name));
      }
      storage.removeItem(CREATION_KEYS.form);
    },
  };
};
