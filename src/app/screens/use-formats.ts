import { useSnapshot } from 'valtio';
import { useNumbers } from '../i18n/use-numbers.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';

const MEGABYTE = 1024 * 1024;

/** Which files are taken and how large they may be, in words. */
export const useFormats = (): string => {
  const text = useText();
  const { plain } = useNumbers();
  const { server } = useSession();
  useSnapshot(server.state);
  return text('start.formats', { limit: plain(server.maxUploadBytes() / MEGABYTE) });
};
