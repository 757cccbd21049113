import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a sofa that is named', () => {
  it('is what is looked at in a living room, and nothing else is', () => {
    const isForSofa = (prompt: string) => readPrompt(prompt).decor.isForSofa;
    for (const prompt of ['a living room with a green sofa', 'ein Wohnzimmer mit einem Sofa'])
      expect(isForSofa(prompt), prompt).toBe(true);
    expect(isForSofa('a living room')).toBeUndefined();
  });
});

describe('how a room is furnished', () => {
  it.each([
    'modern living room with big windows and plants',
    'ein modernes Wohnzimmer mit großen Fenstern und vielen Pflanzen',
    'salon moderne avec de grandes baies vitrées et des plantes',
    'salón moderno con ventanales y plantas',
    'soggiorno moderno con grandi finestre e piante',
    'sala de estar moderna com janelas grandes e plantas',
    'современная гостиная с большими окнами и растениями',
    'büyük pencereli modern oturma odası ve bitkiler',
    'غرفة معيشة حديثة مع نوافذ كبيرة ونباتات',
    'बड़ी खिड़कियों और पौधों वाला आधुनिक बैठक कक्ष',
    '现代客厅，落地窗，绿植',
    '大きな窓のあるモダンなリビング、植物',
    '큰 창문과 식물이 있는 현대적인 거실',
  ])('is read in all languages: %s', (prompt) => {
    const { land, decor, subjects, ignored } = readPrompt(prompt);
    expect(land).toBe('room');
    expect(decor).toEqual({ manner: 'modern', isWide: true, hasPlants: true });
    expect(subjects).toEqual([]);
    expect(ignored).toEqual([]);
  });

  it('widens the window of any home and fills it with plants, its look its own', () => {
    const decor = { manner: null, isWide: true, hasPlants: true };
    for (const room of ['living room', 'kitchen', 'bedroom', 'cafe', 'library'])
      expect(readPrompt(`a ${room} with large windows and potted plants`).decor).toEqual(decor);
  });

  it('is a loft’s between bricks, and a penthouse’s over the city', () => {
    expect(readPrompt('a loft with a sofa').decor.manner).toBe('loft');
    const { decor, outlook } = readPrompt('a minimalist penthouse');
    expect(decor.manner).toBe('modern');
    expect(outlook).toBe('city');
  });

  it('is not said of what is no home', () => {
    expect(readPrompt('a modern city').ignored).toEqual(['modern']);
    expect(readPrompt('a forest with many plants').ignored).toEqual(['many plants']);
  });

  it('leaves one plant to be looked at', () => {
    const { decor, subjects } = readPrompt('a potted plant in a living room');
    expect(decor.hasPlants).toBe(false);
    expect(subjects.map(({ thing }) => thing)).toEqual(['plant']);
  });
});
