import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useCommandKeys } from './command-button.tsx';

/** How large the picture is shown, and the sizes to go to. */
export const ZoomMenu = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { percent } = useNumbers();
  const { commands } = useSession();
  const { zoom } = useSnapshot(editor.state);
  return (
    <Menu
      placement="bottom"
      trigger={
        <Button
          variant="quiet"
          size="small"
          className="min-w-16 tabular-nums"
          aria-label={`${text('editor.zoom')}: ${percent(zoom)}`}
        >
          {percent(zoom)}
        </Button>
      }
    >
      <MenuItem keys={useCommandKeys('zoom-fit')} onAction={() => void commands['zoom-fit'].run()}>
        {text('editor.fit')}
      </MenuItem>
      <MenuItem
        keys={useCommandKeys('zoom-actual')}
        onAction={() => void commands['zoom-actual'].run()}
      >
        {percent(1)}
      </MenuItem>
      <MenuItem onAction={() => editor.zoomTo(2)}>{percent(2)}</MenuItem>
      <MenuItem keys={useCommandKeys('zoom-in')} onAction={() => void commands['zoom-in'].run()}>
        {text('command.zoomIn')}
      </MenuItem>
      <MenuItem keys={useCommandKeys('zoom-out')} onAction={() => void commands['zoom-out'].run()}>
        {text('command.zoomOut')}
      </MenuItem>
    </Menu>
  );
};
