import { lazyScreen } from '../lazy-screen.tsx';

/** The open editor; the canvas comes with it. */
export const Workspace = lazyScreen(() => import('./workspace.tsx'));
