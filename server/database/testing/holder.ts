import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Another process that holds the PostgreSQL of a data folder. */
export interface Holder {
  readonly process: ChildProcess;
  /** What it said when it was up, or why it could not come up. */
  readonly said: { readonly connectionString?: string; readonly failure?: string };
  /** Ends it without a word, as a crash would. */
  kill(): Promise<void>;
  /** Lets it stop in order. */
  finish(): Promise<void>;
}

const script = fileURLToPath(new URL('./hold-postgres.ts', import.meta.url));

/** Starts a process that brings up the PostgreSQL of a data folder. `command` runs a Node script. */
export async function holdPostgres(
  dataDir: string,
  command: readonly string[] = [process.execPath],
  scriptPath = script,
): Promise<Holder> {
  const [program = '', ...rest] = command;
  const child = spawn(program, [...rest, scriptPath, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const first = await lines.next();
  const end = async (act: () => void) => {
    act();
    await exited;
  };
  return {
    process: child,
    said: JSON.parse(first.done === true ? '{"failure":"silent"}' : first.value),
    kill: () => end(() => child.kill('SIGKILL')),
    finish: () => end(() => child.stdin.end()),
  };
}
