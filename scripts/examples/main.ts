/**
 * `npm run examples [-- name…]`: makes the pictures of `src/app/content/examples.json` with the
 * engines that the settings name, into `public/examples`, and notes their sizes in
 * `src/app/content/example-pictures.json`. With names, only what begins so is made anew. The
 * built-in engine makes the same files each time. What can't be made is named and left out, and the
 * exit code is 1.
 */
import { type Config, readConfig } from '../../server/config/read-config.ts';
import { createLimit } from '../../server/limit.ts';
import { type ExampleFolder, openExampleFolder } from './example-folder.ts';
import { type ExampleJob, listExamples } from './list-examples.ts';
import { type MakeOne, openEngines } from './open-engines.ts';
import type { ExampleFiles } from './webp.ts';

const begins = process.argv.slice(2);
const read = readConfig(process.env);
if (read.ok) await makeExamples(read.config);
else fail(read.error.message);

async function makeExamples(config: Config): Promise<void> {
  const folder = await openExampleFolder();
  const jobs = listExamples(folder.examples);
  const engines = openEngines(config);
  const limit = createLimit(config.engineThreads);
  try {
    const wanted = jobs.filter(({ name }) => isWanted(name));
    if (wanted.length === 0) return fail(`No example's name begins with ${begins.join(' or ')}.`);
    const failed = await Promise.all(
      wanted.map((job) => limit(() => makeExample(job, engines.makeOne, folder))),
    );
    const made = jobs.filter((job) => !failed.includes(job));
    await folder.finish(
      made.flatMap(({ pictures }) => pictures),
      engines.names(),
    );
  } finally {
    await engines.close();
  }
}

/** Answers the job when it failed. */
async function makeExample(
  job: ExampleJob,
  makeOne: MakeOne,
  folder: ExampleFolder,
): Promise<ExampleJob | null> {
  try {
    for (const picture of await job.make(makeOne)) {
      await folder.write(picture);
      console.log(describe(picture));
    }
    return null;
  } catch (error) {
    fail(`${job.name}: ${error instanceof Error ? error.message : String(error)}`);
    return job;
  }
}

function describe({ name, width, height, files }: ExampleFiles): string {
  const kilobytes = files.map(({ bytes }) => `${Math.ceil(bytes.length / 1024)} kB`);
  return `${name}  ${width} × ${height}  ${kilobytes.join(' + ')}`;
}

function isWanted(name: string): boolean {
  return begins.length === 0 || begins.some((begin) => name.startsWith(begin));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
