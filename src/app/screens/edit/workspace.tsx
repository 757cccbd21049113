import { useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { type Editor, EditorView } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { FLOATING } from '../../ui/floating.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { wantedSurface } from '../../wanted-surface.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { Announcements } from './announcements.tsx';
import { CURSORS, FOCUS_FRAME } from './canvas-looks.ts';
import { ContextBar, Elsewhere } from './context-bar.tsx';
import { Divider } from './divider.tsx';
import { useEditView } from './edit-view.ts';
import { useHandleWords } from './handle-words.ts';
import { returnFocus } from './return-focus.ts';
import { SidePanel } from './side-panel.tsx';
import { ToolRail } from './tool-rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useBarsHeight } from './use-bars-height.ts';
import { usePanel } from './use-panel.ts';
import { useInsets, useWindowShape } from './use-window-shape.ts';

/** Props of {@link Workspace}. */
export type WorkspaceProps = {
  editor: Editor;
  /** The canvas could not be started; keep its identity still. */
  onUnavailable: () => void;
};

const loadPrompt = () => import('./redraw-prompt.tsx');

const KEYS_HELP_ID = 'canvas-keys-help';

/** The open picture, to the edges of the window, with the tools floating over it. */
const Workspace = ({ editor, onUnavailable }: WorkspaceProps) => {
  const text = useText();
  const [, navigate] = useLocation();
  const shape = useWindowShape();
  const { hasBottomRail } = shape;
  const [isPanelOpen, setPanelOpen] = usePanel(shape);
  const { tool } = useSnapshot(editor.state);
  const handleWords = useHandleWords();
  const { view, goTo } = useEditView();
  const [barsHeight, bars] = useBarsHeight(view);
  const insets = useInsets(shape, isPanelOpen, barsHeight);
  // There the frame has the pointer.
  const hasRail = view !== 'expand';
  const isRedraw = view === 'area-redraw';
  const loaded = useLoaded(loadPrompt, isRedraw);
  const prompt = isRedraw && loaded.status === 'ready' ? loaded.value : null;
  // The canvas comes first, and the bars bit by bit: all at once they would hold up the page.
  const hasBars = useDeferredValue(true, false);
  return (
    <main className="fixed inset-0 overflow-hidden bg-canvas">
      <EditorView
        editor={editor}
        label={text('editor.canvas')}
        describedBy={KEYS_HELP_ID}
        insets={insets}
        handleWords={handleWords}
        surface={wantedSurface(location)}
        onUnavailable={onUnavailable}
        className={classNames(
          FOCUS_FRAME,
          CURSORS[tool],
          'peer data-pan-held:cursor-grab data-pan-held:active:cursor-grabbing',
        )}
      />
      <Divider editor={editor} />
      <p id={KEYS_HELP_ID} className="sr-only">
        {text(view === 'expand' ? 'expand.keysHelp' : 'editor.keysHelp')}
      </p>
      {hasBars && (
        <div
          onClickCapture={returnFocus}
          // The hand that rests on them while a pen draws means nothing.
          className="pointer-events-none peer-data-led:**:pointer-events-none absolute inset-0 flex flex-col gap-2 overflow-y-auto p-2 pt-[max(0.5rem,env(safe-area-inset-top))] pb-[max(0.5rem,env(safe-area-inset-bottom))] md:p-3"
        >
          <TopBar
            editor={editor}
            isPanelOpen={isPanelOpen}
            onTogglePanel={() => setPanelOpen(!isPanelOpen)}
            onBack={() => (view === 'edit' ? navigate('/') : goTo('edit'))}
          />
          <div className="flex min-h-0 grow items-start justify-between gap-3">
            {hasRail && !hasBottomRail ? (
              <ToolRail editor={editor} orientation="vertical" />
            ) : (
              <span />
            )}
            <SidePanel isOpen={isPanelOpen} onOpenChange={setPanelOpen} isSheet={shape.hasSheet} />
          </div>
          <div ref={bars} className="flex flex-col items-center gap-2">
            {prompt && shape.hasSheet && <prompt.DockedPrompt editor={editor} insets={insets} />}
            {isRedraw && loaded.status === 'failed' && (
              <NotLoaded failure={loaded} className={FLOATING} />
            )}
            <Elsewhere editor={editor} />
            <ContextBar editor={editor} />
            {hasRail && hasBottomRail && <ToolRail editor={editor} orientation="horizontal" />}
          </div>
        </div>
      )}
      {prompt && !shape.hasSheet && <prompt.FloatingPrompt editor={editor} insets={insets} />}
      <Announcements editor={editor} />
    </main>
  );
};

export default Workspace;
