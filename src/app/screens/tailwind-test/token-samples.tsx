import { Sample } from './sample.tsx';

const COLOURS = [
  'bg-canvas',
  'bg-surface',
  'bg-surface-1',
  'bg-surface-2',
  'bg-surface-3',
  'bg-line',
  'bg-line-strong',
  'bg-ink-faint',
  'bg-ink-muted',
  'bg-ink',
  'bg-accent',
  'bg-accent-hover',
  'bg-accent-pressed',
  'bg-accent-ink',
  'bg-accent-tint',
  'bg-success-tint',
  'bg-warning-tint',
  'bg-danger-tint',
  'bg-info-tint',
];
const SIZES = ['text-12', 'text-13', 'text-14', 'text-16', 'text-20', 'text-28', 'text-44'];
const INKS = ['text-ink', 'text-ink-muted', 'text-accent-ink', 'text-danger-ink'];
const RADII = ['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-full'];
const GROUNDS = ['checkerboard', 'shimmering bg-surface-2'];

/** Colours, type sizes, radii and grounds. */
export const TokenSamples = () => (
  <>
    <Sample name="colour">
      {COLOURS.map((name) => (
        <span key={name} title={name} className={`size-9 rounded-sm border border-line ${name}`} />
      ))}
    </Sample>
    <Sample name="size">
      {SIZES.map((name) => (
        <span key={name} className={`${name} font-semibold`}>
          {name.slice(5)}
        </span>
      ))}
    </Sample>
    <Sample name="ink">
      {INKS.map((name) => (
        <span key={name} className={name}>
          {name}
        </span>
      ))}
    </Sample>
    <Sample name="radius and ground">
      {RADII.map((name) => (
        <span key={name} className={`size-12 border border-line-strong ${name}`} />
      ))}
      {GROUNDS.map((name) => (
        <span key={name} className={`h-12 w-24 rounded-sm border border-line ${name}`} />
      ))}
    </Sample>
  </>
);
