import { expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';

it.each([
  [
    'ant',
    'an ant carrying a crumb|eine Ameise|une fourmi|una hormiga|una formica|uma formiga|муравей|bir karınca|نملة|एक चींटी|一只蚂蚁|アリ|개미 한 마리',
  ],
  [
    'beetle',
    'a stag beetle|ein Hirschkäfer|un scarabée|un escarabajo|uno scarabeo|um besouro|жук|bir geyik böceği|خنفساء|एक भृंग|一只甲虫|カブトムシ|장수풍뎅이',
  ],
  [
    'grasshopper',
    'a grasshopper|eine Heuschrecke|une sauterelle|un saltamontes|una cavalletta|um gafanhoto|кузнечик|bir çekirge|جندب|एक टिड्डा|一只蚱蜢|バッタ|메뚜기',
  ],
  [
    'caterpillar',
    'a caterpillar|eine Raupe|une chenille|una oruga|un bruco|uma lagarta de borboleta|гусеница|bir tırtıl|يرقة|एक इल्ली|一条毛毛虫|イモムシ|애벌레',
  ],
  [
    'dragonfly',
    'a dragonfly|eine Libelle|une libellule|una libélula|una libellula|uma libélula|стрекоза|bir yusufçuk|يعسوب|एक ड्रैगनफ्लाई|一只蜻蜓|トンボ|잠자리',
  ],
  [
    'pterosaur',
    'a pterodactyl|ein Flugsaurier|un ptérodactyle|un pterodáctilo|uno pterodattilo|um pterodáctilo|птеродактиль|bir pterodaktil|زاحف مجنح|एक टेरोडैक्टाइल|一只翼龙|プテラノドン|익룡',
  ],
])('is no spider, butterfly or dinosaur, in every language: %s', (thing, prompts) => {
  for (const prompt of prompts.split('|')) {
    const { subjects, akin } = readPrompt(prompt);
    expect(subjects[0], prompt).toMatchObject({ thing });
    expect(akin, prompt).toEqual([]);
  }
});

it.each([
  [
    'sauropod',
    'a brachiosaurus|ein Brontosaurus|un diplodocus|un braquiosaurio|un brontosauro|um braquiossauro|диплодок|bir brontozor|براكيوصور|एक डिप्लोडोकस|一只腕龙|首の長い恐竜|목이 긴 공룡',
  ],
  [
    'triceratops',
    'a triceratops|ein Triceratops|un tricératops|un tricerátops|un triceratopo|um tricerátops|трицератопс|bir triseratops|تريسيراتوبس|एक ट्राइसेराटॉप्स|一只三角龙|トリケラトプス|트리케라톱스',
  ],
  [
    'stegosaurus',
    'a stegosaurus|ein Stegosaurus|un stégosaure|un estegosaurio|uno stegosauro|um estegossauro|стегозавр|bir stegozor|ستيجوصور|एक स्टेगोसॉरस|一只剑龙|ステゴサウルス|스테고사우루스',
  ],
])('is a dinosaur of its own kind in every language: %s', (trait, prompts) => {
  for (const prompt of prompts.split('|')) {
    const { subjects, akin } = readPrompt(prompt);
    expect(subjects, prompt).toMatchObject([{ thing: 'dinosaur', count: 1, traits: [trait] }]);
    expect(akin, prompt).toEqual([]);
  }
});

it('the young of a kind are of that kind', () => {
  for (const prompt of ['a family of brachiosauruses', 'a brachiosaurus and its baby']) {
    const all = readPrompt(prompt).subjects.map(({ traits }) => traits);
    expect(all, prompt).toContainEqual(['sauropod']);
    expect(all, prompt).toContainEqual(['young', 'sauropod']);
  }
  expect(readPrompt('a baby triceratops').subjects[0]?.traits).toEqual(['young', 'triceratops']);
});

it('an ant that is named with a leaf carries it', () => {
  expect(readPrompt('an ant carrying a leaf').subjects).toMatchObject([
    { thing: 'ant', traits: ['onleaf'] },
  ]);
});

it.each([
  ['caterpillar tractor', 'tractor'],
  ['caterpillar bulldozer', 'tractor'],
  ['bulldozer à chenilles', 'tractor'],
  ['un tractor de orugas', 'tractor'],
  ['a locust tree', 'tree'],
  ['a mantis shrimp', 'crab'],
])('is none where a thing or another animal is called after it: %s', (prompt, thing) => {
  expect(readPrompt(prompt).subjects.map((one) => one.thing)).toEqual([thing]);
});

it.each([
  'a mosquito on an arm|Mücken über einem See|un moustique|un zancudo|zanzare sullo stagno|um pernilongo',
  'комары над болотом|sivrisinek|بعوضة على ورقة|मच्छर|蚊子|蚊が飛ぶ夏の夜|모기 한 마리',
])('a mosquito is drawn as a small dragonfly, and is in no net: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'dragonfly' }]);
  expect(readPrompt('a bed with a mosquito net').subjects).toEqual([]);
});
