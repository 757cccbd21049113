import type { Setting } from '../../setting.ts';
import { OF_CITIES } from '../../words/buildings.ts';
import type { Way } from './way.ts';

type Asked = Pick<Setting, 'subjects' | 'idea'>;

/** Whether cars drive on a street to the tower of iron: its houses are those of Paris. */
export const isInParis = ({ subjects, idea }: Asked, { kind }: Pick<Way, 'kind'>): boolean =>
  kind === 'avenue' && !idea.future && subjects.some(({ thing }) => thing === 'irontower');

/** Whether it leads to what another city is known by, which no tower hides then. */
export const leadsToLandmark = ({ subjects, idea }: Asked, { kind }: Pick<Way, 'kind'>): boolean =>
  kind === 'avenue' && !idea.future && subjects.some(({ thing }) => OF_CITIES.includes(thing));
