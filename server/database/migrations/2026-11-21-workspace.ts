import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const IS_EDIT = `deleted_at IS NULL AND kind <> 'text-to-image'`;

/** Keeps `task_counts` true, whoever changes tasks and however. */
const COUNT_TASK = `CREATE FUNCTION count_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.user_id = NEW.user_id AND OLD.kind = NEW.kind
    AND (OLD.status = '2') = (NEW.status = '2')
    AND (OLD.deleted_at IS NULL) = (NEW.deleted_at IS NULL) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL THEN
    UPDATE task_counts SET count = count - 1
      WHERE user_id = OLD.user_id AND kind = OLD.kind AND succeeded = (OLD.status = '2');
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL THEN
    INSERT INTO task_counts VALUES (NEW.user_id, NEW.kind, NEW.status = '2', 1)
      ON CONFLICT (user_id, kind, succeeded) DO UPDATE SET count = task_counts.count + 1;
  END IF;
  RETURN NULL;
END $$`;

const statements = [
  'ALTER TABLE tasks ADD COLUMN padding jsonb, ADD COLUMN crop jsonb',
  'ALTER TABLE tasks ADD COLUMN prompt_lower text GENERATED ALWAYS AS (lower(prompt)) STORED',
  `CREATE TABLE task_counts (
    user_id uuid NOT NULL REFERENCES users,
    kind text NOT NULL,
    succeeded boolean NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (user_id, kind, succeeded)
  )`,
  `INSERT INTO task_counts SELECT user_id, kind, status = '2', count(*) FROM tasks
    WHERE deleted_at IS NULL GROUP BY 1, 2, 3`,
  COUNT_TASK,
  `CREATE TRIGGER task_count AFTER INSERT OR DELETE OR UPDATE OF user_id, kind, status, deleted_at
    ON tasks FOR EACH ROW EXECUTE FUNCTION count_task()`,
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
