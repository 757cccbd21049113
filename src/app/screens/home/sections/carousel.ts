/** How long a case is shown before the next one comes by itself (document 1 section 9), ms. */
export const CAROUSEL_MS = 5000;

/** Which case of a card is shown, and whether the next one comes by itself. */
export interface Carousel {
  readonly at: number;
  /** How many there are. */
  readonly count: number;
  /** Whether it switches by itself at all. */
  readonly isAuto: boolean;
  /** Somebody points at it or has the focus in it. */
  readonly isHeld: boolean;
  /** Somebody stopped it, or likes no motion. */
  readonly isPaused: boolean;
}

/** What happens to a carousel. */
export type CarouselEvent =
  | { readonly kind: 'tick' }
  | { readonly kind: 'pick'; readonly at: number }
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'hold'; readonly isHeld: boolean }
  | { readonly kind: 'pause'; readonly isPaused: boolean };

/** A carousel at its first case. */
export const newCarousel = (
  count: number,
  { isAuto, isPaused }: Pick<Carousel, 'isAuto' | 'isPaused'>,
): Carousel => ({ at: 0, count, isAuto, isHeld: false, isPaused });

/** Whether the next case comes after {@link CAROUSEL_MS}. */
export const isRunning = ({ count, isAuto, isHeld, isPaused }: Carousel): boolean =>
  isAuto && count > 1 && !isHeld && !isPaused;

const turned = (carousel: Carousel, by: number): Carousel => {
  const { at, count } = carousel;
  return count === 0 ? carousel : { ...carousel, at: (at + by + count) % count };
};

/** The carousel after an event; it turns round at both ends. */
export const carouselAfter = (carousel: Carousel, event: CarouselEvent): Carousel => {
  switch (event.kind) {
    case 'tick':
      return isRunning(carousel) ? turned(carousel, 1) : carousel;
    case 'step':
      return turned(carousel, event.by);
    case 'pick':
      return event.at >= 0 && event.at < carousel.count ? { ...carousel, at: event.at } : carousel;
    case 'hold':
      return { ...carousel, isHeld: event.isHeld };
    case 'pause':
      return { ...carousel, isPaused: event.isPaused };
  }
};
