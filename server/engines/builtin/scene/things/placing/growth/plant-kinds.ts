import { createRandom } from '../../../../kernels/random.ts';
import { isSavanna } from '../../../choices/savanna.ts';
import type { Setting } from '../../../setting.ts';
import { growAcacia } from '../../plants/acacia.ts';
import { bamboo } from '../../plants/bamboo.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { conifer } from '../../plants/conifer.ts';
import { growMangrove } from '../../plants/mangrove.ts';
import { palm } from '../../plants/palm.ts';
import type { Sprite } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { blossoming } from '../makers/make-plant.ts';

/** Height in which the trees of a landscape are drawn, as a share of the picture's and in pixels. */
const SHARE = 0.35;
const TALLEST = 270;

/** Some of each kind of tree that grows in this setting, so that no two neighbours need be alike. */
export function plantKinds(setting: Setting, height: number): Sprite[] {
  const { land, season, snowy, idea } = setting;
  const wish = wishIn(setting, {
    colour: null,
    posture: null,
    tall: Math.min(TALLEST, height * SHARE),
    isPortrait: false,
  });
  const wishes = idea.subjects.map(({ thing }) => thing);
  // Each has its own chance, so that simpler ones in a small picture change nothing that comes after.
  const five = (make: (wish: Wish) => Sprite): Sprite[] =>
    Array.from({ length: 5 }, () =>
      make({ ...wish, random: createRandom(setting.random.uint32()) }),
    );
  if (isSavanna(idea, land) && !wishes.includes('palm'))
    return five((one) => broadleaf(one, { season: 'summer', snowy, density: 1, grow: growAcacia }));
  if (idea.jungle && !snowy)
    return [...five(palm), ...five((one) => broadleaf(one, { season, snowy, density: 1.3 }))];
  if (wishes.includes('bamboo')) return five(bamboo).slice(0, 4);
  if (wishes.includes('blossom')) return five((one) => blossoming(one, snowy));
  if (land === 'swamp' && idea.mangrove)
    return five((one) =>
      broadleaf(one, { season: 'summer', snowy, density: 1.2, grow: growMangrove }),
    );
  if (land === 'swamp')
    return five((one) => broadleaf(one, { season: 'winter', snowy, density: 1 }));
  const isPaddy = land === 'terraces' && !idea.tea && !snowy;
  if (
    (land === 'beach' && !idea.dunes) ||
    land === 'island' ||
    land === 'oasis' ||
    wishes.includes('palm') ||
    isPaddy
  )
    return five(palm);
  const firs = five((one) => conifer(one, snowy));
  const leafy = () => five((one) => broadleaf(one, { season, snowy, density: 1 }));
  if (idea.conifers) return firs;
  if (wishes.includes('conifer') || snowy || land === 'mountain' || land === 'lake')
    return season === 'autumn' ? [...firs, ...leafy()] : firs;
  return land === 'forest' ? [...firs, ...leafy()] : leafy();
}
