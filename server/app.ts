import { randomUUID } from 'node:crypto';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyHttpOptions, LogController } from 'fastify';
import type { ServerConfig } from '../src/net/contracts/server-info.ts';
import type { HealthReport } from './health.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { type ContractApp, useContracts } from './http/contract-provider.ts';
import { handleErrors, refuseAddress } from './http/error-handler.ts';
import { takeJsonBodies } from './http/json-body.ts';
import { limitBodyTime } from './http/limit-body-time.ts';
import { limitPipelining } from './http/limit-pipelining.ts';
import { type MetricSources, serveMetrics } from './http/metrics.ts';
import { refuseStrayForms } from './http/multipart-form.ts';
import { refuseBrokenRequest } from './http/refuse-broken-request.ts';
import { createRequireUser } from './http/require-user.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import type { Sessions } from './identity/sessions.ts';
import type { LiveAccess } from './live/live-credentials.ts';
import { servePages } from './pages/serve-pages.ts';
import { type AccountRouteTools, serveAccount } from './routes/account-routes.ts';
import { serveClientLog } from './routes/client-log-routes.ts';
import { serveEdits } from './routes/edit-routes.ts';
import { type ImageRouteTools, serveImages } from './routes/image-routes.ts';
import { serveInfo } from './routes/info-routes.ts';
import { serveLive } from './routes/live-routes.ts';
import { serveLogin } from './routes/login-routes.ts';
import { type LooseImageTools, serveLooseImages } from './routes/loose-image-routes.ts';
import { serveTasks, type TaskRouteTools } from './routes/task-routes.ts';
import type { ReceiveTools } from './uploads/receive-edit.ts';

/** Makes the server that the app listens with; an HTTPS one is one of HTTP too. */
export type CreateServer = (handler: RequestListener, options: ServerOptions) => Server;

/** What the app is made of. */
export interface AppOptions {
  readonly version: string;
  readonly logLevel: string;
  /** Folder of the browser build. */
  readonly pagesFolder: string;
  /** Plain HTTP when not said. */
  readonly createServer?: CreateServer | undefined;
  readonly serverConfig: ServerConfig;
  readonly sessions: Sessions;
  readonly access: LiveAccess;
  readonly account: AccountRouteTools;
  readonly tasks: Omit<TaskRouteTools, 'requireUser'>;
  readonly images: Omit<ImageRouteTools, 'sessions'>;
  readonly uploads: ReceiveTools;
  readonly looseImages: LooseImageTools;
  readonly metrics: MetricSources;
  readonly readHealth: () => Promise<HealthReport>;
}

/** Largest body that is not a multipart one, in bytes. */
const MAX_JSON_BYTES = 1_048_576;
/** A client that sends nothing for this long while its request is unfinished is cut off. */
const SILENT_CLIENT_MS = 120_000;
/** An unused connection is kept this long. */
const KEEP_ALIVE_MS = 72_000;
/** A large picture on a slow line takes as long as it takes; see `limitBodyTime`. */
const NO_LIMIT = 0;
/** Headers don't; Node would give them the limit of the whole request. */
const HEADERS_MS = 60_000;

const httpOptions: ServerOptions = {
  // Whoever offers HTTP/2 or anything else gets an ordinary answer (RFC 9110 section 7.8).
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

/**
 * Builds the HTTP side of the server; whoever builds it lets it listen and closes it.
 * @throws {StartError} when the browser build is missing.
 */
export async function buildApp(options: AppOptions): Promise<ContractApp> {
  const plain = fastify({
    bodyLimit: MAX_JSON_BYTES,
    connectionTimeout: SILENT_CLIENT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    clientErrorHandler: refuseBrokenRequest,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseAddress,
    genReqId: () => randomUUID(),
    ...serverOf(options.createServer),
    // Standard output has the one line that says where the server is; the log goes elsewhere.
    logger: { level: options.logLevel, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
  });
  const app = useContracts(plain);
  handleErrors(plain);
  limitPipelining(plain);
  limitBodyTime(plain);
  takeJsonBodies(plain);
  addSecurityHeaders(plain);
  refuseStrayForms(plain);
  await app.register(cookie);
  await app.register(multipart);
  await serveApiDocs(plain, options.version);
  serveMetrics(plain, options.metrics);
  serveCalls(app, options);
  await servePages(plain, options.pagesFolder);
  return app;
}

/** With a server of our own, Fastify leaves its limits to us. */
function serverOf(createServer: CreateServer | undefined): FastifyHttpOptions<Server> {
  if (createServer === undefined) return { http: httpOptions };
  return {
    serverFactory(handler) {
      const limits = {
        headersTimeout: HEADERS_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        requestTimeout: NO_LIMIT,
      };
      return createServer(handler, { ...httpOptions, ...limits }).setTimeout(SILENT_CLIENT_MS);
    },
  };
}

function serveCalls(app: ContractApp, options: AppOptions): void {
  const { sessions, access, account, tasks, images, uploads, looseImages, serverConfig } = options;
  const requireUser = createRequireUser(app, sessions);
  serveInfo(app, serverConfig, options.readHealth);
  serveLogin(app, sessions);
  serveLive(app, requireUser, access);
  serveAccount(app, requireUser, sessions, account);
  serveClientLog(app);
  serveTasks(app, { requireUser, ...tasks });
  serveEdits(app, requireUser, tasks.submit, uploads);
  serveLooseImages(app, requireUser, looseImages);
  serveImages(app, { ...images, sessions });
}
