import { Languages } from 'lucide-react';
import { OFFERED_LANGUAGES } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

/** Shows the page's language by its own name; choosing another goes to the same place in it. */
export const LanguageMenu = () => {
  const text = useText();
  const { current, choose } = useLanguage();
  const shown = OFFERED_LANGUAGES.find((language) => language.code === current);
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="small"
          aria-label={`${text('language.title')}: ${shown?.name ?? current}`}
          icon={<Languages aria-hidden size={18} className="text-ink-muted" />}
        >
          <span className="max-[23rem]:sr-only">{shown?.name}</span>
        </Button>
      }
      selectionMode="single"
      selectedKeys={[current]}
      disallowEmptySelection
    >
      {OFFERED_LANGUAGES.map(({ code, name }) => (
        <MenuItem key={code} id={code} textValue={name} onAction={() => choose(code)}>
          <span lang={code}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  );
};
