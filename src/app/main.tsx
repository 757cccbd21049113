import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { App } from './app.tsx';
import { forgetIfAsked } from './events/forget-local-work.ts';
import { liveWithTranslators } from './events/live-with-translators.ts';
import { localKeepers } from './events/local-keepers.ts';
import { createPageStorage } from './events/page-storage.ts';
import { FALLBACK_LANGUAGE } from './i18n/languages.ts';
import { loadOtherTexts, showLanguage, startTexts } from './i18n/texts.ts';
import { languageOfPath } from './i18n/use-language.ts';
import { registerWorker } from './offline/register-worker.ts';
import { beginsWith } from './pages/begins-with.ts';
import { beReady, idle, pause, somebody } from './pauses.ts';
import { isHome, loadScreenOf } from './screens/lazy-screens.ts';
import { createSession } from './session.ts';
import { SessionContext } from './session-context.ts';
import { showPage } from './show-page.ts';
import './styles.css';
import { watchVisitor } from './take-over.ts';
import { followTheme } from './theme/follow-theme.ts';

/** Calls back once, when the page stands in the place of the one that the build rendered. */
const Begun = ({ then, children }: { then: () => void; children: ReactNode }) => {
  useLayoutEffect(() => then(), [then]);
  return children;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
liveWithTranslators(document.body);

const forgetting = await forgetIfAsked(
  {
    localStorage: createPageStorage(() => window.localStorage),
    sessionStorage: createPageStorage(() => window.sessionStorage),
  },
  localKeepers(globalThis),
);
await pause();
const session = createSession();
await pause();
session.start();
followTheme(session.settings);
await pause();
const language = languageOfPath(location.pathname);
await startTexts();
const parts = await Promise.all([
  showLanguage(language),
  loadScreenOf(location.pathname),
  // Other screens than Home have texts of their own.
  language !== FALLBACK_LANGUAGE || isHome(location.pathname) || loadOtherTexts(),
]);
await pause();
const doAgain = watchVisitor(root);

/** What comes after the page: what does the work, sends what waits, and is read out. */
const goOn = async (): Promise<void> => {
  // Who gave a sign before the page was idle gives none again for a while.
  const sign = somebody();
  doAgain();
  await idle();
  // Screen readers tell what comes to a page, not what it began with.
  if (forgetting === 'forgotten') session.notices.notify('success', 'message.accountDeleted');
  if (forgetting === 'partly') session.notices.notify('warning', 'message.accountPartly');
  if (!session.expectsWork()) await sign;
  await loadOtherTexts();
  await session.getReady();
  beReady();
};

// As a transition it is rendered in slices, while what the server sent is on show.
startTransition(() =>
  showPage(
    root,
    <StrictMode>
      <SessionContext value={session}>
        <Begun then={() => void goOn()}>
          <App />
        </Begun>
      </SessionContext>
    </StrictMode>,
    // What did not come is not rendered as the build did.
    parts.every(Boolean) &&
      root.dataset['waiting'] === beginsWith(session, location.pathname + location.search),
  ),
);
if (import.meta.env.PROD) registerWorker(window, (...said) => console.warn(...said));
