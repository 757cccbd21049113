import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { WithoutScripts } from '../whole-parts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** Frame of every page but the open editor: skip link, header, the content below it, footer. */
export const Page = ({ children }: { children: ReactNode }) => {
  const { login } = useSession();
  const text = useText();
  return (
    <>
      <SkipLink />
      <Header onLogin={login.open} />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh pt-16 outline-none">
        <WithoutScripts>
          {() => (
            <p className="mx-auto max-w-page px-4 pt-6 text-16 font-medium md:px-6">
              {text('page.needsScripts')}
            </p>
          )}
        </WithoutScripts>
        {children}
      </main>
      <Footer />
    </>
  );
};
