import type { Session } from '../session.ts';

/** FNV-1a of 32 bits, of UTF-16 units (http://www.isthe.com/chongo/tech/comp/fnv). */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

/**
 * All that a page's first picture is made from, as a short word: its address, what the stores hold, and
 * whether work is expected. Where it is the same for the build and for a browser, both render the same,
 * and the browser goes on with what was sent.
 */
export const beginsWith = (session: Session, address: string): string => {
  const states = Object.entries(session).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null && 'state' in part ? [[name, part.state]] : [],
  );
  return hashOf(JSON.stringify([address, session.expectsWork(), session.enabled, states]));
};
