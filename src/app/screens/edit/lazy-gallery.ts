import { lazyScreen } from '../lazy-screen.tsx';

/** All edits of this user. */
export const Gallery = lazyScreen(() => import('../gallery/gallery.tsx'));
