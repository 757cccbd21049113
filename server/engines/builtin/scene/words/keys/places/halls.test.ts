import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { HALL_WORDS } from '../../lists/halls.ts';
import { readPrompt } from '../../read-prompt.ts';
import { HALL_KEYS, type HallKey } from './hall-keys.ts';

const NAMED = Object.entries(HALL_KEYS) as readonly (readonly [HallKey, { land: string }])[];

describe('halls that are known by one thing', () => {
  it.each(LANGUAGES)('are rooms, by every word: %s', (language) => {
    for (const [key, { land }] of NAMED)
      for (const word of HALL_WORDS[language][key].split('|'))
        expect(readPrompt(word), word).toMatchObject({ land, ignored: [] });
  });

  it.each([
    [
      'hotpotrestaurant',
      '重庆火锅店里,一家人围着红油火锅|a family eating hot pot in Chongqing|四川の火鍋屋で食べる家族',
    ],
    [
      'kartinghall',
      'my sister driving a go kart on an indoor karting track|室内卡丁车场里的孩子|дети на картинге',
    ],
    [
      'firehall',
      'un bombero bajando por el tubo en la estación de bomberos|a firefighter sliding down the pole in the fire station',
    ],
    [
      'greathall',
      'Queen Elizabeth dancing in the great hall of a tudor palace, musicians on the gallery, old master painting|große Halle eines Palastes mit Kerzen',
    ],
    ['stationeryshop', '两个小学生在文具店里|two children in a stationery shop'],
    [
      'jeweller',
      "a couple choosing a ring in a jeweller's shop|Paar beim Juwelier|пара в ювелирном магазине",
    ],
    ['optician', "a man trying on glasses at the optician's|在眼镜店里的男人"],
    ['instrumentshop', 'a man trying a violin in a music instrument shop|女孩在琴行'],
    [
      'clockshop',
      'a clockmaker repairing a clock in his workshop|un relojero en su taller|часовщик в мастерской',
    ],
    ['cobblershop', 'a shoemaker mending a boot in his workshop|un cordonnier dans son atelier'],
    ['pottery', 'a potter painting tiles in a tile workshop|ein Töpfer in seiner Werkstatt'],
    [
      'engineroom',
      'an engineer pulling a lever in a steampunk airship engine room|the engine room of a ship',
    ],
    [
      'brewery',
      'a brewery with copper kettles|ein Braumeister in seiner Brauerei|пивовар в пивоварне|ビール醸造所の見学',
    ],
    ['nave', 'the rose window of a cathedral|the interior of Notre-Dame with its rose window'],
    [
      'shipbridge',
      "a captain on the ship's bridge at night|капитан на капитанском мостике|der Kapitän auf der Kommandobrücke|le commandant sur la passerelle du navire|船の操舵室にいる船長",
    ],
    ['airshipgondola', 'a captain in the gondola of an airship|капитан в гондоле дирижабля'],
    ['dormitory', 'two boys pillow fighting in a hostel dormitory|孩子们在青年旅舍里'],
    ['barracks', 'soldiers playing cards in a barracks|солдаты в казарме'],
    [
      'campcabin',
      'kids telling ghost stories in a summer camp cabin|niñas en una cabaña con literas',
    ],
    ['izba', 'a grandmother sleeping on the Russian stove|бабушка спит на русской печи в избе'],
    ['bingohall', 'old ladies playing bingo in a community hall|abuelas jugando al bingo'],
    ['dinosaurhall', 'children looking up at a T-rex skeleton|孩子们在自然历史博物馆里'],
    ['scriptorium', 'a monk in the scriptorium of a monastery|Mönche in der Schreibstube'],
  ])('are where they are named with towns and other places: %s', (land, prompts) => {
    for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe(land);
  });

  it('have no ghost where one tells of them, and a guard who sweeps beneath the skeleton', () => {
    expect(readPrompt('kids telling ghost stories in a summer camp cabin')).toMatchObject({
      subjects: [{ thing: 'person', traits: ['child'] }],
      time: 'night',
      ignored: [],
    });
    expect(
      readPrompt(
        'a night guard sweeping beneath a dinosaur skeleton in the natural history museum',
      ),
    ).toMatchObject({
      subjects: [{ thing: 'person', traits: ['police', 'sweeping'] }],
      ignored: [],
    });
  });

  it.each([
    'children telling ghost stories|孩子们讲鬼故事|怪談|귀신 이야기|des enfants se racontent des histoires de fantômes|Kinder erzählen sich Gruselgeschichten',
    'niños contando historias de fantasmas|дети рассказывают страшилки|crianças contando histórias de fantasmas|bambini raccontano storie di fantasmi',
    'hayalet hikayeleri anlatan çocuklar|قصص الأشباح|भूतों की कहानियां',
  ])('have none in any language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(
        subjects.filter(({ thing }) => thing === 'ghost'),
        prompt,
      ).toEqual([]);
      expect(ignored, prompt).toEqual([]);
    }
  });

  it.each([
    'a night guard|博物馆保安|警備員|야간 경비원|un gardien de nuit|ein Nachtwächter',
    'un vigilante nocturno|охранник музея|um guarda noturno|un guardiano notturno|gece bekçisi|حارس المتحف|चौकीदार',
  ])('know who guards them: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', traits: ['police'] },
      ]);
  });

  it('have what they are part of outside', () => {
    for (const prompt of ['the engine room of a ship', 'inside the gondola of an airship'])
      expect(readPrompt(prompt).subjects, prompt).toEqual([]);
  });

  it.each([
    'a research station|科考站|観測基地|연구 기지|une station de recherche|eine Forschungsstation|una estación de investigación',
    'научная станция|estação de pesquisa|stazione di ricerca|araştırma istasyonu|محطة أبحاث|अनुसंधान केंद्र',
  ])('are no station at which a train stops where one does research: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, path, halt, subjects } = readPrompt(prompt);
      expect({ land, path, halt }, prompt).toMatchObject({ land: null, path: null, halt: false });
      expect(subjects, prompt).toMatchObject([{ thing: 'habitat' }]);
    }
  });

  it('have such a station on the ice of the poles, and none at a table', () => {
    expect(readPrompt('a research station in Antarctica')).toMatchObject({
      land: 'plain',
      subjects: [{ thing: 'habitat' }],
    });
    const { land, subjects } = readPrompt(
      'scientists eating dinner inside an Antarctic research station',
    );
    expect(land).toBe('diningroom');
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
  });

  it('let a queen dance with one of her court', () => {
    const { land, subjects } = readPrompt('the queen dancing with a courtier in the great hall');
    expect(land).toBe('greathall');
    expect(subjects).toMatchObject([{ thing: 'person', count: 2, company: { bond: 'dance' } }]);
    const played = readPrompt('a queen dancing with a courtier in a ballroom, musicians').subjects;
    expect(played).toMatchObject([
      { count: 2, company: { bond: 'dance' } },
      { traits: ['musician'] },
    ]);
  });

  it.each([
    'a courtier|courtiers|朝臣|廷臣|궁정 신하|un courtisan|des courtisans|ein Höfling|Höflinge|un cortesano|cortesanos',
    'придворный|придворные|um cortesão|cortesãos|un cortigiano|cortigiani|saray adamı|رجل البلاط|दरबारी',
  ])('know who is of a court: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'person' }]);
  });

  it('have no monastery within', () => {
    const { subjects } = readPrompt('a monk copying a book in the scriptorium of a monastery');
    expect(subjects).toMatchObject([{ thing: 'person', traits: ['monk'] }]);
  });
});
