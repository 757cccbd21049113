import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { CrashScreen } from '../layout/crash-screen.tsx';
import { isLostCode } from '../lost-code.ts';
import { type LoadFailed, useLoaded } from '../ui/use-loaded.ts';

/** A screen whose code comes by itself, and the way to have it before it is rendered. */
export type LazyScreen<Props extends object> = ComponentType<Props> & {
  /** Loads the code; once that is done the screen renders at once, with nothing before it. */
  readonly load: () => Promise<unknown>;
};

/** What is shown until a screen's code is there. */
export type LazyScreenOptions = {
  /** Takes the screen's place. */
  Waiting?: ComponentType;
  /** What the screen brings around itself. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** Takes the screen's place where its code did not come, or is late. */
  Failed?: ComponentType<{ failure: LoadFailed }>;
};

const Nothing = () => null;

const ScreenFailed = ({ failure: { error, again } }: { failure: LoadFailed }) => (
  <CrashScreen isMissing onRetry={isLostCode(error) ? () => location.reload() : again} />
);

/**
 * Makes a component of a module's default export that is loaded when it is first needed. Where that
 * fails or takes long, the user is told in its place and can ask anew.
 */
export const lazyScreen = <Props extends object>(
  get: () => Promise<{ default: ComponentType<Props> }>,
  { Waiting = Nothing, Frame = Fragment, Failed = ScreenFailed }: LazyScreenOptions = {},
): LazyScreen<Props> => {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded = (await get()).default;
    return loaded;
  };
  const Coming = (props: Props) => {
    const part = useLoaded(load, true);
    if (part.status === 'ready') return <part.value {...props} />;
    return <Frame>{part.status === 'failed' ? <Failed failure={part} /> : <Waiting />}</Frame>;
  };
  const Screen = (props: Props) => {
    // One and the same for as long as it is shown: another one would begin anew.
    const [Loaded] = useState(() => loaded);
    return Loaded === null ? <Coming {...props} /> : <Loaded {...props} />;
  };
  return Object.assign(Screen, { load });
};
