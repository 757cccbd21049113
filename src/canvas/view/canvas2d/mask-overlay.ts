import type { MaskCell } from '../../../workers/index.ts';
import { createMaskBytes, type MaskBytes } from '../../kernels/mask-bytes.ts';
import { createMaskKinds, KIND, type MaskKinds } from '../../kernels/mask-kinds.ts';
import type { Colour } from '../../kernels/mask-tint.ts';
import type { MaskWindow } from '../../kernels/mask-window.ts';
import { type DeviceArea, moveDashes, paintMask } from '../../kernels/paint-mask.ts';
import { createScratch } from '../../kernels/scratch.ts';
import {
  areaOfTexels,
  devicePixelsOf,
  type ScreenArea,
  tilesUnder,
} from '../../kernels/screen-area.ts';
import type { Scene } from '../../scene/scene.ts';
import type { MaskSheet } from './mask-sheet.ts';

/** The mask over the picture, drawn by the processor. */
export interface MaskOverlay {
  /** Holds another window from now on, null for none; the cells are those it did not hold. */
  setWindow(window: MaskWindow | null, cells: readonly MaskCell[]): void;
  /** Takes these cells over; answers where they look other than before, CSS px. */
  update(cells: readonly MaskCell[]): readonly ScreenArea[];
  /** Draws parts of the canvas anew. */
  paint(
    areas: readonly ScreenArea[],
    look: { readonly tint: Colour; readonly phase: number },
  ): void;
  /** Moves the outline that is drawn to another phase. */
  march(phase: number): void;
}

/** Draws onto a sheet that lies over the picture. */
export function createMaskOverlay(sheet: MaskSheet, scene: Scene): MaskOverlay {
  let window: MaskWindow | null = null;
  let bytes: MaskBytes | null = null;
  let kinds: MaskKinds | null = null;
  const [painted, sampled] = [createScratch(), createScratch()];

  const put = (cells: readonly MaskCell[]): readonly ScreenArea[] =>
    cells.flatMap((cell) => {
      if (cell.level !== bytes?.level) return [];
      kinds?.put(cell);
      const part = bytes.put(cell);
      return part === null ? [] : areaOfTexels(cell, part, scene.camera);
    });
  const hold = (next: MaskWindow | null): void => {
    window = next;
    if (next === null) bytes = null;
    else if (bytes === null || !bytes.fits(next)) {
      bytes = createMaskBytes(next);
      kinds = createMaskKinds(next.right - next.left, next.bottom - next.top);
    }
  };
  const isBlank = ({ left, top, width, height }: DeviceArea): boolean => {
    if (window === null || kinds === null) return true;
    const ratio = scene.devicePixelRatio;
    const [right, bottom] = [(left + width) / ratio, (top + height) / ratio];
    const area = { left: left / ratio, top: top / ratio, right, bottom };
    const tiles = tilesUnder(area, scene.camera);
    const end = {
      column: Math.min(window.right, tiles.right),
      row: Math.min(window.bottom, tiles.bottom),
    };
    for (let row = Math.max(window.top, tiles.top); row < end.row; row += 1) {
      for (let column = Math.max(window.left, tiles.left); column < end.column; column += 1)
        if (kinds.at(column, row) !== KIND.blank) return false;
    }
    return true;
  };

  return {
    setWindow(next, cells) {
      hold(next);
      put(cells);
    },
    update: put,
    paint(areas, look) {
      const { picture, camera, viewport, devicePixelRatio, maskVisible } = scene;
      const width = Math.round(viewport.width * devicePixelRatio);
      const height = Math.round(viewport.height * devicePixelRatio);
      const parts = areas.flatMap(
        (area) => devicePixelsOf(area, devicePixelRatio, width, height) ?? [],
      );
      sheet.draw(parts, (part) => {
        if (window === null || bytes === null || picture === null) return null;
        if (!maskVisible || isBlank(part)) return null;
        const pixels = painted(part.width * part.height * 4);
        const whole = { window, bytes, picture, camera, devicePixelRatio, ...look };
        paintMask(whole, part, pixels, sampled);
        return new Uint32Array(pixels.buffer, 0, part.width * part.height);
      });
    },
    march(phase) {
      const { camera, devicePixelRatio } = scene;
      sheet.change((place, pixels) =>
        moveDashes({ camera, devicePixelRatio, phase }, place, pixels),
      );
    },
  };
}
