import { useSnapshot } from 'valtio';
import { CONTENT } from '../../content/content.ts';
import { ContentIcon } from '../../content/content-icon.tsx';
import { tagsThatHold } from '../../content/tags-that-hold.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Tag } from '../../ui/tag.tsx';

/** What the product says of itself in a word, as far as this server makes it true. */
export const TrueTags = () => {
  const text = useText();
  const { config } = useSnapshot(useSession().server.state);
  return (
    <ul className="flex min-h-16 flex-wrap content-start justify-center gap-2 sm:min-h-7">
      {tagsThatHold(CONTENT.tags, config).map(({ icon, textKey }) => (
        <li key={textKey}>
          <Tag icon={<ContentIcon name={icon} size={14} />}>{text(textKey)}</Tag>
        </li>
      ))}
    </ul>
  );
};
