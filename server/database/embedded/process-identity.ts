import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What tells one process from another that later got the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in whatever form the system tells it; equal texts mean the same process. */
  readonly started: string;
  /** Its command line, arguments separated by spaces. */
  readonly command: string;
}

/**
 * Looks a running process up. Undefined when there is none with that number; a zombie, which is
 * finished and only waits to be collected, counts as none.
 */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
}

/** Whether this very process still runs. */
export async function isStillRunning(identity: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(identity.pid))?.started === identity.started;
}

/** Fields of /proc/pid/stat after the command in brackets: 0 is the state, 19 the start time. */
async function fromProc(pid: number): Promise<ProcessIdentity | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const finished = fields[0] === 'Z' || fields[0] === 'X';
    return finished ? undefined : { pid, started: fields[19] ?? '', command };
  } catch {
    return undefined;
  }
}

async function fromPs(pid: number): Promise<ProcessIdentity | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)]);
    const [, state = 'Z', started = '', command = ''] =
      /^(\S+)\s+(\S+ +\S+ +\S+ +\S+ +\S+)\s+(.*)$/m.exec(stdout.trim()) ?? [];
    return state.startsWith('Z') ? undefined : { pid, started, command };
  } catch {
    return undefined;
  }
}
