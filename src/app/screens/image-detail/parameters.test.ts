import { describe, expect, it } from 'vitest';
import { parameterValues } from './parameters.ts';

describe('the parameters of the detail page', () => {
  it('are the true ones of the engine that ran', () => {
    const making = { model: 'builtin', width: 640, height: 480, step: 4, cfgScale: 1.5, seed: 9 };
    expect(parameterValues({ ...making, imageUrls: ['a', 'b'] })).toEqual({
      model: 'builtin',
      size: '640 × 480',
      steps: '4',
      cfgScale: '1.5',
      batchSize: '2',
      seed: '9',
    });
  });

  it("are '-' where one does not apply", () => {
    const none = { model: null, width: null, height: null, step: null, cfgScale: null, seed: null };
    const values = parameterValues({ ...none, imageUrls: [] });
    expect(values).toEqual({
      model: '-',
      size: '-',
      steps: '-',
      cfgScale: '-',
      batchSize: '1',
      seed: '-',
    });
  });

  it("are the specification's defaults for fields that are absent, and for nothing else", () => {
    expect(parameterValues({ imageUrls: [] })).toEqual({
      model: 'FLUX',
      size: '512 × 512',
      steps: '20',
      cfgScale: '7',
      batchSize: '1',
      seed: 'Random',
    });
    expect(parameterValues({ seed: 0, imageUrls: [] }).seed).toBe('0');
  });
});
