/** As in a browser that lacks it: an open channel would keep the build from ending. */
const withoutChannels = <Made>(make: () => Made): Made => {
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return make();
  } finally {
    Object.assign(globalThis, { BroadcastChannel });
  }
};

/**
 * Makes something of the app where there is no browser: for as long as `make` runs, `window` is what
 * Node has of it. Afterwards it is gone, so that nothing that renders takes Node for a browser.
 */
export const withStandInWindow = <Made>(make: () => Made): Made => {
  Object.assign(globalThis, { window: globalThis, isSecureContext: true });
  try {
    return withoutChannels(make);
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
};

/** Lets what reads the address (wouter) find the one of the page that is rendered. */
export const standAt = (pathname: string): void => {
  Object.assign(globalThis, {
    location: { pathname, search: '', hash: '', hostname: '', href: '' },
  });
};
