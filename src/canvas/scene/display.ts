import type { Page } from '../document/page.ts';
import type { EditorState, Point } from '../editor-types.ts';
import type { CameraCommands } from './camera-commands.ts';
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
  /** What the mask's visibility depends on has changed. */
  applyMaskVisible(): void;
  pointRing(at: Point | null): void;
  /** The ring takes the present brush size. */
  resizeRing(): void;
}

/** What showing pages asks of the editor. */
export interface DisplayOptions {
  readonly scene: Scene;
  readonly state: EditorState;
  readonly camera: Pick<CameraCommands, 'fit' | 'shift'>;
  /** Another picture is shown. */
  readonly onPicture: () => void;
}

/** Shows nothing yet. */
export function createDisplay({ scene, state, camera, onPicture }: DisplayOptions): Display {
  /** Number of the last request to show something. */
  let asked = 0;
  let shown: Page | null = null;

  /** The picture stays where it is on the screen if that can be; otherwise it is shown whole. */
  const follow = (before: Page | null): void => {
    if (before?.documentId !== shown?.documentId || before === null || shown === null)
      return camera.fit();
    const [from, to] = [before.corner, shown.corner];
    if (from !== null && to !== null) {
      if (!isSameFrame(before, shown)) camera.shift({ x: to.x - from.x, y: to.y - from.y });
    } else if (!hasSameSize(before, shown)) camera.fit();
  };
  const setPicture = (page: Page | null): void => {
    const before = shown;
    shown = page;
    scene.picture = page === null ? null : pictureOf(page);
    scene.announce({ kind: 'picture' });
    onPicture();
    follow(before);
  };
  const applyMaskVisible = (): void => {
    scene.maskVisible = state.maskVisible && !state.isComparing && state.expansion === null;
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
      setPicture(page);
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
      const put = (next: Page): void => {
        // Asked for something else while the pixels were decoded.
        if (asked !== mine) return;
        state.isComparing = next === original;
        setPicture(next);
        applyMaskVisible();
      };
      const wanted = comparing ? original : page;
      try {
        await wake(wanted);
      } catch (error) {
        put(page);
        throw error;
      }
      put(wanted);
    },
    applyMaskVisible,
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

function hasSameSize({ picture: one }: Page, { picture: other }: Page): boolean {
  return one.width === other.width && one.height === other.height;
}

/** Both cover the same part of their document. */
function isSameFrame(one: Page, other: Page): boolean {
  const hasSameCorner = one.corner?.x === other.corner?.x && one.corner?.y === other.corner?.y;
  return hasSameCorner && hasSameSize(one, other);
}
