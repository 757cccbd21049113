import type { Plugin } from 'vite';

/**
 * Gives @pixi/react only the parts of Pixi that a module of ours exports. A name that it wants and
 * that is not among them fails the build. The development server gives it all of Pixi.
 * @param parts path of that module
 */
export const slimPixi = (parts: string): Plugin => ({
  name: 'overpaint-slim-pixi',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === 'pixi.js' && /[\\/]@pixi[\\/]react[\\/]/.test(importer) ? parts : null,
  transform: {
    filter: { id: /[\\/]pixi\.js[\\/]lib[\\/]index\.mjs$/ },
    // It registers what there is for sheets, videos and masks; nothing here is drawn with them.
    handler: () => ({ moduleSideEffects: false }),
  },
});
