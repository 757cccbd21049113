import { describe, expect, it } from 'vitest';
import { createInlineImaging } from '../../workers/index.ts';
import { createEditor } from '../create-editor.ts';
import { partsOf } from '../editor-parts.ts';
import type { Editor } from '../editor-types.ts';

/** A file whose text is the size of its picture. */
const file = (width: number, height: number) => new Blob([`${width},${height}`]);

const VIEW = { width: 1000, height: 900 };

/** An editor in a view of 1000 × 900 with a picture open. */
async function opened(width = 400, height = 300) {
  const imaging = createInlineImaging({
    async decode(source) {
      const [w = 0, h = 0] = (await source.text()).split(',').map(Number);
      return { width: w, height: h, pixels: new Uint8Array(w * h * 4), hasAlpha: false };
    },
    encodeLossy: () => Promise.reject(new Error('not part of these tests')),
  });
  const editor = createEditor({ imaging });
  const { scene, resize } = partsOf(editor);
  resize(VIEW, 1);
  await editor.openImage(file(width, height), { name: 'picture' });
  return { editor, scene, expansion: editor.expansion, state: editor.state };
}

/** What is sent of the frame as it is, as a worker would get it. */
async function pack(editor: Editor) {
  const wish = structuredClone(editor.expansion.wish());
  const snapshot = await editor.snapshot();
  if (wish === null || snapshot === null) throw new Error('nothing to pack');
  try {
    return await snapshot.packExpansion(wish);
  } finally {
    snapshot.release();
  }
}

const NONE = { left: 0, right: 0, top: 0, bottom: 0 };

describe('the frame of an expansion', () => {
  it('is as large as the picture at first, and gone outside its view', async () => {
    const { expansion, state, scene } = await opened();
    expect([state.expansion, scene.expansion]).toEqual([null, null]);
    expansion.show();
    expect(state.expansion).toMatchObject({ ratio: 'original', padding: NONE, width: 400 });
    expect(scene.expansion).toMatchObject({ padding: NONE });
    expansion.hide();
    expect([state.expansion, scene.expansion]).toEqual([null, null]);
  });

  it('takes a shape with the picture in its middle', async () => {
    const { expansion, state } = await opened();
    expansion.show();
    expansion.setRatio('16:9');
    expect(state.expansion).toEqual({
      ratio: '16:9',
      padding: { ...NONE, left: 66, right: 67 },
      width: 533,
      height: 300,
      brokenLimit: null,
      grabbed: null,
      snapped: null,
    });
    expansion.setRatio('original');
    expect(state.expansion).toMatchObject({ padding: NONE, width: 400, height: 300 });
  });

  it('asks for nothing while it is as large as the picture', async () => {
    const { expansion } = await opened();
    expect(expansion.wish()).toBe(null);
    expansion.show();
    expect(expansion.wish()).toBe(null);
    expansion.setRatio('4:3');
    expect(expansion.wish()).toBe(null);
    expansion.setRatio('16:9');
    expect(expansion.wish()).toEqual({ ratio: '16:9' });
    expansion.nudge('top-middle', 0, -9);
    const padding = { ...NONE, left: 66, right: 67, top: 9 };
    expect(structuredClone(expansion.wish())).toEqual({ ratio: 'custom', padding });
  });

  it('is custom once a handle is dragged or a size typed', async () => {
    const { expansion, state } = await opened();
    expansion.show();
    expansion.setRatio('1:1');
    expansion.grab('middle-right', { x: 402, y: 150 });
    expansion.drag({ x: 444, y: 190 }, 'ratio');
    expect(state.expansion).toMatchObject({ ratio: 'custom', grabbed: 'middle-right' });
    expansion.letGo();
    expect(state.expansion).toMatchObject({
      padding: { left: 0, right: 42, top: 50, bottom: 50 },
      grabbed: null,
    });
    expansion.setRatio('4:3');
    expansion.setSize({ height: 411 });
    expect(state.expansion).toMatchObject({
      ratio: 'custom',
      padding: { ...NONE, top: 55, bottom: 56 },
    });
  });

  it('is drawn to ratios within 8 CSS px, to 8 image px with the modifier', async () => {
    const { editor, expansion, state } = await opened();
    expansion.show();
    editor.zoomTo(2);
    const dragTo = (x: number, snapTo: 'ratio' | 'grid') => {
      expansion.grab('middle-right', { x: 400, y: 150 });
      expansion.drag({ x, y: 150 }, snapTo);
      const { width, snapped } = state.expansion ?? {};
      expansion.cancel();
      return [width, snapped];
    };
    // 300 · 16 / 9 = 533.3; 8 CSS px are 4 image px here.
    expect(dragTo(537, 'ratio')).toEqual([533, '16:9']);
    expect(dragTo(538, 'ratio')).toEqual([538, null]);
    expect(dragTo(535, 'grid')).toEqual([536, null]);
  });

  it('is as before when Esc ends the drag', async () => {
    const { editor, expansion, state } = await opened();
    expansion.show();
    expansion.setRatio('1:1');
    const before = { ...state.expansion };
    expansion.grab('bottom-left', { x: 0, y: 350 });
    expansion.drag({ x: -60, y: 500 }, 'ratio');
    expect(state.expansion?.ratio).toBe('custom');
    editor.cancelStroke();
    expect(state.expansion).toEqual(before);
    expansion.drag({ x: -90, y: 500 }, 'ratio');
    expect(state.expansion).toEqual(before);
  });

  it('moves by keys, never into the picture', async () => {
    const { expansion, state } = await opened();
    expansion.show();
    expansion.nudge('top-left', -10, -5);
    expect(state.expansion?.padding).toEqual({ ...NONE, left: 10, top: 5 });
    expansion.nudge('top-left', 30, 2);
    expect(state.expansion?.padding).toEqual({ ...NONE, top: 3 });
    expansion.setSize({ width: 500, height: 500 });
    expansion.reset('top-left');
    expect(state.expansion?.padding).toEqual({ ...NONE, right: 50, bottom: 100 });
  });

  it('says why it is too large', async () => {
    const { expansion, state } = await opened();
    expansion.show();
    expansion.setSize({ width: 30_001 });
    expect(state.expansion?.brokenLimit).toBe('side');
    expansion.setSize({ width: 20_000, height: 5_001 });
    expect(state.expansion?.brokenLimit).toBe('pixels');
    expansion.setSize({ height: 5_000 });
    expect(state.expansion?.brokenLimit).toBe(null);
  });

  it('begins anew around another picture, and is gone without one', async () => {
    const { editor, expansion, state } = await opened();
    expansion.show();
    expansion.setRatio('1:1');
    await editor.openImage(file(90, 80), { name: 'other' });
    expect(state.expansion).toMatchObject({ ratio: 'original', width: 90, height: 80 });
    editor.closeImage();
    await editor.settled();
    expect(state.expansion).toBe(null);
    editor.undo();
    await editor.settled();
    expect(state.expansion).toMatchObject({ ratio: 'original', width: 90, height: 80 });
  });

  it('hides the mask, which has no meaning for it', async () => {
    const { expansion, scene } = await opened();
    expansion.show();
    expect(scene.maskVisible).toBe(false);
    expansion.hide();
    expect(scene.maskVisible).toBe(true);
  });
});

describe('the camera', () => {
  it('shows the whole frame at first and with each shape, at most 600 × 600 CSS px', async () => {
    const { expansion, scene } = await opened(900, 450);
    expansion.show();
    expect(scene.camera.scale).toBeCloseTo(600 / 900);
    expansion.setRatio('1:1');
    expect(scene.camera.scale).toBeCloseTo(600 / 900);
    expansion.setRatio('9:16');
    expect(scene.camera.scale).toBeCloseTo(600 / 1600);
    expect(scene.camera.y).toBe(Math.round(450 - (450 / 2) * scene.camera.scale));
  });

  it('never enlarges, and shows the picture as before when the view is left', async () => {
    const { expansion, scene } = await opened(900, 450);
    const before = scene.camera;
    expansion.show();
    expansion.hide();
    expect(scene.camera).toEqual(before);
    const small = await opened(60, 40);
    small.expansion.show();
    expect(small.scene.camera.scale).toBe(1);
  });

  it('stays where the user moved it', async () => {
    const { editor, expansion, scene } = await opened();
    expansion.show();
    editor.zoomTo(0.5);
    const moved = scene.camera;
    expansion.setRatio('4:3');
    expansion.hide();
    expect(scene.camera).toEqual(moved);
  });
});

describe('a result with the padding of an expansion', () => {
  it('leaves the picture before where it was on the screen, and so does undo', async () => {
    const { editor, expansion, state, scene } = await opened(900, 700);
    expansion.show();
    expansion.setSize({ width: 1000, height: 740 });
    const packed = await pack(editor);
    expect(packed).toMatchObject({ padding: { left: 50, right: 50, top: 20, bottom: 20 } });
    expansion.hideInPlace();
    const before = scene.camera;
    expect(await editor.placeResult(file(1000, 740), packed)).toBe('placed');
    expect(state.document).toMatchObject({ width: 1000, height: 740 });
    const { scale, x, y } = before;
    expect(scale).toBeCloseTo(0.6);
    expect(scene.camera).toEqual({ scale, x: x - 50 * scale, y: y - 20 * scale });
    editor.undo();
    await editor.settled();
    expect(state.document).toMatchObject({ width: 900, height: 700 });
    expect(scene.camera).toEqual(before);
    editor.redo();
    await editor.settled();
    editor.setComparing(true);
    await editor.settled();
    await expect.poll(() => state.isComparing && scene.camera).toEqual(before);
  });

  it('is shown whole where the whole picture was', async () => {
    const { editor, expansion, scene } = await opened(900, 800);
    expansion.show();
    expansion.setRatio('16:9');
    const packed = await pack(editor);
    expansion.hide();
    await editor.placeResult(file(1422, 800), packed);
    expect(scene.camera.scale).toBeCloseTo((1000 - 48) / 1422);
  });

  it('is shown whole once it is decided on, unless the user has moved it meanwhile', async () => {
    const placed = async () => {
      const tab = await opened(900, 800);
      tab.expansion.show();
      tab.expansion.setRatio('16:9');
      const packed = await pack(tab.editor);
      tab.expansion.hideInPlace();
      await tab.editor.placeResult(file(1422, 800), packed);
      return tab;
    };
    const { expansion, scene } = await placed();
    const whole = { scale: expect.closeTo((1000 - 48) / 1422) };
    expect(scene.camera).not.toMatchObject(whole);
    expansion.release();
    expect(scene.camera).toMatchObject(whole);

    const looking = await placed();
    looking.editor.zoomTo(2);
    const moved = looking.scene.camera;
    looking.expansion.release();
    expect(looking.scene.camera).toEqual(moved);
  });

  it('that is too large is not packed', async () => {
    const { editor, expansion } = await opened();
    expansion.show();
    expansion.setSize({ width: 30_001 });
    await expect(pack(editor)).rejects.toMatchObject({ code: 'image_too_large' });
  });
});
