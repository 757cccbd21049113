import { parentPort } from 'node:worker_threads';
import type { TaskReply, TaskRequest } from './messages.ts';
import type { TaskBody } from './task.ts';

/** Runs one task at a time, as the pool asks; the answer always comes. */
function listen(port: NonNullable<typeof parentPort>): void {
  const reply = (message: TaskReply, transfer: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);
  port.on('message', async (request: TaskRequest) => {
    try {
      const module: { run: TaskBody<unknown, unknown, unknown> } = await import(request.href);
      const result = await module.run(request.input, (message) =>
        reply({ type: 'progress', message }),
      );
      reply({ type: 'done', output: result.output }, result.transfer);
    } catch (error) {
      reply({ type: 'failed', ...describe(error) });
    }
  });
}

function describe(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: 'task_failed', message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'task_failed';
  return { code, message: error.message };
}

if (parentPort !== null) listen(parentPort);
