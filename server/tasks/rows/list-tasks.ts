import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { EditQuery } from '../../../src/net/contracts/lists.ts';
import type { Tables } from '../../database/schema.ts';
import type { Rows, TaskRow } from './task-row.ts';

/** The lists of tasks. */
export type TaskList = 'creations' | 'edits' | 'gallery';

/**
 * What belongs to each list. Written out, not as parameters: the partial indexes of the same words
 * are what keeps the lists fast.
 */
const BELONGS: Readonly<Record<TaskList, RawBuilder<SqlBool>>> = {
  creations: sql`deleted_at IS NULL AND kind = 'text-to-image'`,
  edits: sql`deleted_at IS NULL AND kind <> 'text-to-image' AND mode = 'run'`,
  gallery: sql`deleted_at IS NULL AND kind <> 'text-to-image' AND mode = 'run' AND status = '2'`,
};

/** The same for the table of counts. */
const COUNTED: Readonly<Record<TaskList, RawBuilder<SqlBool>>> = {
  creations: sql`kind = 'text-to-image'`,
  edits: sql`kind <> 'text-to-image'`,
  gallery: sql`kind <> 'text-to-image' AND succeeded`,
};

/** A page of a user's tasks, newest first, and how many there are. */
export async function listTasks(
  rows: Rows,
  userId: string,
  list: TaskList,
  query: EditQuery,
): Promise<{ readonly tasks: readonly TaskRow[]; readonly total: number }> {
  const isSearch = query.q !== undefined && query.q !== '';
  const { ids, total } = isSearch
    ? await searchPage(rows, userId, list, query)
    : await plainPage(rows, userId, list, query);
  if (ids.length === 0) return { tasks: [], total };
  const found = rows
    .selectFrom('tasks')
    .selectAll()
    .where('id', 'in', [...ids]);
  return { tasks: await found.orderBy('id', 'desc').execute(), total };
}

/** Which tasks a page shows, and how many there are on all pages. */
interface Page {
  readonly ids: readonly string[];
  readonly total: number;
}

/** Found in the index alone; counted without looking at a task. */
async function plainPage(
  rows: Rows,
  userId: string,
  list: TaskList,
  query: EditQuery,
): Promise<Page> {
  const ids = await pageOf(matching(rows, userId, list, query).select('id'), query).execute();
  let counts = rows.selectFrom('task_counts').where('user_id', '=', userId).where(COUNTED[list]);
  if (query.kind !== undefined) counts = counts.where('kind', '=', query.kind);
  const { total } = await counts
    .select(({ fn }) => fn.sum<string | null>('count').as('total'))
    .executeTakeFirstOrThrow();
  return { ids: ids.map(({ id }) => id), total: Number(total ?? 0) };
}

/** Finds and counts in one walk over the prompts. */
async function searchPage(
  rows: Rows,
  userId: string,
  list: TaskList,
  query: EditQuery,
): Promise<Page> {
  const wanted = sql<SqlBool>`strpos(prompt_lower, lower(${query.q})) > 0`;
  const found = matching(rows, userId, list, query).where(wanted);
  const counted = found.select(['id', sql<string>`count(*) OVER ()`.as('total')]);
  const page = await pageOf(counted, query).execute();
  const [first] = page;
  if (first !== undefined) return { ids: page.map(({ id }) => id), total: Number(first.total) };
  // Beyond the last page there is no row to tell the count.
  const all = found.select(({ fn }) => fn.countAll<string>().as('total'));
  return { ids: [], total: Number((await all.executeTakeFirstOrThrow()).total) };
}

function matching(rows: Rows, userId: string, list: TaskList, { kind }: EditQuery) {
  const all = rows.selectFrom('tasks').where('user_id', '=', userId).where(BELONGS[list]);
  return kind === undefined ? all : all.where('kind', '=', kind);
}

function pageOf<Output>(
  query: SelectQueryBuilder<Tables, 'tasks', Output>,
  { pageNum, pageSize }: EditQuery,
) {
  return query
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}
