import { drawn, pause } from './pauses.ts';

// What the server sent is seen first. Then code begins in pieces, so that none holds up the page for
// long on a slow machine: the browser has them already, for the page names them (fill-page.ts).
await drawn();
await import('react-dom/client');
await pause();
await import('./main.tsx');
