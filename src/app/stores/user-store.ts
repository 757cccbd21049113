import { proxy } from 'valtio/vanilla';
import type { StoredUser, TokenSource } from '../../net/index.ts';

/** Who uses this browser; `user` is null until somebody is known. The token is not in here. */
export interface UserState {
  user: Omit<StoredUser, 'token'> | null;
}

/** The user as the screens see it. */
export interface UserStore {
  readonly state: UserState;
  stop(): void;
}

const withoutToken = (user: StoredUser | null): UserState['user'] => {
  if (user === null) return null;
  const { token: _, ...rest } = user;
  return rest;
};

/** Follows the stored user record. */
export const createUserStore = (tokens: Pick<TokenSource, 'user' | 'onChange'>): UserStore => {
  const state = proxy<UserState>({ user: withoutToken(tokens.user()) });
  const stop = tokens.onChange((user) => {
    state.user = withoutToken(user);
  });
  return { state, stop };
};
