import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { LateMenuPart } from '../../ui/late-menu.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useCommandKeys } from './command-button.tsx';

const FORMATS = [
  { id: 'png', name: 'PNG' },
  { id: 'webp', name: 'WebP' },
  { id: 'jpeg', name: 'JPEG' },
] as const;

/** The types of file to save as, open; loaded when they are first wanted. */
const DownloadMenuList = ({ trigger }: LateMenuPart) => {
  const text = useText();
  const { actions } = useSession();
  const keys = useCommandKeys('download');
  return (
    <Menu defaultOpen trigger={trigger}>
      {FORMATS.map(({ id, name }, index) => (
        <MenuItem
          key={id}
          id={id}
          keys={index === 0 ? keys : undefined}
          onAction={() => void actions.downloadCanvas(id)}
        >
          {text('picture.downloadAs', { format: name })}
        </MenuItem>
      ))}
    </Menu>
  );
};

export default DownloadMenuList;
