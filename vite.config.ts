import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFolder } from './scripts/build/compress.ts';
import { eagerCode } from './scripts/build/eager-code.ts';
import { fetchCode } from './scripts/build/fetch-code.ts';
import { groupBoot, groupFirstView } from './scripts/build/first-view.ts';
import { installPlugin } from './scripts/build/install-plugin.ts';
import { slimAria } from './scripts/build/slim-aria.ts';
import { slimI18next } from './scripts/build/slim-i18next.ts';
import { slimPixi } from './scripts/build/slim-pixi.ts';
import { splitTexts } from './scripts/build/split-texts.ts';
import { writeSite } from './scripts/build/write-site.ts';
import { writeWorker } from './scripts/build/write-worker.ts';

/** What is served. */
const DIST = 'dist';

/** The half of the build that runs here, out of the served folder. */
const PAGES_FOLDER = '.cache/pages';

/** What every page begins with. */
const ENTRY = join(import.meta.dirname, 'src/app/main.tsx');

/** What loads that. */
const BOOT = join(import.meta.dirname, 'src/app/boot.ts');

/** What is put around each import that splits the code. */
const FETCH_CODE = join(import.meta.dirname, 'src/app/fetch-code.ts');

/** What @pixi/react is given of Pixi. */
const PIXI_PARTS = join(import.meta.dirname, 'src/canvas/view/pixi/pixi-for-react.ts');

/** What react-aria is given instead of hooks of its own. */
const ARIA_PARTS = join(import.meta.dirname, 'src/app/ui/aria');

/** The English texts, and what hands them on. */
const ENGLISH = {
  texts: join(import.meta.dirname, 'locales/en.json'),
  modules: join(import.meta.dirname, 'src/app/i18n/english'),
  entry: ENTRY,
};

/** Where the development server finds the API and the live channel. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080';

/**
 * The browser build. The server replaces `__CSP_NONCE__` in index.html on every request; nothing is
 * inlined as a data address, which the Content-Security-Policy refuses for fonts and scripts.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    installPlugin(),
    fetchCode(FETCH_CODE),
    slimPixi(PIXI_PARTS),
    slimAria(ARIA_PARTS),
    slimI18next(),
    splitTexts(ENGLISH),
    eagerCode(['react', 'start']),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es' },
  // Two halves: what browsers load, and what renders its pages once, here and now.
  environments: {
    pages: {
      consumer: 'server',
      build: {
        outDir: PAGES_FOLDER,
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: { input: 'src/app/pages/render-site.tsx' },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, pages } }) {
      if (client === undefined || pages === undefined) throw new Error('A half is not configured.');
      await build(client);
      await build(pages);
      const begun = performance.now();
      await writeSite({ dist: DIST, renderer: join(PAGES_FOLDER, 'render-site.js') });
      // Last, since it names all that is kept; packed files lie beside what they are made of.
      await writeWorker(DIST);
      await compressFolder(DIST);
      const seconds = (performance.now() - begun) / 1_000;
      console.log(`Rendered and compressed the pages in ${seconds.toFixed(1)} s`);
    },
  },
  build: {
    outDir: DIST,
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    // Browsers that know no such links load the same a little later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The controls are in no group: a page loads those that it shows, not all there are.
          groups: [
            { name: groupBoot(BOOT) },
            {
              name: 'react',
              // That of @pixi/react has a scheduler of its own, which comes with it.
              test: /(?<!react-reconciler[\\/])node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
            },
            { name: 'checks', test: /node_modules[\\/]zod[\\/]/ },
            { name: groupFirstView(ENTRY) },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiOrigin, '/mqtt': { target: apiOrigin, ws: true } } },
});
