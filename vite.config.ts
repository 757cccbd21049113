import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { installPlugin } from './scripts/build/install-plugin.ts';
import { offlinePlugin } from './scripts/build/offline-plugin.ts';

/** Where the development server finds the API and the live channel. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080';

/**
 * The browser build. The server replaces `__CSP_NONCE__` in index.html on every request; nothing is
 * inlined as a data address, which the Content-Security-Policy refuses for fonts and scripts.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), installPlugin(), offlinePlugin()],
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The controls are in no group: a page loads those that it shows, not all there are.
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: { proxy: { '/api': apiOrigin, '/mqtt': { target: apiOrigin, ws: true } } },
});
