import { Page } from '../../layout/page.tsx';
import { EditSkeleton } from './edit-skeleton.tsx';

/** The edit page while its code is on its way. */
export const EditPageSkeleton = () => (
  <Page>
    <EditSkeleton />
  </Page>
);
