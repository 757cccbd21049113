import type { SavedView } from '../../workers/index.ts';
import type { EditorState } from '../editor-types.ts';
import { FIRST_TOOL_SETTINGS } from '../kernels/tool-settings.ts';
import type { SavedCamera } from '../scene/camera-commands.ts';

/** What is saved of an editor beside its documents: what it looks like and how its tools are set. */
export interface ViewToSave {
  readonly state: EditorState;
  readonly camera: SavedCamera;
}

/** What comes back of it; what is missing or of no use is left out. */
export interface RestoredView {
  readonly state: Partial<EditorState>;
  readonly camera: SavedCamera | null;
}

/** State that is saved: with the first values of each, which tell its type. */
const KEPT = {
  ...FIRST_TOOL_SETTINGS,
  tool: 'brush',
  areaSubtracts: false,
  maskVisible: true,
} satisfies Partial<EditorState>;

/** Plain values by name. */
export function toSavedView({ state, camera }: ViewToSave): SavedView {
  const kept = Object.keys(KEPT).map((name) => [name, Reflect.get(state, name)] as const);
  const { scale, x, y, fitted, viewport } = camera;
  const { width, height } = viewport;
  return { ...Object.fromEntries(kept), scale, x, y, fitted, width, height };
}

/** Reads {@link toSavedView}, also of an earlier version that knew other names. */
export function fromSavedView(view: SavedView): RestoredView {
  const kept = Object.entries(KEPT).flatMap(([name, first]) =>
    typeof view[name] === typeof first ? [[name, view[name]] as const] : [],
  );
  const [scale, x, y, width, height] = ['scale', 'x', 'y', 'width', 'height'].map((name) =>
    numberOf(view[name]),
  );
  const camera =
    scale === undefined || x === undefined || y === undefined
      ? null
      : {
          scale,
          x,
          y,
          fitted: view['fitted'] === true,
          viewport: { width: width ?? 0, height: height ?? 0 },
        };
  return { state: Object.fromEntries(kept), camera };
}

function numberOf(value: SavedView[string] | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
