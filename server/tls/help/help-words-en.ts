import type { HelpWords } from './help-words.ts';

/** The help page in English. */
export const english: HelpWords = {
  lang: 'en',
  dir: 'ltr',
  title: 'Open Overpaint on this device',
  why: 'A browser gives a page every point of a pen stroke and fast storage only over a secure connection. Overpaint runs on a machine in your own network, which no public authority vouches for. So this device must be told once that it may trust that machine.',
  stepGet: 'Get the certificate',
  get: 'Download the certificate',
  fingerprint:
    'Before you trust it, compare its SHA-256 fingerprint, which your device shows, with the one that Overpaint printed where it was started. This page says:',
  stepTrust: 'Trust it',
  stepOpen: 'Open Overpaint',
  open: 'Open Overpaint securely',
  meaningTitle: 'What trusting means',
  meaning: [
    'This device will accept certificates made by that one copy of Overpaint. Its certificate allows it to speak for IP addresses, for names ending in .local and for the machine’s own name, and for no other name: for no web site.',
    'The key that makes them never leaves the machine that Overpaint runs on. Trust it only if you trust whoever runs that machine.',
  ],
  undoTitle: 'To undo it',
  systems: [
    {
      name: 'iPad and iPhone',
      trust: [
        'Open this page in Safari, download the certificate and allow it.',
        'Settings → General → VPN & Device Management → Overpaint → Install.',
        'Settings → General → About → Certificate Trust Settings: switch Overpaint on.',
      ],
      undo: 'Settings → General → VPN & Device Management → Overpaint → Remove Profile.',
    },
    {
      name: 'Android',
      trust: [
        'Download the certificate.',
        'Settings → Security and privacy → More → Encryption and credentials → Install a certificate → CA certificate. Some devices name it otherwise: search the settings for “certificate”.',
        'Choose the downloaded file, then open Overpaint in Chrome.',
      ],
      undo: 'In the same place: User credentials or Trusted credentials → User → Overpaint → Remove.',
    },
    {
      name: 'Windows',
      trust: [
        'Open the downloaded file → Install Certificate → Current User.',
        'Place all certificates in the following store → Trusted Root Certification Authorities.',
        'Restart the browser.',
      ],
      undo: 'Run certmgr.msc → Trusted Root Certification Authorities → Certificates → delete Overpaint.',
    },
    {
      name: 'Mac',
      trust: [
        'Open the downloaded file: Keychain Access adds it to the login keychain.',
        'Double-click Overpaint there → Trust → When using this certificate: Always Trust.',
      ],
      undo: 'Delete Overpaint in Keychain Access.',
    },
    {
      name: 'Linux, ChromeOS and Firefox on any computer',
      trust: [
        'Chrome: Settings → Privacy and security → Security → Manage certificates → import the file as an authority for web sites.',
        'Firefox: Settings → Privacy & Security → View Certificates → Authorities → Import → trust it to identify websites.',
      ],
      undo: 'Delete Overpaint in the same list.',
    },
  ],
};
