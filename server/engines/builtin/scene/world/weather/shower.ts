import type { MediumName } from '../../../words/lists/media.ts';
import type { Setting } from '../../setting.ts';

/** What hail and snowfall take from a setting, and what the picture is painted in beside its style. */
export type Shower = Pick<Setting, 'random' | 'side' | 'light' | 'style'> & {
  readonly medium: MediumName | null;
};

/** What a table has for the medium or the style of a picture; undefined: neither asks for anything. */
export const askedBy = (
  table: Readonly<Record<string, number>>,
  { medium, style }: Pick<Shower, 'medium' | 'style'>,
): number | undefined => table[medium ?? ''] ?? table[style ?? ''];
