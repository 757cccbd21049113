import { Maximize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { FLOATING } from '../../ui/floating.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Extent, Look, LookMove } from './pan-zoom.ts';
import { usePanZoom } from './use-pan-zoom.ts';

/** Props of {@link FullPreview}. */
export type FullPreviewProps = {
  url: string;
  /** What it shows: spoken. */
  alt: string;
  isOpen: boolean;
  onClose: () => void;
};

type BarProps = { look: Look | null; onMove: (move: LookMove) => void; onClose: () => void };

const Bar = ({ look, onMove, onClose }: BarProps) => {
  const text = useText();
  const { percent } = useNumbers();
  return (
    <div
      className={classNames(
        FLOATING,
        'absolute end-3 top-[max(0.75rem,env(safe-area-inset-top))] flex items-center gap-0.5 p-1',
      )}
    >
      <IconButton
        label={text('command.zoomOut')}
        keys={['−']}
        icon={<ZoomOut aria-hidden size={18} />}
        onPress={() => onMove({ kind: 'zoom', factor: 1 / 1.5 })}
      />
      <span role="status" className="min-w-12 text-center text-13 text-ink-muted tabular-nums">
        {look && percent(look.camera.scale)}
      </span>
      <IconButton
        label={text('command.zoomIn')}
        keys={['+']}
        icon={<ZoomIn aria-hidden size={18} />}
        onPress={() => onMove({ kind: 'zoom', factor: 1.5 })}
      />
      <IconButton
        label={text('command.zoomFit')}
        keys={['0']}
        icon={<Maximize aria-hidden size={18} />}
        onPress={() => onMove({ kind: 'whole' })}
      />
      <IconButton
        label={text('action.close')}
        keys={['Esc']}
        icon={<X aria-hidden size={18} />}
        onPress={onClose}
      />
    </div>
  );
};

const Picture = ({ url, alt, onClose }: Omit<FullPreviewProps, 'isOpen'>) => {
  const text = useText();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [picture, setPicture] = useState<Extent | null>(null);
  const { look, move, onKeyDown, handlers } = usePanZoom(box, picture);
  const camera = look?.camera;
  // The keys are for the picture from the start, wherever in the window the focus is then.
  useEffect(() => box?.focus(), [box]);
  return (
    <div role="presentation" onKeyDown={onKeyDown} className="absolute inset-0">
      <div
        ref={setBox}
        role="application"
        aria-label={text('detail.previewHelp')}
        tabIndex={0}
        {...handlers}
        className={classNames(
          'absolute inset-0 touch-none overflow-hidden -outline-offset-4 select-none',
          look?.isWhole === false ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        {!look && (
          <span className="absolute inset-0 flex items-center justify-center text-ink-muted">
            <Spinner size={28} />
          </span>
        )}
        <img
          src={url}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setPicture({ width, height })
          }
          className={classNames(
            'checkerboard absolute top-0 left-0 max-w-none origin-top-left',
            camera ? camera.scale > 3 && '[image-rendering:pixelated]' : 'opacity-0',
          )}
          style={
            camera && {
              transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`,
            }
          }
        />
      </div>
      <Bar look={look} onMove={move} onClose={onClose} />
    </div>
  );
};

/** A picture over the whole window, to be looked at closely. */
export const FullPreview = ({ isOpen, onClose, ...picture }: FullPreviewProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    className="fixed inset-0 z-40 bg-canvas data-entering:animate-appear"
  >
    <Modal className="size-full">
      <Dialog className="relative size-full outline-none">
        <Heading slot="title" className="sr-only">
          {picture.alt}
        </Heading>
        <Picture {...picture} onClose={onClose} />
      </Dialog>
    </Modal>
  </ModalOverlay>
);
