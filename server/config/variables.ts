import { availableParallelism } from 'node:os';
import { z } from 'zod';

/** One environment variable: what it accepts, and what is said about it. */
export interface Variable<Value> {
  /** Parses the text of the variable; never sees an empty text. */
  readonly schema: z.ZodType<Value, string>;
  /** Text used when the variable is unset or empty; undefined: the variable has no value then. */
  readonly defaultText?: string;
  /** What the documentation shows as default when `defaultText` depends on the machine. */
  readonly defaultShown?: string;
  /** Completes the sentence "must be …". */
  readonly accepts: string;
  /** A secret is never repeated in a message. */
  readonly secret?: boolean;
}

const wholeNumber = (lowest: number, highest: number): z.ZodType<number, string> =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(lowest).max(highest));

/** Engines that this server can run, by the name used in `ENGINES`. */
export const engineNames = ['builtin'] as const;

/** Name of an engine that this server can run. */
export type EngineName = (typeof engineNames)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const engineList: z.ZodType<EngineName[], string> = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
  .pipe(z.array(z.enum(engineNames)).min(1));

const postgresAddress = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol);
});

/** Every environment variable that the server reads, by name. */
export const variables = {
  PORT: {
    schema: wholeNumber(0, 65_535),
    defaultText: '8080',
    accepts: 'a whole number from 0 to 65535 (0 takes any free port)',
  },
  HOST: {
    schema: z.string().regex(/^[\w.:-]+$/),
    defaultText: '127.0.0.1',
    accepts: 'a host name or an IP address',
  },
  LAN: {
    schema: z.enum(['on', 'off']),
    defaultText: 'off',
    accepts: 'on or off',
  },
  DATA_DIR: {
    schema: z.string(),
    defaultText: './data',
    accepts: 'a path to a folder',
  },
  DATABASE_URL: {
    schema: postgresAddress,
    accepts: 'an address like postgres://user:password@host:5432/database',
    secret: true,
  },
  MAX_UPLOAD_MB: {
    schema: wholeNumber(1, 1_000),
    defaultText: '10',
    accepts: 'a whole number from 1 to 1000',
  },
  MAX_PART_MB: {
    schema: wholeNumber(1, 4_000),
    defaultText: '400',
    accepts: 'a whole number from 1 to 4000',
  },
  ENGINES: {
    schema: engineList,
    defaultText: 'builtin',
    accepts: `a comma-separated list of: ${engineNames.join(', ')}`,
  },
  ENGINE_THREADS: {
    schema: wholeNumber(1, 256),
    defaultText: String(availableParallelism()),
    defaultShown: 'number of cores',
    accepts: 'a whole number from 1 to 256',
  },
  TOKEN_HOURS: {
    schema: wholeNumber(1, 8_760),
    defaultText: '24',
    accepts: 'a whole number from 1 to 8760',
  },
  RETENTION_DAYS: {
    schema: wholeNumber(1, 36_500),
    accepts: 'a whole number from 1 to 36500',
  },
  IMPORT_FROM_URL: {
    schema: z.enum(['on', 'off']),
    defaultText: 'on',
    accepts: 'on or off',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels),
    defaultText: 'info',
    accepts: `one of: ${logLevels.join(', ')}`,
  },
} satisfies Record<string, Variable<unknown>>;

/** Name of an environment variable that the server reads. */
export type VariableName = keyof typeof variables;
