import type { EditKind } from '../../src/net/contracts/edit.ts';
import {
  type CreationItem,
  type EditItem,
  EVENT_TYPES,
  type GalleryItem,
} from '../../src/net/contracts/lists.ts';
import type { TaskDetail, TaskError } from '../../src/net/contracts/task.ts';
import type { ImageRole } from '../database/schema.ts';
import type { ImageAddresses } from '../images/image-addresses.ts';
import type { TaskImage, TaskRow, ToldTask } from './rows/task-row.ts';

/** What a view of a task is made of. */
export interface Viewed {
  readonly task: TaskRow;
  readonly images: readonly TaskImage[];
  /** 1 is next; null when the task doesn't wait. */
  readonly queuePosition: number | null;
}

type UrlOf = ImageAddresses['urlOf'];

/** Why a task failed; null when it didn't. */
export const errorOf = ({
  error_code: code,
  error_message: message,
}: ToldTask): TaskError | null => (code === null ? null : { code, message: message ?? '' });

/** Everything about one task. */
export function toDetail(viewed: Viewed, urlOf: UrlOf): TaskDetail {
  const { task } = viewed;
  const imageIds = idsOf(viewed, 'result');
  return {
    taskId: task.id,
    ...toProgress(viewed),
    finishTime: task.finish_time?.toISOString() ?? null,
    engine: task.engine,
    imageUrls: imageIds.map(urlOf),
    imageIds,
    originalImageUrl: urlOfFirst(viewed, 'original', urlOf),
    originalImage2Url: urlOfFirst(viewed, 'original2', urlOf),
    maskUrl: urlOfFirst(viewed, 'mask', urlOf),
    fullCommand: task.prompt,
    negativePrompt: null,
    model: task.engine,
    width: task.width,
    height: task.height,
    step: null,
    cfgScale: null,
    seed: Number(task.seed),
    ratio: task.ratio,
    style: task.style,
    count: task.count,
    notes: task.notes,
    ...(task.note_terms !== null && { noteTerms: task.note_terms }),
    padding: task.padding,
    canCompose: task.crop !== null,
  };
}

/** A task as the list of creations shows it. */
export function toCreation(viewed: Viewed, urlOf: UrlOf): CreationItem {
  const { task } = viewed;
  const imageIds = idsOf(viewed, 'result');
  return {
    id: task.id,
    taskId: task.id,
    ...toProgress(viewed),
    prompt: task.prompt,
    fullCommand: task.prompt,
    ratio: task.ratio,
    style: task.style,
    count: task.count,
    images: Array.from({ length: task.count }, (_, index) => {
      const imageId = imageIds[index];
      return { id: `${task.id}-${index}`, url: imageId === undefined ? null : urlOf(imageId) };
    }),
  };
}

/** A task as the list of edits shows it. @throws when it is no edit. */
export function toEdit(viewed: Viewed, urlOf: UrlOf): EditItem {
  const { task } = viewed;
  return {
    id: task.id,
    taskId: task.id,
    ...toProgress(viewed),
    eventType: EVENT_TYPES[editKindOf(task)],
    originalImageUrl: urlOfFirst(viewed, 'original', urlOf),
    editedImageUrls: idsOf(viewed, 'result').map(urlOf),
    prompt: task.prompt,
    timestamp: task.create_time.toISOString(),
  };
}

/** An edit that succeeded as the gallery shows it. @throws when it is none. */
export function toCard(viewed: Viewed, urlOf: UrlOf): GalleryItem {
  const { task } = viewed;
  const kind = editKindOf(task);
  const imgUrl = urlOfFirst(viewed, 'result', urlOf);
  if (imgUrl === null) throw new Error(`Task ${task.id} has no result`);
  return {
    id: task.id,
    taskId: task.id,
    kind,
    eventType: EVENT_TYPES[kind],
    imgUrl,
    width: task.width,
    height: task.height,
    imageCount: idsOf(viewed, 'result').length,
    originalImageUrl: urlOfFirst(viewed, 'original', urlOf),
    prompt: task.prompt,
    title: null,
    createTime: task.create_time.toISOString(),
  };
}

function editKindOf({ id, kind }: TaskRow): EditKind {
  if (kind === 'text-to-image') throw new Error(`Task ${id} is no edit`);
  return kind;
}

function toProgress({ task, queuePosition }: Viewed) {
  return {
    kind: task.kind,
    status: task.status,
    stage: task.stage,
    progress: task.progress,
    queuePosition,
    error: errorOf(task),
    createTime: task.create_time.toISOString(),
    updateTime: task.update_time.toISOString(),
  };
}

function idsOf({ images }: Viewed, role: ImageRole): string[] {
  return images.filter((image) => image.role === role).map(({ imageId }) => imageId);
}

function urlOfFirst(viewed: Viewed, role: ImageRole, urlOf: UrlOf): string | null {
  const [first] = idsOf(viewed, role);
  return first === undefined ? null : urlOf(first);
}
