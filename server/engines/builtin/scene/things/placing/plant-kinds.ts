import type { Setting } from '../../setting.ts';
import { broadleaf } from '../plants/broadleaf.ts';
import { conifer } from '../plants/conifer.ts';
import { palm } from '../plants/palm.ts';
import type { Sprite } from '../sprite.ts';
import { BLOSSOM } from './make-thing.ts';

/** Four of each kind of tree that grows in this setting, so that no two neighbours need be alike. */
export function plantKinds({ land, random, season, snowy, sunSide, idea }: Setting): Sprite[] {
  const wishes = idea.subjects.map(({ thing }) => thing);
  if (wishes.includes('blossom')) return four(() => broadleaf(random, 'spring', sunSide, BLOSSOM));
  if (land === 'beach' || land === 'island' || wishes.includes('palm'))
    return four(() => palm(random, sunSide));
  const firs = four(() => conifer(random, snowy, sunSide));
  const leafy = () => four(() => broadleaf(random, season, sunSide, null));
  if (wishes.includes('conifer') || snowy || land === 'mountain' || land === 'lake')
    return season === 'autumn' ? [...firs, ...leafy()] : firs;
  return land === 'forest' ? [...firs, ...leafy()] : leafy();
}

const four = (make: () => Sprite): Sprite[] => [make(), make(), make(), make()];
