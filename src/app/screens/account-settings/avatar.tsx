import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';

/** Props of {@link Avatar}. */
export type AvatarProps = {
  /** Address of the picture, ours or an identity provider's; null or '' when there is none. */
  picture: string | null;
  /** Whose first letter stands in for it; '' for nobody's. */
  name: string;
};

const SHAPE = 'size-16 shrink-0 rounded-full border border-line bg-surface-2';

const firstLetter = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? '';

/** An address of the picture's bytes, once this page has them; null before, and where they do not come. */
const useOwnCopy = (picture: string | null): string | null => {
  const { actions } = useSession();
  const [copy, setCopy] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    let url: string | null = null;
    let isWanted = true;
    void actions.loadAvatar(picture).then((blob) => {
      if (blob === null || !isWanted) return;
      url = URL.createObjectURL(blob);
      setCopy(url);
    });
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
      setCopy(null);
    };
  }, [actions, picture]);
  return copy;
};

/**
 * The user's picture. The page's policy shows no picture of another site, so that one is fetched (without
 * cookies) and shown from here; until it has come, and where it does not, the name's first letter is.
 */
export const Avatar = ({ picture, name }: AvatarProps) => {
  const text = useText();
  const copy = useOwnCopy(picture);
  const letter = firstLetter(name);
  if (copy !== null) {
    return <img src={copy} alt={text('account.avatar')} className={`${SHAPE} object-cover`} />;
  }
  return (
    <span
      aria-hidden
      className={`${SHAPE} flex items-center justify-center text-28 font-semibold text-ink-muted`}
    >
      {letter === '' ? <UserRound size={28} /> : letter}
    </span>
  );
};
