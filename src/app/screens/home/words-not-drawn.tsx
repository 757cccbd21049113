import { useEffect, useState } from 'react';
import type { EngineNotes } from '../../commands/picture-actions.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { NoteList } from '../note-list.tsx';
import { notesOnWords } from './notes-on-words.ts';

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
    void pictureActions.notesOf(taskId).then(
      (all) => isCurrent && setNotes(notesOnWords(all)),
      // The pictures are there, and their own page says it too.
      () => undefined,
    );
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
