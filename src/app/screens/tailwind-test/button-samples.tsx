import { Brush, Download, Eraser, Eye, Hand, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button, type ButtonVariant, buttonClasses } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { Sample } from './sample.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const STATES = ['rest', 'hovered', 'pressed', 'focus-visible', 'disabled'] as const;

const StateRow = ({ variant }: { variant: ButtonVariant }) => (
  <Sample name={variant}>
    {STATES.map((state) => (
      <span
        key={state}
        className={buttonClasses(variant, 'medium')}
        {...{ [`data-${state}`]: true }}
      >
        {state}
      </span>
    ))}
  </Sample>
);

const Toggles = () => {
  const text = useText();
  const [isOn, setOn] = useState(true);
  return (
    <>
      <ToggleButton
        label={text('command.toolBrush')}
        icon={<Brush aria-hidden size={20} />}
        keys={['B']}
        isSelected={isOn}
        onChange={setOn}
      />
      <ToggleButton
        label={text('command.toolEraser')}
        icon={<Eraser aria-hidden size={20} />}
        isSelected={!isOn}
        onChange={(on) => setOn(!on)}
      />
      <ToggleButton
        label={text('command.toolPan')}
        icon={<Hand aria-hidden size={20} />}
        isDisabled
      />
    </>
  );
};

/** Buttons of each kind and size in each state. */
export const ButtonSamples = () => {
  const text = useText();
  return (
    <>
      {VARIANTS.map((variant) => (
        <StateRow key={variant} variant={variant} />
      ))}
      <Sample name="size and pending">
        <Button size="small">{text('form.clear')}</Button>
        <Button>{text('form.clear')}</Button>
        <Button size="large" variant="primary">
          {text('form.submit')}
        </Button>
        <Button variant="primary" isPending>
          {text('form.submitting')}
        </Button>
      </Sample>
      <Sample name="icon and toggle">
        <IconButton label={text('command.undo')} icon={<Undo2 aria-hidden size={18} />} />
        <IconButton
          label={text('command.undo')}
          icon={<Undo2 aria-hidden size={18} />}
          isDisabled
        />
        <IconButton
          variant="overlay"
          label={text('picture.preview')}
          icon={<Eye aria-hidden size={18} />}
        />
        <IconButton
          variant="overlay"
          label={text('picture.download')}
          icon={<Download aria-hidden size={18} />}
        />
        <Toggles />
      </Sample>
    </>
  );
};
