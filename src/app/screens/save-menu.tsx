import type { ReactElement } from 'react';
import { MenuSection, Separator } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import type { DownloadFormat } from '../commands/actions.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { Menu, MenuItem, type MenuWrapperProps } from '../ui/menu.tsx';

/** Props of {@link SaveMenu}. */
export type SaveMenuProps = Pick<MenuWrapperProps, 'placement'> & {
  /** The button that opens it. */
  trigger: ReactElement;
  onSave: (format: DownloadFormat) => void;
};

const FORMATS = [
  { id: 'jpeg', name: 'JPEG' },
  { id: 'png', name: 'PNG' },
  { id: 'webp', name: 'WebP' },
] as const;

const DESCRIBE = 'describe';

/** Chooses the file type of a result that is saved, and whether a PNG says how it was made. */
export const SaveMenu = ({ trigger, placement, onSave }: SaveMenuProps) => {
  const text = useText();
  const { settings } = useSession();
  const { describesPng } = useSnapshot(settings.state);
  return (
    <Menu trigger={trigger} placement={placement}>
      <MenuSection aria-label={text('picture.menu')}>
        {FORMATS.map(({ id, name }) => (
          <MenuItem key={id} id={id} onAction={() => onSave(id)}>
            {text('picture.downloadAs', { format: name })}
          </MenuItem>
        ))}
      </MenuSection>
      <Separator className="my-1 h-px bg-line" />
      <MenuSection
        aria-label={text('picture.describePng')}
        selectionMode="multiple"
        selectedKeys={describesPng ? [DESCRIBE] : []}
        onSelectionChange={(keys) => settings.setDescribesPng(keys === 'all' || keys.has(DESCRIBE))}
      >
        <MenuItem id={DESCRIBE} shouldCloseOnSelect={false}>
          {text('picture.describePng')}
        </MenuItem>
      </MenuSection>
    </Menu>
  );
};
