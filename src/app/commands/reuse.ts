import { RATIOS, type Ratio, STYLES, type TaskDetail } from '../../net/contracts/index.ts';
import type { FormValues } from '../stores/creation-reducer.ts';
import type { EditView } from '../stores/editor-store.ts';
import type { ToolKind } from '../stores/tool-traits.ts';

/** Where a task can be asked for again: Home, a view of the edit page, or an instruction tool. */
export type ReuseTarget = 'home' | EditView | ToolKind;

/** What is carried over so that a task can be asked for again. */
export interface Reuse {
  readonly to: 'home' | EditView;
  /** What Home's form is filled with; null for an edit. */
  readonly form: Omit<FormValues, 'count'> | null;
  /** What the form of area redraw is filled with; null for other kinds, which take no words. */
  readonly redraw: { readonly prompt: string; readonly seed: number | null } | null;
}

const VIEWS: Partial<Record<TaskDetail['kind'], EditView>> = {
  'area-redraw': 'area-redraw',
  remove: 'remove',
  expand: 'expand',
};

const isRatio = (ratio: string): ratio is Ratio => Object.hasOwn(RATIOS, ratio);

/** Prompt, seed and settings of a task, for the screen that asks for tasks of its kind. */
export const reuseOf = (
  detail: Pick<TaskDetail, 'kind' | 'fullCommand' | 'ratio' | 'style' | 'seed'>,
): Reuse => {
  const { kind, fullCommand, ratio, style, seed } = detail;
  if (kind !== 'text-to-image') {
    const redraw = kind === 'area-redraw' ? { prompt: fullCommand, seed: seed ?? null } : null;
    return { to: VIEWS[kind] ?? 'edit', form: null, redraw };
  }
  const form = {
    prompt: fullCommand,
    ratio: ratio !== null && isRatio(ratio) ? ratio : null,
    style: STYLES.find((one) => one === style) ?? null,
    seed: seed ?? null,
  };
  return { to: 'home', form, redraw: null };
};
