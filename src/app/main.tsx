import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { showLanguage, startTexts } from './i18n/texts.ts';
import { languageOfPath } from './i18n/use-language.ts';
import { createSession } from './session.ts';
import { SessionContext } from './session-context.ts';
import './styles.css';
import { followTheme } from './theme/follow-theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

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
