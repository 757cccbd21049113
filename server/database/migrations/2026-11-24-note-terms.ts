import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What showing an engine's notes in other languages than English needs. */
export const noteTerms: Migration = {
  async up(database) {
    await sql`ALTER TABLE tasks ADD COLUMN note_terms jsonb`.execute(database);
  },
};
