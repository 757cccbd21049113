import type { WordTable } from '../../../words/language.ts';
import type { OldKey } from '../old-keys.ts';

/** Words for places of old times, or over the roofs. */
export const OLD_WORDS: WordTable<OldKey> = {
  en: {
    ruinednave:
      'roofless church|roofless cathedral|roofless abbey|roofless nave|ruined nave|nave of a ruined church|nave of a ruined abbey|nave of a ruined cathedral',
    observatory:
      'observatory|astronomical observatory|observatory dome|mountain observatory|telescope dome|mauna kea|griffith observatory|star observatory',
    observatoryhall:
      'in an observatory|in the observatory|observatory hall|observatory room|under the dome of an observatory',
    astronomer: 'astronomer|stargazer',
    telescope:
      'telescope|looking through a telescope|looks through a telescope|looking into a telescope|looking through the telescope|stargazing through a telescope|gazing through a telescope',
  },
  zh: {
    ruinednave: '没有屋顶的教堂|无顶教堂|没有屋顶的修道院',
    observatory: '天文台|观测台|天文观测台',
    observatoryhall: '天文台里|天文台大厅',
    astronomer: '天文学家|观星者',
    telescope: '望远镜|天文望远镜|用望远镜观星|用望远镜看星星',
  },
  ja: {
    ruinednave: '廃教会の中|廃教会の内部|屋根のない教会|屋根のない大聖堂|屋根のない修道院',
    observatory: '天文台|観測所|天文観測所',
    observatoryhall: '天文台の中で|天文台のホール',
    astronomer: '天文学者',
    telescope: '望遠鏡|天体望遠鏡|望遠鏡を覗く|望遠鏡をのぞく',
  },
  ko: {
    ruinednave: '지붕 없는 성당|지붕 없는 교회|지붕이 없는 수도원',
    observatory: '천문대|관측소',
    observatoryhall: '천문대 안에서|천문대 홀',
    astronomer: '천문학자',
    telescope: '망원경|천체 망원경|천체망원경|망원경으로 별을 보는',
  },
  fr: {
    ruinednave: 'église sans toit|cathédrale sans toit|abbaye sans toit|nef en ruines',
    observatory: "observatoire|observatoire astronomique|dôme d'observatoire",
    observatoryhall: "salle de l'observatoire|sous la coupole de l'observatoire",
    astronomer: 'astronome',
    telescope:
      'télescope|lunette astronomique|regardant dans un télescope|regarde dans un télescope',
  },
  de: {
    ruinednave:
      'kirche ohne dach|abtei ohne dach|kathedrale ohne dach|dachlose kirche|dachlose abtei',
    observatory: 'sternwarte|observatorium|kuppel einer sternwarte',
    observatoryhall: 'im observatorium|in der sternwarte|unter der kuppel der sternwarte',
    astronomer: 'astronom|astronomin|sterngucker',
    telescope:
      'teleskop|fernrohr|blickt durch ein teleskop|schaut durch ein teleskop|schaut durch ein fernrohr',
  },
  es: {
    ruinednave: 'iglesia sin techo|catedral sin techo|abadía sin techo|nave en ruinas',
    observatory: 'observatorio|observatorio astronómico',
    observatoryhall: 'sala del observatorio|bajo la cúpula del observatorio',
    astronomer: 'astrónomo|astrónoma',
    telescope:
      'telescopio|mirando por un telescopio|mirando por el telescopio|mira por un telescopio',
  },
  ru: {
    ruinednave: 'церковь без крыши|собор без крыши|аббатство без крыши',
    observatory: 'обсерватория|астрономическая обсерватория',
    observatoryhall: 'зал обсерватории|под куполом обсерватории',
    astronomer: 'астроном',
    telescope: 'телескоп|смотрит в телескоп|подзорная труба',
  },
  pt: {
    ruinednave: 'igreja sem teto|catedral sem teto|abadia sem teto|nave em ruínas',
    observatory: 'observatório|observatório astronómico|observatório astronômico',
    observatoryhall: 'sala do observatório|sob a cúpula do observatório',
    astronomer: 'astrónomo|astrônomo|astrónoma|astrônoma',
    telescope: 'telescópio|olhando por um telescópio|olhando pelo telescópio',
  },
  it: {
    ruinednave: 'chiesa senza tetto|cattedrale senza tetto|abbazia senza tetto|navata in rovina',
    observatory: 'osservatorio|osservatorio astronomico',
    observatoryhall: "sala dell'osservatorio|sotto la cupola dell'osservatorio",
    astronomer: 'astronomo|astronoma',
    telescope: 'telescopio|guarda in un telescopio|guarda attraverso un telescopio|cannocchiale',
  },
  tr: {
    ruinednave: 'çatısız kilise|çatısız katedral|çatısız manastır',
    observatory: 'gözlemevi|rasathane|gözlem evi',
    observatoryhall: 'gözlemevi salonu|gözlemevi kubbesinin altında',
    astronomer: 'gökbilimci|astronom',
    telescope: 'teleskop|teleskopla bakan|teleskoptan bakan',
  },
  ar: {
    ruinednave: 'كنيسة بلا سقف|كاتدرائية بلا سقف|دير بلا سقف',
    observatory: 'مرصد|مرصد فلكي',
    observatoryhall: 'قاعة المرصد|تحت قبة المرصد',
    astronomer: 'عالم فلك|فلكي',
    telescope: 'تلسكوب|منظار فلكي|ينظر عبر تلسكوب',
  },
  hi: {
    ruinednave: 'बिना छत का चर्च|बिना छत का गिरजाघर|बिना छत का मठ',
    observatory: 'वेधशाला|खगोलीय वेधशाला',
    observatoryhall: 'वेधशाला का हॉल|वेधशाला के गुंबद के नीचे',
    astronomer: 'खगोलशास्त्री|खगोलविद',
    telescope: 'दूरबीन|टेलीस्कोप|दूरबीन से देखते',
  },
};
