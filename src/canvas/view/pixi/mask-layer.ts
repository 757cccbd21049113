import type { Container, Mesh, MeshGeometry, Shader } from 'pixi.js';
import type { MaskCell } from '../../../workers/index.ts';
import {
  createMaskKinds,
  type MaskKinds,
  type MaskRun,
  maskRuns,
} from '../../kernels/mask-kinds.ts';
import { CORAL, type Colour } from '../../kernels/mask-tint.ts';
import { MASK_TILE, type MaskWindow } from '../../kernels/mask-window.ts';
import { areaOfTiles, type ScreenArea } from '../../kernels/screen-area.ts';
import type { Scene } from '../../scene/scene.ts';
import { maskGeometry } from './mask-geometry.ts';
import { MaskTexture } from './mask-texture.ts';
import { createQuad, createQuadProgram, createUniforms } from './quad.ts';
import { setScaleMode } from './set-scale-mode.ts';
import { MASK_FRAGMENT, MASK_VERTEX } from './shaders.ts';

/** After so many line widths the outline's dashes repeat. */
const DASHES = 8;

/** The mask over the picture. */
export interface MaskLayer {
  /** Holds another window from now on, null for none; the cells are those it did not hold. */
  setWindow(window: MaskWindow | null, cells: readonly MaskCell[]): void;
  /** Uploads these cells of the window. */
  update(cells: readonly MaskCell[]): void;
  /** Shows the mask in this colour from the next frame on. */
  setTint(tint: Colour): void;
  /** Moves the outline's dashes: any whole number. */
  setPhase(phase: number): void;
  /** Where the outline may be seen, CSS px; null if nowhere. */
  edges(): ScreenArea | null;
  /** Takes over camera, size and visibility. */
  arrange(devicePixelRatio: number): void;
  destroy(): void;
}

interface Shown {
  readonly texture: MaskTexture;
  readonly kinds: MaskKinds;
  readonly mesh: Mesh<MeshGeometry, Shader>;
}

/** Draws the scene's mask into a container whose units are image px. */
export function createMaskLayer(container: Container, scene: Scene): MaskLayer {
  const program = createQuadProgram('mask', MASK_FRAGMENT, MASK_VERTEX);
  const look = createUniforms({
    uTint: { value: channels(CORAL), type: 'vec3<f32>' },
    uExtent: { value: new Float32Array(2), type: 'vec2<f32>' },
    uStart: { value: new Float32Array(2), type: 'vec2<f32>' },
    uSpan: { value: new Float32Array(2), type: 'vec2<f32>' },
    uDash: { value: new Float32Array(2), type: 'vec2<f32>' },
    uHalfTexel: { value: 0.5, type: 'f32' },
    uDensity: { value: 1, type: 'f32' },
    uReach: { value: 1, type: 'f32' },
    uPhase: { value: 0, type: 'f32' },
  });
  let window: MaskWindow | null = null;
  let shown: Shown | null = null;
  /** True if the quads are not those of the window's cells. */
  let isMoved = true;
  let runs: readonly MaskRun[] = [];

  const drop = (): void => {
    shown?.mesh.shader?.destroy();
    shown?.mesh.geometry.destroy();
    shown?.mesh.destroy();
    shown?.texture.destroy();
    shown = null;
    runs = [];
  };
  const make = (next: MaskWindow): Shown => {
    drop();
    const texture = new MaskTexture(next);
    const nothing = maskGeometry([], next, { width: 1, height: 1 });
    const mesh = createQuad(nothing, program, { uMask: texture, look });
    container.addChild(mesh);
    return { texture, mesh, kinds: createMaskKinds(texture.columns, texture.rows) };
  };
  const put = ({ texture, kinds }: Shown, cells: readonly MaskCell[]): void => {
    for (const cell of cells) {
      if (cell.level === texture.level && kinds.put(cell)) isMoved = true;
    }
    texture.put(cells);
  };
  const reshape = ({ mesh, kinds }: Shown, at: MaskWindow, extent: Size): void => {
    if (!isMoved) return;
    isMoved = false;
    runs = maskRuns(kinds, at);
    mesh.visible = runs.length > 0;
    if (runs.length === 0) return;
    const before = mesh.geometry;
    mesh.geometry = maskGeometry(runs, at, extent);
    before.destroy(true);
  };
  const place = (one: Shown, at: MaskWindow, picture: Size, ratio: number): void => {
    const { texture, mesh } = one;
    const density = scene.camera.scale * ratio;
    const left = at.left * MASK_TILE;
    const top = at.top * MASK_TILE;
    const width = Math.min(at.right * MASK_TILE, picture.width) - left;
    const height = Math.min(at.bottom * MASK_TILE, picture.height) - top;
    reshape(one, at, { width, height });
    mesh.position.set(left, top);
    mesh.scale.set(width, height);
    const { uniforms } = look;
    const line = Math.max(1, Math.round(ratio));
    uniforms['uExtent'] = Float32Array.of(width, height);
    uniforms['uStart'] = Float32Array.of(
      (at.left % texture.columns) * MASK_TILE,
      (at.top % texture.rows) * MASK_TILE,
    );
    uniforms['uSpan'] = Float32Array.of(texture.columns * MASK_TILE, texture.rows * MASK_TILE);
    uniforms['uDash'] = Float32Array.of(
      ((left * density) / line) % DASHES,
      ((top * density) / line) % DASHES,
    );
    uniforms['uHalfTexel'] = 2 ** at.level / 2;
    uniforms['uDensity'] = density / line;
    uniforms['uReach'] = line / density;
    setScaleMode(texture, density >= 1 ? 'nearest' : 'linear');
  };

  return {
    setWindow(next, cells) {
      window = next;
      isMoved = true;
      if (next === null) return drop();
      if (shown === null || !hasShape(shown.texture, next)) shown = make(next);
      put(shown, cells);
    },
    update(cells) {
      if (shown !== null) put(shown, cells);
    },
    setTint(tint) {
      look.uniforms['uTint'] = channels(tint);
    },
    setPhase(phase) {
      look.uniforms['uPhase'] = phase;
    },
    edges() {
      const edged = runs.filter(({ plain }) => !plain);
      return areaOfTiles(
        edged.map(({ left, right, row }) => ({ column: left, right, row })),
        scene.camera,
      );
    },
    arrange(devicePixelRatio) {
      const { picture } = scene;
      container.visible = scene.maskVisible && picture !== null;
      shown?.texture.flush();
      if (shown !== null && window !== null && picture !== null)
        place(shown, window, picture, devicePixelRatio);
    },
    destroy: drop,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function hasShape(texture: MaskTexture, { level, left, right, top, bottom }: MaskWindow): boolean {
  return (
    texture.level === level && texture.columns === right - left && texture.rows === bottom - top
  );
}

function channels({ red, green, blue }: Colour): Float32Array {
  return Float32Array.of(red, green, blue);
}
