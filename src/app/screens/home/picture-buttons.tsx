import { Brush, Download } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Props of {@link PictureButtons}. */
export type PictureButtonsProps = { url: string; prompt: string };

/** Download and Edit, lying on a picture. */
export const PictureButtons = ({ url, prompt }: PictureButtonsProps) => {
  const text = useText();
  const { actions, pictureActions } = useSession();
  return (
    <>
      <IconButton
        variant="overlay"
        label={text('picture.download')}
        icon={<Download aria-hidden size={18} />}
        onPress={() => void actions.downloadImage(url)}
      />
      <IconButton
        variant="overlay"
        label={text('picture.edit')}
        icon={<Brush aria-hidden size={18} />}
        onPress={() => void pictureActions.openInWorkspace({ url, prompt })}
      />
    </>
  );
};
