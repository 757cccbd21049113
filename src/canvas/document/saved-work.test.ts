import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createInlineImaging,
  type PictureCodecs,
  type StorageProblem,
  type WorkspaceOptions,
} from '../../workers/index.ts';
import { createTestStorage, type TestStorage } from '../../workers/testing/test-storage.ts';
import { createEditor } from '../create-editor.ts';
import { partsOf } from '../editor-parts.ts';
import type { Editor } from '../editor-types.ts';

const WORKSPACE = 'w';

/** Many sessions on a busy machine take longer than one test usually may, ms. */
const PATIENCE = 60_000;
/** Writes the log anew as soon as half of it is of no use. */
const TIDY: WorkspaceOptions = { compactFrom: 0 };
const SIZE = { width: 300, height: 270 };

/** Pictures of one colour; a file is the text `width,height,grey`. */
const CODECS: PictureCodecs = {
  async decode(source) {
    const [width = 0, height = 0, grey = 0] = (await source.text()).split(',').map(Number);
    if (width === 0) throw new Error('no picture');
    const pixels = new Uint8Array(width * height * 4).fill(grey);
    return { width, height, pixels, hasAlpha: false };
  },
  encodeLossy: () => Promise.reject(new Error('not part of these tests')),
};

function picture(grey: number, { width, height } = SIZE): Blob {
  return new Blob([`${width},${height},${grey}`]);
}

/** One thing that a user does. */
type Action = (editor: Editor) => Promise<unknown> | unknown;

function draw(editor: Editor, x: number, y: number, subtract: boolean): void {
  const brush = partsOf(editor).tools.named('brush');
  const keys = { straight: false, centred: false };
  const point = (dx: number) => ({
    canvas: { x: x + dx, y },
    image: { x: x + dx, y },
    pressure: 1,
  });
  brush.down({ point: point(0), subtract, keys });
  brush.move([point(30)], keys);
  brush.up();
}

const within = (limit: number) => fc.integer({ min: -20, max: limit + 20 });
const stroke = fc.tuple(within(SIZE.width), within(SIZE.height), fc.boolean()).map(
  ([x, y, subtract]): Action =>
    (editor) =>
      draw(editor, x, y, subtract),
);
const rectangle = fc.tuple(within(SIZE.width), within(SIZE.height), fc.boolean()).map(
  ([left, top, subtract]): Action =>
    (editor) => {
      editor.markRectangle({ left, top, right: left + 50, bottom: top + 40 }, subtract);
    },
);
const resize = fc
  .tuple(fc.constantFrom('grow', 'shrink', 'feather'), fc.integer({ min: 1, max: 6 }))
  .map(
    ([how, by]): Action =>
      (editor) =>
        editor.resizeMask(how, by),
  );
const plain = fc.constantFrom<Action>(
  (editor) => editor.clearMask(),
  (editor) => editor.invertMask(),
);
const travel = fc.constantFrom<Action>(
  (editor) => editor.undo(),
  (editor) => editor.undo(),
  (editor) => editor.redo(),
);
const turn = fc.oneof(
  fc.integer({ min: 1, max: 255 }).map(
    (grey): Action =>
      (editor) =>
        editor.openImage(picture(grey), { name: `picture ${grey}` }),
  ),
  fc.constant<Action>((editor) => editor.closeImage()),
  fc.integer({ min: 1, max: 255 }).map(
    (grey): Action =>
      (editor) => {
        const { id: documentId = '', revision = 0 } = editor.state.document ?? {};
        return editor.placeResult(picture(grey), { documentId, revision });
      },
  ),
);
/** Writes what nobody needs later, so that the log is written anew in the midst of it. */
const look = fc.integer({ min: 2, max: 60 }).map(
  (zoom): Action =>
    (editor) => {
      for (let i = 0; i < 8; i += 1) {
        editor.zoomTo(zoom / 10 + i, { x: 9, y: 9 });
        editor.saveView();
      }
    },
);
const action = fc.oneof(
  { weight: 4, arbitrary: look },
  { weight: 5, arbitrary: stroke },
  { weight: 1, arbitrary: rectangle },
  { weight: 1, arbitrary: resize },
  { weight: 1, arbitrary: plain },
  { weight: 4, arbitrary: travel },
  { weight: 2, arbitrary: turn },
);
const session = fc.array(action, { minLength: 3, maxLength: 14 });

function editorOn(storage: TestStorage, options: WorkspaceOptions = {}) {
  const imaging = createInlineImaging(CODECS, storage, options);
  const problems: StorageProblem[] = [];
  imaging.saving.onProblem((problem) => problem !== null && problems.push(problem));
  const errors: unknown[] = [];
  const editor = createEditor({ imaging, onError: (error) => errors.push(error) });
  return { editor, problems, errors, saving: imaging.saving };
}

/** Everything about the work that a user could tell apart, as text. */
async function looksOf(editor: Editor): Promise<string> {
  await editor.settled();
  const { document, canUndo, canRedo, canCompare, hasMask } = editor.state;
  const mask = document === null ? new Uint8Array(0) : await partsOf(editor).readMask();
  const bytes = createHash('sha256').update(mask).digest('base64');
  return JSON.stringify({ document, canUndo, canRedo, canCompare, hasMask, bytes });
}

function maskOf(looks: string): string {
  return looks.slice(looks.indexOf('"bytes"'));
}

/** What one sees on the way back to the beginning and then forth to the end. */
async function walk(editor: Editor): Promise<string[]> {
  const seen = [await looksOf(editor)];
  for (const direction of ['undo', 'redo'] as const) {
    const can = () => (direction === 'undo' ? editor.state.canUndo : editor.state.canRedo);
    while (can()) {
      editor[direction]();
      seen.push(await looksOf(editor));
    }
  }
  return seen;
}

async function begin(editor: Editor): Promise<void> {
  expect(await editor.restore(WORKSPACE)).toBe(false);
  await editor.openImage(picture(7), { name: 'first' });
  await editor.settled();
}

/** Lets writes that were begun end. */
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function reopened(storage: TestStorage): Promise<Editor> {
  const { editor } = editorOn(storage);
  await editor.restore(WORKSPACE);
  return editor;
}

describe('saved work', () => {
  it(
    'is after a reload what it was, back to its beginning and forth to its end',
    async () => {
      const kinds = fc.constantFrom<WorkspaceOptions>({ budget: 0, ...TIDY }, TIDY, {});
      const property = fc.asyncProperty(session, kinds, async (actions, options) => {
        const storage = createTestStorage();
        const { editor, problems, errors } = editorOn(storage, options);
        await begin(editor);
        for (const act of actions) {
          await act(editor);
          await editor.settled();
        }
        await rest();
        const again = await reopened(storage.copy());
        const twice = await reopened(storage.copy());
        expect(await looksOf(twice)).toBe(await looksOf(editor));
        expect(await walk(again)).toEqual(await walk(editor));
        expect([problems, errors]).toEqual([[], []]);
        for (const one of [editor, again, twice]) one.destroy();
      });
      await fc.assert(property, { numRuns: 20 });
    },
    PATIENCE,
  );

  it(
    'is one of the states before, none older than what was stored, wherever a crash comes',
    async () => {
      const property = fc.asyncProperty(session, async (actions) => {
        for (let writes = 0, isWhole = false; !isWhole; writes += 1) {
          const storage = createTestStorage();
          storage.failAfter(writes, 'full');
          const { editor, problems, errors, saving } = editorOn(storage, TIDY);
          await begin(editor);
          await rest();
          const looks = [JSON.stringify(null), await looksOf(editor)];
          let stored = storage.hasFailed() ? 0 : 1;
          for (const act of actions) {
            await act(editor);
            looks.push(await looksOf(editor));
            await rest();
            if (!storage.hasFailed()) stored = looks.length - 1;
          }
          const again = await reopened(storage.copy());
          const found = again.state.canUndo || again.state.canRedo ? await looksOf(again) : 'null';
          expect(looks.slice(stored, stored + 2)).toContain(found);
          // Told once, and nothing else of it is noticed in the work that goes on.
          await rest();
          isWhole = !storage.hasFailed();
          // Not told where only the log could not be written anew.
          const isAllThere = isWhole || (problems.length === 0 && found === looks.at(-1));
          expect([problems, errors]).toEqual([isAllThere ? [] : ['full'], []]);

          // All of it is there once there is space again.
          storage.recover();
          expect(await saving.retry()).toBeNull();
          const last = await reopened(storage.copy());
          expect(await looksOf(last)).toBe(looks.at(-1));
          for (const one of [editor, again, last]) one.destroy();
        }
      });
      await fc.assert(property, { numRuns: 8 });
    },
    PATIENCE,
  );

  it(
    'goes on after a reload and is again what it was after the next one',
    async () => {
      const property = fc.asyncProperty(session, session, async (before, after) => {
        const storage = createTestStorage();
        const { editor } = editorOn(storage);
        await begin(editor);
        for (const act of before) {
          await act(editor);
          await editor.settled();
        }
        await rest();
        const second = storage.copy();
        const again = await reopened(second);
        for (const act of after) {
          await act(again);
          await again.settled();
        }
        await rest();
        const last = await reopened(second.copy());
        expect(await walk(last)).toEqual(await walk(again));
        for (const one of [editor, again, last]) one.destroy();
      });
      await fc.assert(property, { numRuns: 10 });
    },
    PATIENCE,
  );

  it('tells an undone stroke from an undone opening after a reload, too', async () => {
    const storage = createTestStorage();
    const { editor } = editorOn(storage);
    await begin(editor);
    draw(editor, 40, 50, false);
    await editor.settled();
    await rest();
    const again = await reopened(storage.copy());
    const step = async (direction: 'undo' | 'redo') => {
      const { news } = again.state;
      again[direction]();
      await expect.poll(() => again.state.news?.serial).not.toBe(news?.serial);
      return again.state.news;
    };
    expect(await step('undo')).toMatchObject({ event: 'undone', what: 'mask' });
    expect(await step('undo')).toMatchObject({ event: 'undone', what: 'picture' });
    expect(await step('redo')).toMatchObject({ event: 'redone', what: 'picture' });
    expect(await step('redo')).toMatchObject({ event: 'redone', what: 'mask' });
    for (const one of [editor, again]) one.destroy();
  });

  it('needs no patch in memory for its undo', async () => {
    const storage = createTestStorage();
    const { editor } = editorOn(storage, { budget: 0 });
    await begin(editor);
    for (let i = 0; i < 500; i += 1) draw(editor, (i * 37) % 300, (i * 53) % 270, false);
    await editor.settled();
    await rest();
    const reads = storage.reads();
    const before = await looksOf(editor);
    let steps = 0;
    while (editor.state.hasMask) {
      editor.undo();
      steps += 1;
      await editor.settled();
    }
    expect(storage.reads() - reads).toBe(steps);
    while (editor.state.canRedo) {
      editor.redo();
      await editor.settled();
    }
    expect(await looksOf(editor)).toBe(before);
    editor.destroy();
  });

  it('stays undone as little as the mask where a step can not be read back, and says so', async () => {
    const storage = createTestStorage();
    const { editor, errors } = editorOn(storage, { budget: 0 });
    await begin(editor);
    const looks: string[] = [];
    for (const x of [40, 120]) {
      looks.push(await looksOf(editor));
      draw(editor, x, 50, false);
      await rest();
    }
    // Lets go of what storage has by now.
    partsOf(editor).refreshMask();
    const drawn = await looksOf(editor);
    storage.failReads(true);
    editor.undo();
    expect(await looksOf(editor)).toBe(drawn);
    await expect.poll(() => editor.state.news?.event).toBe('not-undone');
    expect(errors.length).toBeGreaterThan(0);

    // A stroke that was painted before the answer came is the one that can be undone first.
    editor.undo();
    draw(editor, 200, 50, false);
    await editor.settled();
    storage.failReads(false);
    for (const before of [drawn, ...looks.reverse()]) {
      editor.undo();
      expect(maskOf(await looksOf(editor))).toBe(maskOf(before));
    }
    editor.destroy();
  });

  it('places a result that comes after a reload, if nothing was changed since', async () => {
    const storage = createTestStorage();
    const { editor } = editorOn(storage);
    await begin(editor);
    draw(editor, 50, 50, false);
    await editor.settled();
    const { documentId = '', revision = 0 } = (await editor.snapshot()) ?? {};
    // Comes to nothing, and uses a revision up that no storage knows of.
    draw(editor, -900, -900, false);
    await editor.settled();
    await rest();

    const changed = await reopened(storage.copy());
    draw(changed, 90, 90, false);
    await changed.settled();
    const origin = { documentId, revision };
    expect(await changed.placeResult(picture(9), origin)).toBe('document_changed');
    changed.undo();
    changed.undo();
    for (const x of [20, 80, 140, 200]) {
      draw(changed, x, 200, false);
      await changed.settled();
      expect(await changed.placeResult(picture(9), origin)).toBe('document_changed');
    }

    const same = await reopened(storage.copy());
    const before = await looksOf(same);
    expect(before).toBe(await looksOf(editor));
    expect(await same.placeResult(picture(9), origin)).toBe('placed');
    expect(same.state).toMatchObject({ hasMask: false, canCompare: true });
    same.undo();
    expect(await looksOf(same)).toBe(before.replace('"canRedo":false', '"canRedo":true'));
    for (const one of [editor, changed, same]) one.destroy();
  });

  it('is left alone where a newer version wrote it', async () => {
    const storage = createTestStorage();
    const { editor } = editorOn(storage);
    await begin(editor);
    await rest();
    const later = storage.copy();
    const bytes = later.log(WORKSPACE).slice();
    bytes[7] = 2;
    later.setLog(WORKSPACE, bytes);
    const again = editorOn(later).editor;
    await expect(again.restore(WORKSPACE)).rejects.toMatchObject({ code: 'saved_newer' });
    await again.restore('another');
    await again.openImage(picture(3), { name: 'other' });
    await rest();
    expect(Buffer.compare(later.log(WORKSPACE), bytes)).toBe(0);
    for (const one of [editor, again]) one.destroy();
  });

  it('is left alone where its picture can not be read any more', async () => {
    const storage = createTestStorage();
    const { editor } = editorOn(storage);
    await begin(editor);
    await rest();
    const later = storage.copy();
    const files = await later.open(WORKSPACE, { create: false });
    for (const id of (await files?.pictures()) ?? []) await files?.removePicture(id);
    await files?.close();
    const size = later.log(WORKSPACE).length;
    const again = editorOn(later).editor;
    await expect(again.restore(WORKSPACE)).rejects.toThrow();
    expect(again.state.document).toBeNull();
    expect(later.log(WORKSPACE).length).toBeGreaterThanOrEqual(size);
    for (const one of [editor, again]) one.destroy();
  });

  it('brings camera and tools back', async () => {
    const storage = createTestStorage();
    const { editor } = editorOn(storage);
    await begin(editor);
    partsOf(editor).resize({ width: 800, height: 600 }, 1);
    editor.zoomTo(2.5, { x: 100, y: 100 });
    editor.panBy(13.25, -7.5);
    editor.setTool('eraser');
    editor.setToolSettings({ brushSize: 33, smoothing: 40 });
    editor.saveView();
    await editor.settled();
    await rest();
    const again = await reopened(storage.copy());
    partsOf(again).resize({ width: 800, height: 600 }, 1);
    expect(partsOf(again).scene.camera).toEqual(partsOf(editor).scene.camera);
    expect(again.state).toMatchObject({ tool: 'eraser', brushSize: 33, smoothing: 40, zoom: 2.5 });

    const wider = await reopened(storage.copy());
    partsOf(wider).resize({ width: 1000, height: 600 }, 1);
    const { x, y } = partsOf(editor).scene.camera;
    expect(partsOf(wider).scene.camera).toEqual({ scale: 2.5, x: x + 100, y });
    for (const one of [editor, again, wider]) one.destroy();
  });
});
