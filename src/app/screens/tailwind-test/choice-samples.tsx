import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Popover } from '../../ui/popover.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Swatches } from '../../ui/swatches.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Sample } from './sample.tsx';

/** The same tiles free and disabled. */
const Tiles = ({ isDisabled = false }: { isDisabled?: boolean }) => {
  const text = useText();
  // The sheet has them twice, and of one name only one is chosen on a page.
  const name = useId();
  const [value, setValue] = useState('2');
  return (
    <RadioTiles
      label={text('form.count')}
      name={name}
      value={value}
      onChange={setValue}
      isDisabled={isDisabled}
      className="flex gap-2"
      tileClassName="min-h-10 min-w-12 items-center justify-center text-14"
      tiles={['1', '2', '3'].map((id) => ({ id, label: id, children: id }))}
    />
  );
};

/** Choices, switches and numbers, in each state. */
export const ChoiceSamples = () => {
  const text = useText();
  const segments = {
    label: text('area.mode'),
    options: [
      { id: 'add', label: text('area.add'), icon: <Plus aria-hidden size={14} /> },
      { id: 'subtract', label: text('area.subtract') },
    ],
    defaultValue: 'add',
  };
  const number = { label: text('mask.by'), defaultValue: 8, minValue: 1, maxValue: 256 };
  return (
    <>
      <Sample name="segments">
        <Segments {...segments} className="w-56" />
        <Segments {...segments} className="w-56" isDisabled />
      </Sample>
      <Sample name="tiles">
        <Tiles />
        <Tiles isDisabled />
      </Sample>
      <Sample name="switch">
        <Switch label={text('brush.pressure')} />
        <Switch label={text('brush.pressure')} defaultSelected />
        <Switch label={text('brush.pressure')} isDisabled />
      </Sample>
      <Sample name="number">
        <NumberField {...number} className="w-40" />
        <NumberField {...number} className="w-20" isBare />
        <NumberField {...number} className="w-40" isDisabled />
      </Sample>
      <Sample name="swatches">
        <Swatches
          label={text('mask.tint')}
          defaultValue="coral"
          options={[
            { id: 'coral', label: text('tint.coral'), background: 'rgb(255 92 56)' },
            { id: 'azure', label: text('tint.azure'), background: 'rgb(20 158 255)' },
          ]}
        />
        <Popover title={text('mask.menu')} trigger={<Button>{text('mask.menu')}</Button>}>
          <p className="text-13">{text('region.none')}</p>
        </Popover>
      </Sample>
    </>
  );
};
