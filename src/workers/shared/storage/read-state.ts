import { readLog } from './log-format.ts';
import { fromRaw } from './log-records.ts';
import { applyRecord, type SavedState } from './saved-state.ts';
import { StorageError, type WorkspaceFiles } from './storage.ts';

/** Reads the log into `state`; cuts off what is torn and answers where the log ends. */
export async function readState(files: WorkspaceFiles, state: SavedState): Promise<number> {
  try {
    const reading = await readLog(files.log, (raw, at, length) => {
      const record = fromRaw(raw);
      return record !== null && applyRecord(state, record, { at, length }, raw.sequence);
    });
    if (reading.kind === 'newer') {
      throw new StorageError('newer', `The log has version ${reading.version}.`);
    }
    if (reading.kind === 'foreign') throw new StorageError('unreadable', 'This is no log of ours.');
    const end = reading.kind === 'read' ? reading.end : 0;
    await files.log.truncate(end);
    return end;
  } catch (error) {
    await files.close();
    throw error;
  }
}
