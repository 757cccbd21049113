import { proxy } from 'valtio/vanilla';
import { isLostCode } from '../lost-code.ts';
import type { TextKey, TextParams } from '../text-keys.ts';

/** How a notice is meant; each has an icon, never colour alone. */
export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

/** One thing that a notice lets the user do about it. */
export type NoticeAction =
  | {
      readonly kind: 'retry' | 'undo-delete';
      /** The task, or for `retry` also the press, that the action is about. */
      readonly taskId: string;
    }
  /** Brings back what New put away, as long as nothing else was opened. */
  | { readonly kind: 'undo-new' }
  /** Asks once more for what did not come. */
  | { readonly kind: 'again'; readonly again: () => void }
  /** Loads the page anew: what did not come can't come to the same page any more. */
  | { readonly kind: 'reload' };

/** A toast as data: which text with which parameters. The screens translate and draw it. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  /** Key of the text; null when `text` is a sentence that the server wrote. */
  readonly key: TextKey | null;
  readonly params: TextParams;
  /** A sentence from the server, shown as it is; null when `key` says it. */
  readonly text: string | null;
  readonly action: NoticeAction | null;
}

/** How the logic half speaks to the user. */
export interface Notices {
  /** `list` holds what is to be shown, oldest first. */
  readonly state: { list: Notice[] };
  /** Shows a text by key; answers the notice's id. The newest equal notice is not repeated. */
  notify(kind: NoticeKind, key: TextKey, params?: TextParams, action?: NoticeAction): string;
  /**
   * Shows a sentence that the server wrote. `params.code` is its error code: the screens say
   * `error.{code}` instead where their language has such a text.
   */
  notifyText(kind: NoticeKind, text: string, params?: TextParams, action?: NoticeAction): string;
  dismiss(id: string): void;
  /** Takes away the notices that offer an action which has no sense any more. */
  withdraw(kind: NoticeAction['kind']): void;
}

/** Most notices kept at once; older ones give way. */
const MAX_NOTICES = 5;

/** The same failure again is no other news, another task's deletion is. */
const sameAction = (a: NoticeAction | null, b: NoticeAction | null): boolean =>
  a?.kind === b?.kind && (a?.kind === 'retry' || JSON.stringify(a) === JSON.stringify(b));

const sameWords = (a: Notice, b: Notice): boolean =>
  a.key === b.key &&
  a.text === b.text &&
  a.kind === b.kind &&
  sameAction(a.action, b.action) &&
  JSON.stringify(a.params) === JSON.stringify(b.params);

/** Makes an empty list of notices. */
export const createNotices = (): Notices => {
  const state = proxy<{ list: Notice[] }>({ list: [] });
  let next = 1;
  const push = (notice: Omit<Notice, 'id'>): string => {
    const made: Notice = { ...notice, id: `notice-${next++}` };
    // An equal one is replaced, so that its time on screen starts again instead of piling up.
    const others = state.list.filter((shown) => !sameWords(shown, made));
    state.list = [...others, made].slice(-MAX_NOTICES);
    return made.id;
  };
  return {
    state,
    notify: (kind, key, params = {}, action) =>
      push({ kind, key, params, text: null, action: action ?? null }),
    notifyText: (kind, text, params = {}, action) =>
      push({ kind, key: null, params, text, action: action ?? null }),
    withdraw: (kind) => {
      const others = state.list.filter((notice) => notice.action?.kind !== kind);
      if (others.length < state.list.length) state.list = others;
    },
    dismiss: (id) => {
      state.list = state.list.filter((notice) => notice.id !== id);
    },
  };
};

/**
 * Says that code which was asked for did not come, and offers what helps: `again`, if it is given, or,
 * where it can't come to this page any more, to load the page anew.
 */
export const tellNotLoaded = (
  { notify }: Pick<Notices, 'notify'>,
  error: unknown,
  again?: () => void,
): void => {
  if (isLostCode(error)) notify('error', 'start.lost', {}, { kind: 'reload' });
  else notify('error', 'start.notCome', {}, again && { kind: 'again', again });
};
