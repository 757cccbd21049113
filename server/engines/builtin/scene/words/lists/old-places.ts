import type { WordTable } from '../../../words/language.ts';
import type { OldKey } from '../old-keys.ts';

/** Words for places of old times, or over the roofs. */
export const OLD_WORDS: WordTable<OldKey> = {
  en: {
    ruinednave:
      'roofless church|roofless cathedral|roofless abbey|roofless nave|ruined nave|nave of a ruined church|nave of a ruined abbey|nave of a ruined cathedral',
  },
  zh: { ruinednave: '没有屋顶的教堂|无顶教堂|没有屋顶的修道院' },
  ja: { ruinednave: '廃教会の中|廃教会の内部|屋根のない教会|屋根のない大聖堂|屋根のない修道院' },
  ko: { ruinednave: '지붕 없는 성당|지붕 없는 교회|지붕이 없는 수도원' },
  fr: {
    ruinednave: 'église sans toit|cathédrale sans toit|abbaye sans toit|nef en ruines',
  },
  de: {
    ruinednave:
      'kirche ohne dach|abtei ohne dach|kathedrale ohne dach|dachlose kirche|dachlose abtei',
  },
  es: {
    ruinednave: 'iglesia sin techo|catedral sin techo|abadía sin techo|nave en ruinas',
  },
  ru: { ruinednave: 'церковь без крыши|собор без крыши|аббатство без крыши' },
  pt: { ruinednave: 'igreja sem teto|catedral sem teto|abadia sem teto|nave em ruínas' },
  it: {
    ruinednave: 'chiesa senza tetto|cattedrale senza tetto|abbazia senza tetto|navata in rovina',
  },
  tr: { ruinednave: 'çatısız kilise|çatısız katedral|çatısız manastır' },
  ar: { ruinednave: 'كنيسة بلا سقف|كاتدرائية بلا سقف|دير بلا سقف' },
  hi: { ruinednave: 'बिना छत का चर्च|बिना छत का गिरजाघर|बिना छत का मठ' },
};
