import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Account } from '../../src/net/contracts/account.ts';
import type { ImageRole } from '../database/schema.ts';
import type { ImageStore } from '../images/image-store.ts';
import { nullIfMissing } from '../missing-file.ts';
import type { Rows, TaskRow } from '../tasks/rows/task-row.ts';
import { errorOf } from '../tasks/task-views.ts';
import { type ExportedImage, pageOfTasks, pageOfUploads, picturesOf } from './account-rows.ts';
import { readAhead } from './read-ahead.ts';
import type { ZipEntry } from './zip-stream.ts';

/** What an export is made of. */
export interface ExportTools {
  readonly rows: Rows;
  readonly images: Pick<ImageStore, 'open' | 'withFile'>;
}

const PAGE = 100;
/** Pictures up to this size are read as a whole, and some of them before their turn has come. */
const SMALL_BYTES = 1_000_000;
const READ_AHEAD = 8;

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
  const stored = (name: string, text: string): ZipEntry => ({
    ...{ name, time, isStored: true },
    content: Buffer.from(text),
  });
  yield stored('about-this-export.txt', ABOUT);
  yield stored('account.json', `${JSON.stringify(account, null, 2)}\n`);
  const tasks = Readable.from(encoded(tasksAsJson(tools.rows, account.userId)));
  yield { name: 'tasks.json', time, isStored: false, content: tasks };
  const read = (picture: NamedPicture) => readSmall(tools, picture);
  for await (const picture of readAhead(pictures(tools.rows, account.userId), READ_AHEAD, read)) {
    const content =
      picture.bytes ?? (await tools.images.open(picture.image.sha256).catch(nullIfMissing));
    // Its bytes may have gone meanwhile.
    if (content === null) continue;
    yield { name: picture.name, time: picture.image.createTime, isStored: true, content };
  }
}

interface NamedPicture {
  readonly name: string;
  readonly image: ExportedImage;
}

/** Every picture of a user with its path in the ZIP. */
async function* pictures(rows: Rows, userId: string): AsyncGenerator<NamedPicture> {
  for await (const { tasks, images } of pages(rows, userId)) {
    const byId = new Map(tasks.map((task) => [task.id, task]));
    for (const image of images) {
      const task = byId.get(image.taskId ?? '');
      if (task !== undefined) yield { name: nameInTask(task, image), image };
    }
  }
  for await (const image of uploads(rows, userId)) {
    const stamp = stampOf(image.createTime, image.imageId);
    yield { name: `uploads/${stamp}${extensionOf(image)}`, image };
  }
}

/** The bytes of a small picture; none of a large one, nor of one whose bytes are gone. */
async function readSmall(
  { images }: ExportTools,
  picture: NamedPicture,
): Promise<NamedPicture & { readonly bytes: Buffer | null }> {
  const { sha256, size } = picture.image;
  const bytes =
    size > SMALL_BYTES
      ? null
      : await images.withFile(sha256, (path) => readFile(path)).catch(nullIfMissing);
  return { ...picture, bytes };
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
