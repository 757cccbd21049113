import type { Editor, ToolName } from '../../canvas/index.ts';
import type { EditView } from '../stores/editor-store.ts';
import type { Command, CommandId } from './command.ts';

/** What the editor's commands need. */
export interface EditorCommandsOptions {
  /** The editor once it is loaded. */
  readonly editor: () => Editor | null;
  /** The view of the edit page that is shown. */
  readonly view: () => EditView;
  readonly goToView: (view: EditView) => void;
  /** New was pressed: the canvas is empty, and one undo brings back what was on it. */
  readonly onNew: () => void;
}

/** One step of the zoom keys, and of the brush keys in image pixels. */
const ZOOM_STEP = 1.25;
const BRUSH_STEP = 10;

type EditorState = Editor['state'];

/** Makes the commands that act on the open document. */
export const createEditorCommands = ({ editor, view, goToView, onNew }: EditorCommandsOptions) => {
  const command = (
    id: CommandId,
    labelKey: Command['labelKey'],
    shortcuts: readonly string[],
    act: (shown: Editor) => void,
    isPossible: (state: EditorState) => boolean = () => true,
  ): Command => ({
    id,
    labelKey,
    shortcuts,
    scope: 'editor',
    isEnabled: () => {
      const state = editor()?.state;
      return state !== undefined && state.document !== null && isPossible(state);
    },
    run: () => {
      const shown = editor();
      if (shown !== null) act(shown);
    },
  });
  /** Marking means erasing where nothing else was chosen to be done with the mark. */
  const chooseTool = (shown: Editor, name: ToolName): void => {
    shown.setTool(name);
    if (view() === 'edit' && name !== 'pan') goToView('remove');
  };
  const tool = (id: CommandId, labelKey: Command['labelKey'], key: string, name: ToolName) =>
    command(
      id,
      labelKey,
      [key],
      (shown) => chooseTool(shown, name),
      // There the frame has the pointer.
      () => view() !== 'expand',
    );
  const reshape = (
    id: CommandId,
    labelKey: Command['labelKey'],
    how: 'grow' | 'shrink' | 'feather',
  ) =>
    command(
      id,
      labelKey,
      [],
      (shown) => shown.resizeMask(how, shown.state.resizeBy),
      (state) => state.hasMask,
    );
  const resize = (shown: Editor, step: number): void =>
    shown.setBrushSize(shown.state.brushSize + step);
  return {
    'new-document': command('new-document', 'command.newDocument', [], (shown) => {
      shown.closeImage();
      onNew();
    }),
    undo: {
      ...command('undo', 'command.undo', ['Mod+Z'], (shown) => shown.undo()),
      // Also with no document: undo brings back the one that New put away.
      isEnabled: () => editor()?.state.canUndo ?? false,
      // The editor says that there is nothing.
      refuse: () => editor()?.undo(),
    },
    redo: {
      ...command('redo', 'command.redo', ['Mod+Shift+Z', 'Mod+Y'], (shown) => shown.redo()),
      isEnabled: () => editor()?.state.canRedo ?? false,
      refuse: () => editor()?.redo(),
    },
    'clear-mask': command(
      'clear-mask',
      'command.clearMask',
      [],
      (shown) => shown.clearMask(),
      (state) => state.hasMask,
    ),
    'tool-brush': tool('tool-brush', 'command.toolBrush', 'B', 'brush'),
    'tool-eraser': tool('tool-eraser', 'command.toolEraser', 'E', 'eraser'),
    'tool-rectangle': tool('tool-rectangle', 'command.toolRectangle', 'R', 'rectangle'),
    'tool-lasso': tool('tool-lasso', 'command.toolLasso', 'L', 'lasso'),
    'tool-pan': tool('tool-pan', 'command.toolPan', 'H', 'pan'),
    'brush-larger': command('brush-larger', 'command.brushLarger', [']'], (shown) =>
      resize(shown, BRUSH_STEP),
    ),
    'brush-smaller': command('brush-smaller', 'command.brushSmaller', ['['], (shown) =>
      resize(shown, -BRUSH_STEP),
    ),
    'swap-brush': command('swap-brush', 'command.swapBrush', ['X'], (shown) =>
      shown.swapAddSubtract(),
    ),
    'toggle-mask': command('toggle-mask', 'command.toggleMask', ['M'], (shown) =>
      shown.toggleMask(),
    ),
    'invert-mask': command('invert-mask', 'command.invertMask', ['I'], (shown) =>
      shown.invertMask(),
    ),
    'grow-mask': reshape('grow-mask', 'command.growMask', 'grow'),
    'shrink-mask': reshape('shrink-mask', 'command.shrinkMask', 'shrink'),
    'feather-mask': reshape('feather-mask', 'command.featherMask', 'feather'),
    'zoom-fit': command('zoom-fit', 'command.zoomFit', ['0'], (shown) => shown.fit()),
    'zoom-actual': command('zoom-actual', 'command.zoomActual', ['1'], (shown) => shown.zoomTo(1)),
    'zoom-in': command('zoom-in', 'command.zoomIn', ['+', '='], (shown) => shown.zoomBy(ZOOM_STEP)),
    'zoom-out': command('zoom-out', 'command.zoomOut', ['-', '−'], (shown) =>
      shown.zoomBy(1 / ZOOM_STEP),
    ),
  } satisfies Partial<Record<CommandId, Command>>;
};
