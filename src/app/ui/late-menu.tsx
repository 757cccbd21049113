import type { ComponentType, ReactElement } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { LatePopup } from './late-popup.tsx';

/** What draws the menu once its code is there: it is shown open. */
export type LateMenuPart = { trigger: ReactElement };

/** Props of {@link LateMenu}. */
export type LateMenuProps = {
  /** Loads what draws the menu: a `Menu` with `defaultOpen`, as the module's default. */
  load: () => Promise<{ default: ComponentType<LateMenuPart> }>;
  /** The button that opens it. */
  trigger: ReactElement<ButtonProps>;
};

/** A menu that needs nothing but its button, loaded when it is first wanted. */
export const LateMenu = ({ load, trigger }: LateMenuProps) => (
  <LatePopup load={load} trigger={trigger} kind="menu">
    {(List) => <List trigger={trigger} />}
  </LatePopup>
);
