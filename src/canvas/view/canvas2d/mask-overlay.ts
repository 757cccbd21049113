import type { MaskCell } from '../../../workers/index.ts';
import { createMaskBytes, type MaskBytes } from '../../kernels/mask-bytes.ts';
import { createMaskKinds, type MaskKinds, maskRuns } from '../../kernels/mask-kinds.ts';
import type { Colour } from '../../kernels/mask-tint.ts';
import type { MaskWindow } from '../../kernels/mask-window.ts';
import { paintMask } from '../../kernels/paint-mask.ts';
import { areaOfTiles, devicePixelsOf, type ScreenArea } from '../../kernels/screen-area.ts';
import type { Scene } from '../../scene/scene.ts';
import type { MaskSheet } from './mask-sheet.ts';

/** The mask over the picture, drawn by the processor. */
export interface MaskOverlay {
  /** Holds another window from now on, null for none; the cells are those it did not hold. */
  setWindow(window: MaskWindow | null, cells: readonly MaskCell[]): void;
  update(cells: readonly MaskCell[]): void;
  /** Where the outline may be seen, CSS px; null if nowhere. */
  edges(): ScreenArea | null;
  /** Draws a part of the canvas anew. */
  paint(area: ScreenArea, look: { readonly tint: Colour; readonly phase: number }): void;
}

/** Draws onto a sheet that lies over the picture. */
export function createMaskOverlay(sheet: MaskSheet, scene: Scene): MaskOverlay {
  let window: MaskWindow | null = null;
  let bytes: MaskBytes | null = null;
  let kinds: MaskKinds | null = null;

  const put = (cells: readonly MaskCell[]): void => {
    for (const cell of cells) {
      if (cell.level !== bytes?.level) continue;
      bytes.put(cell);
      kinds?.put(cell);
    }
  };
  const hold = (next: MaskWindow | null): void => {
    window = next;
    if (next === null) bytes = null;
    else if (bytes === null || !bytes.fits(next)) {
      bytes = createMaskBytes(next);
      kinds = createMaskKinds(next.right - next.left, next.bottom - next.top);
    }
  };

  return {
    setWindow(next, cells) {
      hold(next);
      put(cells);
    },
    update: put,
    edges() {
      if (window === null || kinds === null) return null;
      const edged = maskRuns(kinds, window).filter(({ plain }) => !plain);
      return areaOfTiles(
        edged.map(({ left, right, row }) => ({ column: left, right, row })),
        scene.camera,
      );
    },
    paint(area, look) {
      const { picture, camera, devicePixelRatio } = scene;
      const part = devicePixelsOf(area, devicePixelRatio, sheet.width, sheet.height);
      if (part === null) return;
      if (window === null || bytes === null || picture === null || !scene.maskVisible)
        return sheet.clear(part);
      const image = new ImageData(part.width, part.height);
      paintMask({ window, bytes, picture, camera, devicePixelRatio, ...look }, part, image.data);
      sheet.put(image, part);
    },
  };
}
