import { OFFERED_LANGUAGES } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { LateMenuPart } from '../ui/late-menu.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';

/** The languages by their own names, open; loaded when first wanted. */
const LanguageMenuList = ({ trigger }: LateMenuPart) => {
  const { current, choose } = useLanguage();
  return (
    <Menu
      defaultOpen
      trigger={trigger}
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

export default LanguageMenuList;
