import type { EditCall } from '../../net/index.ts';

/** The tools that change a whole picture, by the kind of task that they ask for. */
export type ToolKind = Exclude<EditCall, 'area-redraw' | 'remove' | 'expand' | 'enhance'>;

/** What tells one instruction tool from another (document 2 section 2.12). */
export interface ToolTraits {
  /** Its route, below the language prefix. */
  readonly path: `/${string}`;
  /** How many pictures it takes. */
  readonly images: 1 | 2;
  /** It does what words say: they are required, and several answers can be asked for. */
  readonly takesPrompt: boolean;
  /** It finds by itself what to remove, which can be looked at and corrected before. */
  readonly finds: boolean;
  /** Its examples can be tried. */
  readonly tries: boolean;
}

/** Where a tab keeps what it was doing with the tools. */
export const TOOL_WORK = 'toolWork';

/** Every instruction tool. */
export const TOOL_TRAITS: Readonly<Record<ToolKind, ToolTraits>> = {
  'flux-context': {
    path: '/flux-context',
    images: 1,
    takesPrompt: true,
    finds: false,
    tries: true,
  },
  'flux-context-multi': {
    path: '/flux-context-multi',
    images: 2,
    takesPrompt: true,
    finds: false,
    tries: false,
  },
  restore: { path: '/restore-image', images: 1, takesPrompt: false, finds: false, tries: true },
  'text-removal': {
    path: '/text-removal',
    images: 1,
    takesPrompt: false,
    finds: true,
    tries: true,
  },
  'watermark-remover': {
    path: '/watermark-remover',
    images: 1,
    takesPrompt: false,
    finds: true,
    tries: true,
  },
};

/** Their kinds, in the order of menus. */
export const TOOL_KINDS: readonly ToolKind[] = [
  'flux-context',
  'flux-context-multi',
  'restore',
  'text-removal',
  'watermark-remover',
];
