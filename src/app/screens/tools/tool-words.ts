import type { TextKey } from '../../i18n/texts.ts';
import type { ToolKind } from '../../stores/tool-traits.ts';

/** What a tool's screen says of it. */
export interface ToolWords {
  /** Of the window. */
  readonly window: TextKey;
  readonly title: TextKey;
  /** What it does, in a sentence. */
  readonly hint: TextKey;
  /** Above its results. */
  readonly subtitle: TextKey;
}

/** The words of every tool. */
export const TOOL_WORDS: Readonly<Record<ToolKind, ToolWords>> = {
  'flux-context': {
    window: 'title.flux-context',
    title: 'tool.title.flux-context',
    hint: 'tool.hint.flux-context',
    subtitle: 'tool.subtitle.flux-context',
  },
  'flux-context-multi': {
    window: 'title.flux-context-multi',
    title: 'tool.title.flux-context-multi',
    hint: 'tool.hint.flux-context-multi',
    subtitle: 'tool.subtitle.flux-context-multi',
  },
  restore: {
    window: 'title.restore',
    title: 'tool.title.restore',
    hint: 'tool.hint.restore',
    subtitle: 'tool.subtitle.restore',
  },
  'text-removal': {
    window: 'title.text-removal',
    title: 'tool.title.text-removal',
    hint: 'tool.hint.text-removal',
    subtitle: 'tool.subtitle.text-removal',
  },
  'watermark-remover': {
    window: 'title.watermark-remover',
    title: 'tool.title.watermark-remover',
    hint: 'tool.hint.watermark-remover',
    subtitle: 'tool.subtitle.watermark-remover',
  },
};
