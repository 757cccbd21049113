import { resolve } from 'node:path';
import type { z } from 'zod';
import { anyAddress } from './any-address.ts';
import { type EngineName, type Variable, type VariableName, variables } from './variables.ts';

/** The server's settings, parsed and complete. Read-only: nothing changes them while it runs. */
export interface Config {
  /** TCP port to listen on; 0 takes any free one. */
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Whether other machines of the local network are served, over HTTPS. */
  readonly lan: boolean;
  /** Absolute path of the folder that holds all state. */
  readonly dataDir: string;
  /** Address of the operator's own PostgreSQL; undefined: the embedded one is used. */
  readonly databaseUrl: string | undefined;
  /** Largest file that a user may upload, in bytes. */
  readonly maxUploadBytes: number;
  /** Largest PNG part that the editor may send, in bytes. */
  readonly maxPartBytes: number;
  /** Engines in order of preference, without repetition, at least one. */
  readonly engines: readonly EngineName[];
  /** How many threads the built-in engine may use at once. */
  readonly engineThreads: number;
  /** How long a session token is good for, in hours. */
  readonly tokenHours: number;
  /** Finished tasks are removed with their pictures after this many days; undefined: never. */
  readonly retentionDays: number | undefined;
  /** Whether the server fetches pictures from addresses that users name. */
  readonly importFromUrl: boolean;
  /** Least important kind of message that is written to the log. */
  readonly logLevel: z.infer<typeof variables.LOG_LEVEL.schema>;
}

/** A variable that can't be used. `message` is one sentence that names it and what is accepted. */
export interface ConfigError {
  readonly code: 'bad_variable';
  readonly variable: VariableName;
  readonly message: string;
}

/** Environment variables as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Outcome of `readConfig`. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly error: ConfigError };

const bytesPerMegabyte = 1024 * 1024;

/**
 * Reads the settings from environment variables. An empty variable counts as unset, because
 * container tools pass empty ones along. The first variable that can't be used ends the reading.
 */
export function readConfig(env: Environment): ConfigResult {
  for (const [name, variable] of Object.entries<Variable<unknown>>(variables)) {
    const text = textOf(env, name, variable);
    if (text !== undefined && !variable.schema.safeParse(text).success) {
      return { ok: false, error: badVariable(name as VariableName, text, variable) };
    }
  }
  return { ok: true, config: toConfig(env) };
}

function toConfig(env: Environment): Config {
  const { MAX_UPLOAD_MB, MAX_PART_MB, DATABASE_URL, RETENTION_DAYS } = variables;
  const lan = parse(env, 'LAN', variables.LAN) === 'on';
  return {
    port: parse(env, 'PORT', variables.PORT),
    host: lan && !env['HOST'] ? anyAddress() : parse(env, 'HOST', variables.HOST),
    lan,
    dataDir: resolve(parse(env, 'DATA_DIR', variables.DATA_DIR)),
    databaseUrl: env['DATABASE_URL'] ? DATABASE_URL.schema.parse(env['DATABASE_URL']) : undefined,
    maxUploadBytes: parse(env, 'MAX_UPLOAD_MB', MAX_UPLOAD_MB) * bytesPerMegabyte,
    maxPartBytes: parse(env, 'MAX_PART_MB', MAX_PART_MB) * bytesPerMegabyte,
    engines: parse(env, 'ENGINES', variables.ENGINES),
    engineThreads: parse(env, 'ENGINE_THREADS', variables.ENGINE_THREADS),
    tokenHours: parse(env, 'TOKEN_HOURS', variables.TOKEN_HOURS),
    retentionDays: env['RETENTION_DAYS']
      ? RETENTION_DAYS.schema.parse(env['RETENTION_DAYS'])
      : undefined,
    importFromUrl: parse(env, 'IMPORT_FROM_URL', variables.IMPORT_FROM_URL) === 'on',
    logLevel: parse(env, 'LOG_LEVEL', variables.LOG_LEVEL),
  };
}

function parse<Value>(
  env: Environment,
  name: VariableName,
  variable: Variable<Value> & { readonly defaultText: string },
): Value {
  return variable.schema.parse(env[name] || variable.defaultText);
}

function textOf(env: Environment, name: string, variable: Variable<unknown>): string | undefined {
  return env[name] || variable.defaultText;
}

function badVariable(name: VariableName, text: string, variable: Variable<unknown>): ConfigError {
  const said = variable.secret === true ? '' : ` ("${text}")`;
  const message = `The variable ${name}${said} is not usable: it must be ${variable.accepts}.`;
  return { code: 'bad_variable', variable: name, message };
}
