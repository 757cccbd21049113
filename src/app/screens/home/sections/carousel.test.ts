import { describe, expect, it } from 'vitest';
import {
  CAROUSEL_MS,
  type Carousel,
  type CarouselEvent,
  carouselAfter,
  isRunning,
  newCarousel,
} from './carousel.ts';

const after = (carousel: Carousel, ...events: CarouselEvent[]): Carousel =>
  events.reduce(carouselAfter, carousel);
const apps = newCarousel(3, { isAuto: true, isPaused: false });
const TICK = { kind: 'tick' } as const;

describe('the cases of a card', () => {
  it('come one after the other every 5000 ms and begin anew after the last', () => {
    expect(CAROUSEL_MS).toBe(5000);
    expect(after(apps, TICK, TICK).at).toBe(2);
    expect(after(apps, TICK, TICK, TICK).at).toBe(0);
  });

  it('do not come by themselves where a card does not switch, or has one only', () => {
    const editing = newCarousel(3, { isAuto: false, isPaused: false });
    expect([isRunning(editing), after(editing, TICK).at]).toEqual([false, 0]);
    expect(isRunning(newCarousel(1, { isAuto: true, isPaused: false }))).toBe(false);
  });

  it('stay while somebody is at it, and while it is stopped', () => {
    const held = after(apps, { kind: 'hold', isHeld: true });
    expect([isRunning(held), after(held, TICK).at]).toEqual([false, 0]);
    expect(isRunning(after(held, { kind: 'hold', isHeld: false }))).toBe(true);
    const paused = after(apps, { kind: 'pause', isPaused: true });
    expect(after(paused, TICK).at).toBe(0);
  });

  it('can be picked and stepped through, round both ends', () => {
    expect(after(apps, { kind: 'step', by: -1 }).at).toBe(2);
    expect(after(apps, { kind: 'step', by: -1 }, { kind: 'step', by: 1 }).at).toBe(0);
    expect(after(apps, { kind: 'pick', at: 1 }).at).toBe(1);
    expect(after(apps, { kind: 'pick', at: 9 }).at).toBe(0);
  });
});
