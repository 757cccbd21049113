import type { Container } from 'pixi.js';
import { toCanvas } from '../../kernels/camera.ts';
import type { Scene } from '../../scene/scene.ts';
import { createQuad, createQuadGeometry, createQuadProgram, createUniforms } from './quad.ts';
import { RING_FRAGMENT } from './shaders.ts';

/** Room for the line around the circle, CSS px. */
const MARGIN = 4;

/** The outline of the brush. */
export interface BrushRingView {
  arrange(devicePixelRatio: number): void;
  destroy(): void;
}

/** Draws the scene's ring into a container whose units are CSS px. */
export function createBrushRing(container: Container, scene: Scene): BrushRingView {
  const geometry = createQuadGeometry(1, 1);
  const look = createUniforms({
    uSize: { value: 1, type: 'f32' },
    uRadius: { value: 1, type: 'f32' },
    uPixel: { value: 1, type: 'f32' },
  });
  const quad = createQuad(geometry, createQuadProgram('brush-ring', RING_FRAGMENT), { look });
  container.addChild(quad);

  return {
    arrange(devicePixelRatio) {
      const { ring, camera, picture } = scene;
      quad.visible = ring !== null && picture !== null;
      if (ring === null) return;
      const radius = Math.max(1, (ring.diameter * camera.scale) / 2);
      const size = 2 * (radius + MARGIN);
      const middle = toCanvas(camera, ring.x, ring.y);
      quad.position.set(middle.x - size / 2, middle.y - size / 2);
      quad.scale.set(size);
      look.uniforms.uSize = size;
      look.uniforms.uRadius = radius;
      look.uniforms.uPixel = 1 / devicePixelRatio;
    },
    destroy() {
      quad.shader?.destroy();
      quad.destroy();
      geometry.destroy();
    },
  };
}
