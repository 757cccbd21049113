import { CircleAlert, MonitorX } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import type { Editor } from '../../../canvas/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { Page } from '../../layout/page.tsx';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EditSkeleton } from './edit-skeleton.tsx';
import { useEditView, useEnterView } from './edit-view.ts';
import { Gallery } from './lazy-gallery.ts';
import { Workspace } from './lazy-workspace.ts';
import { StartScreen } from './start/start-screen.tsx';
import { type EditorLoading, useEditor } from './use-editor.ts';

const LoadFailure = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  return (
    <div className="flex min-h-[70dvh] items-center justify-center">
      <Notice
        icon={<CircleAlert aria-hidden size={28} />}
        title={text('editor.failedTitle')}
        hint={text('editor.failedHint')}
        action={
          <Button variant="primary" onPress={onRetry}>
            {text('action.tryAgain')}
          </Button>
        }
      />
    </div>
  );
};

const NoCanvas = () => {
  const text = useText();
  return (
    <div role="alert" className="flex min-h-[70dvh] items-center justify-center">
      <Notice
        icon={<MonitorX aria-hidden size={28} />}
        title={text('editor.noCanvasTitle')}
        hint={text('editor.noCanvasHint')}
        action={
          <Button variant="primary" onPress={() => location.reload()}>
            {text('action.reload')}
          </Button>
        }
      />
    </div>
  );
};

/** Nothing is open before the editor is there. */
const NOTHING_OPEN = proxy<{ document: Editor['state']['document'] }>({ document: null });

/** Who puts a picture away by keyboard goes on at the ways to another one, not at the top of the page. */
const useFocusOnStart = (hasPicture: boolean): void => {
  const had = useRef(false);
  useEffect(() => {
    if (had.current && !hasPicture && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-start-screen] button')?.focus();
    }
    had.current = hasPicture;
  }, [hasPicture]);
};

const StartOrWorkspace = ({ editor }: { editor: Editor | null }) => {
  // By its id: the document itself is another object after each stroke.
  const documentId = useSnapshot(editor === null ? NOTHING_OPEN : editor.state).document?.id;
  // Bit by bit: mounted at once the workspace would hold up the page. It goes at once, though.
  const isMounting = useDeferredValue(documentId) === undefined;
  const { opening, documentName } = useSnapshot(useSession().editor.state);
  // Who came here with a picture, as by dropping it on Home, is not to be asked for one meanwhile.
  const [hasBrought, setBrought] = useState(opening);
  // What could not be opened is over: the dialog that opens another one is on the start page.
  if (hasBrought && !opening && documentName === null) setBrought(false);
  const [hasCanvas, setHasCanvas] = useState(true);
  const onUnavailable = useCallback(() => setHasCanvas(false), []);
  useFocusOnStart(documentId !== undefined);
  if (!hasCanvas) {
    return (
      <Page>
        <NoCanvas />
      </Page>
    );
  }
  if (editor !== null && documentId !== undefined && !isMounting) {
    return <Workspace editor={editor} onUnavailable={onUnavailable} />;
  }
  return <Page>{hasBrought ? <EditSkeleton /> : <StartScreen />}</Page>;
};

/** The edit page in all its views: choose a picture, then what to do with it. */
const EditScreen = () => {
  const loading = useEditor();
  const { view, goTo } = useEditView();
  const isGallery = new URLSearchParams(useSearch()).get('view') === 'all';
  useEnterView(loading.status === 'ready' ? loading.editor : null);
  if (isGallery) {
    return (
      <Page>
        <ScreenTitle name="title.gallery" scope="other" />
        <Gallery onBack={() => goTo(view)} />
      </Page>
    );
  }
  return (
    <>
      <ScreenTitle name={`title.${view}`} scope="editor" />
      <Loading loading={loading} />
    </>
  );
};

const Loading = ({ loading }: { loading: EditorLoading }) => {
  const session = useSession();
  if (loading.status === 'ready') return <StartOrWorkspace editor={loading.editor} />;
  // Where no work is expected to come back, choosing a picture need not wait for the editor.
  if (loading.status === 'loading' && !session.expectsWork()) {
    return <StartOrWorkspace editor={null} />;
  }
  return (
    <Page>
      {loading.status === 'failed' ? <LoadFailure onRetry={loading.retry} /> : <EditSkeleton />}
    </Page>
  );
};

export default EditScreen;
