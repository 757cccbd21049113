import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useCommandKeys } from './command-button.tsx';

const FORMATS = [
  { id: 'png', name: 'PNG' },
  { id: 'webp', name: 'WebP' },
  { id: 'jpeg', name: 'JPEG' },
] as const;

/** Saves the picture on the canvas as a file of the chosen type. */
export const DownloadMenu = ({ icon }: { icon: ReactNode }) => {
  const text = useText();
  const { actions, commands, enabled } = useSession();
  const { download } = useSnapshot(enabled);
  const keys = useCommandKeys('download');
  return (
    <Menu
      trigger={
        <IconButton label={text(commands.download.labelKey)} icon={icon} isDisabled={!download} />
      }
    >
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
