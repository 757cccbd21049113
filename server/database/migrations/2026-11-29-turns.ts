import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lets users take turns in the queue. */
export const turns: Migration = {
  async up(database) {
    await sql`ALTER TABLE tasks ADD COLUMN turn integer NOT NULL DEFAULT 0`.execute(database);
    await sql`CREATE INDEX tasks_turns ON tasks (user_id, turn) WHERE status IN ('0', '1')`.execute(
      database,
    );
  },
};
