import {
  PICTURES_PER_REQUEST,
  RATIOS,
  type Ratio,
  STYLES,
  type Style,
} from '../../net/contracts/terms.ts';
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

/** Those that belong to a tab. */
const TAB_KEYS = [CREATION_KEYS.creations, CREATION_KEYS.data, CREATION_KEYS.lock] as const;

/** What was stored, as somebody else may have written it. */
type Stored = Readonly<Record<string, unknown>>;

const storedIn = (value: unknown): Stored | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
const ratioOf = (value: unknown): Ratio | null =>
  RATIO_NAMES.find((ratio) => ratio === value) ?? null;
const styleOf = (value: unknown): Style | null => STYLES.find((style) => style === value) ?? null;
const RATIO_NAMES = Object.keys(RATIOS) as Ratio[];

/** Addresses are left out: they expire, and the server gives fresh ones (decision 11). */
interface Kept {
  readonly taskId: string;
  readonly prompt: string;
  readonly ratio: Ratio | null;
  readonly style: Style | null;
  readonly createTime: string;
  readonly count: number;
  readonly isFinished: boolean;
}

const keptOf = (value: unknown): readonly Kept[] => {
  const { taskId, prompt, createTime, count, isFinished, ratio, style } = storedIn(value) ?? {};
  if (typeof taskId !== 'string' || typeof prompt !== 'string') return [];
  if (typeof createTime !== 'string' || typeof isFinished !== 'boolean') return [];
  if (!isWhole(count, 1, PICTURES_PER_REQUEST)) return [];
  const look = { ratio: ratioOf(ratio), style: styleOf(style) };
  return [{ taskId, prompt, createTime, count, isFinished, ...look }];
};

interface Words {
  readonly prompt: string;
  readonly seed: number | null;
  readonly count: number;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

const wordsOf = (value: unknown): Words | null => {
  const { prompt, seed, count, savedAt } = storedIn(value) ?? {};
  if (typeof prompt !== 'string' || typeof savedAt !== 'number') return null;
  return {
    prompt,
    savedAt,
    seed: isWhole(seed, 0, Number.MAX_SAFE_INTEGER) ? seed : null,
    count: isWhole(count, 1, PICTURES_PER_REQUEST) ? count : PICTURES_PER_REQUEST,
  };
};

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
  /** Of the tab of which this one is a duplicate: it begins with what that one had. */
  readonly originalId?: string | null;
  readonly now: () => number;
}

const restored = (kept: Kept): Creation =>
  boundCreation(placeholderCreation(kept.taskId, kept, kept.count, kept.createTime), kept.taskId);

/** Makes the memory of one tab. */
export const createCreationMemory = (options: CreationMemoryOptions): CreationMemory => {
  const { storage, tabId, originalId = null, now } = options;
  const keyOf = (key: string): string => `${key}:${tabId}`;
  /** Null where nothing is stored, or nothing that can be read. */
  const read = (key: string): unknown => {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null');
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
      const savedAt = wordsOf(read(key))?.savedAt ?? 0;
      if (now() - savedAt < STALE_MS) continue;
      const tab = key.slice(prefix.length);
      // This one is not closed: its clock was set.
      if (tab === tabId) continue;
      for (const name of TAB_KEYS) storage.removeItem(`${name}:${tab}`);
    }
  };
  if (originalId !== null) {
    for (const name of TAB_KEYS) {
      const value = storage.getItem(`${name}:${originalId}`);
      if (value !== null) storage.setItem(keyOf(name), value);
    }
  }
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
    creations: (isReload) => {
      const kept = read(keyOf(CREATION_KEYS.creations));
      if (!Array.isArray(kept)) return [];
      return kept
        .flatMap(keptOf)
        .filter(({ isFinished }) => !(isReload && isFinished))
        .map(restored);
    },
    form: () => {
      const { ratio, style } = storedIn(read(CREATION_KEYS.form)) ?? {};
      const { prompt, seed, count } = wordsOf(read(keyOf(CREATION_KEYS.data))) ?? NO_WORDS;
      return { prompt, seed, count, ratio: ratioOf(ratio), style: styleOf(style) };
    },
    isLocked: () => read(keyOf(CREATION_KEYS.lock)) === true,
    unlock: () => storage.removeItem(keyOf(CREATION_KEYS.lock)),
    clear: () => {
      for (const name of TAB_KEYS) storage.removeItem(keyOf(name));
      storage.removeItem(CREATION_KEYS.form);
    },
  };
};
