/**
 * Environment for the PostgreSQL programs: nothing of the operator's PG… variables may reach them,
 * and messages are in English because some are read.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  const kept = Object.entries({ PATH, SystemRoot, TMPDIR }).filter(([, value]) => value);
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}
