import type { Client } from 'aedes';

/** Which connections listen to which user's topic. */
export interface Listeners {
  /** Adds a connection, once however often it is added, until it is removed. */
  add(userId: string, client: Client): void;
  remove(client: Client): void;
  /** The connections that listen to a user's topic. */
  of(userId: string): Iterable<Client>;
}

/** Makes an empty list of listeners. */
export function createListeners(): Listeners {
  const clients = new Map<string, Set<Client>>();
  const users = new Map<Client, string>();

  function remove(client: Client): void {
    const userId = users.get(client);
    if (userId === undefined) return;
    users.delete(client);
    const others = clients.get(userId);
    others?.delete(client);
    if (others?.size === 0) clients.delete(userId);
  }

  return {
    remove,
    add(userId, client) {
      if (users.has(client)) return;
      users.set(client, userId);
      const others = clients.get(userId) ?? new Set();
      clients.set(userId, others.add(client));
    },
    of: (userId) => clients.get(userId) ?? [],
  };
}
