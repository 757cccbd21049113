import type { Editor } from '../../../canvas/index.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { LateMenuPart } from '../../ui/late-menu.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useCommandKeys } from './command-button.tsx';

/** The sizes that the picture can be shown in, open; loaded when they are first wanted. */
const ZoomMenuList = ({ trigger, editor }: LateMenuPart & { editor: Editor }) => {
  const text = useText();
  const { percent } = useNumbers();
  const { commands } = useSession();
  return (
    <Menu defaultOpen placement="bottom" trigger={trigger}>
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

export default ZoomMenuList;
