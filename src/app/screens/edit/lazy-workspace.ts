import { Page } from '../../layout/page.tsx';
import { lazyScreen } from '../lazy-screen.tsx';
import { EditSkeleton } from './edit-skeleton.tsx';

/** The open editor; the canvas comes with it. */
export const Workspace = lazyScreen(() => import('./workspace.tsx'), {
  Waiting: EditSkeleton,
  Frame: Page,
});
