import { Bug, type LucideIcon, Sparkles, TrendingUp } from 'lucide-react';
import { CONTENT } from '../../content/content.ts';
import type { ContentUpdate } from '../../content/content-types.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useDates } from '../../i18n/use-dates.ts';
import { useText } from '../../i18n/use-text.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';

const TYPES: Readonly<
  Record<ContentUpdate['type'], { icon: LucideIcon; name: TextKey; tone: TagTone }>
> = {
  feature: { icon: Sparkles, name: 'updates.feature', tone: 'success' },
  improvement: { icon: TrendingUp, name: 'updates.improvement', tone: 'info' },
  bugfix: { icon: Bug, name: 'updates.bugfix', tone: 'danger' },
};

const Entry = ({ update }: { update: ContentUpdate }) => {
  const text = useText();
  const { day } = useDates();
  const { icon: Icon, name, tone } = TYPES[update.type];
  return (
    <li className="relative flex flex-col gap-2 border-s border-line ps-6 pb-8 last:pb-0">
      <span
        aria-hidden
        className="absolute -start-[5px] top-2 size-[9px] rounded-full border border-line-strong bg-surface"
      />
      <div className="flex flex-wrap items-center gap-3">
        <time dateTime={update.date} className="text-13 text-ink-muted tabular-nums">
          {day(`${update.date}T12:00`)}
        </time>
        <Tag tone={tone} icon={<Icon aria-hidden size={14} />}>
          {text(name)}
        </Tag>
      </div>
      <h2 className="text-16 font-semibold">{text(update.titleKey)}</h2>
      <p className="text-ink-muted">{text(update.textKey)}</p>
    </li>
  );
};

/** What changed in the product, newest first; the entries are content (`../../content`). */
const UpdatesScreen = () => {
  const text = useText();
  const { updates } = CONTENT;
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 md:px-6">
      <h1 className="text-28 font-semibold">{text('updates.title')}</h1>
      <p className="pt-1 pb-8 text-ink-muted">{text('updates.intro')}</p>
      {updates.length === 0 ? (
        <p className="text-ink-muted">{text('updates.none')}</p>
      ) : (
        <ol className="ms-1.5">
          {updates.map((update) => (
            <Entry key={update.titleKey} update={update} />
          ))}
        </ol>
      )}
    </div>
  );
};

export default UpdatesScreen;
