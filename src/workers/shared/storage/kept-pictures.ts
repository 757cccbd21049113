import { problemOf, type StorageProblem, type WorkspaceFiles } from './storage.ts';

/** The pictures of one workspace: files that are stored, and those that could not be yet. */
export interface KeptPictures {
  /** Stores a picture; resolves with the copy, or with the source itself if it can't be now. */
  store(id: string, source: Blob): Promise<Blob>;
  /** Whether its file is stored completely. */
  has(id: string): boolean;
  /** Why the last of those that wait could not be stored; null if none waits. */
  problem(): StorageProblem | null;
  /** Tries those again that could not be stored; resolves with the ids of those that now are. */
  retry(): Promise<readonly string[]>;
  /** Nobody shows it any more: its file may go, and need not be stored. */
  forget(id: string): void;
  /** Forgets all of them. */
  forgetAll(): void;
  /** Removes the files of forgotten pictures but those that are needed. */
  sweep(needed: ReadonlySet<string>): Promise<void>;
}

/** What {@link createKeptPictures} needs. */
export interface KeptPicturesOptions {
  /** The files, made if there are none yet. */
  readonly files: () => Promise<WorkspaceFiles>;
  /** Pictures that are there already. */
  readonly stored: readonly string[];
}

/** Keeps pictures in a workspace's files. */
export function createKeptPictures({ files, stored }: KeptPicturesOptions): KeptPictures {
  const kept = new Set(stored);
  const waiting = new Map<string, Blob>();
  const forgotten = new Set<string>();
  let problem: StorageProblem | null = null;

  const write = async (id: string, source: Blob): Promise<Blob> => {
    const copy = await (await files()).writePicture(id, source);
    kept.add(id);
    waiting.delete(id);
    return copy;
  };
  return {
    async store(id, source) {
      try {
        return await write(id, source);
      } catch (error) {
        problem = problemOf(error);
        waiting.set(id, source);
        return source;
      }
    },
    has: (id) => kept.has(id),
    problem: () => (waiting.size > 0 ? problem : null),
    async retry() {
      const done: string[] = [];
      for (const [id, source] of [...waiting]) {
        try {
          await write(id, source);
          done.push(id);
        } catch (error) {
          problem = problemOf(error);
        }
      }
      return done;
    },
    forget(id) {
      waiting.delete(id);
      if (kept.has(id)) forgotten.add(id);
    },
    forgetAll() {
      for (const id of kept) forgotten.add(id);
    },
    async sweep(needed) {
      for (const id of [...forgotten].filter((one) => !needed.has(one))) {
        await (await files()).removePicture(id);
        forgotten.delete(id);
        kept.delete(id);
      }
    },
  };
}

/** Ids of the pictures that are stored; lets go of the files if they can't be listed. */
export async function picturesIn(files: WorkspaceFiles): Promise<readonly string[]> {
  try {
    return await files.pictures();
  } catch (error) {
    await files.close();
    throw error;
  }
}
