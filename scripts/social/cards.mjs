/**
 * @typedef {object} SocialCard the social picture of one page
 * @property {string} page id of the page (`src/app/pages/page-list.ts`)
 * @property {readonly string[]} pictures names of files in `public/examples`: one, or before and after
 * @property {'stroke' | 'frame'} [mark] what the tool lays over it: paint, or the frame of what was there
 */

const tool = (page, name, width = 1024) => ({
  page,
  pictures: [`${name}-before-${width}`, `${name}-after-${width}`],
});

/** Every page that search engines list. @type {readonly SocialCard[]} */
export const CARDS = [
  { page: 'home', pictures: ['explore-balloons-1024'] },
  { page: 'explore', pictures: ['explore-castle-832'] },
  { page: 'edit', pictures: ['explore-lighthouse-1024'], mark: 'stroke' },
  { page: 'area-redraw', pictures: ['explore-windmill-1024'], mark: 'stroke' },
  { page: 'remove', pictures: ['explore-sailboat-1024'], mark: 'stroke' },
  { page: 'expand', pictures: ['explore-island-1024'], mark: 'frame' },
  tool('flux-context', 'flux-context-snow'),
  tool('flux-context-multi', 'flux-context-multi-style'),
  tool('restore-image', 'restore-church'),
  tool('text-removal', 'text-removal-poster', 832),
  tool('watermark-remover', 'watermark-remover-sample'),
  { page: 'updates', pictures: ['explore-volcano-1024'] },
];
