import { useSession } from '../session-context.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useWindowFileDrop } from '../ui/use-window-file-drop.ts';

const loadHint = () => import('./drop-hint.tsx');

/**
 * Opens pictures that are dropped on any screen, unless that takes them itself: the browser would leave
 * the page for the file, and with it what only this tab has.
 */
export const FileDrop = () => {
  const { actions } = useSession();
  const isOver = useWindowFileDrop((files) => void actions.openFiles(files), 'window');
  const hint = useLoaded(loadHint, isOver);
  return isOver && hint.status === 'ready' && <hint.value.DropHint />;
};
