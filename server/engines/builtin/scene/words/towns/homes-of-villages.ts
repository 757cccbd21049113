import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Homeland, Nation } from '../nation.ts';
import type { Pieces } from '../pieces.ts';
import type { Town } from '../place.ts';

/** Whose houses a village has. */
export interface Home {
  readonly homeland: Homeland;
  /** In what land it is where none is named with it; missing: among fields. */
  readonly land?: Land;
  /** Whether they stand by a river of the tropics. */
  readonly isOnStilts?: true;
  /** Whether it is better known by a street or a canal of there than by houses among fields. */
  readonly isTown?: true;
}

/** Those of lands by their names in all languages, as these begin. */
const BY_NAME: readonly (readonly [RegExp, Home])[] = [
  [
    /^(?:nepal|népal|непал|نيبال|ネパール|네팔|尼泊尔|尼泊爾|नेपाल|himalay|himálay|гимала|الهيمالايا|ヒマラヤ|히말라야|喜马拉雅|हिमालय|bhutan|bhoutan|bután|butão|бутан|ブータン|부탄|不丹|भूटान)/iu,
    { homeland: 'indian', land: 'mountain' },
  ],
  [
    /^(?:thai|thaï|t[ah]+il|tayland|тайланд|таиланд|тайск|تايلان|泰国|泰國|タイ(?:の|$)|태국|थाई|v[iy]etnam|viêt|việt|вьетнам|فيتنام|ベトナム|越南|베트남|वियतनाम|laos|laot|лаос|ラオス|라오스|老挝|लाओस|cambod|kambod|kamboç|camboy|камбодж|كمبوديا|カンボジア|캄보디아|柬埔寨|कंबोडिया)/iu,
    { homeland: 'chinese', isOnStilts: true, isTown: true },
  ],
  [
    /^(?:russ(?!el)|rusia|rus[oa]s?$|росси|русск|rusya|rus$|روسي|俄罗斯|俄国|ロシア|러시아|रूस)/iu,
    { homeland: 'russian' },
  ],
  [
    /^(?:türk|turk(?:ey|ish|ei)|turqu|turc|turco|turca|turquía|турец|турц|anadolu|anatoli|土耳其|トルコ|튀르키예|터키|ترك|तुर्क)/iu,
    { homeland: 'turkish' },
  ],
  [/^hint(?:li)?$/iu, { homeland: 'indian' }],
  [/^(?:中国|中國)/u, { homeland: 'chinese', isTown: true }],
  [/^(?:日本|japan|japon|giappon|япон|اليابان|ياباني|일본|जापान)/iu, { homeland: 'japanese' }],
];

/** The same by the streets that a country is known by. */
const BY_TOWN: Partial<Readonly<Record<Town, Home>>> = {
  indian: { homeland: 'indian' },
  machiya: { homeland: 'japanese' },
  hanok: { homeland: 'korean' },
  hutong: { homeland: 'chinese', isTown: true },
  souk: { homeland: 'arab', isTown: true },
};

/** The same by whose they are. */
const BY_NATION: Partial<Readonly<Record<Nation, Home>>> = {
  indian: { homeland: 'indian' },
  japanese: { homeland: 'japanese' },
  korean: { homeland: 'korean' },
  chinese: { homeland: 'chinese', isTown: true },
  arab: { homeland: 'arab', isTown: true },
};

/** Whether it is a country. */
export const isCountry = ({ ifNone, land, thing }: Meaning): boolean =>
  ifNone === true && land !== undefined && thing === undefined;

/** Where a village is, by words that tell it; null: where no land's houses are known. */
export function homeOfVillage(pieces: Pieces): Home | null {
  const named = BY_NAME.find(([name]) => pieces.some(({ text }) => name.test(text)))?.[1];
  if (named !== undefined) return named;
  for (const { ifNone, town, nation } of pieces.flatMap(({ meanings }) => meanings)) {
    const home =
      (nation === undefined ? undefined : BY_NATION[nation]) ??
      (ifNone === true && town !== undefined ? BY_TOWN[town] : undefined);
    if (home !== undefined) return home;
  }
  return null;
}
