import type { Config } from './config/read-config.ts';
import type { Database } from './database/connect-database.ts';
import type { Tables } from './database/schema.ts';
import type { Engine } from './engines/engine.ts';
import type { Reach } from './import/fetch-picture.ts';
import type { Space } from './space/open-space.ts';
import type { Lan } from './tls/open-lan.ts';

/** What a server is started with. */
export interface StartOptions {
  readonly config: Config;
  readonly database: Database<Tables>;
  /** Of the disk of the data folder; whoever opened it closes it. */
  readonly space: Space;
  /** Folder of the browser build; the project's `dist` when not said. */
  readonly pagesFolder?: string;
  /** Engines in order of preference; those of the settings when not said. */
  readonly engines?: readonly Engine[];
  /** Serves the local network over HTTPS; plain HTTP without it. Closed with the server. */
  readonly lan?: Lan | undefined;
  /** Where pictures may be imported from; the internet when not said. */
  readonly reach?: Reach | undefined;
}
