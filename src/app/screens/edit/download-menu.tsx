import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LateMenu } from '../../ui/late-menu.tsx';

const loadList = () => import('./download-menu-list.tsx');

/** Saves the picture on the canvas as a file of the chosen type. */
export const DownloadMenu = ({ icon }: { icon: ReactNode }) => {
  const text = useText();
  const { commands, enabled } = useSession();
  const { download } = useSnapshot(enabled);
  return (
    <LateMenu
      load={loadList}
      trigger={
        <IconButton label={text(commands.download.labelKey)} icon={icon} isDisabled={!download} />
      }
    />
  );
};
