import { ArrowLeftRight, Camera, ImageDown, ImageUp, Plus, X } from 'lucide-react';
import { useMemo } from 'react';
import { nameInSentence } from '../../commands/file-name.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ToolImage } from '../../stores/tool-work.ts';
import { withImagesSwapped } from '../../stores/tool-work.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFilePaste } from '../../ui/use-file-paste.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useWindowFileDrop } from '../../ui/use-window-file-drop.ts';
import { useFormats } from '../use-formats.ts';
import { useTool } from './use-tool.ts';

type DropProps = { isOver: boolean; onFiles: (files: readonly File[]) => void };

const TILE = 'relative aspect-square overflow-hidden rounded-md border border-line bg-surface-2';

const DropZone = ({ isOver, onFiles }: DropProps) => {
  const text = useText();
  const formats = useFormats();
  const { traits } = useTool();
  const Icon = isOver ? ImageDown : ImageUp;
  return (
    <FileButton
      onFiles={onFiles}
      allowsMultiple={traits.images > 1}
      className={classNames(
        'flex min-h-44 w-full cursor-default flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed px-4 py-6 text-center text-balance transition-colors',
        isOver
          ? 'border-accent bg-accent-tint'
          : 'border-line-strong bg-surface data-hovered:border-accent data-pressed:bg-surface-2',
      )}
    >
      <span className="flex size-12 items-center justify-center rounded-lg bg-accent-tint text-accent-ink">
        <Icon aria-hidden size={22} />
      </span>
      <span className="flex flex-col gap-1">
        <span className="text-14 font-medium">{text(isOver ? 'start.dropNow' : 'start.drop')}</span>
        <span className="text-12 text-ink-muted">{formats}</span>
        <span className="text-12 text-ink-muted">{text('start.paste')}</span>
      </span>
    </FileButton>
  );
};

const Tile = ({ image, index }: { image: ToolImage; index: number }) => {
  const text = useText();
  const { kind, traits, state, actions } = useTool();
  return (
    <li className={TILE}>
      <img
        src={image.src}
        alt={image.name}
        className="checkerboard size-full object-contain"
        draggable={false}
      />
      {traits.images > 1 && (
        <span className="absolute start-1.5 top-1.5 rounded-sm bg-surface/90 px-1.5 py-0.5 text-12 text-ink tabular-nums">
          {index + 1}
        </span>
      )}
      {image.isUrl && (
        <span className="absolute start-1.5 bottom-8 rounded-sm bg-surface/90 px-1.5 py-0.5 text-12 text-ink">
          {text('tool.url')}
        </span>
      )}
      <IconButton
        variant="overlay"
        size="small"
        className="absolute! end-1.5 top-1.5"
        label={text('tool.removeImage', { name: nameInSentence(image.name) })}
        icon={<X aria-hidden size={16} />}
        isDisabled={state.run !== null}
        onPress={() => actions.removeImage(kind, image.id)}
      />
      <span className="absolute inset-x-0 bottom-0 truncate bg-surface/90 px-2 py-1 text-12 text-ink-muted">
        <bdi>{image.name}</bdi>
      </span>
    </li>
  );
};

/** Disabled once the tool has all the pictures that it takes. */
const AddMore = ({ isOver, onFiles }: DropProps) => {
  const text = useText();
  const { traits, state } = useTool();
  const isFull = state.work.images.length >= traits.images;
  return (
    <li className="aspect-square">
      <FileButton
        onFiles={onFiles}
        allowsMultiple={traits.images > 1}
        isDisabled={isFull || state.run !== null}
        className={classNames(
          'flex size-full cursor-default flex-col items-center justify-center gap-2 rounded-md border-2 border-dashed text-13 text-ink-muted transition-colors data-disabled:border-line data-disabled:text-ink-faint',
          isOver ? 'border-accent bg-accent-tint' : 'border-line-strong data-hovered:border-accent',
        )}
      >
        <Plus aria-hidden size={20} />
        {text('tool.addImage')}
      </FileButton>
    </li>
  );
};

const Reading = ({ name }: { name: string }) => {
  const text = useText();
  return (
    <li
      role="status"
      className={classNames(TILE, 'shimmering flex flex-col items-center justify-center gap-2 p-2')}
    >
      <Spinner size={20} />
      <span className="max-w-full truncate text-12 text-ink-muted">
        {text('start.opening')} <bdi>{name}</bdi>
      </span>
    </li>
  );
};

/** For hands that hold the camera: a tablet or a phone. */
const TakePhoto = ({ onFiles }: Pick<DropProps, 'onFiles'>) => {
  const text = useText();
  const { state } = useTool();
  return (
    <FileButton
      onFiles={onFiles}
      camera="environment"
      isDisabled={state.run !== null}
      className="flex min-h-11 w-full cursor-default items-center justify-center gap-2 rounded-md border border-line bg-surface-2 text-14 font-medium data-hovered:bg-surface-3 data-disabled:text-ink-faint"
    >
      <Camera aria-hidden size={16} />
      {text('tool.takePhoto')}
    </FileButton>
  );
};

const Summary = () => {
  const text = useText();
  const { plain } = useNumbers();
  const { kind, state, store, actions } = useTool();
  const { images } = state.work;
  const isBusy = state.run !== null;
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-13 text-ink-muted tabular-nums">
        {text('tool.selected', { count: plain(images.length) })}
      </p>
      <div className="flex gap-1">
        {images.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            icon={<ArrowLeftRight aria-hidden size={14} />}
            isDisabled={isBusy}
            onPress={() => store.change(kind, withImagesSwapped)}
          >
            {text('tool.swap')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          isDisabled={isBusy}
          onPress={() => actions.clearImages(kind)}
        >
          {text('tool.clearImages')}
        </Button>
      </div>
    </div>
  );
};

/** The pictures that the tool works on: picked, dropped anywhere, pasted, or taken. */
export const UploadArea = () => {
  const text = useText();
  const { kind, state, actions } = useTool();
  const take = useMemo(
    () => (files: readonly File[]) => void actions.takeFiles(kind, files),
    [actions, kind],
  );
  const isOver = useWindowFileDrop(take);
  useFilePaste(take);
  const hasCamera = useMedia('(pointer: coarse)');
  const { images } = state.work;
  const isEmpty = images.length === 0 && state.reading.length === 0;
  return (
    <section aria-label={text('tool.images')} className="flex flex-col gap-2">
      {isEmpty && <DropZone isOver={isOver} onFiles={take} />}
      {!isEmpty && (
        <>
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
            {images.map((image, index) => (
              <Tile key={image.id} image={image} index={index} />
            ))}
            {state.reading.map((name, index) => (
              // Two files may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: they are read in order
              <Reading key={index} name={name} />
            ))}
            <AddMore isOver={isOver} onFiles={take} />
          </ul>
          <Summary />
        </>
      )}
      {hasCamera && <TakePhoto onFiles={take} />}
    </section>
  );
};
