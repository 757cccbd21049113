import { Copy, Dices, Images, Maximize2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { Creation } from '../../stores/creation-reducer.ts';
import { TOOL_TRAITS } from '../../stores/tool-traits.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';

/** Props of {@link PictureMenu}. */
export type PictureMenuProps = {
  creation: Snapshot<Creation>;
  url: string;
  /** The button that opens it. */
  trigger: ReactElement;
};

/** Where a picture can lead to: other versions, a clearer one, an instruction, its words. */
export const PictureMenu = ({ creation, url, trigger }: PictureMenuProps) => {
  const text = useText();
  const { pictureActions, server, enabled } = useSession();
  const [, navigate] = useLocation();
  useSnapshot(server.state);
  const canGenerate = useSnapshot(enabled).generate;
  const picture = { url, prompt: creation.prompt };
  const refer = async (): Promise<void> => {
    if (await pictureActions.useAsReference(picture)) navigate(TOOL_TRAITS['flux-context'].path);
  };
  return (
    <Menu trigger={trigger}>
      <MenuItem
        id="vary"
        icon={<Dices aria-hidden size={16} />}
        isDisabled={!canGenerate}
        onAction={() => void pictureActions.vary(creation)}
      >
        {text('picture.vary')}
      </MenuItem>
      <MenuItem
        id="enlarge"
        icon={<Maximize2 aria-hidden size={16} />}
        isDisabled={!server.serves('enhance')}
        onAction={() => void pictureActions.enlarge(picture)}
      >
        {text('picture.enlarge')}
      </MenuItem>
      <MenuItem
        id="reference"
        icon={<Images aria-hidden size={16} />}
        isDisabled={!server.serves('flux-context')}
        onAction={() => void refer()}
      >
        {text('picture.reference')}
      </MenuItem>
      <MenuItem
        id="copy"
        icon={<Copy aria-hidden size={16} />}
        onAction={() => void pictureActions.copyPrompt(creation.prompt)}
      >
        {text('picture.copyPrompt')}
      </MenuItem>
    </Menu>
  );
};
