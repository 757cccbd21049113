import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FIELD } from './field.ts';

/** One tile; `label` is spoken and shown on hover, `children` is seen. */
export type RadioTile = { id: string; label: string; children: ReactNode };

/** Props of {@link RadioTiles}. */
export type RadioTilesProps = {
  label: string;
  /** Beside the label, such as the chosen one's full name. */
  hint?: string;
  /** Name of the group in its form. */
  name: string;
  tiles: readonly RadioTile[];
  value: string;
  onChange: (id: string) => void;
  isDisabled?: boolean;
  /** How the tiles lie. */
  className: string;
  tileClassName?: string;
};

const TILE =
  'relative flex cursor-pointer select-none rounded-md border border-line bg-surface transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-disabled:cursor-default has-disabled:opacity-60 has-disabled:hover:border-line';

/**
 * A choice of one out of a few, each a tile that shows what it stands for. Of the browser's own
 * radio buttons, so that it weighs nothing.
 */
export const RadioTiles = ({
  label,
  hint,
  name,
  tiles,
  value,
  onChange,
  isDisabled = false,
  className,
  tileClassName,
}: RadioTilesProps) => (
  <fieldset disabled={isDisabled} className="flex min-w-0 flex-col">
    <legend className="flex w-full items-baseline gap-2 pb-1.5">
      <span className={classNames('shrink-0', FIELD.label)}>{label}</span>
      {hint !== undefined && (
        <span aria-hidden className="truncate text-12 text-ink-muted">
          {hint}
        </span>
      )}
    </legend>
    <div className={className}>
      {tiles.map((tile) => (
        <label key={tile.id} title={tile.label} className={classNames(TILE, tileClassName)}>
          <input
            type="radio"
            name={name}
            value={tile.id}
            aria-label={tile.label}
            checked={tile.id === value}
            onChange={() => onChange(tile.id)}
            className="sr-only"
          />
          {tile.children}
        </label>
      ))}
    </div>
  </fieldset>
);
