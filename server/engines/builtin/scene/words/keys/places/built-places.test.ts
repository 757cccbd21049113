import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { BUILT_WORDS } from '../../lists/built-places.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { BuiltPlace } from '../../scenery.ts';
import { BUILT_KEYS } from './built-keys.ts';

describe('places that people have built in the open', () => {
  const words = Object.values(BUILT_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const meaning: { scenery?: BuiltPlace; thing?: string } =
      BUILT_KEYS[key as keyof typeof BUILT_KEYS];
    expect(idea.ignored).toEqual([]);
    if (meaning.scenery !== undefined) expect(idea.scenery).toBe(meaning.scenery);
    if (meaning.thing !== undefined)
      expect(idea.subjects.map(({ thing }) => thing)).toContain(meaning.thing);
  });

  it.each<[string, BuiltPlace]>([
    ['a food truck festival by the sea at night|Foodtruck Festival im Regen', 'foodtrucks'],
    ['a boy in a skate park in autumn|un skatepark sous la neige', 'skatepark'],
    ['a skateboarder in an empty swimming pool|ein leeres Schwimmbad|空的游泳池', 'emptypool'],
    [
      'friends at a rooftop pool|옥상 수영장에서 노는 친구들|piscina en la azotea de noche',
      'rooftoppool',
    ],
    ['a red car in a parking lot|стоянка машин ночью', 'parkinglot'],
    ['a couple at a drive-in cinema|사람들 자동차 극장', 'drivein'],
    [
      'a horse race|horses at the hippodrome|a jockey on his horse|скачки на ипподроме|سباق خيول تحت المطر|赛马场上的马',
      'horserace',
    ],
    ['race cars on a racetrack in the rain|una carrera de coches al atardecer', 'racetrack'],
    ['a tunnel on a mountain road|un tunnel dans la montagne', 'roadtunnel'],
    ['a homeless man under a bridge|un paso subterráneo por la noche', 'underpass'],
    ['a toll booth on a highway at night|cars at a toll plaza', 'tollplaza'],
    ['a plane in an aircraft hangar|ein Flugzeug im Hangar', 'hangar'],
    ['a highway interchange at night in the rain|Autobahnkreuz bei Nacht', 'interchange'],
    ['a shipyard with a big ship under construction|astillero al amanecer', 'shipyard'],
    ['a quarry with an excavator|un ouvrier dans une carrière de marbre', 'quarry'],
    ['a covered bridge in autumn|一座廊桥', 'coveredbridge'],
    ['a subway entrance in new york at night|une bouche de métro à Paris', 'subwayentrance'],
    ['a red car in a car wash|eine Waschanlage', 'carwash'],
    ['children in a school yard|niños en el patio de la escuela', 'schoolyard'],
    ['a beach promenade with palms at sunset|un lungomare in estate', 'promenade'],
    ['two women on a tennis court in the morning|ein Tennisplatz im Herbst', 'tenniscourt'],
    ['a golf course at sunset|un homme sur un terrain de golf', 'golfcourse'],
    [
      'a carnival at night with a ferris wheel|a funfair|fête foraine|Jahrmarkt|una feria|遊園地|놀이공원',
      'fairground',
    ],
    [
      'ein gemütlicher Biergarten in München im Sommer, Leute lachen und trinken|friends drinking beer in a beer garden|露天啤酒花园里的人们',
      'beergarden',
    ],
    [
      'people having dinner on a terrace|a tavern by the sea|eine Taverne am Meer|海边餐厅',
      'seaterrace',
    ],
    ['a roller coaster at night|una montaña rusa', 'rollercoaster'],
    ['a fire station with a fire truck|消防署', 'firestation'],
    ['a police station at night in the rain|здание: полицейский участок', 'policestation'],
    ['a hospital exterior at night|the entrance: in front of a hospital', 'hospitalfront'],
    ['sheep in a solar farm|一个太阳能电站', 'solarfarm'],
    ['a stepwell in India at sunset|a woman in a sari at Chand Baori', 'stepwell'],
    ["Hadrian's wall over the hills|der Hadrianswall im Winter", 'hadrianswall'],
    ['a radio telescope in the desert at night|射电望远镜和星空', 'radiotelescope'],
  ])('hold who is in them: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });

  it.each([
    'a village fair|乡村嘉年华|村の縁日|시골 축제|une foire de village|ein Dorffest|la feria del pueblo',
    'деревенская ярмарка|a feira da aldeia|una fiera di paese|köy panayırı|مهرجان القرية|गाँव का मेला',
  ])('have rides at the fair of a village, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        scenery: 'fairground',
        settled: 'village',
        ignored: [],
      });
  });

  it('have ways of their own', () => {
    expect(readPrompt('a car before a road tunnel').path).toBeNull();
    expect(readPrompt('a car in the mountains').path).toBe('road');
  });

  it('are not where a truck is said to stand elsewhere', () => {
    const idea = readPrompt('a food truck on a beach');
    expect(idea.land).toBe('beach');
    expect(idea.subjects.map(({ thing }) => thing)).toContain('foodtruck');
  });
});
