import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';

/** Props of {@link Switch}. */
export type SwitchProps = Omit<AriaSwitchProps, 'className' | 'children'> & { label: string };

/** Something that is on or off and takes effect at once. */
export const Switch = ({ label, ...props }: SwitchProps) => (
  <AriaSwitch
    {...props}
    className="group flex min-h-9 cursor-default items-center justify-between gap-3 text-13 font-medium text-ink-muted outline-none pointer-coarse:min-h-11"
  >
    {label}
    <span className="flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-surface-2 px-0.5 transition-colors group-data-disabled:border-line group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-ring group-data-selected:border-accent group-data-selected:bg-accent forced-colors:group-data-selected:bg-[Highlight]!">
      <span className="size-4 rounded-full bg-ink-muted forced-colors:bg-[CanvasText] transition-transform group-data-selected:translate-x-4.5 group-data-selected:bg-on-accent rtl:group-data-selected:-translate-x-4.5" />
    </span>
  </AriaSwitch>
);
