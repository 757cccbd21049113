import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { forgetIfAsked } from './events/forget-local-work.ts';
import { localKeepers } from './events/local-keepers.ts';
import { createPageStorage } from './events/page-storage.ts';
import { showLanguage, startTexts } from './i18n/texts.ts';
import { languageOfPath } from './i18n/use-language.ts';
import { loadScreenOf } from './screens/lazy-screens.ts';
import { createSession } from './session.ts';
import { registerWorker } from './offline/register-worker.ts';
import { SessionContext } from './session-context.ts';
import './styles.css';
import { watchVisitor } from './take-over.ts';
import { followTheme } from './theme/follow-theme.ts';

/** By then the first screen is there, ms. */
const SETTLED_MS = 500;

/** Calls back once, when the page stands in the place of the one that the build rendered. */
const Begun = ({ then, children }: { then: () => void; children: ReactNode }) => {
  useLayoutEffect(() => then(), [then]);
  return children;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const forgetting = await forgetIfAsked(
  {
    localStorage: createPageStorage(() => window.localStorage),
    sessionStorage: createPageStorage(() => window.sessionStorage),
  },
  localKeepers(globalThis),
);
const session = createSession();
session.start();
followTheme(session.settings);
await Promise.all([
  startTexts().then(() => showLanguage(languageOfPath(location.pathname))),
  loadScreenOf(location.pathname),
]);
const doAgain = watchVisitor(root);
// As a transition it is rendered in slices, while what the server sent is on show.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <SessionContext value={session}>
        <Begun then={doAgain}>
          <App />
        </Begun>
      </SessionContext>
    </StrictMode>,
  );
});
// What does the work, and sends what waits for the network, comes after what is looked at first.
setTimeout(() => void session.getReady(), SETTLED_MS);
// Screen readers tell what comes to a page, not what it began with.
setTimeout(() => {
  if (forgetting === 'forgotten') session.notices.notify('success', 'message.accountDeleted');
  if (forgetting === 'partly') session.notices.notify('warning', 'message.accountPartly');
}, SETTLED_MS);
if (import.meta.env.PROD) registerWorker(window, (...said) => console.warn(...said));
