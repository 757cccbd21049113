import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { FAMOUS_WORDS } from '../../lists/famous-places.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { Scenery } from '../../scenery.ts';
import { FAMOUS_KEYS } from './famous-keys.ts';

describe('places that the world knows by sight', () => {
  const words = Object.values(FAMOUS_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const meaning: { scenery?: Scenery } = FAMOUS_KEYS[key as keyof typeof FAMOUS_KEYS];
    expect(idea.ignored).toEqual([]);
    if (meaning.scenery !== undefined) expect(idea.scenery).toBe(meaning.scenery);
  });

  it.each<[string, Scenery]>([
    ['Rio de Janeiro with Sugarloaf at sunset|une femme à Rio de Janeiro', 'rio'],
    ['Copacabana beach with palms|la playa de Copacabana', 'promenade'],
    ['Naples|Неаполь и Везувий|那不勒斯|في نابولي|a couple at the bay of Naples', 'naples'],
    ['Las Vegas|拉斯维加斯|Лас-Вегас ночью|a wedding in Las Vegas|शाम को लास वेगास', 'vegas'],
    ['a bear in Yosemite|约塞米蒂|Half Dome at sunset|долина Йосемити', 'yosemite'],
    ['Table Mountain above Cape Town|Kapstadt unter dem Tafelberg', 'capetown'],
    ['a Route 66 diner with an old car|an old red car at a desert diner', 'diner66'],
    [
      'a yellow tram in a steep street in Lisbon|um bonde amarelo em uma ladeira de Lisboa',
      'lisbon',
    ],
    ['iron balconies in the French Quarter|jazz musicians in New Orleans', 'frenchquarter'],
    ['llamas in a village in the Andes, women in hats|llamas en un pueblo andino', 'andes'],
    ['a Viking village by the fjord with a longship|ein Wikingerdorf im Winter', 'vikingvillage'],
    ['a cable car over the mountains|eine Seilbahn über den Alpen|teleférico', 'ropeway'],
    ['a Roman legion marching with shields|une légion romaine', 'romanstreet'],
    ['a kasbah in the desert|a desert fort with camels', 'kasbah'],
    ['a village on the Amalfi coast|la costiera amalfitana in estate', 'amalfi'],
    ['Cinque Terre at sunset|le village de Manarola', 'cinqueterre'],
    ['a beach resort with umbrellas and sun loungers|ein Strand mit Sonnenschirmen', 'beachresort'],
    ['overwater bungalows in the Maldives|un bungalow sur pilotis', 'overwater'],
    ['a Thai temple in Bangkok with monks|a temple in Thailand at sunset', 'thaitemple'],
    [
      'a temple in Japan|a monk at a Japanese temple in autumn|un temple au Japon au printemps|日本の寺',
      'japantemple',
    ],
    [
      'a monastery on a cliff at sunset|ein Kloster auf einem Felsen|Meteora in Greece',
      'cliffmonastery',
    ],
    ['the Great Wall of China in autumn|万里长城', 'thegreatwall'],
    ['Times Square at night in the rain|taxis in Times Square', 'timessquare'],
    ['Shibuya crossing in Tokyo at night|people at a scramble crossing', 'shibuya'],
    [
      'phone booth|telephone booth|red phone booth|red telephone booth|电话亭|電話ボックス|公衆電話ボックス|전화 부스|공중전화 부스|전화부스|공중전화 박스|cabine téléphonique|telefonzelle|telefonhäuschen|cabina telefónica|cabina de teléfono|телефонная будка|в телефонной будке|телефонной будке|cabine telefônica|cabine de telefone|cabina telefonica|cabina del telefono|telefon kulübesi|telefon kulübesinde|كابينة هاتف|كشك هاتف|كابينة الهاتف|टेलीफोन बूथ|फोन बूथ',
      'londonstreet',
    ],
    ['London with Big Ben, a red bus and a phone box|a red double decker bus', 'londonstreet'],
    ['les toits de Paris|rooftops of Paris at sunset', 'parisroofs'],
    ['a woman in the courtyard of an Indian haveli|हवेली का आंगन', 'haveli'],
    [
      "children feed pigeons on St Mark's Square in Venice|дети кормят голубей на площади Сан-Марко в Венеции|孩子们在威尼斯圣马可广场喂鸽子",
      'stmarks',
    ],
    [
      'a nun wades through acqua alta in Venice|ein Mann auf dem überfluteten Markusplatz',
      'stmarksflood',
    ],
    [
      'a soldier marches on Red Square in Moscow|солдат марширует по Красной площади в Москве|un soldado en la Plaza Roja de Moscú',
      'redsquare',
    ],
    [
      'cats sleep in front of the Blue Mosque in Istanbul|Hagia Sophia at sunset|قطط أمام المسجد الأزرق',
      'bluemosque',
    ],
    [
      'a street musician before Cologne cathedral|ein Straßenmusiker vor dem Kölner Dom|музыкант у Кёльнского собора',
      'colognecathedral',
    ],
    [
      'a tourist photographs the Sagrada Familia|un turista fotografía la Sagrada Familia de Barcelona|турист у храма Святого Семейства',
      'sagradafamilia',
    ],
    [
      'a cyclist rides through the Brandenburg Gate in Berlin|ein Radfahrer am Brandenburger Tor',
      'brandenburggate',
    ],
    ['a woman in a sari walks past Hawa Mahal in Jaipur|जयपुर में हवा महल', 'hawamahal'],
    ['a fox sits in the torii gates of Fushimi Inari|千本鳥居の狐', 'fushimiinari'],
    ['a deer looks at the floating torii of Itsukushima|厳島神社の鹿', 'itsukushima'],
    ['a cowboy rides through Monument Valley|ковбой в Долине монументов', 'monumentvalley'],
    ['a kangaroo at Uluru|un kangourou devant Uluru', 'uluru'],
    ['the Kaaba in Mecca|старик у Каабы в Мекке|رجل أمام الكعبة', 'kaaba'],
    [
      'children eat ice cream in the Piazza del Campo in Siena|дети едят мороженое на площади Кампо в Сиене|niños en la Plaza del Campo de Siena',
      'siena',
    ],
    [
      'a horse race in Siena|скачки палио в Сиене|the Palio di Siena|锡耶纳赛马节|سباق الخيل في سيينا',
      'palio',
    ],
    [
      'a couple eating gelato on the Spanish Steps|ein Paar auf der Spanischen Treppe in Rom|дети на Испанской лестнице в Риме',
      'spanishsteps',
    ],
    [
      'children playing beside the moai of Easter Island|дети играют у статуй моаи|复活节岛石像前的女孩',
      'moai',
    ],
    [
      'a camel resting in front of the Treasury in Petra|سائح أمام الخزنة في البتراء|верблюд у сокровищницы Петры',
      'petra',
    ],
    [
      'monks walking in front of the Potala Palace|布达拉宫前的僧人|паломник у дворца Потала',
      'potala',
    ],
    ['a hiker in Zhangjiajie|一个徒步者在张家界|ein Wanderer in Zhangjiajie', 'stonepillars'],
    ['the Trevi fountain in Rome|Fontana di Trevi di notte', 'trevi'],
    ['Neuschwanstein castle in winter|Schloss Neuschwanstein', 'neuschwanstein'],
    ['the Alhambra in Granada|la Alhambra al atardecer', 'alhambra'],
    ['Hallstatt in winter|ein Dorf am Bergsee', 'hallstatt'],
  ])('hold who is in them: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });

  it.each([
    ['roman soldiers marching through a forest', 'forest'],
    ['römische Soldaten marschieren durch den Wald', 'forest'],
    ['soldados romanos marchando por el bosque', 'forest'],
    ['जंगल में मार्च करते रोमन सैनिक', 'forest'],
    ['a Roman army in the desert', 'desert'],
    ['Roman soldiers marching across green hills', 'field'],
  ])('give a legion up to the land that is named: %s', (prompt, land) => {
    const setting = decide(readPrompt(prompt), null, 5, 0);
    expect(readPrompt(prompt).land).toBe(land);
    expect(sceneryIn(setting)).toBeNull();
    expect(setting.subjects).toMatchObject([{ thing: 'person', traits: ['legionary'], count: 8 }]);
    expect(readPrompt(prompt).ignored).toEqual([]);
  });

  it.each([
    'a restorer in the Mogao caves|莫高窟的修复师|莫高窟の修復師|막고굴의 복원사',
    "un restaurateur d'art dans les grottes de Mogao|eine Restauratorin in den Mogao-Höhlen",
    'una restauradora en las cuevas de Mogao|реставратор в пещерах Могао',
    'uma restauradora nas grutas de Mogao|una restauratrice nelle grotte di Mogao',
    'Mogao mağaralarında bir restoratör|مرممة في كهوف موغاو|मोगाओ गुफाओं में पुनर्स्थापक',
  ])('show who restores their paintings as a painter: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { scenery, subjects } = readPrompt(prompt);
      expect(scenery, prompt).toBe('mogao');
      expect(subjects, prompt).toEqual([expect.objectContaining({ thing: 'person' })]);
    }
  });

  it('leave what only sounds alike', () => {
    expect(readPrompt('a gondola in Venice').scenery).toBeNull();
    expect(readPrompt('a cable car in San Francisco').town).toBe('hillstreet');
    expect(readPrompt('mountains of the Andes').scenery).toBeNull();
    expect(readPrompt('a viking on a hill').scenery).toBeNull();
  });
});
