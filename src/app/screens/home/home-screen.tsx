import { Brush } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { LateExplore } from '../explore/late-explore.tsx';
import { LateEarlier } from './earlier/late-earlier.tsx';
import { LateResults } from './late-results.tsx';
import { LateSections } from './late-sections.tsx';
import { PromptForm } from './prompt-form.tsx';
import { Section } from './sections/section.tsx';
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
      <Link href="/edit" className={`${buttonClasses('secondary', 'medium')} hover:bg-surface-3`}>
        {text('home.editAction')}
      </Link>
    </section>
  );
};

/** The first page: words become pictures, then what else there is. */
export const HomeScreen = () => {
  const text = useText();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10 md:px-6 md:py-12">
      <Headline />
      <div className="mx-auto w-full max-w-4xl">
        <PromptForm promptRef={promptRef} />
      </div>
      <div>
        <LateResults />
        <LateEarlier />
      </div>
      <EditInvitation />
      <div className="flex flex-col gap-20 pt-8 pb-10">
        <Section title={text('home.exploreTitle')} hint={text('home.exploreHint')}>
          <LateExplore promptRef={promptRef} />
        </Section>
        <LateSections />
      </div>
    </div>
  );
};
