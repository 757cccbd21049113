import type { ClientLogEntry } from '../../net/contracts/index.ts';

/** See the contract. */
const SAID_MAX = 200;
const FRAMES_MAX = 8;

/** From the first quote to the last: browsers quote what they stumbled over, which may be a prompt. */
const QUOTED = /["'`‘’“”«»].*["'`‘’“”«»]/s;
const ADDRESS = /\w+:\/\/\S*|\/api\/\S*/g;
const UNUSUAL = /[^\w .,:;#()[\]=<>!?+*-]+/g;
const FRAME = /([\w.-]+\.(?:js|ts|tsx):\d+(?::\d+)?)/;

/** What an error said without anything that it may have quoted. */
const withoutQuotes = (message: string): string =>
  message
    .replace(QUOTED, '(...)')
    .replace(ADDRESS, '')
    .replace(UNUSUAL, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SAID_MAX);

/** Places in scripts, innermost first, without where those lie. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => FRAME.exec(line.slice(line.lastIndexOf('/') + 1))?.[1] ?? [])
    .filter((frame) => frame.length <= 120)
    .slice(0, FRAMES_MAX);

/** A crash as an entry of the log. `screen`: see `screenPattern`. */
export const describeError = (error: unknown, screen: string): ClientLogEntry => {
  if (!(error instanceof Error)) {
    return { what: 'crash', name: 'Unknown', said: '', screen, frames: [] };
  }
  const name = error.name.replace(/\W+/g, '').slice(0, 60) || 'Error';
  // A stack begins with the message in some browsers, which is not to be read for places.
  const stack = (error.stack ?? '').replace(error.message, '');
  return {
    what: 'crash',
    name,
    said: withoutQuotes(error.message),
    screen,
    frames: framesOf(stack),
  };
};
