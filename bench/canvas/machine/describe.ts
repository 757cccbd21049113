import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';

/** Where and when figures were taken. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryBytes: number;
  readonly system: string;
  readonly node: string;
  readonly browser: string;
  /** ISO 8601. */
  readonly date: string;
  /** Processes that wanted a core, mean of the last 15 minutes: far above `cores` means disturbed. */
  readonly load: number;
}

/** This machine, now. */
export function describeMachine(browserVersion: string): Machine {
  return {
    processor: `${arch()} ${cpus()[0]?.model.trim() ?? ''}`.trim(),
    cores: cpus().length,
    memoryBytes: totalmem(),
    system: `${type()} ${release()}`,
    node: process.version,
    browser: `Chromium ${browserVersion}`,
    date: new Date().toISOString(),
    load: loadavg()[2] ?? Number.NaN,
  };
}
