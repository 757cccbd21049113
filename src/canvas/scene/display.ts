import type { Page } from '../document/page.ts';
import type { EditorState, Point } from '../editor-types.ts';
import type { Scene, ScenePicture } from './scene.ts';
import { dropMask } from './watch-mask.ts';

/** Puts pages, mask visibility and the brush ring into the scene. */
export interface Display {
  show(page: Page | null): void;
  toggleMask(): void;
  /**
   * Shows the page's original, without the mask, or the page again. Rejects where the pixels can't
   * be had; the page is shown then.
   */
  compare(comparing: boolean, page: Page, wake: (shown: Page) => Promise<void>): Promise<void>;
  pointRing(at: Point | null): void;
  /** The ring takes the present brush size. */
  resizeRing(): void;
}

/** @param fit centres a picture that was not there before or has another size */
export function createDisplay(scene: Scene, state: EditorState, fit: () => void): Display {
  /** Number of the last request to show something. */
  let asked = 0;

  const setPicture = (picture: ScenePicture | null): void => {
    const before = scene.picture;
    scene.picture = picture;
    scene.announce({ kind: 'picture' });
    if (picture?.width !== before?.width || picture?.height !== before?.height) fit();
  };
  const applyMaskVisible = (): void => {
    scene.maskVisible = state.maskVisible && !state.isComparing;
    scene.announce({ kind: 'mask-visible' });
  };
  const setRing = (at: Point | null): void => {
    scene.ring = at === null ? null : { ...at, diameter: state.brushSize };
    scene.announce({ kind: 'ring' });
  };

  return {
    show(page) {
      asked += 1;
      dropMask(scene);
      state.hasMask = false;
      scene.hasMask = false;
      state.isComparing = false;
      state.lastStrokeBounds = null;
      state.keyboardBrush = null;
      applyMaskVisible();
      const isOther = state.document?.id !== page?.documentId;
      setPicture(page === null ? null : pictureOf(page));
      if (isOther) fit();
    },
    toggleMask() {
      state.maskVisible = !state.maskVisible;
      applyMaskVisible();
    },
    async compare(comparing, page, wake) {
      const { original } = page;
      if (original === null || comparing === state.isComparing) return;
      state.isComparing = comparing;
      asked += 1;
      const mine = asked;
      const put = (shown: Page): void => {
        // Asked for something else while the pixels were decoded.
        if (asked !== mine) return;
        state.isComparing = shown === original;
        setPicture(pictureOf(shown));
        applyMaskVisible();
      };
      const shown = comparing ? original : page;
      try {
        await wake(shown);
      } catch (error) {
        put(page);
        throw error;
      }
      put(shown);
    },
    pointRing: setRing,
    resizeRing() {
      if (scene.ring !== null) setRing(scene.ring);
    },
  };
}

function pictureOf(page: Page): ScenePicture {
  const { width, height, hasAlpha } = page.picture;
  return { id: page.id, width, height, hasAlpha };
}
