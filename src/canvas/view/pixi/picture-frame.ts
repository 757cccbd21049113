import type { Container } from 'pixi.js';
import type { Scene } from '../../scene/scene.ts';
import { GRID_FROM, SQUARE } from '../picture-look.ts';
import { createQuad, createQuadGeometry, createQuadProgram, createUniforms } from './quad.ts';
import { CHECKER_FRAGMENT, GRID_FRAGMENT } from './shaders.ts';

/** What lies right behind and before a picture: checkerboard and pixel grid. */
export interface PictureFrame {
  arrange(devicePixelRatio: number): void;
  destroy(): void;
}

/** Draws into two containers whose units are image px. */
export function createPictureFrame(
  behind: Container,
  before: Container,
  scene: Scene,
): PictureFrame {
  const geometry = createQuadGeometry(1, 1);
  const look = createUniforms({
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uScale: { value: 1, type: 'f32' },
    uSquare: { value: SQUARE, type: 'f32' },
    uPixel: { value: 1, type: 'f32' },
  });
  const checker = createQuad(geometry, createQuadProgram('checkerboard', CHECKER_FRAGMENT), {
    look,
  });
  const grid = createQuad(geometry, createQuadProgram('pixel-grid', GRID_FRAGMENT), { look });
  behind.addChild(checker);
  before.addChild(grid);

  return {
    arrange(devicePixelRatio) {
      const { picture, camera } = scene;
      checker.visible = picture?.hasAlpha ?? false;
      grid.visible = picture !== null && camera.scale >= GRID_FROM;
      if (picture === null) return;
      for (const quad of [checker, grid]) quad.scale.set(picture.width, picture.height);
      look.uniforms.uSize = Float32Array.of(picture.width, picture.height);
      look.uniforms.uScale = camera.scale;
      look.uniforms.uPixel = 1 / (camera.scale * devicePixelRatio);
    },
    destroy() {
      for (const quad of [checker, grid]) {
        quad.shader?.destroy();
        quad.destroy();
      }
      geometry.destroy();
    },
  };
}
