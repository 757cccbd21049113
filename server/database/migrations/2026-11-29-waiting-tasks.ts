import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keeps half of each page of tasks free: waiting ones are written every few seconds, and a row whose next
 * version finds room in its page needs no new entry in any index (PostgreSQL's heap-only tuples).
 */
export const waitingTasks: Migration = {
  async up(database) {
    await sql`ALTER TABLE tasks SET (fillfactor = 50)`.execute(database);
  },
};
