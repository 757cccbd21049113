import { join } from 'node:path';

/** Where the embedded PostgreSQL keeps its things. All absolute. */
export interface ClusterPaths {
  readonly dataDir: string;
  /** The database cluster itself. */
  readonly cluster: string;
  /** The cluster while initdb makes it; it is renamed when whole. */
  readonly unfinishedCluster: string;
  readonly passwordFile: string;
  /** What PostgreSQL says. */
  readonly log: string;
  /** PostgreSQL's own note of the running server. */
  readonly pidFile: string;
  /** Our note of the process that guards it. */
  readonly watchdogFile: string;
}

/** Paths under a data folder. */
export function clusterPaths(dataDir: string): ClusterPaths {
  const home = join(dataDir, 'postgres');
  const cluster = join(home, 'cluster');
  return {
    dataDir,
    cluster,
    unfinishedCluster: join(home, 'cluster.unfinished'),
    passwordFile: join(home, 'password'),
    log: join(home, 'postgres.log'),
    pidFile: join(cluster, 'postmaster.pid'),
    watchdogFile: join(home, 'watchdog.pid'),
  };
}
