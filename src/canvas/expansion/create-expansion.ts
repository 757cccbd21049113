import {
  type ExpandRatio,
  expandedSize,
  MAX_EXPANDED,
  type Padding,
  paddingForWish,
  typedPadding,
} from '../../workers/kernels/expansion.ts';
import {
  dragPadding,
  type ExpandHandle,
  type Snap,
  sidesOf,
} from '../../workers/kernels/expansion-drag.ts';
import { brokenLimit } from '../../workers/kernels/picture-limits.ts';
import type { EditorState, ExpansionState, ExpansionVerbs, Point } from '../editor-types.ts';
import type { CameraCommands } from '../scene/camera-commands.ts';
import type { Scene } from '../scene/scene.ts';

/** A drag is drawn to the line of a ratio within this, CSS px. */
const SNAP_REACH = 8;

/** What the frame of an expansion asks of the editor. */
export interface ExpansionOptions {
  readonly scene: Scene;
  readonly state: EditorState;
  readonly camera: Pick<CameraCommands, 'fit' | 'refit' | 'showAll' | 'hold' | 'release'>;
  /** The frame appeared or went. */
  readonly onShown: () => void;
}

/** The frame of an expansion, with what the editor tells it. */
export interface Expansion extends ExpansionVerbs {
  /** Another picture is shown, or none. */
  follow(): void;
}

/** What is kept of a drag under way. */
interface Grip {
  readonly handle: ExpandHandle;
  readonly at: Point;
  readonly before: ExpansionState;
}

/** Size of what is being expanded; null where nothing is. */
type Picture = { readonly width: number; readonly height: number } | null;

/** No frame is shown. */
export function createExpansion(options: ExpansionOptions): Expansion {
  const { scene, state, camera, onShown } = options;
  let isWanted = false;
  let picture: Picture = null;
  let current: ExpansionState | null = null;
  let grip: Grip | null = null;

  const put = (next: ExpansionState | null): void => {
    const changesView = (next === null) !== (current === null);
    current = next;
    // What is put into a proxy becomes one, and can't be sent to a worker any more.
    state.expansion = next && { ...next, padding: { ...next.padding } };
    scene.expansion = state.isComparing ? null : next;
    scene.announce({ kind: 'expansion' });
    if (changesView) onShown();
  };
  const change = (
    ratio: ExpansionState['ratio'],
    padding: Padding,
    drag: Pick<ExpansionState, 'grabbed' | 'snapped'> = { grabbed: null, snapped: null },
  ): void => {
    if (picture === null) return;
    const size = expandedSize(picture, padding);
    put({ ratio, padding, ...size, brokenLimit: brokenLimit(size), ...drag });
  };
  const setRatio = (ratio: ExpandRatio): void => {
    grip = null;
    if (picture !== null) change(ratio, paddingForWish(picture, { ratio }));
  };
  const move = (from: Padding, handle: ExpandHandle, by: Point, snap: Snap) =>
    picture && dragPadding(picture, from, handle, { dx: by.x, dy: by.y }, snap);
  const nudge = (handle: ExpandHandle, by: Point): void => {
    if (current === null || grip !== null) return;
    const moved = move(current.padding, handle, by, { to: 'none' });
    if (moved !== null) change('custom', moved.padding);
  };
  const begin = (): void => {
    grip = null;
    setRatio('original');
    camera.fit();
  };
  const end = (): void => {
    grip = null;
    if (current !== null) put(null);
  };

  return {
    show() {
      if (isWanted) return;
      isWanted = true;
      picture = scene.picture;
      if (picture !== null) begin();
    },
    hide() {
      if (!isWanted) return;
      isWanted = false;
      end();
      camera.refit();
    },
    hideInPlace() {
      if (!isWanted) return;
      isWanted = false;
      end();
      camera.hold();
    },
    release: () => camera.release(),
    follow() {
      // While the original is compared with, the frame belongs to a picture that is not seen.
      if (!isWanted || state.isComparing) {
        if (current !== null) put(current);
        return;
      }
      const before = picture;
      picture = scene.picture;
      if (picture === null) return end();
      const isSame = before?.width === picture.width && before.height === picture.height;
      if (isSame && current !== null) put(current);
      else begin();
    },
    wish() {
      if (current === null || Object.values(current.padding).every((px) => px === 0)) return null;
      const { ratio, padding } = current;
      return ratio === 'custom' ? { ratio, padding } : { ratio };
    },
    setRatio(ratio) {
      setRatio(ratio);
      camera.showAll();
    },
    setSize(size) {
      if (picture === null || current === null) return;
      change('custom', typedPadding(picture, current.padding, size));
      camera.showAll();
    },
    grab(handle, at) {
      if (current === null || grip !== null) return;
      grip = { handle, at, before: current };
      put({ ...current, grabbed: handle });
    },
    drag(to, snapTo) {
      if (grip === null) return;
      const { handle, at, before } = grip;
      const by = { x: to.x - at.x, y: to.y - at.y };
      const reach = SNAP_REACH / scene.camera.scale;
      const snap: Snap = snapTo === 'ratio' ? { to: 'ratio', reach } : { to: 'grid' };
      const dragged = move(before.padding, handle, by, snap);
      if (dragged === null) return;
      change('custom', dragged.padding, { grabbed: handle, snapped: dragged.snapped });
    },
    letGo() {
      if (grip === null || current === null) return;
      grip = null;
      put({ ...current, grabbed: null, snapped: null });
    },
    cancel() {
      if (grip === null) return;
      const { before } = grip;
      grip = null;
      put(before);
    },
    nudge: (handle, dx, dy) => nudge(handle, { x: dx, y: dy }),
    reset(handle) {
      const { across, down } = sidesOf(handle);
      nudge(handle, {
        x: across === 'left' ? MAX_EXPANDED : -MAX_EXPANDED,
        y: down === 'top' ? MAX_EXPANDED : -MAX_EXPANDED,
      });
    },
  };
}
