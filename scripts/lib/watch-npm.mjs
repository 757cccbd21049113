import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const lookEveryMilliseconds = 1_000;

/**
 * Calls back once when the npm that started this process is gone, or the shell that npm put in
 * between: killed from outside, they don't tell their children. Does nothing when no npm started us,
 * since a plain shell may well end before the server it started in the background.
 * @param {() => void} onGone
 */
export async function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const first = await lookUp(parent);
  const shell = first !== undefined && isShell(first.name) ? first : undefined;
  const timer = setInterval(async () => {
    const sameParent = process.ppid === parent;
    // An orphan gets another parent, even where the dead npm hasn't been collected yet.
    const sameNpm = shell === undefined || (await lookUp(parent))?.parent === shell.parent;
    if (sameParent && sameNpm) return;
    clearInterval(timer);
    onGone();
  }, lookEveryMilliseconds);
  timer.unref();
}

function isShell(name) {
  return ['sh', 'bash', 'dash', 'zsh', 'ash', 'ksh', 'busybox'].includes(name);
}

async function lookUp(pid) {
  return process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
}

/** /proc/pid/stat: number, (name), state, parent. */
async function fromProc(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(stat) ?? [];
  return name === undefined ? undefined : { name, parent: Number(parent) };
}

async function fromPs(pid) {
  try {
    const { stdout } = await execute('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]);
    const [, parent, name] = /(\d+)\s+(.*)/.exec(stdout.trim()) ?? [];
    return name === undefined ? undefined : { name: basename(name), parent: Number(parent) };
  } catch {
    return undefined;
  }
}
