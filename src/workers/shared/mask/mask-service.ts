import type {
  MaskCell,
  MaskChange,
  MaskOperation,
  MaskRegion,
  MaskView,
  SavedPage,
  SavedView,
  SavedWorkspace,
} from '../imaging.ts';
import { ImagingError } from '../imaging-error.ts';
import { encodeMaskPng } from '../png/mask-png.ts';
import { createSerial } from '../serial.ts';
import { openWorkspace } from '../storage/open-workspace.ts';
import {
  StorageError,
  type StorageProblem,
  type StoredWorkspace,
  type WorkspaceStorage,
} from '../storage/storage.ts';
import type { Workspace, WorkspaceOptions } from '../storage/workspace.ts';
import { createMaskSession, type MaskSession } from './mask-session.ts';
import type { FrozenTiles } from './packed-tiles.ts';
import { MEMORY_JOURNAL } from './step-journal.ts';
import { readMask } from './tile-store.ts';

interface FrozenMask {
  readonly width: number;
  readonly height: number;
  readonly tiles: FrozenTiles;
}

/** How far work is kept, told with each answer. */
export interface Keeping {
  /** Operations up to this number need not be sent again to a new worker. */
  readonly durable: number;
  readonly problem: StorageProblem | null;
  /** Something is being written: `written` has news when that is done. */
  readonly isWriting: boolean;
}

/** What a workspace held when it was opened. */
export interface OpenedWorkspace {
  /** Null if there was none. */
  readonly saved: SavedWorkspace | null;
  /** Number of the last operation that it contains. */
  readonly sequence: number;
}

/** Masks and the workspace that they are saved in, as the mask worker offers them to its client. */
export interface MaskService {
  /** An empty mask; nothing if there is one of this id. */
  open(id: string, width: number, height: number): Promise<void>;
  /** `sequence` is the number before the first operation's. */
  apply(
    id: string,
    operations: readonly MaskOperation[],
    revision: number,
    sequence: number,
  ): Promise<Keeping & { readonly change: MaskChange }>;
  /** The cells that come into view. */
  view(id: string, view: MaskView): Promise<readonly MaskCell[]>;
  regions(id: string, limit: number): Promise<readonly MaskRegion[]>;
  freeze(id: string, frozenId: string): Promise<void>;
  encode(frozenId: string, options?: { signal?: AbortSignal }): Promise<Blob>;
  read(id: string): Promise<Uint8Array<ArrayBuffer>>;
  close(id: string): Promise<void>;

  listWorkspaces(): Promise<readonly StoredWorkspace[]>;
  removeWorkspace(id: string): Promise<void>;
  /**
   * Opens a workspace and its masks. For a new page it takes over the stroke that was under way;
   * a page that lives has that stroke itself and sends it again.
   */
  openWorkspace(id: string, isNewPage: boolean): Promise<OpenedWorkspace>;
  storePicture(
    pageId: string,
    source: Blob,
  ): Promise<Keeping & { readonly stored: Blob; readonly isStored: boolean }>;
  readPicture(pageId: string): Promise<Blob | null>;
  turn(after: SavedPage | null, revision: number, sequence: number): Promise<Keeping>;
  move(direction: 'undo' | 'redo', sequence: number): Promise<Keeping>;
  saveView(view: SavedView): Promise<Keeping>;
  /** Resolves when everything done so far is stored, or can't be. */
  written(): Promise<Keeping>;
  /** Tries again to write what could not be written. */
  retrySaving(): Promise<Keeping>;
}

/** The masks of one worker; the same code runs without a thread in tests. */
export function createMaskService(
  storage: WorkspaceStorage,
  options: WorkspaceOptions = {},
): MaskService {
  const sessions = new Map<string, MaskSession>();
  const frozen = new Map<string, FrozenMask>();
  const inTurn = createSerial();
  let workspace: Workspace | null = null;

  const session = (id: string): MaskSession => {
    const found = sessions.get(id);
    if (found === undefined) throw new ImagingError('unknown_id', `No mask is open as ${id}.`);
    return found;
  };
  const frozenOrNow = (id: string): FrozenMask => {
    const found = frozen.get(id);
    if (found !== undefined) return found;
    const { width, height, freeze } = session(id);
    return { width, height, tiles: freeze() };
  };
  const keeping = (): Keeping => ({
    durable: workspace?.durable() ?? 0,
    problem: workspace?.problem() ?? null,
    isWriting: workspace?.isWriting() ?? false,
  });
  const apply = async (
    id: string,
    operations: readonly MaskOperation[],
    revision: number,
    sequence: number,
  ): Promise<MaskChange> => {
    const mask = session(id);
    await mask.prepare(operations);
    const journal = workspace?.journal(id, sequence, revision) ?? MEMORY_JOURNAL;
    const change = mask.apply(operations, journal);
    workspace?.trim();
    return change;
  };
  const restoreMasks = async (opened: Workspace): Promise<void> => {
    for (const { page, done, undone } of opened.masks()) {
      const mask = createMaskSession(page.width, page.height);
      await mask.restore(done, undone, opened.trim);
      sessions.set(page.id, mask);
    }
  };
  const takeStrokeOver = async (opened: Workspace): Promise<void> => {
    const stroke = opened.stroke();
    if (stroke === null) return;
    const revision = (opened.saved()?.revision ?? 0) + 1;
    const operations = [...stroke.operations, { kind: 'end' } as const];
    await apply(stroke.pageId, operations, revision, opened.sequence());
    await opened.settled();
  };

  return {
    open: (id, width, height) =>
      inTurn(async () => {
        if (!sessions.has(id)) sessions.set(id, createMaskSession(width, height));
      }),
    apply: (id, operations, revision, sequence) =>
      inTurn(async () => {
        const change = await apply(id, operations, revision, sequence);
        return { change, ...keeping() };
      }),
    view: (id, view) => inTurn(async () => session(id).view(view)),
    regions: (id, limit) => inTurn(async () => session(id).regions(limit)),
    freeze: (id, frozenId) =>
      inTurn(async () => {
        frozen.set(frozenId, frozenOrNow(id));
      }),
    async encode(frozenId, options) {
      const { tiles, width, height } = await inTurn(async () => frozenOrNow(frozenId));
      return encodeMaskPng(tiles, width, height, options);
    },
    async read(id) {
      const { tiles, width, height } = await inTurn(async () => frozenOrNow(id));
      return readMask(tiles, width, height);
    },
    close: (id) =>
      inTurn(async () => {
        sessions.delete(id);
        frozen.delete(id);
        void workspace?.forget(id).catch(() => undefined);
      }),

    listWorkspaces: () => storage.list(),
    removeWorkspace: (id) => storage.remove(id),
    openWorkspace: (id, isNewPage) =>
      inTurn(async () => {
        await workspace?.close();
        workspace = null;
        sessions.clear();
        try {
          const opened = await openWorkspace(storage, id, options);
          workspace = opened;
          if (isNewPage) opened.fallBack();
          await restoreMasks(opened);
          if (isNewPage) {
            await takeStrokeOver(opened);
            await opened.takeOver();
          }
          return { saved: opened.saved(), sequence: opened.sequence() };
        } catch (error) {
          if (error instanceof StorageError) throw savedError(error);
          throw error;
        }
      }),
    async storePicture(pageId, source) {
      const kept = await workspace?.store(pageId, source);
      return { stored: kept?.blob ?? source, isStored: kept?.isStored ?? false, ...keeping() };
    },
    readPicture: async (pageId) => (await workspace?.picture(pageId)) ?? null,
    turn: (after, revision, sequence) =>
      inTurn(async () => {
        workspace?.turn(after, revision, sequence);
        return keeping();
      }),
    move: (direction, sequence) =>
      inTurn(async () => {
        workspace?.move(direction, sequence);
        return keeping();
      }),
    saveView: (view) =>
      inTurn(async () => {
        workspace?.view(view);
        return keeping();
      }),
    async written() {
      await workspace?.settled();
      return keeping();
    },
    async retrySaving() {
      await workspace?.retry();
      return keeping();
    },
  };
}

function savedError({ problem, message }: StorageError): ImagingError {
  return new ImagingError(`saved_${problem}`, message);
}
