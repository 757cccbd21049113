import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_TOOL_SETTINGS, TOOL_LIMITS, withToolSettings } from './tool-settings.ts';

describe('tool settings', () => {
  it('take what is given and keep the rest', () => {
    const given = { smoothing: 40, fingerMode: 'pan', maskTint: 'lime', pressure: true };
    expect(withToolSettings(FIRST_TOOL_SETTINGS, given)).toEqual({
      ...FIRST_TOOL_SETTINGS,
      ...given,
    });
  });

  it.each([
    [{ brushSize: 4 }, { brushSize: 10 }],
    [{ brushSize: 999 }, { brushSize: 300 }],
    [{ brushSize: 55.4 }, { brushSize: 55 }],
    [{ pressureCurve: -400 }, { pressureCurve: -100 }],
    [{ resizeBy: 0 }, { resizeBy: 1 }],
  ])('bring %o within their limits: %o', (given, usable) => {
    expect(withToolSettings(FIRST_TOOL_SETTINGS, given)).toMatchObject(usable);
  });

  it('are always usable, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (whole, size, mode) => {
        const read = withToolSettings(FIRST_TOOL_SETTINGS, whole);
        const mixed = withToolSettings(read, { brushSize: size, fingerMode: mode, maskTint: mode });
        const names = ['brushSize', 'smoothing', 'pressureCurve', 'resizeBy'] as const;
        const outside = names.filter((name) => {
          const { min, max } = TOOL_LIMITS[name];
          return !Number.isInteger(mixed[name]) || mixed[name] < min || mixed[name] > max;
        });
        expect(outside).toEqual([]);
        expect(['automatic', 'draw', 'pan']).toContain(mixed.fingerMode);
      }),
    );
  });
});
