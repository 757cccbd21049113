import {
  PICTURES_PER_REQUEST,
  RATIOS,
  STYLES,
  TASK_KINDS,
} from '../../../../net/contracts/terms.ts';
import { CONTENT } from '../../../content/content.ts';
import type { ContentStat } from '../../../content/content-types.ts';
import { useNumbers } from '../../../i18n/use-numbers.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/tag.tsx';

/** Figures of the software itself: counted, so that they are true. */
const useFacts = (): readonly ContentStat[] => {
  const { plain } = useNumbers();
  return [
    { value: plain(PICTURES_PER_REQUEST), labelKey: 'stat.pictures' },
    { value: plain(STYLES.length), labelKey: 'stat.styles' },
    { value: plain(Object.keys(RATIOS).length), labelKey: 'stat.ratios' },
    // All kinds of tasks but the one that begins with nothing.
    { value: plain(TASK_KINDS.length - 1), labelKey: 'stat.tools' },
  ];
};

/** A row of figures; those that are samples say so. */
export const Stats = () => {
  const text = useText();
  const facts = useFacts();
  const { show, samples } = CONTENT.stats;
  if (show === 'none') return null;
  return (
    <section
      aria-label={text('stat.title')}
      className="flex flex-col items-center gap-4 rounded-lg border border-line bg-surface-1 px-6 py-8"
    >
      <dl className="grid w-full grid-cols-2 gap-8 sm:flex sm:justify-around">
        {(show === 'facts' ? facts : samples).map(({ value, labelKey }) => (
          <div
            key={labelKey}
            className="flex flex-col-reverse items-center justify-end gap-1 text-center"
          >
            <dt className="text-14 text-ink-muted">{text(labelKey)}</dt>
            <dd className="text-44 font-semibold tracking-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {show === 'samples' && <Tag>{text('stat.sample')}</Tag>}
    </section>
  );
};
