import { useEffect, useMemo, useState } from 'react';
import { systemClock } from '../../net/index.ts';
import { createDebounced } from '../events/debounce.ts';
import { useText } from '../i18n/use-text.ts';
import { SearchField } from '../ui/search-field.tsx';

/** Props of {@link SearchWords}. */
export type SearchWordsProps = {
  /** What is looked for now. */
  value: string;
  /** Keep its identity still: another one forgets what was typed last. */
  onSearch: (words: string) => void;
  className?: string;
};

/** Pause after the last letter before a list is asked for, in milliseconds. */
const PAUSE_MS = 300;

/** Looks for prompts; asks once the typing pauses, and at once by Enter. */
export const SearchWords = ({ value, onSearch, className = '' }: SearchWordsProps) => {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const search = useMemo(() => createDebounced(systemClock, PAUSE_MS, onSearch), [onSearch]);
  // Going back in the history changes what is looked for without a letter typed.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => search.cancel, [search]);
  return (
    <SearchField
      className={className}
      label={text('list.search')}
      clearLabel={text('list.searchClear')}
      value={typed}
      onChange={(words) => {
        setTyped(words);
        search.later(words);
      }}
      onSubmit={search.flush}
      onClear={() => {
        search.later('');
        search.flush();
      }}
    />
  );
};
