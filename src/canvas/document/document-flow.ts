import { v7 as newId } from 'uuid';
import type { Imaging, MaskOperation, SavedWorkspace } from '../../workers/index.ts';
import type { EditorState, PlaceOutcome, Point, ResultOrigin } from '../editor-types.ts';
import type { MaskPainter } from '../mask/mask-painter.ts';
import { draftOfResult } from './draft-of-result.ts';
import { createHistory } from './history.ts';
import type { Page, PageDraft, Step } from './page.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { restorePages } from './restore-pages.ts';
import { savedPage } from './saved-page.ts';
import { createSerial } from './serial.ts';

/** What the flow of documents asks of the editor. */
export interface DocumentFlowOptions {
  readonly imaging: Imaging;
  /** Bytes of decoded pictures to keep; left to the page store if not given. */
  readonly decodedBytes?: number | undefined;
  readonly painter: MaskPainter;
  readonly state: EditorState;
  /** Shows a page on the canvas; null shows none. */
  readonly display: (page: Page | null) => void;
  /** Ends a stroke under way, keeping it. */
  readonly finishStroke: () => void;
  readonly onError: (error: unknown) => void;
}

/** What came of going one step of the history; `nothing`: there was none when its turn came. */
export type Moved = 'made' | 'failed' | 'nothing';

/** Which page is open, and the one linear history of strokes, clears, results and openings. */
export interface DocumentFlow {
  readonly pages: PageStore;
  readonly current: () => Page | null;
  readonly revision: () => number;
  /** False while the history moves between pages. */
  readonly canPaint: () => boolean;
  open(source: Blob, name: string, signal?: AbortSignal): Promise<void>;
  close(): void;
  /** Operations of which the last is one undo step, if it changes anything: answers whether. */
  commitMaskStep(...operations: MaskOperation[]): Promise<boolean>;
  /** One step of the history, after those asked for before; never rejects. */
  undo(): Promise<Moved>;
  redo(): Promise<Moved>;
  place(result: Blob, origin: ResultOrigin): Promise<PlaceOutcome>;
  /** Another picture instead of the result that was placed last, as the same step. */
  replace(result: Blob, origin: ResultOrigin): Promise<PlaceOutcome>;
  /** The page of this document that undoing the last step would show again; null if none. */
  readonly former: () => Page | null;
  /**
   * Goes on with saved work; nothing may have been opened yet. Rejects, with nothing open, if the
   * present page can't be shown.
   */
  restore(saved: SavedWorkspace): Promise<void>;
  /** Closes pages that neither history nor a snapshot needs. */
  tidy(): void;
  /** Does something once every undo, redo and turn asked for so far is done; at once if all are. */
  whenStill<Result>(act: () => Result): Promise<Result>;
  settled(): Promise<void>;
  /** Closes every page. */
  destroy(): void;
}

/** An editor's documents; none is open. */
export function createDocumentFlow(options: DocumentFlowOptions): DocumentFlow {
  const { painter, state, display, finishStroke, onError } = options;
  const { saving } = options.imaging;
  const pages = createPageStore(options.imaging, options.decodedBytes);
  const history = createHistory<Step>((step) => step.kind === 'page');
  const serial = createSerial();
  let current: Page | null = null;
  let undecided = 0;
  let moving = 0;
  let travelling = 0;

  const publish = (): void => {
    state.canUndo = history.canUndo();
    state.canRedo = history.canRedo();
    state.canCompare = current !== null && current.original !== null;
    state.document =
      current === null
        ? null
        : {
            id: current.documentId,
            pictureId: current.id,
            name: current.name,
            width: current.picture.width,
            height: current.picture.height,
            revision: history.revision(),
          };
  };
  const tidy = (): void => {
    const reachable = new Set<Page>();
    const add = (page: Page | null): void => {
      if (page === null) return;
      reachable.add(page);
      if (page.original !== null) reachable.add(page.original);
    };
    add(current);
    for (const step of history.landmarks()) {
      if (step.kind !== 'page') continue;
      add(step.before);
      add(step.after);
    }
    pages.keepOnly(reachable);
  };
  const show = async (page: Page | null): Promise<void> => {
    if (page !== null) await pages.wake(page);
    current = page;
    pages.show(page);
    painter.use(page?.id ?? null);
    display(page);
    publish();
    painter.send({ kind: 'refresh' });
  };
  const turnTo = async (page: Page | null): Promise<void> => {
    history.append({ kind: 'page', before: current, after: page })(true);
    // Before anything is painted on the page; it is done in the order of asking.
    saving.turn(page === null ? null : savedPage(page), history.revision()).catch(onError);
    await show(page);
    tidy();
  };
  /** Runs after all that was asked for before; nothing is painted meanwhile. */
  const exclusively = <Result>(
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    finishStroke();
    moving += 1;
    const guarded = async (): Promise<Result> => {
      try {
        await painter.settled();
        signal?.throwIfAborted();
        return await work();
      } finally {
        moving -= 1;
      }
    };
    return serial.run(guarded);
  };
  /** Decodes a page, then does something with it; forgets it if that left it unused. */
  const withNewPage = async <Result>(
    draft: PageDraft,
    signal: AbortSignal | undefined,
    work: (page: Page) => Promise<Result>,
  ): Promise<Result> => {
    const { page, release } = await pages.open(draft, signal);
    try {
      return await work(page);
    } finally {
      release();
      tidy();
    }
  };
  const unchanged = (origin: { documentId: string; revision: number }): boolean =>
    current?.documentId === origin.documentId && history.revision() === origin.revision;

  const former = (): Page | null => {
    const step = history.next('undo');
    const before = step?.kind === 'page' ? step.before : null;
    return before?.documentId === current?.documentId ? before : null;
  };

  /** Whether the page could be shown that the step leads to. */
  const turnBack = async (direction: 'undo' | 'redo', page: Page | null): Promise<boolean> => {
    try {
      await show(page);
    } catch (error) {
      onError(error);
      return false;
    }
    saving.move(direction).catch(onError);
    return true;
  };
  const travel = async (direction: 'undo' | 'redo'): Promise<Moved> => {
    const move = history[direction]();
    if (move === null) return 'nothing';
    const { step, decide } = move;
    if (step.kind === 'mask') publish();
    const made = await (step.kind === 'mask'
      ? painter.travel(direction)
      : turnBack(direction, direction === 'undo' ? step.before : step.after));
    decide(made);
    publish();
    return made ? 'made' : 'failed';
  };
  /** On the mask that is painted, it is asked for at once: so what is painted next comes later. */
  const travelOnMask = async (direction: 'undo' | 'redo'): Promise<Moved> => {
    travelling += 1;
    try {
      return await travel(direction);
    } finally {
      travelling -= 1;
    }
  };
  const move = (direction: 'undo' | 'redo'): Promise<Moved> => {
    if (state.isDrawing) return Promise.resolve('failed');
    if (moving === 0) {
      const next = history.next(direction);
      // A stroke that turns out to be none leaves what can be done again.
      if (next === null && undecided > 0) return painter.settled().then(() => move(direction));
      if (next === null) return Promise.resolve('nothing');
      // Whatever is undecided: to wait for it would lose the strokes that begin meanwhile.
      if (next.kind === 'mask') return travelOnMask(direction);
      // At once where nothing is open: a queue would let a new stroke slip in between.
      if (undecided + travelling === 0) return track(travel(direction));
    }
    return exclusively(() => travel(direction)).catch((error: unknown) => {
      onError(error);
      return 'failed';
    });
  };
  /** What comes later waits for this, which has begun. */
  const track = <Result>(work: Promise<Result>): Promise<Result> => {
    moving += 1;
    const ended = work.finally(() => {
      moving -= 1;
    });
    void serial.run(() => ended).catch(onError);
    return ended;
  };

  return {
    pages,
    current: () => current,
    revision: history.revision,
    canPaint: () => current !== null && moving === 0,
    async open(source, name, signal) {
      const id = newId();
      const corner = (): Point => ({ x: 0, y: 0 });
      const draft = { id, documentId: id, name, source, original: null, corner };
      await withNewPage(draft, signal, (page) => exclusively(() => turnTo(page), signal));
    },
    close() {
      if (current !== null) void exclusively(() => turnTo(null)).catch(onError);
    },
    async commitMaskStep(...operations) {
      const decide = history.append({ kind: 'mask' });
      undecided += 1;
      publish();
      const stands = await painter.step(operations, history.revision());
      undecided -= 1;
      decide(stands);
      tidy();
      publish();
      return stands;
    },
    undo: () => move('undo'),
    redo: () => move('redo'),
    async place(result, origin) {
      if (current === null || !unchanged(origin)) return 'document_changed';
      const turn = async (page: Page): Promise<PlaceOutcome> => {
        if (!unchanged(origin)) return 'document_changed';
        await turnTo(page);
        return 'placed';
      };
      const { signal } = origin;
      return withNewPage(draftOfResult(current, result, origin), signal, async (page) => {
        // A stroke under way changes the document as well, and is not cut off.
        if (state.isDrawing) return 'document_changed';
        return exclusively(() => turn(page), signal);
      });
    },
    async replace(result, origin) {
      const before = former();
      if (before === null || !unchanged(origin)) return 'document_changed';
      const exchange = async (page: Page): Promise<PlaceOutcome> => {
        if (!unchanged(origin)) return 'document_changed';
        history.undo()?.decide(true);
        saving.move('undo').catch(onError);
        current = before;
        await turnTo(page);
        return 'placed';
      };
      const { signal } = origin;
      return withNewPage(draftOfResult(before, result, origin), signal, (page) =>
        exclusively(() => exchange(page), signal),
      );
    },
    former,
    restore: (saved) =>
      exclusively(async () => {
        const earlier = await restorePages(saved, saving);
        for (const page of earlier.pages) pages.adopt(page);
        await show(earlier.current);
        history.restore(earlier);
        publish();
      }),
    tidy,
    // At once: what is painted next must not be part of it.
    whenStill: (act) => (moving === 0 ? Promise.resolve(act()) : serial.run(async () => act())),
    async settled() {
      await serial.settled();
      await painter.settled();
      // Answers are heeded in microtasks of their own.
      await Promise.resolve();
    },
    destroy() {
      current = null;
      painter.use(null);
      pages.keepOnly(new Set());
    },
  };
}
