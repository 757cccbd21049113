import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const IS_LISTED = `deleted_at IS NULL AND kind <> 'text-to-image' AND mode = 'run'`;

/** As before, but tasks that only find something are counted nowhere: no list shows them. */
const COUNT_TASK = `CREATE OR REPLACE FUNCTION count_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.user_id = NEW.user_id AND OLD.kind = NEW.kind
    AND OLD.mode = NEW.mode
    AND (OLD.status = '2') = (NEW.status = '2')
    AND (OLD.deleted_at IS NULL) = (NEW.deleted_at IS NULL) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL AND OLD.mode = 'run' THEN
    UPDATE task_counts SET count = count - 1
      WHERE user_id = OLD.user_id AND kind = OLD.kind AND succeeded = (OLD.status = '2');
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL AND NEW.mode = 'run' THEN
    INSERT INTO task_counts VALUES (NEW.user_id, NEW.kind, NEW.status = '2', 1)
      ON CONFLICT (user_id, kind, succeeded) DO UPDATE SET count = task_counts.count + 1;
  END IF;
  RETURN NULL;
END $$`;

const statements = [
  `ALTER TABLE tasks ADD COLUMN mode text NOT NULL DEFAULT 'run', ADD COLUMN scale smallint`,
  COUNT_TASK,
  'DROP INDEX tasks_edits',
  'DROP INDEX tasks_gallery',
  `CREATE INDEX tasks_edits ON tasks (user_id, id DESC, kind) WHERE ${IS_LISTED}`,
  `CREATE INDEX tasks_gallery ON tasks (user_id, id DESC, kind) WHERE ${IS_LISTED} AND status = '2'`,
  `CREATE INDEX tasks_findings ON tasks (finish_time)
    WHERE finish_time IS NOT NULL AND deleted_at IS NULL AND mode = 'detect'`,
];

/** What tasks need that find something before it is removed, and enhancements of a chosen size. */
export const instructionTools: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
