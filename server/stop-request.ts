/** Two signals this close together are one request: npm passes on the Ctrl-C that the terminal already sent. */
const echoMilliseconds = 500;

/**
 * Answers a signal that is aborted when somebody asks this process to stop: by SIGINT or SIGTERM, or
 * because the script that started it is gone (its channel closed). A second request, later than an
 * echo of the first, ends the process at once; PostgreSQL's watchdog then tidies up.
 */
export function listenForStopRequest(): AbortSignal {
  const request = new AbortController();
  let requestedAt: number | undefined;

  function handle(): void {
    const now = performance.now();
    if (requestedAt !== undefined && now - requestedAt > echoMilliseconds) process.exit(1);
    requestedAt ??= now;
    request.abort();
  }

  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  if (process.connected) {
    process.once('disconnect', () => request.abort());
    process.channel?.unref();
  }
  return request.signal;
}
