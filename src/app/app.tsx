import { type ReactNode, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { EDIT_PATHS } from './events/edit-address.ts';
import { LanguageProvider } from './i18n/language-provider.tsx';
import { CrashBoundary } from './layout/crash-boundary.tsx';
import { FileDrop } from './layout/file-drop.tsx';
import { LateHead } from './layout/late-head.tsx';
import { LateLogin } from './layout/late-login.tsx';
import { LateShortcuts } from './layout/late-shortcuts.tsx';
import { Messages } from './layout/messages.tsx';
import { Page } from './layout/page.tsx';
import { ScreenNews } from './layout/screen-news.tsx';
import { ScreenTitle } from './layout/screen-title.tsx';
import { useScrollUp } from './layout/use-scroll-up.ts';
import { HomeScreen } from './screens/home/home-screen.tsx';
import {
  AccountScreen,
  EditScreen,
  ExploreScreen,
  ImageDetailScreen,
  SheetScreen,
  ToolScreen,
  UpdatesScreen,
} from './screens/lazy-screens.ts';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';
import { useSession } from './session-context.ts';
import { tellNotLoaded } from './stores/notices.ts';
import { TOOL_KINDS, TOOL_TRAITS } from './stores/tool-traits.ts';
import { LoadFailure, type TellLoadFailure } from './ui/load-failure.ts';

/** Screens that need nothing but a title and their turn to be loaded. */
const SIMPLE_SCREENS = [
  { path: '/explore', name: 'title.explore', scope: 'home', Screen: ExploreScreen },
  {
    path: '/image-detail/:id?',
    name: 'title.imageDetail',
    scope: 'other',
    Screen: ImageDetailScreen,
  },
  { path: '/account-settings', name: 'title.account', scope: 'other', Screen: AccountScreen },
  { path: '/updates', name: 'title.updates', scope: 'other', Screen: UpdatesScreen },
  { path: '/tailwind-test', name: 'title.tailwindTest', scope: 'other', Screen: SheetScreen },
] as const;

const Screens = () => (
  <Switch>
    <Route path="/">
      <ScreenTitle name="title.home" scope="home" />
      <Page>
        <HomeScreen />
      </Page>
    </Route>
    <Route path={EDIT_PATHS}>
      <EditScreen />
    </Route>
    {SIMPLE_SCREENS.map(({ path, name, scope, Screen }) => (
      <Route key={path} path={path}>
        <ScreenTitle name={name} scope={scope} />
        <Page>
          <Screen />
        </Page>
      </Route>
    ))}
    {TOOL_KINDS.map((kind) => (
      <Route key={kind} path={TOOL_TRAITS[kind].path}>
        <Page>
          <ToolScreen kind={kind} />
        </Page>
      </Route>
    ))}
    <Route>
      <ScreenTitle name="title.notFound" scope="other" />
      <Page>
        <NotFoundScreen />
      </Page>
    </Route>
  </Switch>
);

/** Each screen begins at its top. */
const ScreensFromTheirTop = () => {
  useScrollUp();
  return <Screens />;
};

/** Keeps what breaks below it from taking more with it, and reports it. */
const Guarded = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation();
  const { reports } = useSession();
  return (
    <CrashBoundary resetKey={path} onCrash={reports.crash}>
      {children}
    </CrashBoundary>
  );
};

/**
 * The whole page: language, one screen, and what floats over every screen. A screen that breaks
 * leaves the rest in place; only what nothing else catches is caught around all of it.
 */
export const App = () => {
  const { notices } = useSession();
  const [onNotLoaded] = useState(
    (): TellLoadFailure => (error, again) => tellNotLoaded(notices, error, again),
  );
  return (
    <LanguageProvider>
      <Guarded>
        <LoadFailure value={onNotLoaded}>
          <Guarded>
            <ScreensFromTheirTop />
          </Guarded>
          <ScreenNews />
          <Messages />
          <FileDrop />
          <LateHead />
          <LateLogin />
          <LateShortcuts />
        </LoadFailure>
      </Guarded>
    </LanguageProvider>
  );
};
