import { useEffect, useState } from 'react';
import type { EngineNotes } from '../../commands/notes-on-words.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { NoteList } from '../note-list.tsx';

/** Props of {@link WordsNotDrawn}. */
export type WordsNotDrawnProps = {
  /** A creation that is finished. */
  taskId: string;
};

/**
 * Which words of the prompt the pictures lack; nothing where all were drawn. Beneath the pictures:
 * it comes a moment after them and must not move them.
 */
export const WordsNotDrawn = ({ taskId }: WordsNotDrawnProps) => {
  const text = useText();
  const { pictureActions } = useSession();
  const [notes, setNotes] = useState<EngineNotes | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void pictureActions.wordsNotDrawn(taskId).then((read) => isCurrent && setNotes(read));
    return () => {
      isCurrent = false;
    };
  }, [pictureActions, taskId]);
  if (notes === null || notes.notes.length === 0) return null;
  return (
    <section aria-label={text('detail.notes')}>
      <NoteList detail={notes} />
    </section>
  );
};
