import type { ToolExample } from '../../content/examples.ts';
import { isTextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { TOOL_WORDS } from './tool-words.ts';

/**
 * What an example shows: a text of its own where the product brings one, else the words that the
 * tool was given, else the tool's name.
 */
export const useExampleWords = (): ((example: ToolExample) => string) => {
  const text = useText();
  return ({ kind, id, instruction }) => {
    const key = `example.${kind}.${id}`;
    if (isTextKey(key)) return text(key);
    return instruction || text(TOOL_WORDS[kind].title);
  };
};
