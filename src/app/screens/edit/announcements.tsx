import { useSnapshot } from 'valtio';
import type { Editor, ToolName } from '../../../canvas/index.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';

const TOOL_NAMES: Record<ToolName, TextKey> = {
  brush: 'command.toolBrush',
  eraser: 'command.toolEraser',
  rectangle: 'command.toolRectangle',
  lasso: 'command.toolLasso',
  pan: 'command.toolPan',
};

/** Tells screen readers what cannot be seen: the tool, whether something is marked, the brush. */
export const Announcements = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { tool, hasMask, keyboardBrush, brushSize } = useSnapshot(editor.state);
  return (
    <div className="sr-only">
      <p role="status">
        {text(TOOL_NAMES[tool])}, {text('editor.pixels', { size: brushSize })}
      </p>
      <p role="status">{text(hasMask ? 'editor.marked' : 'editor.notMarked')}</p>
      <p role="status">
        {keyboardBrush &&
          text('editor.brushAt', {
            x: Math.round(keyboardBrush.x),
            y: Math.round(keyboardBrush.y),
          })}
      </p>
    </div>
  );
};
