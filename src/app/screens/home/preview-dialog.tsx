import { Brush, ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect } from 'react';
import { useLocale } from 'react-aria-components';
import type { Snapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { Creation } from '../../stores/creation-reducer.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SaveMenu } from '../save-menu.tsx';
import { picturesThere, placeBeside } from './preview.ts';
import { useSwipe } from './use-swipe.ts';

/** Props of {@link PreviewDialog}. */
export type PreviewDialogProps = {
  creation: Snapshot<Creation>;
  /** Which of its pictures is looked at, from 0. */
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

type ActionsProps = Pick<PreviewDialogProps, 'creation' | 'onClose'> & { url: string };

/** What can be done with the picture that is looked at. */
const Actions = ({ url, creation: { prompt, taskId }, onClose }: ActionsProps) => {
  const text = useText();
  const { actions, pictureActions } = useSession();
  const edit = (): void => {
    onClose();
    void pictureActions.openInWorkspace({ url, prompt });
  };
  return (
    <div className="absolute start-2 top-2 flex gap-1.5">
      <SaveMenu
        placement="bottom start"
        trigger={
          <IconButton
            variant="overlay"
            label={text('picture.menu')}
            icon={<Download aria-hidden size={18} />}
          />
        }
        onSave={(format) => void actions.downloadImage(url, format, taskId)}
      />
      <IconButton
        variant="overlay"
        label={text('picture.edit')}
        icon={<Brush aria-hidden size={18} />}
        onPress={edit}
      />
    </div>
  );
};

/** To the pictures before and after it, on the sides where those stand on Home. */
const Beside = ({ onMove }: { onMove: (by: 1 | -1) => void }) => {
  const text = useText();
  return (
    <>
      <div className="absolute start-2 top-1/2 -translate-y-1/2">
        <IconButton
          variant="overlay"
          label={text('picture.previous')}
          icon={<ChevronLeft aria-hidden size={20} className="rtl:-scale-x-100" />}
          onPress={() => onMove(-1)}
        />
      </div>
      <div className="absolute end-2 top-1/2 -translate-y-1/2">
        <IconButton
          variant="overlay"
          label={text('picture.next')}
          icon={<ChevronRight aria-hidden size={20} className="rtl:-scale-x-100" />}
          onPress={() => onMove(1)}
        />
      </div>
    </>
  );
};

/** Turns pages by the arrow keys, wherever in the dialog the focus is. */
const useArrowKeys = (onMove: (by: 1 | -1) => void): void => {
  const { direction } = useLocale();
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey) return;
      const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') onMove(key === forward ? 1 : -1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [direction, onMove]);
};

/**
 * Shows one picture of a creation at its natural size, as far as 95 % of the window lets it, and
 * leads to the others.
 */
export const PreviewDialog = ({ creation, index, onIndex, onClose }: PreviewDialogProps) => {
  const text = useText();
  const there = picturesThere(creation);
  const count = creation.images.length;
  const move = (by: 1 | -1): void => onIndex(placeBeside(there, index, by));
  useArrowKeys(move);
  const swipe = useSwipe(move);
  const url = there.find((one) => one.index === index)?.url;
  if (url === undefined) return null;
  const alt = text('picture.alt', { index: index + 1, count, prompt: creation.prompt });
  return (
    <Dialog
      title={alt}
      isTitleHidden
      closeLabel={text('action.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <img
        src={url}
        alt={alt}
        {...swipe}
        className="block max-h-[calc(95vh-2px)] max-w-[calc(95vw-2px)] object-contain"
      />
      <Actions url={url} creation={creation} onClose={onClose} />
      {there.length > 1 && (
        <>
          <Beside onMove={move} />
          <p
            role="status"
            className="absolute bottom-2 left-1/2 -translate-x-1/2 rounded-sm bg-surface/90 px-2 py-0.5 text-12 tabular-nums"
          >
            {text('picture.place', { index: index + 1, count })}
          </p>
        </>
      )}
    </Dialog>
  );
};
