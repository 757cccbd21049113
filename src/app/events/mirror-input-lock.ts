import { subscribe } from 'valtio/vanilla';
import type { CreationStore } from '../stores/creation-store.ts';
import type { Announce } from './window-events.ts';

/** Announces each change of the input lock; answers what ends it. */
export const mirrorInputLock = (
  creations: Pick<CreationStore, 'state'>,
  announce: Announce,
): (() => void) => {
  let last = creations.state.inputDisabled;
  return subscribe(creations.state, () => {
    const { inputDisabled } = creations.state;
    if (inputDisabled === last) return;
    last = inputDisabled;
    announce('inputDisabledChange', { inputDisabled });
  });
};
