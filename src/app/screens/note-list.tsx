import type { EngineNotes } from '../commands/picture-actions.ts';
import { englishNotes, type NoteWords, noteLoader, noteWords } from '../i18n/note-words.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useLoaded } from '../ui/use-loaded.ts';

/** Props of {@link NoteList}. */
export type NoteListProps = { detail: EngineNotes };

const List = ({ notes }: { notes: readonly NoteWords[] }) => (
  <ul className="flex list-disc flex-col gap-0.5 px-4 text-13 text-ink-muted">
    {notes.map(({ sentence, isEnglish }) => (
      // Another voice reads what is in another language than the page.
      <li key={sentence} dir="auto" lang={isEnglish ? 'en' : undefined}>
        {sentence}
      </li>
    ))}
  </ul>
);

type TranslatedProps = NoteListProps & {
  language: string;
  load: NonNullable<ReturnType<typeof noteLoader>>;
};

const Translated = ({ detail, language, load }: TranslatedProps) => {
  const texts = useLoaded(load, true);
  if (texts.status === 'loading') return null;
  const isReady = texts.status === 'ready';
  return (
    <List notes={isReady ? noteWords(detail, texts.value, language) : englishNotes(detail.notes)} />
  );
};

/** What the engine did, limited or ignored, in the page's language. */
export const NoteList = ({ detail }: NoteListProps) => {
  const { current } = useLanguage();
  const load = noteLoader(current);
  if (load === null) return <List notes={englishNotes(detail.notes)} />;
  return <Translated key={current} detail={detail} language={current} load={load} />;
};
