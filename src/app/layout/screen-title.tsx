import { useEffect } from 'react';
import type { TextKey } from '../i18n/texts.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';

/** Props of {@link ScreenTitle}. */
export type ScreenTitleProps = {
  /** Text of the window's title. */
  name: TextKey;
  /** Whose shortcuts work while the screen is shown. */
  scope: 'home' | 'editor' | 'other';
};

/** Names the window after the screen and tells the session which screen is shown. */
export const ScreenTitle = ({ name, scope }: ScreenTitleProps) => {
  const session = useSession();
  const title = useText()(name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    session.showScope(scope);
  }, [session, scope]);
  return null;
};
