import { proxy } from 'valtio/vanilla';

/** Whether the login dialog is open. */
export interface LoginStore {
  readonly state: { isOpen: boolean };
  open(): void;
  close(): void;
}

/** Makes a closed one. */
export const createLoginStore = (): LoginStore => {
  const state = proxy({ isOpen: false });
  return {
    state,
    open: () => {
      state.isOpen = true;
    },
    close: () => {
      state.isOpen = false;
    },
  };
};
