import { useEffect, useRef, useState } from 'react';
import type { WhyNot } from '../../../commands/open-files.ts';
import { useSession } from '../../../session-context.ts';

/** Opening a file within a dialog. */
export type TakingFiles = {
  /** Name of the file that is being opened; null when none is. */
  name: string | null;
  /** Why nothing was opened the last time. */
  whyNot: readonly WhyNot[];
  take: (files: readonly File[]) => void;
  /** Ends the opening under way; everything is as it was. */
  cancel: () => void;
};

/** See {@link TakingFiles}. Files that come while one is being opened are left alone. */
export const useTakingFiles = (): TakingFiles => {
  const { actions } = useSession();
  const [name, setName] = useState<string | null>(null);
  const [whyNot, setWhyNot] = useState<readonly WhyNot[]>([]);
  const life = useRef<AbortController | null>(null);
  const cancel = (): void => life.current?.abort();
  useEffect(() => () => life.current?.abort(), []);
  const take = async (files: readonly File[]): Promise<void> => {
    const [first] = files;
    if (first === undefined || life.current !== null) return;
    const mine = new AbortController();
    life.current = mine;
    setName(first.name);
    setWhyNot([]);
    const refused = await actions.takeFiles(files, mine.signal);
    life.current = null;
    setName(null);
    setWhyNot(refused);
  };
  return { name, whyNot, take: (files) => void take(files), cancel };
};
