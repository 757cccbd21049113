import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { CONTENT } from '../../../content/content.ts';
import type { ContentTestimonial } from '../../../content/content-types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useInView } from '../../../ui/use-in-view.ts';
import { Section } from './section.tsx';

const Quote = ({ item }: { item: ContentTestimonial }) => {
  const text = useText();
  return (
    <li className="flex w-80 max-w-[80vw] shrink-0 flex-col justify-between gap-4 rounded-lg border border-line bg-surface-1 p-5">
      <blockquote className="text-16">{text(item.quoteKey)}</blockquote>
      <p className="text-13 text-ink-muted">{text(item.byKey)}</p>
    </li>
  );
};

/**
 * The quotes twice in a row, so that the strip has no end: it goes once round in 40 s, and stops
 * under the pointer, with the focus in it, out of sight, and where motion is not wanted; there it
 * is scrolled by hand.
 */
const Strip = ({ isStopped }: { isStopped: boolean }) => {
  const text = useText();
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { items } = CONTENT.testimonials;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={text('testimonials.title')}
      tabIndex={0}
      className="group/strip overflow-hidden rounded-lg mask-x-from-97% motion-reduce:overflow-x-auto"
    >
      <div
        className={classNames(
          'flex w-max animate-loop group-focus-within/strip:[animation-play-state:paused] group-hover/strip:[animation-play-state:paused] group-focus/strip:[animation-play-state:paused] motion-reduce:animate-none rtl:[--loop-end:50%]',
          (isStopped || !isInView) && '[animation-play-state:paused]',
        )}
      >
        {[false, true].map((isCopy) => (
          <ul
            key={String(isCopy)}
            aria-hidden={isCopy}
            className={classNames('flex gap-4 pe-4', isCopy && 'motion-reduce:hidden')}
          >
            {items.map((item) => (
              <Quote key={item.quoteKey} item={item} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
};

/** What people say, or what they could say: samples are marked as samples. */
export const Testimonials = () => {
  const text = useText();
  const [isStopped, setStopped] = useState(false);
  const { isShown, isSample } = CONTENT.testimonials;
  if (!isShown) return null;
  return (
    <Section title={text('testimonials.title')}>
      <div className="-mt-3 flex flex-wrap items-center gap-3">
        {isSample && <Tag>{text('testimonials.sample')}</Tag>}
        <button
          type="button"
          onClick={() => setStopped(!isStopped)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-13 text-ink-muted hover:text-ink motion-reduce:hidden pointer-coarse:min-h-11"
        >
          {isStopped ? <Play aria-hidden size={14} /> : <Pause aria-hidden size={14} />}
          {text(isStopped ? 'card.play' : 'card.pause')}
        </button>
      </div>
      <Strip isStopped={isStopped} />
    </Section>
  );
};
