import { subscribeKey } from 'valtio/vanilla/utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInlineImaging, type Imaging } from '../workers/index.ts';
import { createEditor } from './create-editor.ts';
import { partsOf } from './editor-parts.ts';
import type { Editor } from './editor-types.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A picture of one colour; its file is the text `width,height,grey`. */
function pictureFile(width: number, height: number, grey: number): Blob {
  return new Blob([`${width},${height},${grey}`]);
}

function inlineImaging(): Imaging {
  return createInlineImaging({
    async decode(source) {
      const [width = 0, height = 0, grey = 0] = (await source.text()).split(',').map(Number);
      const pixels = new Uint8Array(width * height * 4).fill(grey);
      return { width, height, pixels, hasAlpha: false };
    },
    encodeLossy: () => Promise.reject(new Error('not part of these tests')),
  });
}

/** The user's hand: strokes in image px, since no camera was moved. */
function handOf(editor: Editor) {
  const { tools, readMask } = partsOf(editor);
  const brush = tools.named('brush');
  const keys = { straight: false, centred: false };
  const point = (x: number, y: number) => ({ canvas: { x, y }, image: { x, y }, pressure: 1 });
  return {
    press: (x: number, y: number) => brush.down({ point: point(x, y), subtract: false, keys }),
    /** Goes on from where it was pressed, and lifts. */
    lift: (x: number, y: number) => {
      brush.move([point(x, y)], keys);
      brush.up();
    },
    draw: (x: number, y: number) => {
      brush.down({ point: point(x, y), subtract: false, keys });
      brush.move([point(x + 20, y)], keys);
      brush.up();
    },
    /** Lifted, but it may have been a palm. */
    hold: (x: number, y: number) => {
      brush.down({ point: point(x, y), subtract: false, keys });
      brush.hold();
    },
    async painted() {
      await editor.settled();
      return (await readMask()).reduce((sum, byte) => sum + (byte > 0 ? 1 : 0), 0);
    },
  };
}

/** Bytes of the mask file that a snapshot taken right after `act` gives. */
async function maskSize(editor: Editor, act: () => void): Promise<number> {
  act();
  const snapshot = await editor.snapshot();
  const packed = await snapshot?.pack();
  snapshot?.release();
  return packed?.mask.size ?? Number.NaN;
}

/** Names the state that the editor's document is in. */
function originOf({ state }: Editor) {
  const { id: documentId = '', revision = 0 } = state.document ?? {};
  return { documentId, revision };
}

async function openEditor(options: { readonly decodedBytes?: number } = {}) {
  const errors: unknown[] = [];
  const inline = inlineImaging();
  const imaging = { ...inline, pictures: { ...inline.pictures } };
  const editor = createEditor({ imaging, ...options, onError: (error) => errors.push(error) });
  await editor.openImage(pictureFile(200, 150, 10), { name: 'first' });
  return { editor, imaging, errors, hand: handOf(editor) };
}

describe('the editor', () => {
  it('opens an image as a new document, and one undo returns to the one before', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(50, 50);
    const painted = await hand.painted();
    const first = editor.state.document;
    await editor.openImage(pictureFile(90, 80, 20), { name: 'second' });
    expect(editor.state.document).toMatchObject({ name: 'second', width: 90, height: 80 });
    expect(editor.state.hasMask).toBe(false);
    editor.undo();
    await editor.settled();
    expect(editor.state.document).toEqual(first);
    expect(await hand.painted()).toBe(painted);
    editor.redo();
    await editor.settled();
    expect(editor.state.document?.name).toBe('second');
  });

  it('leaves everything as it was when an image can not be read', async () => {
    const { editor } = await openEditor();
    const before = { ...editor.state.document };
    const cut = new Blob([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0, 0)]);
    await expect(editor.openImage(cut, { name: 'cut' })).rejects.toMatchObject({
      code: 'image_truncated',
    });
    expect(editor.state).toMatchObject({ document: before, busy: null });
  });

  it('makes one undo step of one gesture', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(40, 40);
    const one = await hand.painted();
    hand.draw(120, 100);
    await hand.painted();
    editor.undo();
    expect(await hand.painted()).toBe(one);
    editor.undo();
    expect(await hand.painted()).toBe(0);
    expect(editor.state.hasMask).toBe(false);
    editor.redo();
    editor.redo();
    expect(await hand.painted()).toBeGreaterThan(one);
  });

  it('takes strokes that follow on undo and redo before the worker has done those', async () => {
    const paint = async (pause: (editor: Editor) => Promise<void> | void) => {
      const { editor, hand } = await openEditor();
      editor.setBrushSize(10);
      for (const [act, x] of [
        ['undo', 20],
        ['redo', 60],
        ['undo', 100],
        ['undo', 140],
      ] as const) {
        hand.draw(x, 20);
        await pause(editor);
        editor[act]();
        await pause(editor);
        hand.draw(x, 60);
        await pause(editor);
      }
      return hand.painted();
    };
    const atLeisure = await paint((editor) => editor.settled());
    expect(await paint(() => undefined)).toBe(atLeisure);
  });

  it('closes no picture by an undo meant for a stroke that turns out to be none', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(-900, -900);
    editor.undo();
    hand.draw(60, 60);
    expect(await hand.painted()).toBeGreaterThan(0);
    editor.undo();
    expect(await hand.painted()).toBe(0);
    expect(editor.state).toMatchObject({ canRedo: true, document: { name: 'first' } });
  });

  it('does again what was undone, asked for at once after a stroke that turns out to be none', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(40, 40);
    const one = await hand.painted();
    editor.undo();
    expect(await hand.painted()).toBe(0);
    hand.draw(-900, -900);
    editor.redo();
    expect(await hand.painted()).toBe(one);
    expect(editor.state.canRedo).toBe(false);
  });

  it('makes no step of a stroke beside the picture and keeps what can be redone', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(40, 40);
    await editor.settled();
    editor.undo();
    await editor.settled();
    const revision = editor.state.document?.revision;
    hand.draw(-900, -900);
    await editor.settled();
    expect(editor.state).toMatchObject({ canRedo: true, document: { revision } });
  });

  it('keeps a stroke that may have been a palm’s once anything else is asked for', async () => {
    const { editor, hand } = await openEditor();
    hand.hold(60, 60);
    expect(editor.state.isDrawing).toBe(false);
    editor.undo();
    expect(await hand.painted()).toBe(0);
    expect(editor.state).toMatchObject({
      canRedo: true,
      news: { event: 'undone', what: 'painted' },
    });
    editor.redo();
    const one = await hand.painted();
    expect(one).toBeGreaterThan(0);
    hand.hold(140, 100);
    editor.resizeMask('grow', 2);
    expect(await hand.painted()).toBeGreaterThan(2 * one);
  });

  it('says what could not be undone or redone', async () => {
    const { editor } = await openEditor();
    editor.redo();
    await expect.poll(() => editor.state.news?.event).toBe('nothing-to-redo');
  });

  it('reports no failure where undo is asked for faster than pictures can be shown again', async () => {
    const { editor } = await openEditor();
    await editor.openImage(pictureFile(20, 10, 50), { name: 'second' });
    const events: (string | undefined)[] = [];
    subscribeKey(editor.state, 'news', (news) => events.push(news?.event), true);
    for (let presses = 0; presses < 4; presses++) editor.undo();
    await expect.poll(() => events).toHaveLength(4);
    const nothing = 'nothing-to-undo';
    expect(events).toEqual(['undone', 'undone', nothing, nothing]);
  });

  it('forgets a stroke that is cancelled', async () => {
    const { editor, hand } = await openEditor();
    hand.press(60, 60);
    expect(editor.state.isDrawing).toBe(true);
    editor.cancelStroke();
    expect(editor.state.isDrawing).toBe(false);
    expect(await hand.painted()).toBe(0);
  });

  it('clears the mask as one step that undo takes back', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(40, 40);
    const one = await hand.painted();
    editor.clearMask();
    expect(await hand.painted()).toBe(0);
    editor.undo();
    expect(await hand.painted()).toBe(one);
  });

  it('packages picture and mask as they were at the snapshot, however one paints on', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(40, 40);
    const asked = editor.snapshot();
    hand.draw(120, 100);
    editor.clearMask();
    const snapshot = await asked;
    const packed = await snapshot?.pack();
    snapshot?.release();
    expect(packed).toMatchObject({ width: 200, height: 150 });
    expect(packed?.documentId).toBe(editor.state.document?.id);
    // A mask of nothing is smaller than any mask with a stroke in it.
    const nothing = await (await editor.snapshot())?.pack();
    expect(packed?.mask.size).toBeGreaterThan(nothing?.mask.size ?? Number.POSITIVE_INFINITY);
  });

  it('packages what an undo leaves that was asked for just before', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(40, 40);
    const nothing = await maskSize(editor, () => editor.clearMask());
    editor.undo();
    const one = await maskSize(editor, () => undefined);
    // The stroke is still on its way to the worker when it is undone.
    const undone = await maskSize(editor, () => {
      hand.draw(120, 100);
      editor.undo();
    });
    expect(one).toBeGreaterThan(nothing);
    expect(undone).toBe(one);
  });

  it('places a result as one step with the mask cleared; undo brings both back', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(40, 40);
    const one = await hand.painted();
    const { documentId = '', revision = -1 } = (await editor.snapshot()) ?? {};
    const result = pictureFile(200, 150, 99);
    expect(await editor.placeResult(result, { documentId, revision })).toBe('placed');
    expect(await hand.painted()).toBe(0);
    expect(editor.state).toMatchObject({ canCompare: true, document: { id: documentId } });
    editor.undo();
    expect(await hand.painted()).toBe(one);
    expect(editor.state).toMatchObject({ canCompare: false, document: { revision } });
  });

  it('leaves a result in the list when the document is another by now', async () => {
    const { editor, hand } = await openEditor();
    const { documentId = '', revision = -1 } = (await editor.snapshot()) ?? {};
    const origin = { documentId, revision };
    hand.draw(40, 40);
    expect(await editor.placeResult(pictureFile(9, 9, 1), origin)).toBe('document_changed');
    editor.undo();
    await editor.settled();
    expect(await editor.placeResult(pictureFile(9, 9, 1), origin)).toBe('placed');
  });

  it('lets a stroke go on during which a result comes, and leaves that in the list', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(40, 40);
    const whole = await hand.painted();
    editor.undo();
    await editor.settled();
    hand.press(40, 40);
    const placed = await editor.placeResult(pictureFile(9, 9, 1), originOf(editor));
    hand.lift(60, 40);
    expect(placed).toBe('document_changed');
    expect(await hand.painted()).toBe(whole);
  });

  it('exchanges a result for another as the same step, until something else was done', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(10, 10);
    await editor.settled();
    const origin = originOf(editor);
    await editor.placeResult(pictureFile(100, 80, 1), origin);
    const first = originOf(editor);
    expect(await editor.replaceResult(pictureFile(100, 80, 2), first)).toBe('placed');
    expect(await editor.replaceResult(pictureFile(100, 80, 3), first)).toBe('document_changed');
    expect(await editor.replaceResult(pictureFile(100, 80, 3), originOf(editor))).toBe('placed');
    editor.undo();
    await editor.settled();
    expect(editor.state.document?.revision).toBe(origin.revision);
    expect(editor.state.hasMask).toBe(true);
    expect(await editor.replaceResult(pictureFile(100, 80, 4), origin)).toBe('document_changed');
  });

  it('divides a result from the picture before it until that is shown again', async () => {
    const { editor } = await openEditor();
    editor.divide(0.5);
    expect(editor.state.split).toBe(null);
    await editor.placeResult(pictureFile(100, 80, 1), originOf(editor));
    editor.divide(7);
    expect(editor.state.split).toBe(1);
    await editor.replaceResult(pictureFile(100, 80, 2), originOf(editor));
    expect(editor.state.split).toBe(1);
    editor.undo();
    await editor.settled();
    expect(editor.state.split).toBe(null);
  });

  it('leaves the picture before where it lies while the line moves, so that none is drawn', async () => {
    const { editor } = await openEditor();
    await editor.placeResult(pictureFile(100, 80, 1), originOf(editor));
    editor.divide(0.5);
    const { scene } = partsOf(editor);
    await expect.poll(() => scene.comparison).not.toBeNull();
    const corner = scene.comparison?.corner;
    editor.divide(0.6);
    expect(scene.comparison?.split).toBe(0.6);
    expect(scene.comparison?.corner).toBe(corner);
  });

  it('lets a comparison go that ends before it could be shown', async () => {
    const { editor, errors } = await openEditor();
    await editor.placeResult(pictureFile(100, 80, 1), originOf(editor));
    editor.divide(0.5);
    editor.divide(null);
    await editor.settled();
    expect([editor.state.split, errors]).toEqual([null, []]);
  });

  it('lets a later image win over one still being opened', async () => {
    const editor = createEditor({ imaging: inlineImaging() });
    const early = editor.openImage(pictureFile(10, 10, 1), { name: 'early' });
    const late = editor.openImage(pictureFile(20, 20, 2), { name: 'late' });
    await expect(early).rejects.toMatchObject({ name: 'AbortError' });
    expect(editor.state.busy).toBe('opening');
    await late;
    expect(editor.state).toMatchObject({ busy: null, document: { name: 'late' } });
  });

  it('opens nothing that is no longer wanted, in a browser that can not join signals too', async () => {
    vi.stubGlobal('AbortSignal', class {});
    const editor = createEditor({ imaging: inlineImaging() });
    const wish = new AbortController();
    const open = () => editor.openImage(pictureFile(9, 9, 1), { name: 'a', signal: wish.signal });
    const opening = open();
    wish.abort();
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    await expect(open()).rejects.toMatchObject({ name: 'AbortError' });
    expect(editor.state).toMatchObject({ busy: null, document: null });
  });

  it('closes the image as a step that undo takes back', async () => {
    const { editor } = await openEditor();
    editor.closeImage();
    await editor.settled();
    expect(editor.state.document).toBeNull();
    expect(await editor.snapshot()).toBeNull();
    editor.undo();
    await editor.settled();
    expect(editor.state.document?.name).toBe('first');
  });

  it('tells whether a region was changed, also where that is refused', async () => {
    const { editor, hand } = await openEditor();
    hand.draw(50, 50);
    await editor.settled();
    const move = { kind: 'move', dx: 5, dy: 0 } as const;
    expect(await editor.changeRegion({ x: 50, y: 50 }, move)).toBe(true);
    // There is nothing at this place.
    expect(await editor.changeRegion({ x: 190, y: 140 }, move)).toBe(false);
    editor.closeImage();
    expect(await editor.changeRegion({ x: 60, y: 50 }, move)).toBe(false);
    await editor.settled();
  });

  it('can be painted on again where the original that it compares with can not be read', async () => {
    const first = pictureFile(200, 150, 10);
    const { editor, imaging, errors } = await openEditor({ decodedBytes: 0 });
    await editor.openImage(first, { name: 'again' });
    const { id: documentId = '', revision = 0 } = editor.state.document ?? {};
    await editor.placeResult(pictureFile(200, 150, 30), { documentId, revision });
    await editor.settled();
    const { picture } = partsOf(editor).scene;
    // Pushes the original out of the pictures that stay decoded.
    for (const name of ['a', 'b', 'c']) await editor.openImage(first, { name });
    for (let i = 0; i < 3; i += 1) {
      editor.undo();
      await editor.settled();
    }
    expect(partsOf(editor).scene.picture).toEqual(picture);
    imaging.pictures.open = () => Promise.reject(new Error('no memory'));
    editor.setComparing(true);
    await expect.poll(() => errors).toHaveLength(1);
    expect(editor.state.isComparing).toBe(false);
    expect(partsOf(editor).scene).toMatchObject({ picture, maskVisible: true });
  });

  it('leaves the picture where it is during a stroke, whatever room it gets, and fits it afterwards', async () => {
    const { editor, hand } = await openEditor();
    const { scene, resize, setInsets } = partsOf(editor);
    resize({ width: 300, height: 200 }, 1);
    const before = scene.camera;
    hand.press(40, 40);
    setInsets({ top: 0, right: 0, bottom: 80, left: 0 });
    expect(scene.camera).toEqual(before);
    hand.lift(60, 40);
    expect(scene.camera.scale).toBeLessThan(before.scale);
    expect(scene.camera.y).toBeLessThan(before.y);
  });

  it('begins with a brush of 100 px and keeps it within its sizes', () => {
    const editor = createEditor({ imaging: inlineImaging() });
    expect(editor.state.brushSize).toBe(100);
    for (const [asked, got] of [
      [4, 10],
      [999, 300],
      [55.4, 55],
      [Number.NaN, 55],
    ] as const) {
      editor.setBrushSize(asked);
      expect(editor.state.brushSize).toBe(got);
    }
  });

  it('paints by keys alone', async () => {
    const { editor, hand } = await openEditor();
    editor.moveBrush(60, 50);
    editor.lowerBrush();
    editor.liftBrush();
    expect(await hand.painted()).toBeGreaterThan(0);
    expect(editor.state.keyboardBrush).toEqual({ x: 60, y: 50 });
  });

  it('tells what fails behind its back, but not what its end cuts off', async () => {
    const { editor, imaging, errors } = await openEditor();
    const turns: PromiseWithResolvers<void>[] = [];
    imaging.saving = {
      ...imaging.saving,
      turn() {
        const turn = Promise.withResolvers<void>();
        turns.push(turn);
        return turn.promise;
      },
    };
    const other = createEditor({ imaging, onError: (error) => errors.push(error) });
    await other.openImage(pictureFile(20, 20, 10), { name: 'one' });
    await other.openImage(pictureFile(20, 20, 10), { name: 'two' });
    turns[0]?.reject(new Error('first'));
    await other.settled();
    other.destroy();
    turns[1]?.reject(new Error('second'));
    await turns[1]?.promise.catch(() => undefined);
    expect(errors).toEqual([new Error('first')]);
    editor.destroy();
  });
});
