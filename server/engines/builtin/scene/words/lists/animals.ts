import type { WordTable } from '../../../words/language.ts';
import type { AnimalsKey } from '../keys/animals/animals-keys.ts';

/** Words for animals without their kind, for where they gather as people do, and for in what an animal sits. */
export const ANIMALS_WORDS: WordTable<AnimalsKey> = {
  en: {
    animals:
      'animals|forest animals|woodland animals|zoo animals|farm animals|cute animals|critters',
    teaparty: 'tea party|teaparty|tea parties',
    poolparty: 'pool party|poolparty',
    box: 'box|cardboard box|carton|shoebox|wooden box',
    bucket: 'bucket|pail',
  },
  de: {
    animals: 'tiere|tieren|waldtiere|zootiere|bauernhoftiere|tierchen',
    teaparty: 'teeparty|teegesellschaft|teekränzchen',
    poolparty: 'poolparty|pool party',
    box: 'schachtel|pappkarton|karton|schuhkarton|holzkiste',
    bucket: 'eimer|kübel',
  },
  fr: {
    animals: 'animaux|animaux de la forêt|animaux de la ferme|bestioles',
    teaparty: 'goûter thé|prenant le thé ensemble|tea party',
    poolparty: 'fête à la piscine|pool party|fête de piscine',
    box: 'boîte|boîte en carton|carton',
    bucket: 'seau',
  },
  es: {
    animals: 'animales|animales del bosque|animales de granja|animalitos',
    teaparty: 'fiesta del té|fiesta de té|merienda de té',
    poolparty: 'fiesta en la piscina|fiesta de piscina|fiesta en la alberca|pool party',
    box: 'caja|caja de cartón|cajita',
    bucket: 'cubo de agua|balde|cubeta',
  },
  it: {
    animals: 'animali|animali del bosco|animali della fattoria|animaletti',
    teaparty: 'tè delle cinque|festa del tè|tea party',
    poolparty: 'festa in piscina|pool party',
    box: 'scatola|scatola di cartone|scatolone',
    bucket: 'secchio|secchiello',
  },
  pt: {
    animals: 'animais|animais silvestres|bichinhos|bichos',
    teaparty: 'festa do chá|festa de chá',
    poolparty: 'festa na piscina|pool party|festa da piscina',
    box: 'caixa|caixa de papelão|caixinha',
    bucket: 'balde',
  },
  ru: {
    animals: 'животные|животных|лесные звери|звери|зверей|зверята',
    teaparty: 'чаепитие|чаепитии|чайная вечеринка',
    poolparty: 'вечеринка у бассейна|вечеринка в бассейне|вечеринке у бассейна',
    box: 'коробка|коробке|коробку|картонная коробка|картонной коробке|ящик|ящике',
    bucket: 'ведро|ведре|ведёрко|ведёрке',
  },
  tr: {
    animals: 'hayvanlar|orman hayvanları|çiftlik hayvanları|hayvanların',
    teaparty: 'çay partisi|çay daveti|çay partisinde',
    poolparty: 'havuz partisi|havuz partisinde',
    box: 'kutu|karton kutu|koli',
    bucket: 'kova',
  },
  zh: {
    animals: '动物|动物们|小动物|小动物们|森林动物',
    teaparty: '茶会|茶话会|下午茶会',
    poolparty: '泳池派对|泳池聚会',
    box: '盒子|纸箱|箱子|纸盒',
    bucket: '水桶|桶子',
  },
  ja: {
    animals: '動物|動物たち|どうぶつ|森の動物|どうぶつたち',
    teaparty: 'お茶会|ティーパーティー|茶会',
    poolparty: 'プールパーティー',
    box: '箱|段ボール|段ボール箱|ダンボール',
    bucket: 'バケツ',
  },
  ko: {
    animals: '동물|동물들|숲속 동물들',
    teaparty: '다과회|티파티',
    poolparty: '수영장 파티|풀파티',
    box: '상자|박스|종이상자|골판지 상자',
    bucket: '양동이',
  },
  ar: {
    animals: 'حيوانات|الحيوانات|حيوانات الغابة',
    teaparty: 'حفلة شاي|حفل شاي',
    poolparty: 'حفلة مسبح|حفلة في المسبح|حفلة حمام السباحة',
    box: 'صندوق|علبة|صندوق كرتون',
    bucket: 'دلو|سطل',
  },
  hi: {
    animals: 'जानवर|जानवरों|जंगली जानवर|पशु',
    teaparty: 'चाय पार्टी|चाय की पार्टी',
    poolparty: 'पूल पार्टी',
    box: 'डिब्बा|डिब्बे|बक्सा|बक्से|गत्ते का डिब्बा',
    bucket: 'बाल्टी',
  },
};
