import { createContext } from 'react';

/** What tells the user that something they asked for could not be loaded; the page sets it. */
export const LoadFailure = createContext<() => void>(() => undefined);
