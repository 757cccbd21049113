import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';

/** Words of all languages for a beast, and what it is. */
const BEASTS = [
  [
    'lion',
    'woman',
    'a lioness|eine Löwin|une lionne|una leona|una leonessa|uma leoa|львица|dişi aslan|لبؤة|एक शेरनी|母狮|雌ライオン|암사자',
  ],
  [
    'monkey',
    'gorilla',
    'a gorilla|ein Gorilla|un gorille|un gorila|un gorilla|um gorila|горилла|bir goril|غوريلا|एक गोरिल्ला|大猩猩|ゴリラ|고릴라',
  ],
  [
    'lion',
    'griffin',
    'a griffin|ein Greif|un griffon|un grifo|un grifone|um grifo|грифон|bir grifon|غريفين|एक ग्रिफिन|狮鹫|グリフォン|그리핀',
  ],
  [
    'horse',
    'winged',
    'a pegasus|ein Pegasus|un pégase|un pegaso|un cavallo alato|um pégaso|пегас|uçan at|حصان مجنح|एक पेगासस|飞马|ペガサス|페가수스',
  ],
  [
    'lion',
    'winged',
    'a winged lion|ein geflügelter Löwe|un lion ailé|un león alado|un leone alato|um leão alado|крылатый лев|kanatlı aslan|أسد مجنح|पंखों वाला शेर|有翼的狮子|翼のあるライオン|날개 달린 사자',
  ],
  [
    'penguin',
    'sliding',
    'a penguin sliding on the ice|ein Pinguin rutscht auf dem Eis|un pingouin qui glisse sur la glace|un pingüino deslizándose sobre el hielo|un pinguino che scivola sul ghiaccio|um pinguim deslizando no gelo|пингвин скользит по льду|buzda kayan bir penguen|بطريق ينزلق على الجليد|बर्फ पर फिसलता पेंगुइन|在冰上滑行的企鹅|氷の上を滑るペンギン|얼음 위를 미끄러지는 펭귄',
  ],
  [
    'dragon',
    'firebreathing',
    'a dragon breathing fire|ein feuerspeiender Drache|un dragon crachant du feu|un dragón escupiendo fuego|un drago che sputa fuoco|um dragão cuspindo fogo|огнедышащий дракон|ateş püskürten bir ejderha|تنين ينفث النار|आग उगलता ड्रैगन|喷火的龙|火を吐くドラゴン|불을 뿜는 용',
  ],
] as const;

describe('beasts of a kind or of tales, and what beasts do', () => {
  it.each(BEASTS)('are known in every language: a %s that is %s', (thing, trait, prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, akin, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ thing, traits: [trait] }]);
      expect({ akin, ignored }, prompt).toEqual({ akin: [], ignored: [] });
    }
  });

  it('are many where a colony is named, in every language', () => {
    const prompts =
      'a penguin colony|eine Pinguinkolonie|une colonie de manchots|una colonia de pingüinos|una colonia di pinguini|uma colônia de pinguins|колония пингвинов|bir penguen kolonisi|مستعمرة البطاريق|पेंगुइन कॉलोनी|企鹅群|ペンギンの群れ|펭귄 무리';
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ thing: 'penguin', count: 8 }]);
      expect(ignored, prompt).toEqual([]);
    }
  });

  it('are told from those of the common kind beside them', () => {
    const { subjects } = readPrompt('a lion and a lioness');
    expect(subjects.map(({ thing, traits = [] }) => [thing, ...traits])).toEqual([
      ['lion'],
      ['lion', 'woman'],
    ]);
  });

  it('are told of nothing else, and so ignored where no such beast is', () => {
    expect(readPrompt('a cottage, breathing fire').ignored).toContain('breathing fire');
  });

  it.each([
    [
      'walking',
      'ein Fuchs läuft durch den Wald|Hirsche laufen über die Wiese|des loups rôdent dans la neige|los osos caminan por el bosque|gli orsi camminano nel bosco|os ursos caminham na floresta|медведь бродит по лесу|bir ayı ormanda yürür|الذئاب تتسلل في الغابة|भालू जंगल में चल रहा है|一只熊走过森林|熊が森を歩いています|곰이 숲을 걷는다|a wolf prowls in the snow',
    ],
    [
      'running',
      'a fox trots through the forest|Pferde traben am Strand|des loups courent dans la neige|los caballos corren|i lupi corrono nella neve|os lobos correm na neve|кот бегает по саду|bir at koşturuyor|الذئاب تجري في الثلج|लोमड़ी जंगल में दौड़ रही है|一只狗跑过公园|犬が走った|여우가 숲을 달린다',
    ],
  ] as const)(
    'are in the gait that a sentence tells of them, in every language: %s',
    (posture, prompts) => {
      for (const prompt of prompts.split('|')) {
        const { subjects, ignored } = readPrompt(prompt);
        expect(subjects[0], prompt).toMatchObject({ posture });
        expect(ignored, prompt).toEqual([]);
      }
    },
  );
});
