import { type ReactNode, useState } from 'react';
import { Header } from './header.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** Frame of every page but the open editor: skip link, header, the content below it. */
export const Page = ({ children }: { children: ReactNode }) => {
  const [isLoginOpen, setLoginOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <Header onLogin={() => setLoginOpen(true)} />
      <main id={MAIN_ID} tabIndex={-1} className="min-h-dvh pt-16 outline-none">
        {children}
      </main>
      <LoginDialog isOpen={isLoginOpen} onOpenChange={setLoginOpen} />
    </>
  );
};
