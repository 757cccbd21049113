import { LayoutGrid, Undo2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { goToGallery } from '../../../events/edit-address.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useSession } from '../../../session-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EditList } from '../edit-list.tsx';
import { useEditView } from '../edit-view.ts';
import { SkillBar } from '../skill-bar.tsx';
import { StartCards } from './start-cards.tsx';
import { VIEW_WORDS } from './view-words.ts';

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

const Purpose = () => {
  const text = useText();
  const { server } = useSession();
  const { view } = useEditView();
  useSnapshot(server.state);
  const { title, hint, kind, Icon } = VIEW_WORDS[view];
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="flex items-center gap-3 text-28 font-semibold tracking-tight">
          {kind !== null && <Icon aria-hidden size={26} className="shrink-0 text-accent-ink" />}
          {text(title)}
        </h1>
        <p className="text-16 text-pretty text-ink-muted">{text(hint)}</p>
      </div>
      {kind !== null && !server.serves(kind) && (
        <Callout tone="warning">{text('error.engine_unavailable')}</Callout>
      )}
    </>
  );
};

/** Nothing is open: choose a picture, or go on with an earlier one. */
export const StartScreen = () => {
  const text = useText();
  const { view } = useEditView();
  return (
    <div data-start-screen className="min-h-[calc(100dvh-4rem)]">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] items-start gap-10 px-4 py-10 md:px-6 lg:grid-cols-[1fr_20rem]">
        <section className="flex flex-col gap-6">
          <Purpose />
          <StartCards />
          <BringBack />
          {view === 'edit' && (
            <div className="rounded-lg border border-line p-2">
              <SkillBar editor={null} />
            </div>
          )}
        </section>
        <section aria-labelledby="recent-edits">
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
            <h2 id="recent-edits" className="text-16 font-semibold">
              {text('start.recent')}
            </h2>
            <Button
              size="small"
              variant="quiet"
              icon={<LayoutGrid aria-hidden size={16} />}
              onPress={goToGallery}
            >
              {text('editor.viewAll')}
            </Button>
          </div>
          <EditList className="max-h-[70dvh] lg:max-h-[calc(100dvh-13rem)]" />
        </section>
      </div>
    </div>
  );
};
