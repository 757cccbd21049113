import type { WordTable } from '../../../words/language.ts';
import type { OutlyingKey } from '../outlying-keys.ts';

/** Words for places that lie outside of towns, or at their edge. */
export const OUTLYING_WORDS: WordTable<OutlyingKey> = {
  en: {
    trailerpark:
      'trailer park|trailer parks+|mobile home|mobile homes+|mobile home park|caravan park|trailer home|trailer homes+|trailer court|park of mobile homes',
    waterpark:
      'water park|waterpark|aquapark|aqua park|water slide|water slides+|waterslide|splash park|water park with slides|waterpark slide|lazy river',
    tipicamp:
      'tipi|tipis+|tipi camp|teepee|teepees+|teepee camp|tepee|tepees+|tipi village|native american camp|native american village|native american encampment|indian camp|plains indian camp|tipi camp of native americans|teepee village|camp of tipis|camp of teepees',
    junkyard:
      'junkyard|junk yard|scrapyard|scrap yard|car graveyard|car cemetery|auto graveyard|wrecking yard|salvage yard|wrecked cars+|scrapped cars+|stacked cars+|junk cars+|auto salvage yard',
  },
  zh: {
    trailerpark: '拖车公园|拖车营地|活动房屋|移动房屋|房车公园',
    waterpark: '水上乐园|水上公园|水滑梯',
    tipicamp: '印第安帐篷|圆锥形帐篷|印第安人营地|印第安营地',
    junkyard: '废车场|废品场|汽车坟场|报废汽车场|报废汽车',
  },
  ja: {
    trailerpark: 'トレーラーパーク|トレーラーハウス|モービルホーム',
    waterpark: 'ウォーターパーク|ウォータースライダー|プールのスライダー',
    tipicamp: 'ティピー|ティピ|インディアンのテント|ネイティブアメリカンの集落',
    junkyard: '廃車置き場|スクラップ場|廃車の山|車の墓場|ジャンクヤード',
  },
  ko: {
    trailerpark: '트레일러 파크|트레일러 주택|이동식 주택|이동식 주택 단지',
    waterpark: '워터파크|워터 슬라이드|워터슬라이드|물놀이 공원',
    tipicamp: '티피|인디언 천막|티피 천막|인디언 마을|인디언 캠프',
    junkyard: '폐차장|고철 처리장|자동차 무덤|고물상',
  },
  fr: {
    trailerpark:
      'parc de caravanes|mobil-home|mobil home|mobile home|parc de mobil-homes|parc de maisons mobiles|maison mobile',
    waterpark: 'parc aquatique|toboggan aquatique|toboggans aquatiques+|aquaparc',
    tipicamp:
      'tipi|tipis+|camp de tipis|campement indien|camp indien|village de tipis|campement amérindien',
    junkyard:
      'casse automobile|casse auto|cimetière de voitures|parc à ferraille|voitures empilées',
  },
  de: {
    trailerpark: 'wohnwagensiedlung|wohnwagenpark|trailerpark|mobilheim|wohnwagenplatz|mobilheime',
    waterpark:
      'wasserpark|wasserrutsche|spaßbad|aquapark|erlebnisbad|wasserrutschen|wasserrutschenpark',
    tipicamp: 'tipi|tipis|tipidorf|indianerlager|indianerdorf|indianerzelt|tipilager',
    junkyard: 'schrottplatz|autofriedhof|autoverwertung|gestapelte autos|schrottautos',
  },
  es: {
    trailerpark:
      'parque de caravanas|casas móviles|casa móvil|parque de casas rodantes|parque de remolques',
    waterpark: 'parque acuático|tobogán de agua|toboganes de agua|aquapark',
    tipicamp: 'tipi|tipis|campamento indio|campamento de tipis|aldea de tipis|poblado indio',
    junkyard:
      'desguace|chatarrería|deshuesadero|cementerio de coches|cementerio de autos|coches apilados',
  },
  ru: {
    trailerpark: 'трейлерный парк|трейлер-парк|посёлок трейлеров|парк трейлеров',
    waterpark: 'аквапарк|водная горка|водные горки',
    tipicamp: 'типи|лагерь индейцев|индейский лагерь|вигвам|стойбище индейцев|вигвамы',
    junkyard: 'автосвалка|свалка автомобилей|кладбище автомобилей|кладбище машин|авторазборка',
  },
  pt: {
    trailerpark:
      'parque de trailers|casa móvel|casas móveis|parque de casas móveis|parque de caravanas',
    waterpark: 'parque aquático|toboágua|tobogã de água|escorrega aquático',
    tipicamp: 'tipi|tipis|acampamento indígena|acampamento de tipis|aldeia de tipis|tenda indígena',
    junkyard: 'ferro-velho|ferro velho|sucata|sucateira|cemitério de carros|carros empilhados',
  },
  it: {
    trailerpark: 'parco di roulotte|casa mobile|campo di roulotte|parco roulotte',
    waterpark:
      "parco acquatico|scivolo d'acqua|scivoli d'acqua|acquapark|parco acquatico con scivoli",
    tipicamp:
      'tipi indiano|tepee|tende indiane|accampamento indiano|villaggio indiano|tenda indiana|accampamento di tepee',
    junkyard:
      'sfasciacarrozze|autodemolizione|cimitero di auto|cimitero delle auto|auto accatastate|demolitore di auto',
  },
  tr: {
    trailerpark: 'karavan parkı|mobil ev|mobil evler|karavan ev',
    waterpark: 'su parkı|aquapark|su kaydırağı|su kaydırakları',
    tipicamp: 'kızılderili çadırı|kızılderili kampı|kızılderili köyü|kızılderili çadırları',
    junkyard: 'hurdalık|araba hurdalığı|araba mezarlığı|hurda arabalar|otomobil mezarlığı',
  },
  ar: {
    trailerpark: 'حديقة المقطورات|منازل متنقلة|منزل متنقل|مجمع مقطورات',
    waterpark: 'حديقة مائية|مدينة مائية|منزلق مائي|زلاقات مائية',
    tipicamp: 'خيمة هندية|خيام الهنود الحمر|مخيم الهنود الحمر|خيمة تيبي',
    junkyard: 'ساحة خردة|مقبرة السيارات|ساحة الخردة|سكراب سيارات',
  },
  hi: {
    trailerpark: 'ट्रेलर पार्क|मोबाइल होम|चलते-फिरते घर',
    waterpark: 'वाटर पार्क|वॉटर पार्क|वाटर स्लाइड|पानी की स्लाइड',
    tipicamp: 'टीपी|टीपी तंबू|रेड इंडियन शिविर|मूल अमेरिकी शिविर',
    junkyard: 'कबाड़खाना|कार कब्रिस्तान|कबाड़ का मैदान|गाड़ियों का कब्रिस्तान',
  },
};
