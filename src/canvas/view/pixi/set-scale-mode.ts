import type { TextureSource } from 'pixi.js';

/** Changes how a texture is scaled; setting the mode alone does not reach the GPU. */
export function setScaleMode(source: TextureSource, mode: 'nearest' | 'linear'): void {
  if (source.scaleMode === mode) return;
  source.scaleMode = mode;
  source.style.update();
}
