import type { WordTable } from '../../../words/language.ts';
import type { WishKey } from '../keys/wish-keys.ts';

const LENSES =
  '24mm|28mm|35mm|50mm|85mm|100mm|135mm|f 1 4|f 1 8|f 2 8|raw photo|dslr|leica|canon|nikon|kodak|portra 400|kodak portra|fujifilm|iso 100|iso 400|lofi|lo fi';

/** Words for how a picture is taken, and for who looks out of it, as those who use picture generators write them; and for animals that are nobody's. */
export const WISH_WORDS: WordTable<WishKey> = {
  en: {
    lens: `${LENSES}|blurred background|blurry background|looking at viewer|looking at the viewer|looking at camera|looking at the camera|looking into the camera|facing the camera|facing viewer|eye contact|viewer|on the lookout`,
    free: 'wild',
  },
  zh: {
    lens: '看向镜头|看着镜头|直视镜头|面向镜头|看向观众|看着观众|背景虚化|浅景深|大光圈|柔光|单反|史诗感',
    free: '野生|野生的|狂野的',
  },
  ja: {
    lens: 'カメラ目線|こちらを見る|こちらを見ている|こっちを見ている|背景ぼかし|ボケ|被写界深度|一眼レフ|超高画質|ローファイ',
    free: '野生|野生の',
  },
  ko: {
    lens: '카메라를 보는|카메라를 바라보는|정면을 보는|정면을 바라보는|배경 흐림|아웃포커스|아웃포커싱|로파이',
    free: '야생|야생의',
  },
  fr: {
    lens: 'regarde l objectif|regardant l objectif|regarde la caméra|regardant la caméra|regarde le spectateur|regardant le spectateur|face caméra|arrière plan flou|fond flou|profondeur de champ|lumière douce|lumière chaude',
    free: 'sauvage',
  },
  de: {
    lens: 'blick in die kamera|blickt in die kamera|schaut in die kamera|sieht in die kamera|blick zum betrachter|schaut den betrachter an|unscharfer hintergrund|verschwommener hintergrund|tiefenschärfe|schärfentiefe|warme farben|ultra detailliert',
    free: 'wild|wilde|wilder|wilden|wildes',
  },
  es: {
    lens: 'mirando al espectador|mira al espectador|mirando a la cámara|mira a la cámara|mirando a cámara|fondo desenfocado|fondo borroso|desenfocado|profundidad de campo|luz cálida|ultra detallado',
    free: 'salvaje',
  },
  ru: {
    lens: 'смотрит в камеру|смотрит на зрителя|взгляд в камеру|взгляд на зрителя|размытый фон|размытом фоне|мягкий свет|глубина резкости|боке|ультра детализация|детализация|8к|4к',
    free: 'дикий',
  },
  pt: {
    lens: 'olhando para o espectador|olha para o espectador|olhando para a câmera|olha para a câmera|olhando para a câmara|fundo desfocado|desfocado|profundidade de campo|luz quente|ultra detalhado',
    free: 'selvagem|selvagens',
  },
  it: {
    lens: 'guarda lo spettatore|guardando lo spettatore|guarda in camera|guardando in camera|guarda l obiettivo|sfondo sfocato|sfocato|profondità di campo|luce calda|ultra dettagliato',
    free: 'selvaggio|selvaggia|selvaggi|selvagge',
  },
  tr: {
    lens: 'kameraya bakan|kameraya bakıyor|kameraya bakarak|izleyiciye bakan|izleyiciye bakıyor|bulanık arka plan|alan derinliği|sıcak ışık',
    free: 'yabani|vahşi',
  },
  ar: {
    lens: 'تنظر إلى الكاميرا|ينظر إلى الكاميرا|تنظر إلى المشاهد|ينظر إلى المشاهد|خلفية ضبابية|خلفية مشوشة|عمق الميدان|إضاءة دافئة',
    free: 'بري|برية|البرية|متوحش',
  },
  hi: {
    lens: 'कैमरे की ओर देखती|कैमरे की ओर देखता|कैमरे को देखती|कैमरे में देखती|धुंधली पृष्ठभूमि|धुंधला बैकग्राउंड|गर्म रोशनी',
    free: 'जंगली',
  },
};
