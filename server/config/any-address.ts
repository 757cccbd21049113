import { networkInterfaces } from 'node:os';

/** The address that stands for all of this machine's: IPv6's covers both kinds where there is IPv6. */
export function anyAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((infos) => infos ?? []);
  return all.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}
