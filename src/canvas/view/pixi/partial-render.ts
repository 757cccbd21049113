import type { Application } from 'pixi.js';
import { devicePixelsOf, type ScreenArea, union } from '../../kernels/screen-area.ts';

/** Draws again only what changed; the canvas keeps the rest (preserveDrawingBuffer). */
export interface PartialRender {
  /** This part must be drawn anew, CSS px; null for nothing, all of it without an argument. */
  spoil(area?: ScreenArea | null): void;
  /** Draws what was spoilt since the last time. */
  render(devicePixelRatio: number): void;
}

/** Nothing was drawn yet. */
export function createPartialRender(app: Application): PartialRender {
  let all = true;
  let spoilt: ScreenArea | null = null;

  const renderPart = (area: ScreenArea, ratio: number): void => {
    const { width, height } = app.canvas;
    const part = devicePixelsOf(area, ratio, width, height);
    // The very context that Pixi draws with.
    const gl = app.canvas.getContext('webgl2');
    if (part === null || gl === null) return;
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(part.left, height - part.top - part.height, part.width, part.height);
    app.render();
    gl.disable(gl.SCISSOR_TEST);
  };

  return {
    spoil(area) {
      if (area === undefined) all = true;
      else spoilt = union(spoilt, area);
    },
    render(ratio) {
      if (all) app.render();
      else if (spoilt !== null) renderPart(spoilt, ratio);
      all = false;
      spoilt = null;
    },
  };
}
