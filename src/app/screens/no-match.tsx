import { SearchX } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** A list that has nothing of what was looked for, and the way back to all of it. */
export const NoMatch = ({ onShowAll }: { onShowAll: () => void }) => {
  const text = useText();
  return (
    <Notice
      icon={<SearchX aria-hidden size={24} />}
      title={text('list.noMatch')}
      hint={text('list.noMatchHint')}
      action={<Button onPress={onShowAll}>{text('list.showAll')}</Button>}
    />
  );
};
