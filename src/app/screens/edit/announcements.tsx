import { useSnapshot } from 'valtio';
import type { Editor, EditorNews, ToolName } from '../../../canvas/index.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { isAreaTool } from './is-area-tool.ts';

const TOOL_NAMES: Record<ToolName, TextKey> = {
  brush: 'command.toolBrush',
  eraser: 'command.toolEraser',
  rectangle: 'command.toolRectangle',
  lasso: 'command.toolLasso',
  pan: 'command.toolPan',
};

/** Null for what a notice tells everybody. */
const wordsOf = (news: EditorNews, text: ReturnType<typeof useText>): string | null => {
  if (news.event === 'done') return text(`news.done.${news.what}`, { by: news.by ?? 0 });
  if (news.event === 'not-undone' || news.event === 'not-redone') return null;
  if ('what' in news) return text(`news.${news.event}`, { what: text(`change.${news.what}`) });
  return text(`news.${news.event}`);
};

/** Tells screen readers what cannot be seen: the tool, every change, what is marked, the brush. */
export const Announcements = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { tool, hasMask, keyboardBrush, brushSize, areaSubtracts, news } = useSnapshot(
    editor.state,
  );
  const name = text(TOOL_NAMES[tool]);
  const detail = isAreaTool(tool)
    ? text(areaSubtracts ? 'area.subtract' : 'area.add')
    : text('editor.pixels', { size: brushSize });
  return (
    <div className="sr-only">
      <p role="status">{tool === 'pan' ? name : `${name}, ${detail}`}</p>
      <p role="status">
        {/* A new element, so that the same words are read again. */}
        {news && <span key={news.serial}>{wordsOf(news, text)}</span>}
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
