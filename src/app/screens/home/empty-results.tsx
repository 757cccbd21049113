import { Images } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EXAMPLE_PROMPTS } from './example-prompts.ts';

/** Holds the place of the pictures before there are any, with prompts to begin with. */
export const EmptyResults = ({ onPick }: { onPick: (prompt: string) => void }) => {
  const text = useText();
  return (
    <div className="flex min-h-[250px] flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-line p-6 text-center">
      <Images aria-hidden size={28} className="text-ink-faint" />
      <h2 className="text-16 font-semibold">{text('home.emptyTitle')}</h2>
      <p className="text-13 text-ink-muted">{text('home.emptyHint')}</p>
      <div className="flex max-w-full flex-wrap justify-center gap-2">
        {EXAMPLE_PROMPTS.map((prompt) => (
          <Button
            key={prompt}
            size="small"
            className="max-w-full font-normal! whitespace-normal!"
            onPress={() => onPick(prompt)}
          >
            <span lang="en" dir="ltr">
              {prompt}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
};
