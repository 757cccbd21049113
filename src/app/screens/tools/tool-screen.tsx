import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { idle } from '../../pauses.ts';
import { useSession } from '../../session-context.ts';
import type { ToolKind } from '../../stores/tool-traits.ts';
import { shownStep, type ToolImage } from '../../stores/tool-work.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { ExampleSection } from './example-section.tsx';
import { Faq } from './faq.tsx';
import { ResultArea } from './result-area.tsx';
import { ToolForm } from './tool-form.tsx';
import { TOOL_WORDS } from './tool-words.ts';
import { TryThese } from './try-these.tsx';
import { UploadArea } from './upload-area.tsx';
import { ToolContext, useTool } from './use-tool.ts';

// The canvas comes with it.
const loadDialog = () => import('./marking-dialog.tsx');

type Marked = { image: ToolImage; maskUrl: string | null };

const Layout = () => {
  const text = useText();
  const { kind, state, store, actions } = useTool();
  const { expectsToolWork } = useSession();
  useEffect(() => {
    // It asks for what does the work: not in one task with the page.
    if (expectsToolWork()) void idle().then(() => actions.resume(kind));
  }, [actions, expectsToolWork, kind]);
  const [correcting, setCorrecting] = useState<Marked | null>(null);
  const { finding, work } = state;
  const [first] = work.images;
  const marked = finding && first ? { image: first, maskUrl: finding.maskUrl } : correcting;
  // What is put away because its code did not come can be asked for again, or something else be marked.
  const cause = finding ?? correcting;
  const [putAway, setPutAway] = useState<typeof cause>(null);
  const isOpen = cause !== null && cause !== putAway;
  const setOpen = useCallback((open: boolean) => setPutAway(open ? null : cause), [cause]);
  const dialog = useOpened(loadDialog, isOpen, setOpen);
  const correct = (): void => {
    const step = shownStep(work);
    const image = step?.inputs[0];
    if (step && image) setCorrecting({ image, maskUrl: step.detail.maskUrl });
  };
  const close = (): void => {
    store.forgetFinding(kind);
    setCorrecting(null);
  };
  return (
    <div className="mx-auto flex max-w-page flex-col gap-12 px-4 py-8 md:px-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 lg:sticky lg:top-20">
          <div className="flex flex-col gap-1.5">
            <h1 className="text-28 font-semibold tracking-tight">{text(TOOL_WORDS[kind].title)}</h1>
            <p className="text-14 text-pretty text-ink-muted">{text(TOOL_WORDS[kind].hint)}</p>
          </div>
          <UploadArea />
          <TryThese />
          <ToolForm />
        </div>
        <ResultArea onCorrect={correct} />
      </div>
      <ExampleSection />
      <Faq />
      {marked && isOpen && dialog && (
        <dialog.MarkingDialog image={marked.image} maskUrl={marked.maskUrl} onClose={close} />
      )}
    </div>
  );
};

/** The screen of any instruction tool (document 2 section 2.12). */
const ToolScreen = ({ kind }: { kind: ToolKind }) => (
  <ToolContext value={kind}>
    <ScreenTitle name={TOOL_WORDS[kind].window} scope="other" />
    <Layout key={kind} />
  </ToolContext>
);

export default ToolScreen;
