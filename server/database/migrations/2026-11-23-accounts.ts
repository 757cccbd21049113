import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'ALTER TABLE users ADD COLUMN deleted_at timestamptz',
  'CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL',
  // What finds everything that one user has, also what no list shows.
  'CREATE INDEX tasks_of_user ON tasks (user_id, id)',
  'CREATE INDEX images_of_user ON images (user_id)',
];

/** What telling, exporting and deleting an account need. */
export const accounts: Migration = {
  async up(database) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
