import { useCallback, useEffect, useState } from 'react';
import type { Editor } from '../../../canvas/index.ts';
import { somebody } from '../../pauses.ts';
import type { Session } from '../../session.ts';
import { useSession } from '../../session-context.ts';
import { Workspace } from './lazy-workspace.ts';

/** The editor as far as it is loaded. */
export type EditorLoading =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; editor: Editor };

/**
 * The editor and what shows it. Where no work is expected to come back, choosing a picture needs none
 * of it yet: there it comes piece by piece, so that none holds up the page. Null where it `isWanted` no more.
 */
const openEditor = async (session: Session, isWanted: () => boolean): Promise<Editor | null> => {
  if (session.expectsWork()) {
    const [editor] = await Promise.all([session.openEditor(), Workspace.load()]);
    return editor;
  }
  await somebody();
  // The first sign may be the click that leaves.
  if (!isWanted()) return null;
  const editor = await session.openEditor();
  await Workspace.load();
  return editor;
};

/** Loads the editor's code once; where that fails, `retry` tries again. */
export const useEditor = (): EditorLoading => {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Editor | 'failed' | null>(null);
  const retry = useCallback(() => {
    setLoaded(null);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    let isCurrent = attempt >= 0;
    const settle = (result: Editor | 'failed' | null): void => {
      if (isCurrent) setLoaded(result);
    };
    openEditor(session, () => isCurrent).then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [session, attempt]);
  if (loaded === null) return { status: 'loading' };
  return loaded === 'failed' ? { status: 'failed', retry } : { status: 'ready', editor: loaded };
};
