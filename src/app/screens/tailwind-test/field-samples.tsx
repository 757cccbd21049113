import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Sample } from './sample.tsx';
import { ratioOptions } from './sample-options.ts';

const ROWS = [2, 10] as const;

const TextSamples = () => {
  const text = useText();
  const [value, setValue] = useState('');
  return (
    <div className="grid w-full gap-4 md:grid-cols-2">
      <TextArea
        label={text('form.prompt')}
        placeholder={text('form.promptPlaceholder')}
        rows={ROWS}
        value={value}
        onChange={setValue}
      />
      <TextArea
        label={text('form.prompt')}
        rows={ROWS}
        value={text('home.headline')}
        errorMessage={text('message.promptMissing')}
      />
      <TextArea label={text('form.prompt')} rows={ROWS} value={text('home.headline')} isDisabled />
    </div>
  );
};

const UrlSamples = () => {
  const text = useText();
  const [value, setValue] = useState('');
  const label = text('url.label');
  return (
    <div className="grid w-full gap-4 md:grid-cols-3">
      <TextInput
        type="url"
        label={label}
        placeholder={text('url.example')}
        value={value}
        onChange={setValue}
      />
      <TextInput type="url" label={label} errorMessage={text('message.urlInvalid')} />
      <TextInput type="url" label={label} isDisabled />
    </div>
  );
};

const SelectSamples = () => {
  const text = useText();
  const options = ratioOptions(text);
  const label = text('form.ratio');
  const placeholder = text('form.ratioDefault');
  return (
    <div className="grid w-full items-start gap-4 md:grid-cols-3">
      <Select label={label} placeholder={placeholder} options={options} />
      <Select label={label} placeholder={placeholder} options={options} defaultValue="16:9" />
      <Select label={label} placeholder={placeholder} options={options} isDisabled />
      <Select
        label={label}
        labelPlace="beside"
        placeholder={placeholder}
        options={options}
        defaultValue="1:1"
      />
      <SearchField label={text('list.search')} clearLabel={text('list.searchClear')} />
      <SearchField
        label={text('list.search')}
        clearLabel={text('list.searchClear')}
        defaultValue={text('kind.remove')}
      />
    </div>
  );
};

const SliderSamples = () => {
  const text = useText();
  const [size, setSize] = useState(100);
  const readout = text('editor.pixels', { size });
  return (
    <div className="grid w-full gap-4 md:grid-cols-2">
      <Slider
        label={text('editor.brushSize')}
        readout={readout}
        minValue={10}
        maxValue={300}
        value={size}
        onChange={setSize}
      />
      <Slider
        label={text('editor.brushSize')}
        readout={readout}
        minValue={10}
        maxValue={300}
        value={size}
        isDisabled
      />
    </div>
  );
};

/** Fields of forms and progress, in each state. */
export const FieldSamples = () => {
  const text = useText();
  return (
    <>
      <Sample name="text">
        <TextSamples />
        <UrlSamples />
      </Sample>
      <Sample name="select">
        <SelectSamples />
      </Sample>
      <Sample name="slider">
        <SliderSamples />
      </Sample>
      <Sample name="progress">
        <ProgressBar label={text('progress.queue', { position: 3 })} value={null} />
        <ProgressBar label={text('stage.drawing')} value={0.45} />
        <ProgressBar label={text('stage.finishing')} value={1} />
      </Sample>
    </>
  );
};
