import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Numbers that are read when somebody asks for the metrics. */
export interface MetricSources {
  /** Rejects when they could not be counted. */
  readonly tasks: () => Promise<{ readonly waiting: number; readonly running: number }>;
  readonly connections: () => number;
}

const DURATION_BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];

/** Serves `/metrics` in Prometheus text and measures every request by its route. */
export function serveMetrics(app: FastifyInstance, sources: MetricSources): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'overpaint_http_request_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  addGauges(registry, sources);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

function addGauges(registry: Registry, { tasks, connections }: MetricSources): void {
  new Gauge({
    name: 'overpaint_tasks',
    help: 'Unfinished tasks by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await tasks().catch(() => null);
      this.reset();
      if (counts === null) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'running' }, counts.running);
    },
  });
  new Gauge({
    name: 'overpaint_live_connections',
    help: 'Clients on the live channel',
    registers: [registry],
    collect() {
      this.set(connections());
    },
  });
}
