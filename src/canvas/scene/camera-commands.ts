import type { Editor, EditorState, Insets, Point } from '../editor-types.ts';
import {
  type Camera,
  type FitOptions,
  fitCamera,
  frameCamera,
  isInView,
  keepInView,
  pinch,
  zoomAbout,
} from '../kernels/camera.ts';
import type { Scene, Viewport } from './scene.ts';

/** The editor's camera verbs, and what the view tells the camera. */
export interface CameraCommands
  extends Pick<Editor, 'fit' | 'zoomTo' | 'zoomBy' | 'panBy' | 'showPart'> {
  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void;
  resize(viewport: Viewport, devicePixelRatio: number): void;
  /** The camera as it is, to be saved. */
  saved(): SavedCamera;
  /** The camera as it was; in another viewport the same image point is in its middle. */
  restore(saved: SavedCamera): void;
  setInsets(insets: Insets): void;
  /**
   * Shows what is around the picture too: anew where the camera shows the whole picture anyway, or
   * where some of it would not be seen.
   */
  showAll(): void;
  /** Fits again what was fitted; during a stroke, which lies where it was seen, not before its end. */
  refit(): void;
  /** A stroke has ended. */
  strokeEnded(): void;
  /** From now on the camera stays, as if the user had moved it, until {@link release}. */
  hold(): void;
  /** Shows the whole picture where it was held while it did, and the user has not moved it since. */
  release(): void;
  /** The picture has another one's place: image px by which its corner differs. */
  shift(by: Point): void;
}

/** Document 2, section 9: how large the preview of an expansion is at first, CSS px. */
const EXPANSION_PREVIEW = { width: 600, height: 600 };

/** Room to drag the frame of an expansion outwards, CSS px. */
const EXPANSION_MARGIN = 48;

const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A camera with the viewport that it was moved in. */
export interface SavedCamera extends Camera {
  /** True if it shows the whole picture whatever the viewport. */
  readonly fitted: boolean;
  readonly viewport: Viewport;
}

/** Moves the scene's camera; without a picture or a view there is nothing to move. */
export function createCameraCommands(scene: Scene, state: EditorState): CameraCommands {
  /** True until the user moves the camera: a fitted picture stays fitted when the view changes. */
  let fitted = true;
  /** True while a camera that was fitted is held. */
  let held = false;
  /** The viewport of a restored camera, until there is one to show it in. */
  let viewportBefore: Viewport | null = null;
  /** A stroke was under way when it was to be fitted again. */
  let owesFit = false;

  const set = (camera: Camera): void => {
    scene.camera = camera;
    state.zoom = camera.scale;
    scene.announce({ kind: 'camera' });
  };
  const around = (): Insets => scene.expansion?.padding ?? NOTHING;
  const fitting = (): FitOptions =>
    scene.expansion === null
      ? {}
      : { around: around(), margin: EXPANSION_MARGIN, most: EXPANSION_PREVIEW };
  const move = (next: (camera: Camera) => Camera): void => {
    if (scene.picture === null) return;
    fitted = false;
    held = false;
    set(keepInView(next(scene.camera), scene.picture, scene.viewport, around()));
  };
  const fit = (): void => {
    fitted = true;
    held = false;
    const { picture, viewport } = scene;
    if (picture === null || viewport.width === 0 || viewport.height === 0) return;
    set(fitCamera(picture, viewport, scene.insets, fitting()));
  };
  const refit = (): void => {
    owesFit = fitted && state.isDrawing;
    if (fitted && !state.isDrawing) fit();
  };
  const middle = (): Point => {
    const { left, right, top, bottom } = scene.insets;
    return {
      x: (left + scene.viewport.width - right) / 2,
      y: (top + scene.viewport.height - bottom) / 2,
    };
  };
  const zoomTo = (scale: number, about: Point = middle()): void =>
    move((camera) => zoomAbout(camera, scale, about));

  const settleIn = (viewport: Viewport): void => {
    const before = viewportBefore ?? viewport;
    viewportBefore = null;
    const { scale, x, y } = scene.camera;
    const dx = (viewport.width - before.width) / 2;
    const dy = (viewport.height - before.height) / 2;
    if (dx !== 0 || dy !== 0) set({ scale, x: x + dx, y: y + dy });
  };

  return {
    fit,
    zoomTo,
    zoomBy: (factor, about) => zoomTo(scene.camera.scale * factor, about),
    panBy: (dx, dy) => move((camera) => ({ ...camera, x: camera.x + dx, y: camera.y + dy })),
    showPart: (bounds) => move(() => frameCamera(bounds, scene.viewport, scene.insets)),
    pinch: (before, after) => move((camera) => pinch(camera, before, after)),
    saved: () => ({
      ...scene.camera,
      fitted: fitted || held,
      viewport: viewportBefore ?? scene.viewport,
    }),
    restore(saved) {
      if (saved.fitted) return fit();
      const { scale, x, y, viewport } = saved;
      fitted = false;
      held = false;
      viewportBefore = viewport;
      set({ scale, x, y });
      if (scene.viewport.width > 0) settleIn(scene.viewport);
    },
    resize(viewport, devicePixelRatio) {
      scene.viewport = viewport;
      scene.devicePixelRatio = devicePixelRatio;
      if (viewportBefore !== null) settleIn(viewport);
      refit();
      scene.announce({ kind: 'camera' });
    },
    setInsets(insets) {
      scene.insets = insets;
      refit();
    },
    showAll() {
      const { picture, camera, viewport, insets } = scene;
      if (picture === null) return;
      if (fitted || !isInView(camera, picture, viewport, insets, around())) fit();
    },
    refit,
    strokeEnded() {
      if (owesFit) refit();
    },
    hold() {
      held ||= fitted;
      fitted = false;
    },
    release() {
      if (held) fit();
    },
    shift({ x, y }) {
      if (fitted) return fit();
      const { camera } = scene;
      set({ ...camera, x: camera.x + x * camera.scale, y: camera.y + y * camera.scale });
    },
  };
}
