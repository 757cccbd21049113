import type { WordTable } from '../../../words/language.ts';
import type { TreeKey } from '../keys/things/tree-keys.ts';

/** Words for trees that are told from others by how they hang or what they bear. */
export const TREE_WORDS: WordTable<TreeKey> = {
  en: {
    willow: 'willow|weeping willow|willow tree|weeping willow tree|willows+',
    appletree: 'apple tree|apple trees+',
    lemontree: 'lemon tree|lime tree|lemon trees+',
    orangetree: 'orange tree|orange trees+|tangerine tree|mandarin tree',
  },
  zh: {
    willow: '柳树|垂柳|杨柳',
    appletree: '苹果树',
    lemontree: '柠檬树',
    orangetree: '橙子树|橙树|橘子树|橘树',
  },
  ja: {
    willow: '柳|しだれ柳|枝垂れ柳|柳の木',
    appletree: 'りんごの木|リンゴの木|林檎の木',
    lemontree: 'レモンの木',
    orangetree: 'オレンジの木|みかんの木|ミカンの木',
  },
  ko: {
    willow: '버드나무|수양버들|버들',
    appletree: '사과나무',
    lemontree: '레몬나무',
    orangetree: '오렌지나무|귤나무',
  },
  fr: {
    willow: 'saule|saule pleureur|saules pleureurs+|saules+',
    appletree: 'pommier|pommiers+',
    lemontree: 'citronnier|citronniers+',
    orangetree: 'oranger|orangers+|mandarinier',
  },
  de: {
    willow: 'trauerweide|weide baum|trauerweiden+|weidenbaum',
    appletree: 'apfelbaum|apfelbäume+',
    lemontree: 'zitronenbaum|zitronenbäume+',
    orangetree: 'orangenbaum|orangenbäume+|mandarinenbaum',
  },
  es: {
    willow: 'sauce|sauce llorón|sauces llorones+|sauces+',
    appletree: 'manzano|manzanos+',
    lemontree: 'limonero|limoneros+',
    orangetree: 'naranjo|naranjos+|árbol de mandarinas',
  },
  ru: {
    willow: 'ива|плакучая ива|ивы+|ивой|ивами+|плакучие ивы+',
    appletree: 'яблоня|яблони+|яблоней',
    lemontree: 'лимонное дерево',
    orangetree: 'апельсиновое дерево|мандариновое дерево',
  },
  pt: {
    willow: 'salgueiro|salgueiro-chorão|salgueiro chorão|um chorão|o chorão|salgueiros+',
    appletree: 'macieira|macieiras+',
    lemontree: 'limoeiro|limoeiros+',
    orangetree: 'laranjeira|laranjeiras+|tangerineira',
  },
  it: {
    willow: 'salice|salice piangente|salici piangenti+|salici+',
    appletree: 'melo|albero di mele|meli+',
    lemontree: 'limone albero|albero di limoni|alberi di limoni+',
    orangetree: 'arancio albero|albero di arance|alberi di arance+',
  },
  tr: {
    willow: 'söğüt|salkım söğüt|söğüt ağacı|salkımsöğüt',
    appletree: 'elma ağacı|elma ağaçları+',
    lemontree: 'limon ağacı|limon ağaçları+',
    orangetree: 'portakal ağacı|portakal ağaçları+|mandalina ağacı',
  },
  ar: {
    willow: 'صفصاف|شجرة صفصاف|الصفصاف',
    appletree: 'شجرة تفاح|شجرة التفاح|أشجار التفاح+',
    lemontree: 'شجرة ليمون|شجرة الليمون|أشجار الليمون+',
    orangetree: 'شجرة برتقال|شجرة البرتقال|أشجار البرتقال+',
  },
  hi: {
    willow: 'विलो का पेड़|विलो|बेंत का पेड़',
    appletree: 'सेब का पेड़|सेब के पेड़',
    lemontree: 'नींबू का पेड़|नींबू के पेड़',
    orangetree: 'संतरे का पेड़|संतरे के पेड़',
  },
};
