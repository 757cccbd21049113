import { useMemo } from 'react';
import type { HandleWords } from '../../../canvas/index.ts';
import { sidesOf } from '../../../workers/kernels/expansion-drag.ts';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';

/** What the handles of an expansion's frame say, in the page's language. */
export const useHandleWords = (): HandleWords => {
  const text = useText();
  const { plain } = useNumbers();
  return useMemo(
    () => ({
      name: (handle) => text(`expand.handle.${handle}`),
      value: (handle, padding) => {
        const { across, down } = sidesOf(handle);
        if (across !== null && down !== null) {
          const added = { across: plain(padding[across]), down: plain(padding[down]) };
          return text('expand.addedCorner', added);
        }
        const side = across ?? down;
        return text('expand.addedSide', { size: plain(side === null ? 0 : padding[side]) });
      },
    }),
    [text, plain],
  );
};
