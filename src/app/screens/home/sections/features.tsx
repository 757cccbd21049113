import { CONTENT } from '../../../content/content.ts';
import { ContentIcon } from '../../../content/content-icon.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Section } from './section.tsx';

/** What the product is good at. */
export const Features = () => {
  const text = useText();
  return (
    <Section title={text('features.title')}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {CONTENT.features.map(({ icon, titleKey, textKey }) => (
          <li key={titleKey} className="flex gap-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-accent-tint text-accent-ink">
              <ContentIcon name={icon} size={20} />
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="text-16 font-semibold">{text(titleKey)}</h3>
              <p className="text-14 text-ink-muted">{text(textKey)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
