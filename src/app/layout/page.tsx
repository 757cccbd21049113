import type { ReactNode } from 'react';
import { useSession } from '../session-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** Frame of every page but the open editor: skip link, header, the content below it, footer. */
export const Page = ({ children }: { children: ReactNode }) => {
  const { login } = useSession();
  return (
    <>
      <SkipLink />
      <Header onLogin={login.open} />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh pt-16 outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
};
