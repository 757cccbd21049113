import { proxy } from 'valtio/vanilla';
import type { KeyValueStorage } from '../../net/index.ts';

/** Whether to say that this page lacks what browsers give over HTTPS only. */
export interface HttpsHint {
  readonly state: { isShown: boolean };
  /** Takes it away, for this browser for good. */
  dismiss(): void;
}

/** Where it is kept that the hint was read. */
export const HTTPS_HINT_KEY = 'httpsHintRead';

/** Makes the hint: shown on a page without HTTPS until it was dismissed once in this browser. */
export const createHttpsHint = ({
  isSecureContext,
  storage,
}: {
  readonly isSecureContext: boolean;
  readonly storage: KeyValueStorage;
}): HttpsHint => {
  const state = proxy({ isShown: !isSecureContext && storage.getItem(HTTPS_HINT_KEY) === null });
  return {
    state,
    dismiss: () => {
      state.isShown = false;
      storage.setItem(HTTPS_HINT_KEY, 'true');
    },
  };
};
