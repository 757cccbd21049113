import type { Setting } from '../../../setting.ts';

/** Whether it is too cold for trees and grass: where icebergs drift, and where penguins stand in snow. */
export const isPolar = ({ idea }: Pick<Setting, 'idea'>): boolean =>
  idea.subjects.some(({ thing }) => thing === 'iceberg' || (thing === 'penguin' && idea.snowy));
