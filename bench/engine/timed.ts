/** Seconds of this process's processor time (all threads) and of wall time. */
export interface Seconds {
  readonly processor: number;
  readonly wall: number;
}

/** How long something takes. */
export async function timed(work: () => unknown): Promise<Seconds> {
  const [before, began] = [process.cpuUsage(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { processor: (user + system) / 1e6, wall: (performance.now() - began) / 1000 };
}

/** Both, as printed. */
export const secondsText = ({ processor, wall }: Seconds): string =>
  `${processor.toFixed(2)} s processor · ${wall.toFixed(2)} s wall`;
