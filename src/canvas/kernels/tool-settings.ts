import { TINT_SWATCHES, type TintName } from './tint-swatches.ts';

/** What one finger does; `automatic` draws until a pen was seen, then pans. */
export const FINGER_MODES = ['automatic', 'draw', 'pan'] as const;
/** See {@link FINGER_MODES}. */
export type FingerMode = (typeof FINGER_MODES)[number];

/** Colours of the mask to choose from; `auto` contrasts with the picture. */
export const MASK_TINTS = ['auto', ...Object.keys(TINT_SWATCHES).filter(isTint)] as const;

/**
 * How the user set the tools. They belong to the user and not to a document: the app keeps them
 * with its other settings (localStorage). Saved work has them too, as they were at that time, but
 * no document's history: undo never changes a tool.
 */
export interface ToolSettings {
  /** Diameter in image px, whole. */
  brushSize: number;
  /** Length of the string that pulls the line; 0 leaves the samples untouched. */
  smoothing: number;
  /** Whether a pen's pressure changes the brush. */
  pressure: boolean;
  /** -100 (hard) to 100 (soft); 0 is a straight line. */
  pressureCurve: number;
  fingerMode: FingerMode;
  /** A pen was used or came near on this machine. */
  penSeen: boolean;
  maskTint: 'auto' | TintName;
  /** Image px by which the mask is grown, shrunk or feathered, whole. */
  resizeBy: number;
}

/** Limits of the numbers, both included. Brush sizes: specification, document 2, section 5. */
export const TOOL_LIMITS = {
  brushSize: { min: 10, max: 300 },
  smoothing: { min: 0, max: 100 },
  pressureCurve: { min: -100, max: 100 },
  resizeBy: { min: 1, max: 256 },
} as const;

/** How the tools are set when nobody has touched them: samples make the mask as they are. */
export const FIRST_TOOL_SETTINGS: Readonly<ToolSettings> = {
  brushSize: 100,
  smoothing: 0,
  pressure: false,
  pressureCurve: 0,
  fingerMode: 'automatic',
  penSeen: false,
  maskTint: 'auto',
  resizeBy: 8,
};

/**
 * `before` with what is usable of `given`, whatever that is: numbers are rounded and brought within
 * their limits, anything else unknown is left out.
 */
export function withToolSettings(before: Readonly<ToolSettings>, given: unknown): ToolSettings {
  if (typeof given !== 'object' || given === null) return { ...before };
  const values: Readonly<Record<string, unknown>> = { ...given };
  const whole = (name: keyof typeof TOOL_LIMITS): number => {
    const value = values[name];
    if (typeof value !== 'number' || !Number.isFinite(value)) return before[name];
    const { min, max } = TOOL_LIMITS[name];
    return Math.min(max, Math.max(min, Math.round(value)));
  };
  const flag = (name: 'pressure' | 'penSeen'): boolean => {
    const value = values[name];
    return typeof value === 'boolean' ? value : before[name];
  };
  return {
    brushSize: whole('brushSize'),
    smoothing: whole('smoothing'),
    pressureCurve: whole('pressureCurve'),
    resizeBy: whole('resizeBy'),
    pressure: flag('pressure'),
    penSeen: flag('penSeen'),
    fingerMode: FINGER_MODES.find((mode) => mode === values['fingerMode']) ?? before.fingerMode,
    maskTint: MASK_TINTS.find((tint) => tint === values['maskTint']) ?? before.maskTint,
  };
}

function isTint(name: string): name is TintName {
  return name in TINT_SWATCHES;
}
