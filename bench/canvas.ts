/**
 * How the canvas holds up beside an empty page and an editor as most are made:
 * `npm run bench -- canvas`, with `--help` for what can be chosen. A real Chromium is driven over
 * its protocol; see docs/performance.md for the method.
 */
import { readOptions, USAGE } from './canvas/options.ts';
import { report } from './canvas/report/report.ts';
import { runBench } from './canvas/run-bench.ts';

const options = readOptions(process.argv.slice(2));
if (options === null) console.log(USAGE);
else await report(await runBench(options, console.log), console.log);
