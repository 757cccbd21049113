import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { OnItsWay } from './on-its-way.tsx';

/** A screen whose code comes by itself, and the way to have it before it is rendered. */
export type LazyScreen<Props extends object> = ComponentType<Props> & {
  /** Loads the code; once that is done the screen renders at once, without a fallback before it. */
  readonly load: () => Promise<void>;
};

/** What is shown until a screen's code is there. */
export type LazyScreenOptions = {
  /** Takes the screen's place. */
  Waiting?: ComponentType;
  /** What the screen brings around itself. */
  Frame?: ComponentType<{ children: ReactNode }>;
};

const Nothing = () => null;

/**
 * Makes a component of a module's default export that is loaded when it is first needed. Where that
 * takes long, the user is told and can ask anew.
 */
export const lazyScreen = <Props extends object>(
  get: () => Promise<{ default: ComponentType<Props> }>,
  { Waiting = Nothing, Frame = Fragment }: LazyScreenOptions = {},
): LazyScreen<Props> => {
  let loaded: ComponentType<Props> | null = null;
  const Later = lazy(get);
  const Screen = (props: Props) => {
    // One and the same for as long as it is shown: another one would begin anew.
    const [Loaded] = useState(() => loaded);
    // A boundary only where one is needed: what is in one is taken over by itself, after the rest.
    if (Loaded !== null) return <Loaded {...props} />;
    const waiting = (
      <Frame>
        <OnItsWay>
          <Waiting />
        </OnItsWay>
      </Frame>
    );
    return (
      <Suspense fallback={waiting}>
        <Later {...props} />
      </Suspense>
    );
  };
  const load = async (): Promise<void> => {
    loaded = (await get()).default;
  };
  return Object.assign(Screen, { load });
};
