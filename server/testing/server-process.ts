import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Ends it without a word, as a crash would. */
  kill(): Promise<void>;
  /** Stops it in good order. */
  finish(): Promise<void>;
}

const script = fileURLToPath(new URL('./serve-for-test.ts', import.meta.url));

/** Starts `serve-for-test.ts`; rejects when it ends before it listens. */
export async function startServerProcess(
  dataDir: string,
  {
    port = 0,
    hold = false,
    databaseUrl = '',
  }: { readonly port?: number; readonly hold?: boolean; readonly databaseUrl?: string } = {},
): Promise<ServerProcess> {
  const args = [script, dataDir, String(port), hold ? 'hold' : 'release', databaseUrl];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const first = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (first.done === true) throw new Error('The server ended before it listened');
  return {
    port: JSON.parse(first.value).port,
    kill: () => end(child, () => child.kill('SIGKILL')),
    finish: () => end(child, () => child.stdin.end()),
  };
}

async function end(child: ChildProcess, act: () => void): Promise<void> {
  const gone = once(child, 'exit');
  act();
  await gone;
}
