import type { Migration } from 'kysely/migration';
import { tasksAndImages } from './2026-11-21-tasks-and-images.ts';
import { workspace } from './2026-11-21-workspace.ts';
import { instructionTools } from './2026-11-22-instruction-tools.ts';
import { accounts } from './2026-11-23-accounts.ts';
import { noteTerms } from './2026-11-24-note-terms.ts';
import { turns } from './2026-11-29-turns.ts';
import { waitingTasks } from './2026-11-29-waiting-tasks.ts';

/**
 * Every change of the tables, by name, oldest first. Names sort in the order they run
 * (`2026-01-31-what-it-does`); a migration that was ever published is never edited.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-tasks-and-images': tasksAndImages,
  '2026-11-21-workspace': workspace,
  '2026-11-22-instruction-tools': instructionTools,
  '2026-11-23-accounts': accounts,
  '2026-11-24-note-terms': noteTerms,
  '2026-11-29-turns': turns,
  '2026-11-29-waiting-tasks': waitingTasks,
};
