/** Addresses of bytes that this page holds. */
export interface ObjectUrls {
  make(blob: Blob): string;
  /** Gives back every address that is not in use any more. */
  keepOnly(used: ReadonlySet<string>): void;
  revokeAll(): void;
}

/** Keeps count of object URLs, so that pictures do not stay in memory unseen. */
export const createObjectUrls = (
  maker: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>,
): ObjectUrls => {
  const made = new Set<string>();
  const revoke = (url: string): void => {
    maker.revokeObjectURL(url);
    made.delete(url);
  };
  return {
    make: (blob) => {
      const url = maker.createObjectURL(blob);
      made.add(url);
      return url;
    },
    keepOnly: (used) => {
      for (const url of [...made]) if (!used.has(url)) revoke(url);
    },
    revokeAll: () => {
      for (const url of [...made]) revoke(url);
    },
  };
};
