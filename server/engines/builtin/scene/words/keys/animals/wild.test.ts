import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';

const things = (prompt: string): string[] => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('wild beasts in a prompt', () => {
  it.each([
    ['otter', 'an otter|une loutre|ein Fischotter|una nutria|выдра|uma lontra|una lontra'],
    ['otter', 'bir su samuru|河边的水獭|川辺のカワウソ|강가의 수달|ثعلب الماء|एक ऊदबिलाव'],
    ['seal', 'a seal on the ice|un phoque|ein Seehund|una foca|тюлень|bir fok'],
    ['seal', '海豹|アザラシ|바다표범|فقمة|एक सील मछली'],
    ['raccoon', 'a raccoon|un raton laveur|ein Waschbär|un mapache|енот|um guaxinim|un procione'],
    ['raccoon', 'bir rakun|一只浣熊|アライグマ|라쿤|راكون|एक रैकून'],
    ['crocodile', 'a crocodile|ein Krokodil|un cocodrilo|крокодил|um crocodilo|un coccodrillo'],
    ['crocodile', 'bir timsah|鳄鱼|ワニ|악어|تمساح|एक मगरमच्छ'],
    ['lizard', 'a lizard|un lézard|eine Eidechse|una lagartija|ящерица|um lagarto|una lucertola'],
    ['lizard', 'bir kertenkele|蜥蜴|トカゲ|도마뱀|سحلية|एक छिपकली'],
    ['dinosaur', 'a t-rex|un dinosaure|ein Dinosaurier|un dinosaurio|динозавр|um dinossauro'],
    ['dinosaur', 'un dinosauro|bir dinozor|恐龙|恐竜|공룡|ديناصور|एक डायनासोर'],
    ['kangaroo', 'a kangaroo|un kangourou|ein Känguru|un canguro|кенгуру|um canguru|bir kanguru'],
    ['kangaroo', '袋鼠|カンガルー|캥거루|كنغر|एक कंगारू'],
    ['ostrich', 'an ostrich|une autruche|ein Vogel Strauß|un avestruz|страус|uno struzzo'],
    ['ostrich', 'bir devekuşu|鸵鸟|ダチョウ|타조|نعامة|एक शुतुरमुर्ग'],
    ['spider', 'a spider|une araignée|eine Spinne|una araña|паук|uma aranha|un ragno'],
    ['spider', 'bir örümcek|蜘蛛|クモ|거미|عنكبوت|एक मकड़ी'],
    ['snail', 'a snail|un escargot|eine Schnecke|un caracol|улитка|um caracol|una lumaca'],
    ['snail', 'bir salyangoz|蜗牛|カタツムリ|달팽이|حلزون|एक घोंघा'],
    ['bat', 'a bat|une chauve-souris|eine Fledermaus|un murciélago|летучая мышь|um morcego'],
    ['peacock', 'a peacock|un paon|ein Pfau|un pavo real|павлин|um pavão|un pavone'],
    ['peacock', 'bir tavus kuşu|孔雀|クジャク|공작새|طاووس|एक मोर'],
    ['hummingbird', 'a hummingbird|un colibri|ein Kolibri|un colibrí|колибри|um beija-flor'],
    ['hummingbird', 'un colibrì|bir sinek kuşu|蜂鸟|ハチドリ|벌새|طائر الطنان|एक हमिंगबर्ड'],
    ['spiderweb', "a spider web|a spider's web|une toile d'araignée|ein Spinnennetz|una telaraña"],
    ['spiderweb', 'паутина|uma teia de aranha|una ragnatela|bir örümcek ağı|蜘蛛网|クモの巣'],
    ['spiderweb', '거미줄|شبكة عنكبوت|मकड़ी का जाला'],
    [
      'fishbowl',
      'a goldfish in a bowl|a fishbowl|un poisson rouge dans un bocal|ein Goldfischglas',
    ],
    ['fishbowl', 'una pecera|золотая рыбка в аквариуме|um aquário redondo|balık fanusu'],
    ['fishbowl', 'un pesce rosso in una boccia|金鱼缸|金魚鉢|어항|وعاء سمك|कटोरे में मछली'],
    ['bat', 'un pipistrello|bir yarasa|蝙蝠|コウモリ|박쥐|خفاش|एक चमगादड़'],
  ])('are known in every language: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(things(prompt), prompt).toEqual([thing]);
      expect(readPrompt(prompt), prompt).toMatchObject({ akin: [], ignored: [] });
    }
  });

  it.each([
    ['a walrus', 'seal'],
    ['a skunk', 'raccoon'],
    ['ein Biber', 'otter'],
    ['un alligator', 'crocodile'],
    ['变色龙', 'lizard'],
    ['a velociraptor', 'dinosaur'],
    ['a scorpion', 'spider'],
    ['ein Pavian', 'monkey'],
    ['une hyène', 'wolf'],
    ['un armadillo', 'hedgehog'],
    ['a turkey', 'hen'],
    ['ein Specht', 'bird'],
  ])('are said to be akin where they are: %s', (prompt, thing) => {
    expect(readPrompt(prompt)).toMatchObject({ akin: [{ thing }], ignored: [] });
  });
});

describe('Mars', () => {
  it.each([
    'an astronaut on mars',
    'ein Astronaut auf dem Mars',
    'un astronaute sur Mars',
    'un astronauta en Marte',
    'um astronauta em Marte',
    'un astronauta su Marte',
    'астронавт на Марсе',
    "Mars yüzeyi'nde bir astronot",
    'رائد فضاء على المريخ',
    'मंगल ग्रह पर एक अंतरिक्ष यात्री',
    '火星上的宇航员',
    '火星の宇宙飛行士',
    '화성의 우주비행사',
  ])('is a desert of its own, and not seen in its own sky: %s', (prompt) => {
    const { land, martian, sky } = readPrompt(prompt);
    expect([land, martian, sky]).toEqual(['desert', true, []]);
  });

  it('is seen in the sky of space', () => {
    const { land, sky } = readPrompt('Mars in space');
    expect([land, sky]).toEqual(['space', ['planet']]);
  });
});

describe('somebody who explores', () => {
  it.each([
    'an explorer in a cave',
    'ein Entdecker in einer Höhle',
    'un explorateur dans une grotte',
    'un explorador en una cueva',
    'un esploratore in una grotta',
    'um explorador em uma caverna',
    'исследователь в пещере',
    'mağarada bir kaşif',
    '洞穴里的探险家',
    '洞窟の探検家',
    '동굴 속의 탐험가',
    'مستكشف في كهف',
    'गुफा में एक खोजी',
  ])('is known: %s', (prompt) => {
    const { subjects, land } = readPrompt(prompt);
    expect(land).toBe('cave');
    expect(subjects[0]?.traits).toContain('hiker');
  });
});
