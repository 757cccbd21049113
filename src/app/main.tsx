import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { forgetIfAsked } from './events/forget-local-work.ts';
import { localKeepers } from './events/local-keepers.ts';
import { createPageStorage } from './events/page-storage.ts';
import { showLanguage, startTexts } from './i18n/texts.ts';
import { languageOfPath } from './i18n/use-language.ts';
import { createSession } from './session.ts';
import { registerWorker } from './offline/register-worker.ts';
import { SessionContext } from './session-context.ts';
import './styles.css';
import { followTheme } from './theme/follow-theme.ts';

/** By then the first screen is there, ms. */
const SETTLED_MS = 500;

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
await startTexts();
await showLanguage(languageOfPath(location.pathname));
createRoot(root).render(
  <StrictMode>
    <SessionContext value={session}>
      <App />
    </SessionContext>
  </StrictMode>,
);
// Screen readers tell what comes to a page, not what it began with.
setTimeout(() => {
  if (forgetting === 'forgotten') session.notices.notify('success', 'message.accountDeleted');
  if (forgetting === 'partly') session.notices.notify('warning', 'message.accountPartly');
}, SETTLED_MS);
if (import.meta.env.PROD) registerWorker(window, (...said) => console.warn(...said));
