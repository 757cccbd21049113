import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const IS_EDIT = `deleted_at IS NULL AND kind <> 'text-to-image'`;

const statements = [
  'ALTER TABLE tasks ADD COLUMN padding jsonb, ADD COLUMN crop jsonb',
  'ALTER TABLE images ADD COLUMN kept_until timestamptz',
  'CREATE INDEX images_of_no_task ON images (kept_until) WHERE kept_until IS NOT NULL',
  // One index a list, so that a page and the count of one list never walk over the other's tasks.
  'DROP INDEX tasks_of_user',
  `CREATE INDEX tasks_creations ON tasks (user_id, id DESC)
    WHERE deleted_at IS NULL AND kind = 'text-to-image'`,
  `CREATE INDEX tasks_edits ON tasks (user_id, id DESC, kind) WHERE ${IS_EDIT}`,
  `CREATE INDEX tasks_gallery ON tasks (user_id, id DESC, kind) WHERE ${IS_EDIT} AND status = '2'`,
  `CREATE INDEX tasks_finished ON tasks (finish_time)
    WHERE finish_time IS NOT NULL AND deleted_at IS NULL`,
];

/** What edits, their lists, pictures of no task and the keeping time of tasks need. */
export const workspace: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
