import { useText } from '../../i18n/use-text.ts';
import { ButtonSamples } from './button-samples.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FloatingSamples } from './floating-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TokenSamples } from './token-samples.tsx';

const THEMES = ['light', 'dark'] as const;

/** Every control of the design system in every state, in both themes side by side. */
const SheetScreen = () => {
  const text = useText();
  return (
    <>
      <div className="px-6 py-8">
        <h1 className="text-28 font-semibold">{text('sheet.title')}</h1>
        <p className="text-ink-muted">{text('sheet.intro')}</p>
      </div>
      <div className="grid xl:grid-cols-2">
        {THEMES.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="flex min-w-0 flex-col gap-8 bg-surface p-6 text-ink"
          >
            <TokenSamples />
            <ButtonSamples />
            <FieldSamples />
            <ChoiceSamples />
            <StateSamples />
            <MessageSamples />
            <FloatingSamples />
          </div>
        ))}
      </div>
    </>
  );
};

export default SheetScreen;
