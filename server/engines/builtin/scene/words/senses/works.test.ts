import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('works', () => {
  it.each([
    ['a factory', 'a construction site', 'the Roman forum'],
    ['eine Fabrik', 'eine Baustelle', 'das Forum Romanum'],
    ['une usine', 'un chantier', 'le forum romain'],
    ['una fábrica', 'una grúa', 'el foro romano'],
    ['una fabbrica', 'un cantiere', 'il foro romano'],
    ['uma fábrica', 'um guindaste', 'o fórum romano'],
    ['старый завод', 'стройка', 'римский форум'],
    ['bir fabrika', 'bir şantiye', 'roma forumu'],
    ['مصنع قديم', 'موقع بناء', 'المنتدى الروماني'],
    ['एक कारखाना', 'निर्माण स्थल', 'रोमन फोरम'],
    ['一座工厂', '建筑工地', '古罗马广场'],
    ['古い工場', '工事現場', 'フォロ・ロマーノ'],
    ['오래된 공장', '공사 현장', '포로 로마노'],
  ])('and antiquity are known in every language: %s, %s, %s', (factory, site, forum) => {
    expect(thingsOf(factory)).toContain('factory');
    expect(thingsOf(site)).toContain('buildingsite');
    expect(readPrompt(forum).scenery).toBe('romanforum');
  });

  it.each([
    'ruins of the Roman forum',
    'Roman ruins',
    'griechische Ruinen',
    'ruines romaines',
    'ruinas griegas',
    'rovine romane',
    'ruínas romanas',
    'римские руины',
    'roma kalıntıları',
    'آثار رومانية',
    'रोमन खंडहर',
    '古罗马废墟',
    '古代ローマの遺跡',
    '로마 유적',
  ])('leave what is in ruins in them: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('ruin');
  });

  it('have cranes that are no birds, and birds are no cranes of works', () => {
    expect(thingsOf('a construction site with cranes')).toEqual(['buildingsite']);
    expect(thingsOf('a busy construction site with a tall crane')).toEqual(['buildingsite']);
    expect(thingsOf('una obra con una grúa')).toEqual(['buildingsite']);
    expect(thingsOf('a white crane in a misty lake')).toEqual(['wader']);
  });

  it('leave a market of farmers and a festival of balloons what they are', () => {
    expect(thingsOf("a farmer's market")).toEqual(['stall']);
    expect(readPrompt('a hot air balloon festival')).toMatchObject({
      sky: ['balloon'],
      subjects: [],
    });
  });
});

describe('wind turbines, oil rigs and places where rockets start', () => {
  it.each([
    [
      'windturbine',
      'a wind turbine|une éolienne|ein Windrad|una turbina eólica|ветрогенератор|um aerogerador',
    ],
    [
      'windturbine',
      'una pala eolica|bir rüzgar türbini|风力发电机|風力発電機|풍력 발전기|توربين رياح|एक पवन टरबाइन',
    ],
    ['roundhut', 'a mud hut|une hutte ronde|eine Rundhütte|una choza redonda|круглая хижина'],
    ['roundhut', 'uma palhota|una capanna rotonda|bir yuvarlak kulübe|泥屋|丸い小屋|흙집'],
    ['roundhut', 'كوخ طيني|एक गोल झोपड़ी'],
    ['launch', 'a spaceport|un cosmodrome|ein Raumhafen|un cosmódromo|космодром|um porto espacial'],
    ['launch', 'uno spazioporto|bir uzay üssü|航天发射场|宇宙港|우주 기지|قاعدة فضائية|एक लॉन्च पैड'],
  ] as const)('are known in every language: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ subjects: [{ thing }], ignored: [] });
  });

  it.each([
    ['field', 'windturbine', 'a wind farm|un parc éolien|ein Windpark|un parque eólico|ветропарк'],
    ['field', 'windturbine', 'um parque eólico|un parco eolico|rüzgar santrali|风电场|風力発電所'],
    ['field', 'windturbine', '풍력 단지|مزرعة رياح|एक पवन फार्म'],
    [
      'sea',
      'oilrig',
      'an oil rig|une plateforme pétrolière|eine Bohrinsel|una plataforma petrolera',
    ],
    ['sea', 'oilrig', 'нефтяная платформа|uma plataforma de petróleo|una piattaforma petrolifera'],
    ['sea', 'oilrig', 'açık deniz platformu|石油平台|海上油田|석유 시추선|منصة نفط|एक तेल रिग'],
  ] as const)('stand in their land: %s, %s', (land, thing, prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ...idea } = readPrompt(prompt);
      expect({ ...idea, things: subjects.map((one) => one.thing) }, prompt).toMatchObject({
        land,
        things: [thing],
        ignored: [],
      });
    }
  });
});
