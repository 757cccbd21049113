import type {
  EditorSnapshot,
  ExpansionState,
  PlaceOutcome,
  ResultOrigin,
  ToolName,
} from '../../canvas/index.ts';
import { brokenLimit } from '../../workers/kernels/picture-limits.ts';

type Padding = ExpansionState['padding'];

/** What a test sets and reads beside the editor itself. */
interface FakeControl {
  released: number;
  /** What packing throws; null when it works. */
  packFails: unknown;
  placedWith: Padding | null;
}

/** The part of the editor that the commands use, with a document that has a mask. */
export const createFakeEditor = () => {
  const document = {
    id: 'd1',
    pictureId: 'p1',
    name: 'photo.jpg',
    width: 30,
    height: 20,
    revision: 1,
  };
  const placed: string[] = [];
  /** Revisions to undo to. */
  const stack: number[] = [];
  const control: FakeControl = { released: 0, packFails: null, placedWith: null };
  const state = {
    document,
    hasMask: true,
    tool: 'brush' as ToolName,
    split: null as number | null,
    isDrawing: false,
    busy: null as 'opening' | 'placing' | null,
    expansion: null as ExpansionState | null,
  };
  const snapshot = async (): Promise<EditorSnapshot> => {
    const { id: documentId, revision, width, height } = state.document;
    return {
      documentId,
      revision,
      width,
      height,
      packOriginal: async () => {
        if (control.packFails !== null) throw control.packFails;
        return new Blob(['original']);
      },
      pack: async ({ onProgress } = {}) => {
        if (control.packFails !== null) throw control.packFails;
        onProgress?.(0.5);
        return {
          original: new Blob(['original']),
          mask: new Blob(['mask']),
          width,
          height,
          documentId,
          revision,
        };
      },
      packExpansion: async (wish) => {
        if (control.packFails !== null) throw control.packFails;
        const original = new Blob(['original']);
        if (wish.ratio !== 'custom') throw new Error('not part of these tests');
        const { padding } = wish;
        return { original, padding, width, height, documentId, revision };
      },
      release: () => {
        control.released++;
      },
    };
  };
  const wish = () => {
    const { padding } = state.expansion ?? {};
    const isNothing = padding === undefined || Object.values(padding).every((px) => px === 0);
    return isNothing ? null : ({ ratio: 'custom', padding } as const);
  };
  const placeResult = async (result: Blob, origin: ResultOrigin): Promise<PlaceOutcome> => {
    const { id, revision } = state.document;
    if (id !== origin.documentId || revision !== origin.revision) return 'document_changed';
    placed.push(await result.text());
    stack.push(revision);
    control.placedWith = origin.padding ?? null;
    state.document = { ...state.document, revision: revision + 1 };
    state.hasMask = false;
    return 'placed';
  };
  const replaceResult = async (result: Blob, origin: ResultOrigin): Promise<PlaceOutcome> => {
    origin.signal?.throwIfAborted();
    const { id, revision } = state.document;
    if (id !== origin.documentId || revision !== origin.revision) return 'document_changed';
    placed[placed.length - 1] = await result.text();
    state.document = { ...state.document, revision: revision + 1 };
    return 'placed';
  };
  const reveal = async (other: Blob): Promise<PlaceOutcome> => {
    const { revision } = state.document;
    stack.push(revision);
    placed.push(`revealed ${await other.text()}`);
    state.document = { ...state.document, revision: revision + 1 };
    state.hasMask = false;
    return 'placed';
  };
  const undo = (): void => {
    const revision = stack.pop();
    if (revision === undefined) return;
    // A stroke leaps by ten.
    if (state.document.revision - revision < 10) placed.pop();
    state.document = { ...state.document, revision };
  };
  const verbs = {
    ...{ snapshot, placeResult, replaceResult, reveal, undo },
    settled: async (): Promise<void> => {},
    divide: (split: number | null): void => {
      state.split = split;
    },
    setTool: (tool: ToolName): void => {
      state.tool = tool;
    },
    expansion: { wish, release: () => {} },
  };
  return {
    state,
    placed,
    control,
    /** A brush stroke more. */
    paint: (): void => {
      stack.push(state.document.revision);
      state.document = { ...state.document, revision: state.document.revision + 10 };
      state.hasMask = true;
    },
    /** A frame dragged to this. */
    expand: (padding: Padding): void => {
      const width = state.document.width + padding.left + padding.right;
      const height = state.document.height + padding.top + padding.bottom;
      const size = { width, height, brokenLimit: brokenLimit({ width, height }) };
      state.expansion = { ratio: 'custom', padding, ...size, grabbed: null, snapped: null };
    },
    editor: { state, ...verbs },
  };
};
