import { proxy, type ref } from 'valtio/vanilla';
import type { TaskDetail } from '../../net/contracts/index.ts';

/** What the image detail page shows. */
export interface DetailState {
  /**
   * `missing`: the task does not exist, or may not be read; `unreadable`: asking failed, and asking
   * again may help.
   */
  status: 'loading' | 'loaded' | 'missing' | 'unreadable';
  /** Null unless loaded; kept as it came, since nothing in it ever changes. */
  detail: ReturnType<typeof ref<TaskDetail>> | null;
  /** Which result is looked at, from 0. */
  selected: number;
}

/** Makes the state of a page that has read nothing. */
export const createDetailStore = () => {
  const state = proxy<DetailState>({ status: 'loading', detail: null, selected: 0 });
  return {
    state,
    /** Looks at another result. */
    select: (index: number): void => {
      state.selected = index;
    },
  };
};
/** See {@link createDetailStore}. */
export type DetailStore = ReturnType<typeof createDetailStore>;
