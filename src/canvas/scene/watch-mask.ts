import type { MaskCell, MaskView } from '../../workers/index.ts';
import { isOtherShape, type MaskWindow, maskWindowFor } from '../kernels/mask-window.ts';
import type { Scene } from './scene.ts';

/** Asks for a part of the mask: the cells not in view before, all of them if `anew`. */
type Look = (view: MaskView, anew: boolean) => Promise<readonly MaskCell[] | null>;

/**
 * Keeps the scene's window on the mask where the camera looks. The window before stays until the
 * cells of the new one are there. Returns the disposer.
 */
export function watchMask(scene: Scene, look: Look): () => void {
  let asked: MaskWindow | null = null;

  const ask = async (window: MaskWindow): Promise<void> => {
    const anew = isOtherShape(asked, window);
    asked = window;
    const { level, left, top, right, bottom } = window;
    const cells = await look({ level, left, top, right, bottom }, anew);
    if (cells === null) return;
    scene.maskWindow = window;
    scene.announce({ kind: 'mask-window', window, cells });
  };
  const follow = (): void => {
    const { picture, viewport } = scene;
    if (picture === null || viewport.width === 0 || viewport.height === 0) return;
    const window = maskWindowFor({ ...scene, picture }, asked);
    if (window !== asked) void ask(window);
  };
  return scene.subscribe((change) => {
    if (change.kind === 'mask-window' && change.window === null) asked = null;
    if (change.kind === 'camera' || change.kind === 'picture') follow();
  });
}

/** Shows no mask until the next look, as before another document's mask is shown. */
export function dropMask(scene: Scene): void {
  scene.maskWindow = null;
  scene.announce({ kind: 'mask-window', window: null, cells: [] });
}
