import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const traits = (prompt: string): readonly string[] =>
  readPrompt(prompt).subjects.flatMap((one) => one.traits ?? []);
const things = (prompt: string): readonly string[] =>
  readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('on the head', () => {
  it.each([
    'a girl carrying water on her head',
    'a woman with a jug on her head',
    'eine Frau mit einem Krug auf dem Kopf',
    'une femme avec un panier sur la tête',
    'mujer con un cántaro en la cabeza',
    'женщина с корзиной на голове',
    'امرأة تحمل جرة على رأسها',
    '头顶着水罐的女人',
    '壺を頭に載せた女性',
    '바구니를 머리에 인 여자',
    'başında sepet taşıyan kadın',
    'uma mulher com um pote na cabeça',
    'una donna con una cesta sulla testa',
    'सिर पर घड़ा लिए औरत',
  ])('is a load that is named: %s', (prompt) => {
    expect(traits(prompt)).toContain('headcarrying');
  });

  it.each([
    'eine Frau mit einem Hut auf dem Kopf',
    'femme avec un chapeau sur la tête',
    'novia con velo en la cabeza',
    'король с короной на голове на троне',
    'eine Katze auf dem Kopf eines Hundes',
    'голубь на голове статуи',
    '头顶蓝天白云的草原',
    'ein Baby steht auf dem Kopf',
    'a woman with a flower on her head',
    'a girl with a bird on her head',
    'a woman balancing books on her head',
  ])('is no load that is worn, an animal or the sky: %s', (prompt) => {
    expect(traits(prompt)).not.toContain('headcarrying');
  });

  it('leaves a king with his crown on the throne', () => {
    expect(readPrompt('король с короной на голове на троне').subjects).toMatchObject([
      { thing: 'person', posture: 'sitting' },
    ]);
  });
});

describe('at a window', () => {
  it.each([
    ['женщина выглядывает из окна поезда', 'compartment'],
    ['a girl waving from the window of a bus', 'buscabin'],
    ['電車の窓から顔を出す子供', 'compartment'],
    ['una niña asomada a la ventana de su cuarto', 'room'],
    ['un gato asomado a la ventana', 'room'],
    ['窓から顔を出す猫', 'room'],
  ])('is within the train or the room that is named, and so are animals: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
    expect(traits(prompt)).not.toContain('windowwaving');
  });

  it.each([
    ['a woman waving from her window in venice', 'canal'],
    ['امرأة تطل من النافذة على البحر', 'sea'],
  ])('is before the town or the sea that is seen from it: %s', (prompt, outlook) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'room', outlook });
  });

  it.each(['an old woman waving from a window of a cottage', 'eine Frau winkt aus dem Fenster'])(
    'is seen from outside where it is a house’s: %s',
    (prompt) => {
      expect(traits(prompt)).toContain('windowwaving');
    },
  );
});

describe('hide and seek', () => {
  it.each([
    'дети играют в прятки в комнате',
    '家の中でかくれんぼ',
    'Kinder spielen Verstecken im Haus',
  ])('brings no trees into a house: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('room');
    expect(traits(prompt)).not.toContain('hidingbehindtree');
  });

  it.each(['des enfants jouent à cache-cache', 'bambini che giocano a nascondino'])(
    'is played behind trees elsewhere: %s',
    (prompt) => {
      expect(traits(prompt)).toContain('hidingbehindtree');
    },
  );
});

describe('scissors and shears', () => {
  it.each([
    'parrucchiere con le forbici',
    'Gärtner mit einer Schere schneidet die Hecke',
    'a woman cutting fabric with scissors',
    'a woman cutting flowers with scissors',
    'a tailor with scissors',
    'a barber with scissors',
  ])('cut no paper at a trade, nor what is named otherwise: %s', (prompt) => {
    expect(traits(prompt)).not.toContain('papercutting');
  });

  it.each([
    'une femme qui tond le gazon',
    'ein Mann schert sich den Bart',
    'ein Friseur schert einem Mann die Haare',
    'a pair of garden shears on a table',
  ])('shear no sheep where grass or hair is named, or nobody: %s', (prompt) => {
    expect(things(prompt)).not.toContain('sheep');
  });
});

describe('at the stove', () => {
  it.each([
    'мужчина жарит шашлык',
    'un hombre friendo carne en la parrilla',
    'ein Mann brät Würste auf dem Grill',
  ])('is nobody who grills: %s', (prompt) => {
    expect(traits(prompt)).toContain('grilling');
    expect(traits(prompt)).not.toContain('frying');
  });

  it.each(['fish frying in a pan', 'eggs frying in a pan', 'pancakes frying in a pan'])(
    'is nobody where something fries by itself, in a kitchen: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBe('kitchen');
      expect(things(prompt)).not.toContain('person');
    },
  );
});

describe('what is called like a deed', () => {
  it.each(['a rake on the lawn', 'a garden rake leaning against a wall'])(
    'is done by nobody: %s',
    (prompt) => {
      expect(things(prompt)).not.toContain('person');
    },
  );

  it('is thirst that is quenched, and no fire', () => {
    expect(readPrompt('Löwe beim Löschen des Durstes')).toMatchObject({
      burning: false,
      subjects: [{ thing: 'lion' }],
    });
  });

  it.each(['抗議デモで石を投げる人々', 'people throwing stones at the police in a street'])(
    'throws no stones over water that is not named: %s',
    (prompt) => {
      expect(traits(prompt)).not.toContain('stoneskipping');
      expect(readPrompt(prompt).land).toBe('street');
    },
  );

  it.each(['湖で石を投げる少年', 'a boy throwing stones into a river'])(
    'throws stones over the water that is named: %s',
    (prompt) => {
      expect(traits(prompt)).toContain('stoneskipping');
    },
  );
});

describe('a ring', () => {
  it.each([
    'a ballerina dancing in a circle of light',
    'a bear dancing in a ring',
    'Reigen der Schmetterlinge',
  ])('is danced by several with arms: %s', (prompt) => {
    expect(traits(prompt)).not.toContain('ringdancing');
  });
});

it('dries white washing on its line', () => {
  for (const prompt of ['белые простыни сушатся на верёвке', 'белые рубашки сушатся на верёвке'])
    expect(things(prompt), prompt).toContain('clothesline');
});
