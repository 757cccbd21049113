/** Answers null, or how many seconds somebody has to wait. */
export type RateLimit = (who: string) => number | null;

/**
 * Lets everybody do something `most` times within `windowMs`. `now` answers milliseconds, by a clock that is
 * never set back: nobody would be let in until it had caught up.
 */
export function createRateLimit({
  most,
  windowMs,
  now = () => performance.now(),
}: {
  readonly most: number;
  readonly windowMs: number;
  readonly now?: () => number;
}): RateLimit {
  const windows = new Map<string, { readonly endsAt: number; used: number }>();

  /** Forgets who has done nothing lately. Windows end in the order they began. */
  function forget(time: number): void {
    for (const [who, { endsAt }] of windows) {
      if (endsAt > time) return;
      windows.delete(who);
    }
  }

  return (who) => {
    const time = now();
    forget(time);
    const window = windows.get(who) ?? { endsAt: time + windowMs, used: 0 };
    windows.set(who, window);
    if (window.used >= most) return Math.ceil((window.endsAt - time) / 1_000);
    window.used++;
    return null;
  };
}
