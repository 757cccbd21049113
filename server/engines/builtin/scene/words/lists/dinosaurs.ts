import type { WordTable } from '../../../words/language.ts';
import type { DinosaurKey } from '../keys/animals/dinosaur-keys.ts';

/** Words for kinds of dinosaurs, and for what flew above them. */
export const DINOSAUR_WORDS: WordTable<DinosaurKey> = {
  en: {
    sauropod:
      'brachiosaurus|brachiosauruses+|brontosaurus|brontosauruses+|diplodocus|apatosaurus|sauropod|long necked dinosaur|long neck dinosaur|dinosaur with a long neck|dinosaurs with long necks+',
    triceratops: 'triceratops|three horned dinosaur',
    stegosaurus: 'stegosaurus|stegosauruses+|ankylosaurus~',
    pterosaur:
      'pterodactyl|pterosaur|pteranodon|flying dinosaur|pterodactylus|flying reptile|quetzalcoatlus',
  },
  de: {
    sauropod: 'brachiosaurus|brontosaurus|diplodocus|langhalsdinosaurier|langhals',
    triceratops: 'triceratops|triceratopse+',
    stegosaurus: 'stegosaurus|ankylosaurus~',
    pterosaur: 'flugsaurier|pterodaktylus|pterosaurier|pteranodon|fliegender dinosaurier',
  },
  fr: {
    sauropod: 'brachiosaure|brontosaure|diplodocus|dinosaure au long cou|dinosaure à long cou',
    triceratops: 'tricératops',
    stegosaurus: 'stégosaure|ankylosaure~',
    pterosaur: 'ptérodactyle|ptérosaure|ptéranodon|dinosaure volant',
  },
  es: {
    sauropod:
      'braquiosaurio|brontosaurio|diplodocus|dinosaurio de cuello largo|dinosaurios de cuello largo+',
    triceratops: 'tricerátops|triceratops',
    stegosaurus: 'estegosaurio|anquilosaurio~',
    pterosaur: 'pterodáctilo|pterosaurio|pteranodon|dinosaurio volador',
  },
  it: {
    sauropod:
      'brachiosauro|brontosauro|diplodoco|dinosauro dal collo lungo|dinosauri dal collo lungo+',
    triceratops: 'triceratopo|triceratopi+|triceratops',
    stegosaurus: 'stegosauro|anchilosauro~',
    pterosaur: 'pterodattilo|pterosauro|pteranodonte|dinosauro volante',
  },
  pt: {
    sauropod:
      'braquiossauro|brontossauro|diplodoco|dinossauro pescoçudo|dinossauro de pescoço longo|dinossauros de pescoço longo+',
    triceratops: 'tricerátops|triceratops',
    stegosaurus: 'estegossauro|anquilossauro~',
    pterosaur: 'pterodáctilo|pterossauro|pteranodonte|dinossauro voador',
  },
  ru: {
    sauropod: 'брахиозавр|бронтозавр|диплодок|длинношеий динозавр|динозавр с длинной шеей',
    triceratops: 'трицератопс',
    stegosaurus: 'стегозавр|анкилозавр~',
    pterosaur: 'птеродактиль|птерозавр|птеранодон|летающий динозавр|летающий ящер',
  },
  tr: {
    sauropod: 'brakiyozor|brontozor|diplodokus|uzun boyunlu dinozor',
    triceratops: 'triseratops|üç boynuzlu dinozor',
    stegosaurus: 'stegozor|ankilozor~',
    pterosaur: 'pterodaktil|pterozor|uçan dinozor',
  },
  ar: {
    sauropod: 'براكيوصور|برونتوصور|ديبلودوكس|ديناصور طويل العنق|ديناصورات طويلة العنق+',
    triceratops: 'تريسيراتوبس|ثلاثي القرون',
    stegosaurus: 'ستيجوصور|ستيغوصور',
    pterosaur: 'بتروداكتيل|زاحف مجنح|ديناصور طائر|تيروصور',
  },
  hi: {
    sauropod: 'ब्रैकियोसॉरस|ब्रोंटोसॉरस|डिप्लोडोकस|लंबी गर्दन वाला डायनासोर|लंबी गर्दन वाले डायनासोर',
    triceratops: 'ट्राइसेराटॉप्स|तीन सींग वाला डायनासोर',
    stegosaurus: 'स्टेगोसॉरस',
    pterosaur: 'टेरोडैक्टाइल|टेरोसॉर|उड़ने वाला डायनासोर|उड़ता डायनासोर',
  },
  zh: {
    sauropod: '腕龙|雷龙|梁龙|长颈龙|马门溪龙|长脖子恐龙|长颈恐龙',
    triceratops: '三角龙',
    stegosaurus: '剑龙|甲龙~',
    pterosaur: '翼龙|翼手龙|无齿翼龙|会飞的恐龙',
  },
  ja: {
    sauropod:
      'ブラキオサウルス|ブロントサウルス|ディプロドクス|アパトサウルス|首の長い恐竜|首長恐竜',
    triceratops: 'トリケラトプス',
    stegosaurus: 'ステゴサウルス|アンキロサウルス~',
    pterosaur: 'プテラノドン|翼竜|プテロダクティルス|空飛ぶ恐竜',
  },
  ko: {
    sauropod: '브라키오사우루스|브론토사우루스|디플로도쿠스|목이 긴 공룡|목 긴 공룡',
    triceratops: '트리케라톱스',
    stegosaurus: '스테고사우루스|안킬로사우루스~',
    pterosaur: '익룡|프테라노돈|프테로닥틸|하늘을 나는 공룡',
  },
};
