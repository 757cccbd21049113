import { createContext } from 'react';

/**
 * Tells the user that something they asked for could not be loaded; the page sets it.
 * @param error why, as far as is known
 * @param again asks for it once more
 */
export type TellLoadFailure = (error: unknown, again: () => void) => void;

/** See {@link TellLoadFailure}. */
export const LoadFailure = createContext<TellLoadFailure>(() => undefined);
