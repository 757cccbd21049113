import { Brush, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Swatches } from '../../ui/swatches.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Forced, type ForcedState } from './forced.tsx';
import { Sample } from './sample.tsx';
import { ratioOptions } from './sample-options.ts';

const ROWS = [2, 10] as const;
const KEYS = ['B'];
const nothing = () => {};

type StatesProps = {
  name: string;
  at: string;
  states: readonly ForcedState[];
  children: ReactNode;
};

const POINTED = ['hovered', 'pressed', 'focus-visible'] as const;
const TYPED = ['hovered', 'focus-visible'] as const;

/** The same control in each state, one after the other. */
const States = ({ name, at, states, children }: StatesProps) => (
  <Sample name={`${name}: ${states.join(', ')}`}>
    {states.map((state) => (
      <Forced key={state} state={state} at={at}>
        {children}
      </Forced>
    ))}
  </Sample>
);

const PointedControls = () => {
  const text = useText();
  const segments = {
    label: text('area.mode'),
    options: [
      { id: 'add', label: text('area.add') },
      { id: 'subtract', label: text('area.subtract') },
    ],
    defaultValue: 'add',
  };
  return (
    <>
      <States name="icon button" at="button" states={POINTED}>
        <IconButton label={text('command.toolBrush')} icon={<Brush aria-hidden size={18} />} />
        <IconButton
          variant="overlay"
          label={text('command.toolBrush')}
          icon={<Brush aria-hidden size={18} />}
        />
      </States>
      <States name="toggle" at="button" states={POINTED}>
        <ToggleButton label={text('command.toolBrush')} icon={<Brush aria-hidden size={20} />} />
        <ToggleButton
          isSelected
          label={text('command.toolBrush')}
          icon={<Brush aria-hidden size={20} />}
        />
      </States>
      <States name="segments" at="label" states={TYPED}>
        <Segments {...segments} className="w-56" />
      </States>
      <States name="switch" at="label" states={['focus-visible']}>
        <Switch label={text('brush.pressure')} />
        <Switch label={text('brush.pressure')} defaultSelected />
      </States>
      <States name="swatches" at="label" states={['focus-visible']}>
        <Swatches
          label={text('mask.tint')}
          defaultValue="coral"
          options={[
            { id: 'coral', label: text('tint.coral'), background: 'rgb(255 92 56)' },
            { id: 'azure', label: text('tint.azure'), background: 'rgb(20 158 255)' },
          ]}
        />
      </States>
    </>
  );
};

const TypedControls = () => {
  const text = useText();
  return (
    <>
      <States name="text" at="input, textarea" states={TYPED}>
        <TextInput label={text('account.name')} />
        <TextArea label={text('form.prompt')} rows={ROWS} value="" onChange={nothing} />
        <SearchField label={text('list.search')} clearLabel={text('list.searchClear')} />
      </States>
      <Sample name="text, not to be changed">
        <TextInput isDisabled label={text('account.name')} value={text('home.headline')} />
        <SearchField
          isDisabled
          label={text('list.search')}
          clearLabel={text('list.searchClear')}
          defaultValue={text('kind.remove')}
        />
      </Sample>
      <States name="number" at="button" states={['hovered', 'pressed']}>
        <NumberField label={text('mask.by')} defaultValue={8} className="w-40" />
      </States>
      <States name="number" at="[role=group]" states={['focus-within']}>
        <NumberField label={text('mask.by')} defaultValue={8} className="w-40" />
      </States>
      <States name="select" at="button" states={TYPED}>
        <Select
          label={text('form.ratio')}
          placeholder={text('form.ratioDefault')}
          options={ratioOptions(text)}
        />
      </States>
      <States name="slider" at=".rounded-full" states={['dragging', 'focus-visible']}>
        <Slider
          className="w-56"
          label={text('editor.brushSize')}
          readout={text('editor.pixels', { size: 100 })}
          minValue={10}
          maxValue={300}
          value={100}
          onChange={nothing}
        />
      </States>
    </>
  );
};

const Explained = () => {
  const text = useText();
  return (
    <Sample name="file button, tooltip">
      <FileButton className={buttonClasses('secondary', 'medium')} onFiles={nothing}>
        <Upload aria-hidden size={16} />
        {text('editor.new')}
      </FileButton>
      <FileButton className={buttonClasses('secondary', 'medium')} onFiles={nothing} isDisabled>
        <Upload aria-hidden size={16} />
        {text('editor.new')}
      </FileButton>
      <Tooltip text={text('shortcuts.stamp')} keys={KEYS}>
        <Button>{text('command.toolBrush')}</Button>
      </Tooltip>
    </Sample>
  );
};

/** What pointer and keyboard make of controls, without either. */
export const StateSamples = () => (
  <>
    <PointedControls />
    <TypedControls />
    <Explained />
  </>
);
