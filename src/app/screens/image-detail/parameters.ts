import type { TaskDetail } from '../../../net/contracts/index.ts';

/** The parameters that the detail page names, in its order (document 2 section 2.11). */
export const PARAMETERS = ['model', 'size', 'steps', 'cfgScale', 'batchSize', 'seed'] as const;
/** A member of {@link PARAMETERS}. */
export type Parameter = (typeof PARAMETERS)[number];

/** What stands for a field that the server does not send at all (document 2 section 9). */
const DEFAULTS = {
  model: 'FLUX',
  width: 512,
  height: 512,
  step: 20,
  cfgScale: 7,
  seed: 'Random',
} as const;
/** What stands for a parameter that does not apply (decision 22). */
const NONE = '-';

/** What is known of a task's making: null does not apply, a field may be absent. */
export type Making = Partial<
  Pick<TaskDetail, 'model' | 'width' | 'height' | 'step' | 'cfgScale' | 'seed'>
> &
  Pick<TaskDetail, 'imageUrls'>;

const said = (value: string | number | null): string => (value === null ? NONE : String(value));
const orDefault = (making: Making, field: keyof typeof DEFAULTS): string | number | null => {
  const value = making[field];
  return value === undefined ? DEFAULTS[field] : value;
};

/** How a result was made, parameter by parameter. */
export const parameterValues = (making: Making): Readonly<Record<Parameter, string>> => {
  const [width, height] = [orDefault(making, 'width'), orDefault(making, 'height')];
  return {
    model: said(orDefault(making, 'model')),
    size: width === null || height === null ? NONE : `${width} × ${height}`,
    steps: said(orDefault(making, 'step')),
    cfgScale: said(orDefault(making, 'cfgScale')),
    batchSize: String(Math.max(1, making.imageUrls.length)),
    seed: said(orDefault(making, 'seed')),
  };
};
