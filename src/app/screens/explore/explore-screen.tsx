import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { PromptForm } from '../home/prompt-form.tsx';
import { ExploreGallery } from './explore-gallery.tsx';

/** Home shows what is made: a generation that begins here goes on there. */
const useFollowHome = (): void => {
  const { creations } = useSession();
  const [, navigate] = useLocation();
  const { executing } = useSnapshot(creations.state);
  const atFirst = useRef(executing);
  useEffect(() => {
    if (executing && !atFirst.current) navigate('/');
    atFirst.current = executing;
  }, [executing, navigate]);
};

/** The examples on a page of their own, with the form to go on from them. */
const ExploreScreen = () => {
  const text = useText();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  useFollowHome();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-10 md:px-6">
      <div className="flex flex-col gap-2 text-center">
        <h1 className="text-28 font-semibold tracking-tight md:text-44">{text('explore.title')}</h1>
        <p className="mx-auto max-w-2xl text-16 text-balance text-ink-muted">
          {text('explore.hint')}
        </p>
      </div>
      <div className="mx-auto w-full max-w-4xl">
        <PromptForm promptRef={promptRef} />
      </div>
      <ExploreGallery promptRef={promptRef} />
    </div>
  );
};

export default ExploreScreen;
