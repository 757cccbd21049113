import { Separator } from 'react-aria-components';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { LateMenuPart } from '../../ui/late-menu.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

/** How many of the prompts of before are offered. */
const OFFERED = 12;

/** The prompts that were sent from this browser, open; loaded when first wanted. */
const HistoryMenuList = ({ trigger }: LateMenuPart) => {
  const text = useText();
  const { creations, promptHistory } = useSession();
  const prompts = promptHistory.entries().slice(0, OFFERED);
  return (
    <Menu defaultOpen placement="bottom start" trigger={trigger}>
      {prompts.length === 0 && (
        <MenuItem id="none" isDisabled>
          {text('form.historyEmpty')}
        </MenuItem>
      )}
      {prompts.map((prompt) => (
        <MenuItem
          key={prompt}
          id={`prompt ${prompt}`}
          textValue={prompt}
          onAction={() => creations.setForm({ prompt })}
        >
          <span dir="auto" className="line-clamp-2 max-w-96">
            {prompt}
          </span>
        </MenuItem>
      ))}
      {prompts.length > 0 && <Separator className="my-1 h-px bg-line" />}
      {prompts.length > 0 && (
        <MenuItem id="clear" onAction={() => promptHistory.clear()}>
          {text('form.historyClear')}
        </MenuItem>
      )}
    </Menu>
  );
};

export default HistoryMenuList;
