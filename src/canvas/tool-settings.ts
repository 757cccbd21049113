import type { ToolSettings } from './editor-types.ts';

/** Brush sizes in image px (specification, 5: validation). */
const BRUSH = { min: 10, max: 300 } as const;

/** How the tools are set when nobody has touched them: samples make the mask as they are. */
export const FIRST_TOOL_SETTINGS: ToolSettings = {
  brushSize: 100,
  smoothing: 0,
  pressure: false,
  pressureCurve: 0,
  fingerMode: 'automatic',
  penSeen: false,
  maskTint: 'auto',
};

/** What is given and can be used; numbers are rounded and brought within their limits. */
export function usableSettings(given: Partial<ToolSettings>): Partial<ToolSettings> {
  const { brushSize, smoothing, pressureCurve, ...rest } = given;
  return {
    ...rest,
    ...whole('brushSize', brushSize, BRUSH.min, BRUSH.max),
    ...whole('smoothing', smoothing, 0, 100),
    ...whole('pressureCurve', pressureCurve, -100, 100),
  };
}

function whole(
  name: 'brushSize' | 'smoothing' | 'pressureCurve',
  value: number | undefined,
  min: number,
  max: number,
): Partial<ToolSettings> {
  if (value === undefined || !Number.isFinite(value)) return {};
  return { [name]: Math.min(max, Math.max(min, Math.round(value))) };
}
