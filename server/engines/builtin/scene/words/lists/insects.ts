import type { WordTable } from '../../../words/language.ts';
import type { InsectKey } from '../keys/animals/insect-keys.ts';

/** Words for insects besides bees, butterflies and ladybugs. */
export const INSECT_WORDS: WordTable<InsectKey> = {
  en: {
    ant: 'ant|worker ant|leafcutter ant|leaf cutter ant|fire ant|termite~',
    beetle: 'beetle|stag beetle|rhinoceros beetle|dung beetle|scarab beetle|cockroach~',
    grasshopper: 'grasshopper|locust|katydid|praying mantis~|mantis~',
    caterpillar: 'caterpillar|inchworm|silkworm~',
    dragonfly:
      'dragonfly|dragonflies+|damselfly|damselflies+|mosquito~|mosquitoes~+|mosquitos~+|gnat~|midge~|crane fly~',
  },
  de: {
    ant: 'ameise|waldameise|blattschneiderameise|termite~',
    beetle: 'käfer|hirschkäfer|nashornkäfer|mistkäfer|maikäfer|kakerlake~',
    grasshopper: 'heuschrecke|grashüpfer|gottesanbeterin~',
    caterpillar: 'raupe|seidenraupe~',
    dragonfly: 'libelle|mücke~|stechmücke~|moskito~|schnake~',
  },
  fr: {
    ant: 'fourmi|termite~',
    beetle: 'scarabée|coléoptère|lucane|hanneton|bousier|cafard~',
    grasshopper: 'sauterelle|criquet pèlerin|mante religieuse~',
    caterpillar: 'chenille|ver à soie~',
    dragonfly: 'libellule|moustique~',
  },
  es: {
    ant: 'hormiga|hormiguita|termita~',
    beetle: 'escarabajo|ciervo volante|cucaracha~',
    grasshopper: 'saltamontes|mantis religiosa~',
    caterpillar: 'oruga|gusano de seda~',
    dragonfly: 'libélula|mosquito~|zancudo~',
  },
  it: {
    ant: 'formica|formiche+|formichina|termite~',
    beetle: 'scarabeo|coleottero|cervo volante|maggiolino insetto|scarafaggio~',
    grasshopper: 'cavalletta|locusta|mantide religiosa~',
    caterpillar: 'bruco|bruchi+|baco da seda~',
    dragonfly: 'libellula|zanzara~|zanzare~+',
  },
  pt: {
    ant: 'formiga|formiguinha|cupim~',
    beetle: 'besouro|escaravelho|uma barata~|barata voadora~',
    grasshopper: 'gafanhoto|louva a deus~|louva-a-deus~',
    caterpillar: 'lagarta verde|lagarta de borboleta|bicho da seda~',
    dragonfly: 'libélula|mosquito~|pernilongo~',
  },
  ru: {
    ant: 'муравей|муравья|муравьи+|муравьёв+|муравьев+|термит~',
    beetle: 'жук|жук-олень|жук-носорог|таракан~',
    grasshopper: 'кузнечик|саранча|богомол~',
    caterpillar: 'гусеница',
    dragonfly: 'стрекоза|стрекозы+|комар~|комары~+|комара~|комаров~+',
  },
  tr: {
    ant: 'karınca|termit~',
    beetle: 'geyik böceği|gergedan böceği|bok böceği|kın kanatlı böcek|hamam böceği~',
    grasshopper: 'çekirge|peygamber devesi~|peygamberdevesi~',
    caterpillar: 'tırtıl|ipek böceği~',
    dragonfly: 'yusufçuk|kız böceği|sivrisinek~',
  },
  ar: {
    ant: 'نملة|نمل+|النمل+',
    beetle: 'خنفساء|خنافس+|صرصور~',
    grasshopper: 'جندب|جرادة|جراد+|فرس النبي~',
    caterpillar: 'يرقة|يسروع|دودة القز~',
    dragonfly: 'يعسوب|بعوضة~|بعوض~',
  },
  hi: {
    ant: 'चींटी|चींटियां+|चींटियाँ+|दीमक~',
    beetle: 'भृंग|गुबरैला|तिलचट्टा~',
    grasshopper: 'टिड्डा|टिड्डी|मैंटिस~',
    caterpillar: 'इल्ली|कैटरपिलर|रेशम का कीड़ा~',
    dragonfly: 'ड्रैगनफ्लाई|व्याध पतंग|मच्छर~',
  },
  zh: {
    ant: '蚂蚁|切叶蚁|白蚁~',
    beetle: '甲虫|独角仙|锹形虫|屎壳郎|蟑螂~',
    grasshopper: '蚱蜢|蝗虫|蛐蛐|蟋蟀|螳螂~',
    caterpillar: '毛毛虫|毛虫|蚕宝宝~|家蚕~',
    dragonfly: '蜻蜓|蚊子~|蚊虫~',
  },
  ja: {
    ant: 'アリ|蟻|ありさん|シロアリ~',
    beetle: 'カブトムシ|クワガタ|クワガタムシ|甲虫|ゴキブリ~',
    grasshopper: 'バッタ|キリギリス|コオロギ|カマキリ~',
    caterpillar: 'イモムシ|芋虫|毛虫|あおむし|アオムシ',
    dragonfly: 'トンボ|赤とんぼ|とんぼ|蚊~|蚊が~|モスキート~',
  },
  ko: {
    ant: '개미|개미들+|흰개미~',
    beetle: '딱정벌레|장수풍뎅이|사슴벌레|풍뎅이|바퀴벌레~',
    grasshopper: '메뚜기|여치|귀뚜라미|사마귀~',
    caterpillar: '애벌레|송충이|누에~',
    dragonfly: '잠자리|모기~',
  },
};
