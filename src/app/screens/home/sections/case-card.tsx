import { ArrowRight, Pause, Play } from 'lucide-react';
import { Link } from 'wouter';
import type { ContentCard } from '../../../content/content-types.ts';
import { toolExamples } from '../../../content/examples.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { ExampleCompare } from '../../tools/example-compare.tsx';
import { ExampleInputs } from '../../tools/example-inputs.tsx';
import { useExampleWords } from '../../tools/use-example-words.ts';
import type { Carousel, CarouselEvent } from './carousel.ts';
import { useCarousel } from './use-carousel.ts';

/** Props of {@link CaseCard}. */
export type CaseCardProps = {
  card: ContentCard;
  /** How wide its pictures are shown, as the `sizes` of an image. */
  sizes: string;
};

/** Where a card leads that does not say it. */
const PLACES = {
  apps: '/',
  editing: '/flux-context',
  'multi-image': '/flux-context-multi',
} as const;

type SwitchProps = { carousel: Carousel; send: (event: CarouselEvent) => void };

/** A dot for each case, and a stop where they switch by themselves. */
const Switch = ({ carousel, send }: SwitchProps) => {
  const text = useText();
  const { at, count, isAuto, isPaused } = carousel;
  if (count < 2) return null;
  return (
    <div className="ms-auto flex items-center">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={text('card.case', { index: index + 1, count })}
          aria-current={index === at}
          onClick={() => send({ kind: 'pick', at: index })}
          className="group flex h-8 w-6 items-center justify-center pointer-coarse:h-11 pointer-coarse:w-9"
        >
          <span className="size-2 rounded-full bg-line-strong transition-colors group-hover:bg-ink group-aria-current:bg-accent" />
        </button>
      ))}
      {isAuto && (
        <button
          type="button"
          aria-label={text(isPaused ? 'card.play' : 'card.pause')}
          onClick={() => send({ kind: 'pause', isPaused: !isPaused })}
          className="flex size-8 items-center justify-center rounded-md text-ink-muted hover:text-ink pointer-coarse:size-11"
        >
          {isPaused ? <Play aria-hidden size={14} /> : <Pause aria-hidden size={14} />}
        </button>
      )}
    </div>
  );
};

/** What a tool makes of a picture, to be compared by a divider, and the way to it. */
export const CaseCard = ({ card, sizes }: CaseCardProps) => {
  const text = useText();
  const examples = toolExamples(card.kind);
  const [carousel, send] = useCarousel(examples.length, card.category === 'apps');
  const example = examples[carousel.at];
  const wordsOf = useExampleWords();
  if (example === undefined) return null;
  const words = wordsOf(example);
  const hold = (isHeld: boolean) => (): void => send({ kind: 'hold', isHeld });
  return (
    <article
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
      className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface-1"
    >
      <ExampleCompare
        key={example.id}
        example={example}
        alt={words}
        sizes={sizes}
        isLazy
        className="aspect-4/3 animate-appear bg-surface-2"
      />
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="flex items-center gap-2 text-16 font-semibold">
            {text(card.titleKey)}
            {card.isNew && (
              <span className="shrink-0 rounded-sm bg-accent-tint px-1.5 py-0.5 text-12 font-medium whitespace-nowrap text-accent-ink">
                {text('card.new')}
              </span>
            )}
          </h3>
          <Switch carousel={carousel} send={send} />
        </div>
        <p className="grow text-14 text-ink-muted">{text(card.textKey)}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-1">
          <Link
            href={card.jumpurl ?? PLACES[card.category]}
            aria-label={`${text('card.tryIt')}: ${text(card.titleKey)}`}
            className={`${buttonClasses('secondary', 'medium')} hover:bg-surface-3`}
          >
            {text('card.tryIt')}
            <ArrowRight aria-hidden size={16} className="rtl:rotate-180" />
          </Link>
          {card.category !== 'apps' && (
            <span className="flex items-center gap-2 text-13 text-ink-muted">
              <span dir="auto">{words}</span>
              <ExampleInputs example={example} />
            </span>
          )}
        </div>
      </div>
    </article>
  );
};
