import { useCallback, useEffect, useState } from 'react';
import type { Editor } from '../../../canvas/index.ts';
import { inTime } from '../../../net/index.ts';
import { isLostCode } from '../../lost-code.ts';
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
    const [editor] = await Promise.all([session.openEditor(), inTime(Workspace.load())]);
    return editor;
  }
  await somebody();
  // The first sign may be the click that leaves.
  if (!isWanted()) return null;
  const editor = await session.openEditor();
  await inTime(Workspace.load());
  return editor;
};

const LOADING: EditorLoading = { status: 'loading' };

/** Loads the editor's code; where that fails, `retry` tries again, by a reload if nothing less helps. */
export const useEditor = (): EditorLoading => {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<EditorLoading>(LOADING);
  const retry = useCallback(() => {
    setLoading(LOADING);
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    let isCurrent = attempt >= 0;
    const settle = (result: EditorLoading): void => {
      if (isCurrent) setLoading(result);
    };
    const reload = (): void => location.reload();
    openEditor(session, () => isCurrent).then(
      (editor) => settle(editor === null ? LOADING : { status: 'ready', editor }),
      (error: unknown) => settle({ status: 'failed', retry: isLostCode(error) ? reload : retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [session, attempt, retry]);
  return loading;
};
