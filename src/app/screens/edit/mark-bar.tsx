import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import type { EditCall } from '../../../net/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { isAreaTool } from './is-area-tool.ts';
import { MarkControls, MaskButtons } from './mark-controls.tsx';
import { WordedCommand, type WordedCommandProps } from './worded-command.tsx';

/** Props of {@link MarkBar}. */
export type MarkBarProps = Pick<WordedCommandProps, 'id' | 'Icon'> & {
  editor: Editor;
  /** What the command asks for. */
  kind: EditCall;
  /** Further buttons, before the last one. */
  children?: ReactNode;
};

/** Says that the last edit failed and that nothing was lost. */
const RetryHint = () => {
  const text = useText();
  return (
    <p className="flex items-center gap-2 px-1 text-13 text-ink">
      <CircleAlert aria-hidden size={16} className="shrink-0 text-danger-ink" />
      {text('editor.retryHint')}
    </p>
  );
};

/**
 * What to begin with, while nothing is marked. It lies above the bar and takes no room and no
 * pointer, so that going with the first stroke it moves nothing; on an upright phone, where it would
 * lie on the picture, it is the first line of the bar, which ends at the bottom.
 */
const FirstHint = ({ editor, kind }: Pick<MarkBarProps, 'editor' | 'kind'>) => {
  const text = useText();
  const { tool, hasMask, areaSubtracts } = useSnapshot(editor.state);
  if (hasMask) return null;
  const subtracts = isAreaTool(tool) ? areaSubtracts : tool === 'eraser';
  const hint = kind === 'area-redraw' ? 'start.areaRedrawHint' : 'start.removeHint';
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-full mx-auto mb-2 w-fit rounded-sm border border-line bg-surface-1 px-3 py-1.5 text-center text-12 low:max-sm:sr-only upright:static upright:m-0 upright:border-0 upright:p-0">
      {text(subtracts ? 'editor.nothingToSubtract' : hint)}
    </p>
  );
};

/** What the chosen tool needs, and the one thing that the marked area is for. */
export const MarkBar = ({ editor, kind, id, Icon, children }: MarkBarProps) => {
  const session = useSession();
  const { failedKind } = useSnapshot(session.editor.state);
  return (
    <div className="flex flex-col gap-2 max-sm:w-full">
      {failedKind === kind ? <RetryHint /> : <FirstHint editor={editor} kind={kind} />}
      <div className="flex flex-wrap items-center gap-3">
        <MarkControls editor={editor} />
        <div className="flex grow flex-wrap items-center gap-2 max-sm:w-full max-sm:gap-1">
          <MaskButtons editor={editor} />
          {children}
          <WordedCommand id={id} Icon={Icon} isPrimary />
        </div>
      </div>
    </div>
  );
};
