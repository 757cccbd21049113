import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Refusal } from '../refusal.ts';
import { type ExportTools, exportedFiles } from './exported-files.ts';
import type { ReadAccount } from './read-account.ts';
import { zipStream } from './zip-stream.ts';

/** Gives out everything that is kept of a user. */
export interface ExportAccount {
  /**
   * @throws {Refusal} `too_many_requests` while an export of the user is under way: packing costs
   * more than asking for it.
   */
  assertFree(userId: string): void;
  /**
   * A ZIP that is packed while it is read; aborting the signal ends it.
   * @throws {Refusal} as `assertFree`.
   */
  start(userId: string, signal: AbortSignal): Promise<Readable>;
}

/** Makes what exports accounts. */
export function createExportAccount(
  tools: ExportTools & { readonly readAccount: ReadAccount },
): ExportAccount {
  const underWay = new Set<string>();

  function assertFree(userId: string): void {
    if (!underWay.has(userId)) return;
    const sentence = 'An export of your data is under way already. Wait for it, or cancel it.';
    throw new Refusal('too_many_requests', sentence);
  }

  return {
    assertFree,
    async start(userId, signal) {
      assertFree(userId);
      underWay.add(userId);
      const free = (): void => void underWay.delete(userId);
      try {
        const account = await tools.readAccount(userId);
        const zip = zipStream(exportedFiles(tools, account, new Date()), signal);
        finished(zip).then(free, free);
        return zip;
      } catch (error) {
        free();
        throw error;
      }
    },
  };
}
