import { cloneElement, type ComponentType, type ReactElement, useState } from 'react';
import type { ButtonProps } from 'react-aria-components';

/** What draws the menu once its code is there: it is shown open. */
export type LateMenuPart = { trigger: ReactElement };

/** Props of {@link LateMenu}. */
export type LateMenuProps = {
  /** Loads what draws the menu: a `Menu` with `defaultOpen`, as the module's default. */
  load: () => Promise<{ default: ComponentType<LateMenuPart> }>;
  /** The button that opens it. */
  trigger: ReactElement<ButtonProps>;
};

/**
 * A menu whose code is loaded when its button is first pointed at, reached or pressed: what is
 * seldom opened need not weigh on the first view of a page.
 */
export const LateMenu = ({ load, trigger }: LateMenuProps) => {
  const [Part, setPart] = useState<ComponentType<LateMenuPart> | null>(null);
  const open = async (): Promise<void> => {
    try {
      const { default: Loaded } = await load();
      setPart(() => Loaded);
    } catch (error) {
      console.warn('A menu could not be loaded.', error);
    }
  };
  const prepare = (): void => void load().catch(() => undefined);
  if (Part !== null) return <Part trigger={trigger} />;
  return cloneElement(trigger, {
    onPress: () => void open(),
    onHoverStart: prepare,
    onFocus: prepare,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
};
