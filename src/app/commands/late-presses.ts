import type { Late } from '../late.ts';
import { type CreationStore, canGenerate } from '../stores/creation-store.ts';
import type { CommandsOptions } from './create-commands.ts';
import type { EnhanceImage } from './enhance-image.ts';
import type { ExpandImage } from './expand-image.ts';
import type { Generate } from './generate.ts';
import type { RedrawArea } from './redraw-area.ts';
import type { RemoveSelectedArea } from './remove-selected-area.ts';

/** What the buttons that ask for pictures do. */
export interface Presses {
  readonly generate: Generate;
  readonly remove: RemoveSelectedArea;
  readonly expand: ExpandImage;
  readonly redraw: RedrawArea;
  readonly enhance: EnhanceImage;
}

/**
 * The same before its code is there: a press waits for it. What needs a picture on the canvas is
 * disabled until then, for without that code there is none.
 */
export const latePresses = (
  work: Late<{ readonly presses: Presses }>,
  creations: Pick<CreationStore, 'state'>,
): Pick<CommandsOptions, keyof Presses> => {
  const presses = (): Presses | undefined => work.current()?.presses;
  /** Null where its code did not come: who loads it tells that. */
  const generate = async (): Promise<Generate | null> => {
    const all = presses() ?? (await work.load().catch(() => null))?.presses;
    return all?.generate ?? null;
  };
  return {
    generate: {
      isEnabled: () => canGenerate(creations.state),
      run: async () => (await generate())?.run(),
      takeBack: async () => (await generate())?.takeBack() ?? false,
    },
    remove: {
      isEnabled: () => presses()?.remove.isEnabled() ?? false,
      run: async () => presses()?.remove.run(),
    },
    expand: {
      isEnabled: () => presses()?.expand.isEnabled() ?? false,
      refuse: () => presses()?.expand.refuse(),
      run: async () => presses()?.expand.run(),
    },
    redraw: {
      isEnabled: () => presses()?.redraw.isEnabled() ?? false,
      run: async () => presses()?.redraw.run(),
    },
    enhance: {
      isEnabled: () => presses()?.enhance.isEnabled() ?? false,
      run: async () => presses()?.enhance.run(),
    },
  };
};
