import type { WordTable } from '../../../words/language.ts';
import type { BackdropKey } from '../keys/things/backdrop-keys.ts';

/** Words that say before what a thing is shown by itself. */
export const BACKDROP_WORDS: WordTable<BackdropKey> = {
  en: {
    studioshot:
      'product photography|product photo|product shot|product render|product advertisement|studio lighting|studio light|studio shot|studio photography|studio background|commercial photography|packshot',
    whiteground:
      'white background|plain white background|isolated on white|on a white background|clean white background|isolated on white background|pure white background',
    blackground:
      'black background|plain black background|on a black background|dark studio background|isolated on black',
  },
  zh: {
    studioshot: '产品摄影|产品图|商品摄影|产品照|摄影棚灯光|影棚灯光|棚拍',
    whiteground: '白色背景|白底|纯白背景',
    blackground: '黑色背景|黑底|纯黑背景',
  },
  ja: {
    studioshot: '商品写真|商品撮影|製品写真|スタジオ照明|スタジオライト|物撮り',
    whiteground: '白背景|白い背景',
    blackground: '黒背景|黒い背景',
  },
  ko: {
    studioshot: '제품 사진|상품 사진|스튜디오 조명|제품 촬영',
    whiteground: '흰색 배경|흰 배경|하얀 배경',
    blackground: '검은 배경|검은색 배경',
  },
  fr: {
    studioshot:
      'photo de produit|photographie de produit|photo produit|éclairage studio|éclairage de studio|photo publicitaire',
    whiteground: 'fond blanc',
    blackground: 'sur fond noir|arrière-plan noir|sur un fond noir|fond tout noir',
  },
  de: {
    studioshot:
      'produktfotografie|produktfoto|studiobeleuchtung|studiolicht|studioaufnahme|werbefoto',
    whiteground: 'weißer hintergrund|weißem hintergrund|weissem hintergrund',
    blackground: 'schwarzer hintergrund|schwarzem hintergrund',
  },
  es: {
    studioshot:
      'foto de producto|fotografía de producto|iluminación de estudio|luz de estudio|foto publicitaria',
    whiteground: 'fondo blanco',
    blackground: 'fondo negro',
  },
  ru: {
    studioshot:
      'предметная съёмка|предметная съемка|предметное фото|фото товара|студийный свет|студийное освещение|студийная съёмка|рекламное фото',
    whiteground: 'белый фон|белом фоне',
    blackground: 'чёрный фон|черный фон|чёрном фоне|черном фоне',
  },
  pt: {
    studioshot:
      'foto de produto|fotografia de produto|iluminação de estúdio|luz de estúdio|foto publicitária',
    whiteground: 'fundo branco',
    blackground: 'fundo preto',
  },
  it: {
    studioshot:
      'foto di prodotto|fotografia di prodotto|foto prodotto|luci da studio|illuminazione da studio|foto pubblicitaria',
    whiteground: 'sfondo bianco',
    blackground: 'sfondo nero',
  },
  tr: {
    studioshot: 'ürün fotoğrafı|ürün çekimi|ürün fotoğrafçılığı|stüdyo ışığı|stüdyo çekimi',
    whiteground: 'beyaz arka plan|beyaz fon|beyaz arka planda',
    blackground: 'siyah arka plan|siyah fon|siyah arka planda',
  },
  ar: {
    studioshot: 'تصوير منتج|تصوير منتجات|صورة منتج|إضاءة استوديو',
    whiteground: 'خلفية بيضاء',
    blackground: 'خلفية سوداء',
  },
  hi: {
    studioshot: 'उत्पाद फोटो|उत्पाद फोटोग्राफी|प्रोडक्ट फोटो|प्रोडक्ट फोटोग्राफी|स्टूडियो लाइटिंग',
    whiteground: 'सफेद पृष्ठभूमि|सफ़ेद पृष्ठभूमि|सफेद बैकग्राउंड',
    blackground: 'काली पृष्ठभूमि|काला बैकग्राउंड',
  },
};
