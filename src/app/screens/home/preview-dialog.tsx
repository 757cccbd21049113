import { Download } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SaveMenu } from '../save-menu.tsx';
import type { Preview } from './preview.ts';

/** Props of {@link PreviewDialog}. */
export type PreviewDialogProps = { preview: Preview | null; onClose: () => void };

/** Shows one picture at its natural size, as far as 95 % of the window lets it. */
export const PreviewDialog = ({ preview, onClose }: PreviewDialogProps) => {
  const text = useText();
  const { actions } = useSession();
  return (
    <Dialog
      title={preview?.alt ?? ''}
      isTitleHidden
      closeLabel={text('action.close')}
      isOpen={preview !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {preview && (
        <>
          <img
            src={preview.url}
            alt={preview.alt}
            className="block max-h-[calc(95vh-2px)] max-w-[calc(95vw-2px)] object-contain"
          />
          <div className="absolute start-2 top-2">
            <SaveMenu
              placement="bottom start"
              trigger={
                <IconButton
                  variant="overlay"
                  label={text('picture.menu')}
                  icon={<Download aria-hidden size={18} />}
                />
              }
              onSave={(format) => void actions.downloadImage(preview.url, format, preview.taskId)}
            />
          </div>
        </>
      )}
    </Dialog>
  );
};
