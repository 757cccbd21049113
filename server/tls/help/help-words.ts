/** How one kind of device is told to trust the authority, and to stop. */
export interface SystemWords {
  readonly name: string;
  readonly trust: readonly string[];
  readonly undo: string;
}

/** The help page's words in one language. */
export interface HelpWords {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly why: string;
  readonly stepGet: string;
  readonly get: string;
  readonly fingerprint: string;
  readonly stepTrust: string;
  readonly stepOpen: string;
  readonly open: string;
  readonly meaningTitle: string;
  readonly meaning: readonly string[];
  readonly undoTitle: string;
  readonly systems: readonly SystemWords[];
}
