import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchResults } from '../run-bench.ts';
import { plotOf } from './plot.ts';
import { tablesOf } from './tables.ts';
import { verdictsOf } from './verdicts.ts';
import { table } from './words.ts';

/** Beside the benchmarks, so that a run is found where it was started from, and may be kept. */
const FOLDER = join(import.meta.dirname, '..', '..', 'results');

/** Prints a run's tables and verdicts and writes `canvas.json` and `canvas.svg`. */
export async function report(results: BenchResults, say: (text: string) => void): Promise<void> {
  const verdicts = verdictsOf(results);
  const words = { yes: 'yes', no: '**no**', unknown: 'not measured' };
  const rows = verdicts.map(({ promise, measured, reached }) => [
    promise,
    measured,
    words[reached === null ? 'unknown' : reached ? 'yes' : 'no'],
  ]);
  const { processor, cores, system, browser, node, load } = results.machine;
  say(`\n${cores} × ${processor}, ${system}, ${browser}, Node ${node}, load ${load.toFixed(1)}\n`);
  say(tablesOf(results));
  for (const { reason, ...job } of results.failed)
    say(`\nNot done: ${JSON.stringify(job)} ${reason}`);
  say(`\n### Promised and reached\n\n${table([['promised', 'measured', 'reached'], ...rows])}`);
  await mkdir(FOLDER, { recursive: true });
  const json = JSON.stringify({ ...results, promises: verdicts }, null, 2);
  await writeFile(join(FOLDER, 'canvas.json'), `${json}\n`);
  await writeFile(join(FOLDER, 'canvas.svg'), plotOf(results));
  say(`\nWritten to ${FOLDER}: canvas.json, canvas.svg`);
}
