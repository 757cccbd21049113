import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CompareSlider } from '../../ui/compare-slider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FLOATING } from '../../ui/floating.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Sample } from './sample.tsx';

const KEYS = ['0'];

const Opened = () => {
  const text = useText();
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const shared = {
    title: text('login.title'),
    closeLabel: text('action.close'),
    onOpenChange: (isOpen: boolean) => !isOpen && setOpen(null),
  };
  return (
    <>
      <Button onPress={() => setOpen('dialog')}>{text('login.title')}</Button>
      <Button onPress={() => setOpen('sheet')}>{text('editor.panel')}</Button>
      <Dialog {...shared} isOpen={open === 'dialog'} className="w-[400px]">
        <p className="px-6 pb-6">{text('login.guestWorks')}</p>
      </Dialog>
      <Sheet {...shared} isOpen={open === 'sheet'}>
        <p className="px-4 pb-6">{text('login.guestWorks')}</p>
      </Sheet>
    </>
  );
};

/** What floats: menus, dialogs, sheets, bars. */
export const FloatingSamples = () => {
  const text = useText();
  return (
    <Sample name="floating">
      <Menu
        trigger={<Button>{text('editor.zoom')}</Button>}
        selectionMode="single"
        defaultSelectedKeys={['fit']}
      >
        <MenuItem id="fit" keys={KEYS}>
          {text('editor.fit')}
        </MenuItem>
        <MenuItem id="in">{text('command.zoomIn')}</MenuItem>
        <MenuItem id="out" isDisabled>
          {text('command.zoomOut')}
        </MenuItem>
      </Menu>
      <Opened />
      <div className={`${FLOATING} p-3`}>{text('editor.tools')}</div>
      <CompareSlider
        label={text('detail.divider')}
        beforeLabel={text('detail.before')}
        afterLabel={text('detail.after')}
        range={[5, 95]}
        hint={text('tool.dragToCompare')}
        className="h-32 w-64 rounded-md"
        before={<div className="size-full bg-surface-3" />}
        after={<div className="absolute inset-0 bg-accent-tint" />}
      />
    </Sample>
  );
};
