import {
  ExtensionType,
  extensions,
  type GlRenderingContext,
  type GlTexture,
  TextureSource,
} from 'pixi.js';
import type { MaskCell } from '../../../workers/index.ts';
import { MASK_TILE, type MaskWindow } from '../../kernels/mask-window.ts';

const UPLOAD_METHOD = 'mask-window';

/**
 * One byte a texel for a window on the mask. It wraps around: the cell of tile (column, row) has
 * its place at (column mod columns, row mod rows), so that a window that moves uploads only what
 * comes into it, and a texel's neighbours are right across the borders of tiles. Cells are
 * uploaded singly, and their bytes are let go then.
 */
export class MaskTexture extends TextureSource {
  readonly level: number;
  /** Size in cells. */
  readonly columns: number;
  readonly rows: number;
  readonly #waiting: MaskCell[] = [];

  constructor(window: MaskWindow) {
    const columns = window.right - window.left;
    const rows = window.bottom - window.top;
    const side = MASK_TILE >> window.level;
    super({
      width: columns * side,
      height: rows * side,
      format: 'r8unorm',
      alphaMode: 'no-premultiply-alpha',
      addressMode: 'repeat',
      // What was let go could not be uploaded again.
      autoGarbageCollect: false,
    });
    this.uploadMethodId = UPLOAD_METHOD;
    this.level = window.level;
    this.columns = columns;
    this.rows = rows;
  }

  /** Takes cells over; they are uploaded before the next frame is drawn. */
  put(cells: readonly MaskCell[]): void {
    for (const cell of cells) if (cell.level === this.level) this.#waiting.push(cell);
  }

  /** Uploads what was put, at once if the GPU has this texture yet. */
  flush(): void {
    if (this.#waiting.length > 0) this.update();
  }

  /** Hands over what waits for upload. */
  take(): MaskCell[] {
    return this.#waiting.splice(0);
  }
}

function upload(source: TextureSource, glTexture: GlTexture, gl: GlRenderingContext): void {
  if (!(source instanceof MaskTexture)) return;
  const { target, internalFormat, format, type } = glTexture;
  const { width, height, columns, rows } = source;
  if (glTexture.width !== width || glTexture.height !== height) {
    gl.texImage2D(target, 0, internalFormat, width, height, 0, format, type, null);
    glTexture.width = width;
    glTexture.height = height;
  }
  const side = MASK_TILE >> source.level;
  for (const { column, row, pixels, value } of source.take()) {
    const x = (column % columns) * side;
    const y = (row % rows) * side;
    const bytes = pixels ?? new Uint8Array(side * side).fill(value);
    gl.texSubImage2D(target, 0, x, y, side, side, format, type, bytes);
  }
}

extensions.add({
  type: ExtensionType.TextureUploaderWebGL,
  name: UPLOAD_METHOD,
  ref: { id: UPLOAD_METHOD, upload },
});
