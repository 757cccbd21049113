import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../config/start-error.ts';

/**
 * Brings the tables to this version: runs, in the order of their names, the migrations that the
 * database hasn't seen. Several servers may call it at once; kysely's lock lets one work while the
 * others wait. Each migration is done completely or not at all.
 * @throws {StartError} when one fails, or when the database comes from a newer version.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const step = failed === undefined ? '' : ` in step "${failed}"`;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`The database can't be brought to this version${step}: ${reason}.`);
}
