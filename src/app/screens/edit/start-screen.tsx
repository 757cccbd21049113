import { ImageUp, Undo2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWindowFileDrop } from '../../ui/use-window-file-drop.ts';
import { DropHint } from './drop-hint.tsx';
import { EditList } from './edit-list.tsx';

const MEGABYTE = 1024 * 1024;

const Picker = () => {
  const text = useText();
  const { plain } = useNumbers();
  const session = useSession();
  const { opening } = useSnapshot(session.editor.state);
  useSnapshot(session.server.state);
  const limit = plain(session.server.maxUploadBytes() / MEGABYTE);
  return (
    <FileButton
      isDisabled={opening}
      onFiles={(files) => void session.actions.openFiles(files)}
      className="group flex w-full cursor-default flex-col items-center gap-4 rounded-lg border-2 border-dashed border-line-strong bg-surface-1 px-6 py-14 text-center transition-colors data-hovered:border-accent data-hovered:bg-surface-2 data-pressed:bg-surface-3"
    >
      <span className="flex size-14 items-center justify-center rounded-lg bg-accent-tint text-accent-ink">
        {opening ? <Spinner size={26} /> : <ImageUp aria-hidden size={26} />}
      </span>
      <span className="flex flex-col gap-1.5">
        <span className="text-16 font-medium">
          {text(opening ? 'start.opening' : 'start.drop')}
        </span>
        <span className="text-13 text-ink-muted">{text('start.formats', { limit })}</span>
        <span className="text-13 text-ink-muted">{text('start.paste')}</span>
      </span>
      <span aria-hidden className={classNames(buttonClasses('primary', 'medium'))}>
        {text('start.pick')}
      </span>
    </FileButton>
  );
};

/** The way back to the picture that New put away, or that undoing went back before. */
const BringBack = () => {
  const text = useText();
  const { commands, enabled } = useSession();
  const { undo, redo } = useSnapshot(enabled);
  if (!undo && !redo) return null;
  return (
    <Button
      className="self-start"
      icon={<Undo2 aria-hidden size={16} />}
      onPress={() => void commands[redo ? 'redo' : 'undo'].run()}
    >
      {text('start.undoNew')}
    </Button>
  );
};

/** Nothing is open: choose a picture, or go on with an earlier one. */
export const StartScreen = () => {
  const text = useText();
  const { actions } = useSession();
  const isFileOver = useWindowFileDrop((files) => void actions.openFiles(files));
  return (
    <div className="min-h-[calc(100dvh-4rem)]">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] items-start gap-8 px-4 py-10 md:px-6 lg:grid-cols-[1fr_20rem]">
        <section className="flex flex-col gap-5">
          <div className="flex flex-col gap-1">
            <h1 className="text-28 font-semibold tracking-tight">{text('start.title')}</h1>
            <p className="text-16 text-ink-muted">{text('home.editHint')}</p>
          </div>
          <Picker />
          <BringBack />
        </section>
        <section aria-labelledby="recent-edits">
          <h2 id="recent-edits" className="text-16 font-semibold">
            {text('start.recent')}
          </h2>
          <EditList />
        </section>
      </div>
      {isFileOver && <DropHint />}
    </div>
  );
};
