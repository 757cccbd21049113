import { Brush } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { useBringIntoView } from '../../ui/use-bring-into-view.ts';
import { CreationView } from './creation-view.tsx';
import { EmptyResults } from './empty-results.tsx';
import { type Preview, PreviewDialog } from './preview-dialog.tsx';
import { PromptForm } from './prompt-form.tsx';
import { TrueTags } from './true-tags.tsx';

const Headline = () => {
  const text = useText();
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <h1 className="text-28 font-semibold tracking-tight text-balance md:text-44">
        {text('home.headline')}
      </h1>
      <p className="max-w-3xl text-16 text-balance text-ink-muted">{text('home.intro')}</p>
      <TrueTags />
    </div>
  );
};

const StatusLine = () => {
  const text = useText();
  const { creations } = useSession();
  const { statusLine, executing } = useSnapshot(creations.state);
  const ref = useBringIntoView<HTMLParagraphElement>(executing);
  return (
    <p ref={ref} role="status" className="min-h-5 scroll-mt-20 text-14 text-ink">
      {statusLine && text(statusLine.key, statusLine.params)}
    </p>
  );
};

const Results = ({ onPickPrompt }: { onPickPrompt: (prompt: string) => void }) => {
  const text = useText();
  const { creations } = useSession();
  const { creations: list } = useSnapshot(creations.state);
  const [preview, setPreview] = useState<Preview | null>(null);
  return (
    <section aria-label={text('home.results')} className="flex flex-col gap-3">
      <StatusLine />
      {list.length === 0 && <EmptyResults onPick={onPickPrompt} />}
      {list.map((creation) => (
        <CreationView key={creation.id} creation={creation} onPreview={setPreview} />
      ))}
      <PreviewDialog preview={preview} onClose={() => setPreview(null)} />
    </section>
  );
};

const EditInvitation = () => {
  const text = useText();
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface-1 p-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-accent-tint text-accent-ink">
        <Brush aria-hidden size={22} />
      </span>
      <div className="min-w-[min(14rem,100%)] grow basis-72">
        <h2 className="text-16 font-semibold">{text('home.editTitle')}</h2>
        <p className="text-ink-muted">{text('home.editHint')}</p>
      </div>
      <Link href="/edit" className={buttonClasses('secondary', 'medium')}>
        {text('home.editAction')}
      </Link>
    </section>
  );
};

/** Words in, four pictures out. */
export const HomeScreen = () => {
  const { creations } = useSession();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const startFrom = (prompt: string): void => {
    creations.setForm({ prompt });
    promptRef.current?.focus();
  };
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-10 md:px-6 md:py-14">
      <Headline />
      <div className="mx-auto w-full max-w-4xl">
        <PromptForm promptRef={promptRef} />
      </div>
      <Results onPickPrompt={startFrom} />
      <EditInvitation />
    </div>
  );
};
