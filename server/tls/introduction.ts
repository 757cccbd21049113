import { renderUnicodeCompact } from 'uqr';
import { urlOf } from './addresses.ts';

/** What is said of a server in the local network. */
export interface Introduction {
  /** Hosts that another machine can type, the likeliest first. */
  readonly hosts: readonly string[];
  readonly port: number;
  /** SHA-256 of the authority's certificate, as devices show it. */
  readonly fingerprint: string;
  /** Whether people look at it: only they need QR codes. */
  readonly isTerminal: boolean;
}

/** White on black whatever the terminal's colours: cameras want dark modules on light ground. */
const WHITE_ON_BLACK = '\u001B[97;40m';
/** A code has an odd number of rows: the lower half of the last line is none of it. */
const WHITE = '\u001B[97m';
const RESET = '\u001B[0m';
const QUIET_ZONE = 2;

/** The words by which the operator finds the way from a tablet to this server. */
export function introduce({ hosts, port, fingerprint, isTerminal }: Introduction): string {
  const [first, ...others] = hosts;
  if (first === undefined) {
    return 'This machine has no address in a network; addresses that it gets are shown here.';
  }
  const code = (url: string): readonly string[] => (isTerminal ? ['', qrOf(url), ''] : []);
  const [help, page] = [urlOf('http', first, port), urlOf('https', first, port)];
  return [
    'From a tablet or any other device in the same network:',
    '',
    `1. Once on each device, trust this server. How to do it stands at ${help}`,
    ...code(help),
    `   The device must show this SHA-256 fingerprint: ${fingerprint}`,
    '',
    `2. Open ${page}`,
    ...code(page),
    ...others.map((host) => `   also at ${urlOf('https', host, port)}`),
    '',
  ].join('\n');
}

function qrOf(url: string): string {
  const lines = renderUnicodeCompact(url, { border: QUIET_ZONE }).split('\n');
  const colourOf = (index: number): string => (index === lines.length - 1 ? WHITE : WHITE_ON_BLACK);
  return lines.map((line, index) => `   ${colourOf(index)}${line}${RESET}`).join('\n');
}
