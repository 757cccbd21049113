import { ImageDown, ImageUp } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useFilePaste } from '../../../ui/use-file-paste.ts';
import { useWindowFileDrop } from '../../../ui/use-window-file-drop.ts';
import { useFormats } from '../../use-formats.ts';
import { type TakingFiles, useTakingFiles } from './use-taking-files.ts';

/** Props of {@link UploadDialog}. */
export type UploadDialogProps = { onClose: () => void };

type DropZoneProps = { isOver: boolean; onFiles: TakingFiles['take'] };

const DropZone = ({ isOver, onFiles }: DropZoneProps) => {
  const text = useText();
  const formats = useFormats();
  const Icon = isOver ? ImageDown : ImageUp;
  return (
    <FileButton
      onFiles={onFiles}
      className={classNames(
        'flex min-h-64 w-full cursor-default flex-col items-center justify-center gap-4 rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors sm:px-8',
        isOver
          ? 'border-accent bg-accent-tint'
          : 'border-line-strong bg-surface data-hovered:border-accent data-pressed:bg-surface-2',
      )}
    >
      <span className="flex size-14 items-center justify-center rounded-lg bg-accent-tint text-accent-ink">
        <Icon aria-hidden size={26} />
      </span>
      <span className="flex flex-col gap-1.5">
        <span className="text-16 font-medium">{text(isOver ? 'start.dropNow' : 'start.drop')}</span>
        <span className="text-13 text-ink-muted">{formats}</span>
        <span className="text-13 text-ink-muted">{text('start.paste')}</span>
      </span>
    </FileButton>
  );
};

const Opening = ({ name }: { name: string }) => {
  const text = useText();
  return (
    <div
      role="status"
      className="flex min-h-64 flex-col justify-center gap-4 rounded-lg border border-line bg-surface px-6"
    >
      <p className="truncate text-16 font-medium">
        <bdi>{name}</bdi>
      </p>
      <ProgressBar label={text('start.opening')} value={null} />
    </div>
  );
};

const Content = ({ onClose }: UploadDialogProps) => {
  const text = useText();
  const { name, whyNot, take, cancel } = useTakingFiles();
  const isOver = useWindowFileDrop(take);
  useFilePaste(take);
  return (
    <div className="flex flex-col gap-4 overflow-auto px-6 pt-3 pb-6">
      {name === null ? <DropZone isOver={isOver} onFiles={take} /> : <Opening name={name} />}
      {whyNot.length > 0 && (
        <div role="alert">
          <Callout tone="danger">
            {whyNot.map(({ key, params }) => (
              <p key={`${key} ${params['name']}`}>{text(key, params)}</p>
            ))}
          </Callout>
        </div>
      )}
      <Button className="self-end" onPress={name === null ? onClose : cancel}>
        {text('action.cancel')}
      </Button>
    </div>
  );
};

/**
 * 'Edit Uploaded Image' (document 2 section 2.3): by the file picker, by dropping anywhere on the
 * window, or by pasting. It stays open until a picture stands on the canvas.
 */
export const UploadDialog = ({ onClose }: UploadDialogProps) => {
  const text = useText();
  return (
    <Dialog
      title={text('start.upload')}
      closeLabel={text('action.close')}
      isOpen
      onOpenChange={onClose}
      className="w-[560px]"
    >
      <Content onClose={onClose} />
    </Dialog>
  );
};
