import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** Who is on what of a vehicle. */
const onTopOf = (prompt: string) => {
  const { subjects, perch } = readPrompt(prompt);
  const one = subjects.find(({ load }) => load?.onto !== undefined);
  return [one?.thing, one?.carries, one?.load?.onto, perch];
};

describe('who is on a vehicle', () => {
  it.each([
    [
      'a camper van in a lavender field, woman reading a book on the roof',
      'campervan',
      'person',
      'roof',
    ],
    ['kids on the roof of a car', 'car', 'person', 'roof'],
    ['a cat on top of a car', 'car', 'cat', 'roof'],
    ['a cat on a car', 'car', 'cat', 'roof'],
    ['a cat sleeping on the hood of a car', 'car', 'cat', 'bonnet'],
    ['a cat on the car hood, a red car', 'car', 'cat', 'bonnet'],
    ['a cat on the bonnet of a car', 'car', 'cat', 'bonnet'],
    ['a cat on the engine hood of a car', 'car', 'cat', 'bonnet'],
    ['eine Katze auf der Motorhaube eines Autos', 'car', 'cat', 'bonnet'],
    ['eine Katze auf der Kühlerhaube eines Autos', 'car', 'cat', 'bonnet'],
    ['Kinder auf dem Dach eines Autos', 'car', 'person', 'roof'],
    ['eine Katze auf dem Autodach, ein Auto', 'car', 'cat', 'roof'],
    ['eine Katze auf dem Wagendach, ein Auto', 'car', 'cat', 'roof'],
    ['un chat sur le capot d’une voiture', 'car', 'cat', 'bonnet'],
    ['un chat sur le toit d’une voiture', 'car', 'cat', 'roof'],
    ['un gato en el capó de un coche', 'car', 'cat', 'bonnet'],
    ['un gato en el techo de un coche', 'car', 'cat', 'roof'],
    ['un gato sobre el techo de un coche', 'car', 'cat', 'roof'],
    ['un gatto sul cofano di una macchina', 'car', 'cat', 'bonnet'],
    ['un gatto sul tetto di una macchina', 'car', 'cat', 'roof'],
    ['un gatto sul tettuccio di una macchina', 'car', 'cat', 'roof'],
    ['um gato no capô de um carro', 'car', 'cat', 'bonnet'],
    ['um gato no teto de um carro', 'car', 'cat', 'roof'],
    ['кот на капоте машины', 'car', 'cat', 'bonnet'],
    ['кот на крыше машины', 'car', 'cat', 'roof'],
    ['arabanın kaputunda bir kedi', 'car', 'cat', 'bonnet'],
    ['arabanın motor kaputunda bir kedi', 'car', 'cat', 'bonnet'],
    ['arabanın çatısında kedi', 'car', 'cat', 'roof'],
    ['arabanın tavanında kedi', 'car', 'cat', 'roof'],
    ['arabanın üstünde oturan kedi', 'car', 'cat', 'roof'],
    ['汽车车顶上的猫', 'car', 'cat', 'roof'],
    ['汽车引擎盖上的猫', 'car', 'cat', 'bonnet'],
    ['汽车车头盖上的猫', 'car', 'cat', 'bonnet'],
    ['車の屋根の上の猫', 'car', 'cat', 'roof'],
    ['車のボンネットの上の猫', 'car', 'cat', 'bonnet'],
    ['자동차 지붕 위의 고양이', 'car', 'cat', 'roof'],
    ['자동차 보닛 위의 고양이', 'car', 'cat', 'bonnet'],
    ['قطة على سقف سيارة', 'car', 'cat', 'roof'],
    ['قطة على سطح سيارة', 'car', 'cat', 'roof'],
    ['قطة على غطاء محرك سيارة', 'car', 'cat', 'bonnet'],
    ['قطة على غطاء المحرك، سيارة', 'car', 'cat', 'bonnet'],
    ['कार की छत पर बिल्ली', 'car', 'cat', 'roof'],
    ['कार के बोनट पर बिल्ली', 'car', 'cat', 'bonnet'],
  ])('is carried by it, on no house: %s', (prompt, vehicle, thing, onto) => {
    expect(onTopOf(prompt)).toEqual([vehicle, thing, onto, null]);
  });

  it('sits there without a bench', () => {
    const [, van] = readPrompt('a woman reading on the roof, a camper van').subjects.toReversed();
    const load = (van ?? readPrompt('a woman reading on the roof, a camper van').subjects[0])?.load;
    expect(load?.posture).toBe('sitting');
    expect(load?.traits).toContain('perched');
  });

  it('is on the roof of a house that is named, and a hood elsewhere is none of these', () => {
    expect(readPrompt('a cat on the roof of a house, a car').perch).toBe('roof');
    expect(readPrompt('a girl with a red hood').ignored).toContain('hood');
  });
});
