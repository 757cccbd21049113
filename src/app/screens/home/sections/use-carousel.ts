import { useEffect, useReducer } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import {
  CAROUSEL_MS,
  type Carousel,
  type CarouselEvent,
  carouselAfter,
  isRunning,
  newCarousel,
} from './carousel.ts';

/**
 * A carousel that keeps time; a case that was picked is shown for its whole time. It stops when
 * somebody begins to want no motion.
 */
export const useCarousel = (
  count: number,
  isAuto: boolean,
): [Carousel, (event: CarouselEvent) => void] => {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [carousel, send] = useReducer(
    carouselAfter,
    newCarousel(count, { isAuto, isPaused: isStill }),
  );
  useEffect(() => {
    if (isStill) send({ kind: 'pause', isPaused: true });
  }, [isStill]);
  const isGoing = isRunning(carousel);
  const { at } = carousel;
  // The case is a dependency: each one begins its own time.
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => send({ kind: 'tick' }), CAROUSEL_MS);
    return () => clearTimeout(timer);
  }, [isGoing, at]);
  return [carousel, send];
};
