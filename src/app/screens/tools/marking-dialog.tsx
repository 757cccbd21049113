import { Redo2, Trash2, Undo2, WandSparkles, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, Toolbar, useLocale } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import { type Editor, EditorView, type Insets } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { type Marking, openMarking } from '../../open-marking.ts';
import { useSession } from '../../session-context.ts';
import type { ToolImage } from '../../stores/tool-work.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FLOATING } from '../../ui/floating.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Announcements } from '../edit/announcements.tsx';
import { CURSORS, FOCUS_FRAME } from '../edit/canvas-looks.ts';
import { MarkControls } from '../edit/mark-controls.tsx';
import { ToolRail } from '../edit/tool-rail.tsx';
import { useWindowShape, type WindowShape } from '../edit/use-window-shape.ts';
import { useTool } from './use-tool.ts';

/** Props of {@link MarkingDialog}. */
export type MarkingDialogProps = {
  image: ToolImage;
  /** What was found; null lets the user mark all of it. */
  maskUrl: string | null;
  onClose: () => void;
};

type Opening = Marking | 'failed' | null;

/** CSS px that the bars cover. */
const useMarkingInsets = ({ hasBottomRail }: WindowShape): Insets => {
  const { direction } = useLocale();
  return useMemo(() => {
    if (hasBottomRail) return { top: 116, right: 8, bottom: 288, left: 8 };
    const [left, right] = direction === 'ltr' ? [84, 24] : [24, 84];
    return { top: 72, right, bottom: 112, left };
  }, [hasBottomRail, direction]);
};

const useMarking = ({ image, maskUrl }: Pick<MarkingDialogProps, 'image' | 'maskUrl'>): Opening => {
  const { settings } = useSession();
  const { actions } = useTool();
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    const life = new AbortController();
    let marking: Marking | null = null;
    const open = async (): Promise<void> => {
      const mask = maskUrl === null ? null : await actions.readMask(maskUrl);
      const wish = { picture: image.file, mask, name: image.name };
      marking = await openMarking(wish, settings, life.signal);
      if (life.signal.aborted) marking.close();
      else setOpening(marking);
    };
    open().catch(() => {
      if (!life.signal.aborted) setOpening('failed');
    });
    return () => {
      life.abort();
      marking?.close();
      setOpening(null);
    };
  }, [image, maskUrl, settings, actions]);
  return opening;
};

const Steps = ({ editor }: { editor: Editor }) => {
  const text = useText();
  const { canUndo, canRedo, hasMask } = useSnapshot(editor.state);
  return (
    <Toolbar aria-label={text('tool.steps')} className="flex gap-0.5">
      <IconButton
        label={text('command.undo')}
        icon={<Undo2 aria-hidden size={18} />}
        isDisabled={!canUndo}
        tooltipPlacement="top"
        onPress={() => editor.undo()}
      />
      <IconButton
        label={text('command.redo')}
        icon={<Redo2 aria-hidden size={18} />}
        isDisabled={!canRedo}
        tooltipPlacement="top"
        onPress={() => editor.redo()}
      />
      <IconButton
        label={text('command.clearMask')}
        icon={<Trash2 aria-hidden size={18} />}
        isDisabled={!hasMask}
        tooltipPlacement="top"
        onPress={() => editor.clearMask()}
      />
    </Toolbar>
  );
};

/** What is marked, as a file; null where the worker is lost, after which it can be asked for again. */
const maskOf = async (editor: Editor): Promise<Blob | null> => {
  try {
    const snapshot = await editor.snapshot();
    if (snapshot === null) return null;
    try {
      return (await snapshot.pack()).mask;
    } finally {
      snapshot.release();
    }
  } catch (error) {
    console.warn('What is marked could not be packed.', error);
    return null;
  }
};

const Bar = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const text = useText();
  const { notices } = useSession();
  const { kind, actions } = useTool();
  const { hasMask } = useSnapshot(editor.state);
  const [isPacking, setPacking] = useState(false);
  const remove = async (): Promise<void> => {
    setPacking(true);
    const mask = await maskOf(editor);
    setPacking(false);
    if (mask === null) {
      notices.notify('error', 'message.toolFailed');
      return;
    }
    onClose();
    await actions.removeMarked(kind, mask);
  };
  return (
    <div
      className={classNames(
        FLOATING,
        'pointer-events-auto flex max-w-full flex-wrap items-center gap-3 p-3',
      )}
    >
      <MarkControls editor={editor} />
      <Steps editor={editor} />
      <Button
        variant="primary"
        className="grow"
        icon={<WandSparkles aria-hidden size={16} />}
        isDisabled={!hasMask}
        isPending={isPacking}
        onPress={() => void remove()}
      >
        {text('tool.removeMarked')}
      </Button>
    </div>
  );
};

const Canvas = ({
  editor,
  hasFound,
  onClose,
}: {
  editor: Editor;
  hasFound: boolean;
  onClose: () => void;
}) => {
  const text = useText();
  const [hasCanvas, setHasCanvas] = useState(true);
  const onUnavailable = useCallback(() => setHasCanvas(false), []);
  const shape = useWindowShape();
  const insets = useMarkingInsets(shape);
  const { tool } = useSnapshot(editor.state);
  const rail = (
    <div className="pointer-events-auto">
      <ToolRail
        editor={editor}
        orientation={shape.hasBottomRail ? 'horizontal' : 'vertical'}
        onPick={(name) => editor.setTool(name)}
      />
    </div>
  );
  if (!hasCanvas) return <Message>{text('editor.noCanvasHint')}</Message>;
  return (
    <>
      <EditorView
        editor={editor}
        label={text('tool.foundCanvas')}
        insets={insets}
        onUnavailable={onUnavailable}
        className={classNames(
          FOCUS_FRAME,
          CURSORS[tool],
          'data-pan-held:cursor-grab data-pan-held:active:cursor-grabbing',
        )}
      />
      <div className="pointer-events-none absolute inset-x-0 top-0 flex justify-center p-2 pt-[max(4rem,env(safe-area-inset-top))] md:pt-3">
        <p role="status" className={classNames(FLOATING, 'px-3 py-2 text-13 text-ink-muted')}>
          {text(hasFound ? 'tool.foundHint' : 'tool.nothingFound')}
        </p>
      </div>
      {!shape.hasBottomRail && (
        <div className="pointer-events-none absolute inset-y-0 start-0 flex items-center p-3">
          {rail}
        </div>
      )}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col items-center gap-2 p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:p-3">
        <Bar editor={editor} onClose={onClose} />
        {shape.hasBottomRail && rail}
      </div>
      <Announcements editor={editor} />
    </>
  );
};

const Message = ({ children }: { children: string }) => (
  <div role="alert" className="absolute inset-0 flex items-center justify-center p-6">
    <Callout tone="danger">{children}</Callout>
  </div>
);

const Content = ({ image, maskUrl, onClose }: MarkingDialogProps) => {
  const text = useText();
  const opening = useMarking({ image, maskUrl });
  if (opening === 'failed') return <Message>{text('message.imageLoadFailed')}</Message>;
  if (opening === null) {
    return (
      <div
        role="status"
        aria-label={text('start.opening')}
        className="absolute inset-0 flex items-center justify-center text-ink-muted"
      >
        <Spinner size={28} />
      </div>
    );
  }
  return <Canvas editor={opening.editor} hasFound={maskUrl !== null} onClose={onClose} />;
};

/** What was found, over the picture: the brush adds to it, the eraser takes away. */
export const MarkingDialog = (props: MarkingDialogProps) => {
  const text = useText();
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      className="fixed inset-0 z-40 bg-canvas data-entering:animate-appear"
    >
      <Modal className="size-full">
        <Dialog className="relative size-full outline-none">
          <Content {...props} />
          <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center justify-between gap-2 p-2 pt-[max(0.5rem,env(safe-area-inset-top))] md:p-3">
            <Heading
              slot="title"
              className={classNames(FLOATING, 'truncate px-4 py-2 text-14 font-semibold')}
            >
              {text('tool.foundTitle')}
            </Heading>
            <span className={classNames(FLOATING, 'pointer-events-auto p-1')}>
              <IconButton
                label={text('action.close')}
                icon={<X aria-hidden size={18} />}
                onPress={props.onClose}
              />
            </span>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
