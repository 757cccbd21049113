/**
 * @typedef {object} SocialCard the social picture of one page
 * @property {string} page id of the page (`src/app/pages/page-list.ts`)
 * @property {readonly string[]} pictures names of files in `public/examples`: one, or before and after
 * @property {'top'} [from] which part of a picture that is too high is shown; the middle if not said
 * @property {'stroke' | 'frame'} [mark] what the tool lays over it: paint, or the frame of what was there
 */

const tool = (page, name) => ({
  page,
  pictures: [`${name}-before-1024`, `${name}-after-1024`],
});

/** Every page that search engines list. @type {readonly SocialCard[]} */
export const CARDS = [
  { page: 'home', pictures: ['explore-balloons-1024'], from: 'top' },
  { page: 'explore', pictures: ['explore-fantasy-castle-832'] },
  { page: 'edit', pictures: ['explore-lighthouse-1024'], mark: 'stroke' },
  { page: 'area-redraw', pictures: ['explore-windmill-1024'], mark: 'stroke' },
  { page: 'remove', pictures: ['explore-horse-1024'], mark: 'stroke' },
  { page: 'expand', pictures: ['explore-cherry-blossoms-1024'], mark: 'frame' },
  tool('flux-context', 'flux-context-sunset'),
  tool('flux-context-multi', 'flux-context-multi-style'),
  tool('restore-image', 'restore-pyramids'),
  { ...tool('text-removal', 'text-removal-holiday'), from: 'top' },
  tool('watermark-remover', 'watermark-remover-stock'),
  { page: 'updates', pictures: ['explore-venice-1024'] },
];
