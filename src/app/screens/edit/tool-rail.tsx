import { Brush, Eraser, Hand, Lasso, SquareDashed } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import type { Editor, ToolName } from '../../../canvas/index.ts';
import type { CommandId } from '../../commands/command.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { FLOATING } from '../../ui/floating.ts';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { useCommandKeys } from './command-button.tsx';

type Tool = { name: ToolName; command: CommandId; Icon: typeof Brush };

const TOOLS: readonly Tool[] = [
  { name: 'brush', command: 'tool-brush', Icon: Brush },
  { name: 'eraser', command: 'tool-eraser', Icon: Eraser },
  { name: 'rectangle', command: 'tool-rectangle', Icon: SquareDashed },
  { name: 'lasso', command: 'tool-lasso', Icon: Lasso },
  { name: 'pan', command: 'tool-pan', Icon: Hand },
];

/** Props of {@link ToolRail}. */
export type ToolRailProps = {
  editor: Editor;
  orientation: 'vertical' | 'horizontal';
  /** Takes the tool instead of the command, for an editor that is not that of the edit page. */
  onPick?: (tool: ToolName) => void;
};

const ToolButton = ({ editor, orientation, tool, onPick }: ToolRailProps & { tool: Tool }) => {
  const text = useText();
  const { commands } = useSession();
  const selected = useSnapshot(editor.state).tool;
  const keys = useCommandKeys(tool.command);
  return (
    <ToggleButton
      label={text(commands[tool.command].labelKey)}
      icon={<tool.Icon aria-hidden size={20} />}
      keys={onPick ? undefined : keys}
      tooltipPlacement={orientation === 'vertical' ? 'end' : 'top'}
      isSelected={selected === tool.name}
      onChange={() => (onPick ? onPick(tool.name) : void commands[tool.command].run())}
    />
  );
};

/** What the pointer does: paint, erase what was painted, or move the picture. */
export const ToolRail = ({ editor, orientation, onPick }: ToolRailProps) => {
  const text = useText();
  return (
    <Toolbar
      aria-label={text('editor.tools')}
      orientation={orientation}
      className={classNames(
        FLOATING,
        'flex gap-1 p-1 data-[orientation=vertical]:flex-col',
        // Low windows have room for three tools one above the other.
        'low:data-[orientation=vertical]:grid low:data-[orientation=vertical]:grid-cols-2',
      )}
    >
      {TOOLS.map((tool) => (
        <ToolButton
          key={tool.name}
          editor={editor}
          orientation={orientation}
          tool={tool}
          {...(onPick && { onPick })}
        />
      ))}
    </Toolbar>
  );
};
