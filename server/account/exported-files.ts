import { Readable } from 'node:stream';
import type { Account } from '../../src/net/contracts/account.ts';
import type { ImageRole } from '../database/schema.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { Rows, TaskRow } from '../tasks/rows/task-row.ts';
import { errorOf } from '../tasks/task-views.ts';
import { type ExportedImage, pageOfTasks, pageOfUploads, picturesOf } from './account-rows.ts';
import type { ZipEntry } from './zip-stream.ts';

/** What an export is made of. */
export interface ExportTools {
  readonly rows: Rows;
  readonly images: Pick<ImageStore, 'open'>;
}

const PAGE = 100;

const ABOUT = `This is everything that the server keeps of your account.

account.json    your id, and how much there is
tasks.json      everything you asked for, newest last: words, settings, times, outcome, names of its files
pictures/       a folder for each task: what you sent (original, original-2, mask) and what came of it
                (result-1, result-2, ...; composed-... are results blended anew; unblended-... is what the
                engine drew before it was blended into your picture)
uploads/        pictures of no task: those that you sent and have not used yet, and previews of tasks
                that were under way

Times are UTC. Tasks that you had deleted are not in here. What was deleted while this was being packed
may be named in tasks.json without its file. Work in the editor that was never sent to the server lies in
your browser, and is not in here either.
`;

/** Everything of a user, file by file, read while it is asked for. */
export async function* exportedFiles(
  tools: ExportTools,
  account: Account,
  time: Date,
): AsyncGenerator<ZipEntry> {
  const text = (name: string, source: Iterable<string> | AsyncIterable<string>): ZipEntry => ({
    name,
    time,
    isPacked: false,
    bytes: Readable.from(encoded(source)),
  });
  yield text('about-this-export.txt', [ABOUT]);
  yield text('account.json', [`${JSON.stringify(account, null, 2)}\n`]);
  yield text('tasks.json', tasksAsJson(tools.rows, account.userId));
  for await (const { tasks, images } of pages(tools.rows, account.userId)) {
    for (const image of images) {
      const task = tasks.find(({ id }) => id === image.taskId);
      if (task !== undefined) yield* pictureFile(tools, image, nameInTask(task, image));
    }
  }
  for await (const image of uploads(tools.rows, account.userId)) {
    yield* pictureFile(
      tools,
      image,
      `uploads/${stampOf(image.createTime, image.imageId)}${extensionOf(image)}`,
    );
  }
}

interface TaskPage {
  readonly tasks: readonly TaskRow[];
  readonly images: readonly ExportedImage[];
}

async function* pages(rows: Rows, userId: string): AsyncGenerator<TaskPage> {
  let after: string | null = null;
  for (;;) {
    const tasks: readonly TaskRow[] = await pageOfTasks(rows, userId, { after, limit: PAGE });
    const last = tasks.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield {
      tasks,
      images: await picturesOf(
        rows,
        tasks.map(({ id }) => id),
      ),
    };
  }
}

async function* uploads(rows: Rows, userId: string): AsyncGenerator<ExportedImage> {
  let after: string | null = null;
  for (;;) {
    const found: readonly ExportedImage[] = await pageOfUploads(rows, userId, {
      after,
      limit: PAGE,
    });
    const last = found.at(-1);
    if (last === undefined) return;
    after = last.imageId;
    yield* found;
  }
}

/** A list in JSON that is never in memory as a whole. */
async function* tasksAsJson(rows: Rows, userId: string): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { tasks, images } of pages(rows, userId)) {
    for (const task of tasks) {
      const own = images.filter(({ taskId }) => taskId === task.id);
      yield before + JSON.stringify(toExport(task, own), null, 2);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A task as the export tells it. */
function toExport(task: TaskRow, images: readonly ExportedImage[]) {
  const { kind, status, mode, prompt, ratio, style, count, width, height, padding, scale } = task;
  return {
    taskId: task.id,
    ...{ kind, status, mode, prompt, ratio, style, count, seed: Number(task.seed), width, height },
    ...{ padding, scale, engine: task.engine, error: errorOf(task), notes: task.notes },
    createTime: task.create_time.toISOString(),
    finishTime: task.finish_time?.toISOString() ?? null,
    files: images.map((image) => nameInTask(task, image)),
  };
}

/** One file, or none when its bytes went meanwhile. */
async function* pictureFile(
  { images }: ExportTools,
  { sha256, createTime }: ExportedImage,
  name: string,
): AsyncGenerator<ZipEntry> {
  const bytes = await images.open(sha256).catch(nullIfGone);
  if (bytes !== null) yield { name, time: createTime, isPacked: true, bytes };
}

function nullIfGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

const FILE_NAMES: Readonly<Record<ImageRole | 'upload', (number: number) => string>> = {
  original: () => 'original',
  original2: () => 'original-2',
  mask: () => 'mask',
  result: (number) => `result-${number}`,
  crop: (number) => `unblended-${number}`,
  composed: (number) => `composed-${number}`,
  upload: () => 'upload',
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
};

const extensionOf = ({ contentType }: ExportedImage): string => EXTENSIONS[contentType] ?? '';

function nameInTask({ id, kind, create_time }: TaskRow, image: ExportedImage): string {
  const folder = `pictures/${stampOf(create_time, id, kind)}`;
  return `${folder}/${FILE_NAMES[image.role](image.position + 1)}${extensionOf(image)}`;
}

/** `2026-11-21_20-15-03_remove_0a1b2c3d4e5f`: sorts by time; the end is the random part of the id. */
function stampOf(time: Date, id: string, ...what: readonly string[]): string {
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T');
  return [day, clock.replaceAll(':', '-'), ...what, id.slice(-12)].join('_');
}

async function* encoded(source: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of source) yield Buffer.from(text);
}
