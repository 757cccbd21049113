import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('fire', () => {
  it.each([
    'a burning house|une maison en feu|ein brennendes Haus|una casa en llamas|горящий дом|uma casa em chamas|una casa in fiamme',
    'yanan bir ev|着火的房子|燃える家|불타는 집|منزل يحترق|जलता हुआ घर',
  ])('burns what is named with it, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        burning: true,
        subjects: [{ thing: 'house' }],
        ignored: [],
      });
  });

  it.each([
    'a forest fire|un feu de forêt|ein Waldbrand|un incendio forestal|лесной пожар|um incêndio florestal|un incendio boschivo',
    'orman yangını|森林大火|山火事|산불|حريق الغابات|जंगल की आग',
  ])('burns a wood, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        burning: true,
        land: 'woods',
        ignored: [],
      });
  });

  it.each([
    'a burning city|une ville en flammes|brennende Stadt|una ciudad en llamas|горящий город|cidade em chamas|città in fiamme',
    'yanan şehir|燃烧的城市|燃える街|불타는 도시|مدينة تحترق|जलता हुआ शहर',
    'a fire in the city|un incendie dans la ville|ein Brand in der Stadt|un incendio en la ciudad|пожар в городе|incêndio na cidade|incendio in città',
    'şehir yangını|城市大火|街の火事|도시 화재|حريق في المدينة|शहर में आग लगी',
  ])('burns a city, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        burning: true,
        land: 'city',
        ignored: [],
      });
  });

  it.each([
    'firefighters fighting a fire|pompiers éteignant un incendie|Feuerwehrleute löschen einen Brand|bomberos apagando un incendio',
    'пожарные тушат пожар|bombeiros apagando um incêndio|vigili del fuoco che spengono un incendio|yangın söndüren itfaiyeciler',
    '消防员灭火|消火する消防士|불을 끄는 소방관|رجال الإطفاء يطفئون الحريق|आग बुझाते दमकलकर्मी',
  ])('has water on it from those who put it out, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ burning: true, ignored: [] });
      expect(idea.subjects[0]?.traits, prompt).toContain('hosing');
    }
  });

  it('burns a house of whose fire is spoken', () => {
    for (const prompt of ['a house fire', 'ein Hausbrand', 'пожар в доме', '주택 화재'])
      expect(readPrompt(prompt), prompt).toMatchObject({
        burning: true,
        subjects: [{ thing: 'house' }],
      });
  });

  it('is where Vikings drink', () => {
    expect(readPrompt('Vikings in a great hall').land).toBe('tavern');
    expect(readPrompt('a great hall').land).toBe('greathall');
  });

  it('leaves a cat on a tin roof unburnt', () => {
    expect(readPrompt('a cat on a hot tin roof')).toMatchObject({ perch: 'roof', burning: false });
  });

  it('drives passers-by out of a street, but nobody who is named', () => {
    expect(readPrompt('a burning street').without).toContain('person');
    expect(readPrompt('a woman in a burning street').without).not.toContain('person');
    expect(readPrompt('a street').without).not.toContain('person');
  });

  it('is a camp’s where somebody is at it', () => {
    for (const prompt of ['a man by the fire in the forest', 'ein Mann am Feuer im Wald'])
      expect(readPrompt(prompt).burning, prompt).toBe(false);
  });
});
