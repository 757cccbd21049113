import { Languages } from 'lucide-react';
import { LANGUAGES } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { LateMenu } from '../ui/late-menu.tsx';

const loadList = () => import('./language-menu-list.tsx');

/** Shows the page's language by its own name; choosing another goes to the same place in it. */
export const LanguageMenu = () => {
  const text = useText();
  const { current } = useLanguage();
  const shown = LANGUAGES.find((language) => language.code === current)?.name ?? current;
  return (
    <LateMenu
      load={loadList}
      trigger={
        <Button
          variant="quiet"
          size="small"
          aria-label={`${text('language.title')}: ${shown}`}
          icon={<Languages aria-hidden size={18} className="text-ink-muted" />}
        >
          <span className="max-sm:sr-only lg:max-xl:sr-only">{shown}</span>
        </Button>
      }
    />
  );
};
