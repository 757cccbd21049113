import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('words that are part of others', () => {
  it('see no winter in ice cream', () => {
    const idea = readPrompt('ice cream van on a suburban street, hot summer afternoon');
    expect(idea).toMatchObject({ land: 'street', town: 'suburb', snowy: false, season: 'summer' });
    expect(things('an ice cream truck')).toEqual(['icecreamvan']);
  });

  it('see no bus in a coach who trains somebody', () => {
    expect(
      things('a coach shouting at a boxer on a stool in the corner of the boxing ring'),
    ).toEqual(['person', 'person']);
    expect(readPrompt('a boxing coach at ringside').land).toBe('boxingring');
    expect(things('a soccer coach with his players')).not.toContain('bus');
    expect(things('tourists in a coach on a road')).toContain('bus');
  });

  it('see neither mountains nor sea in a Chinese crowd', () => {
    const idea = readPrompt('古代长安城的街上人山人海');
    expect(idea).toMatchObject({ land: 'street', town: 'hutong', ignored: [] });
    expect(idea.subjects).toMatchObject([{ thing: 'person', traits: ['crowd', 'blackhaired'] }]);
    expect(things('古代长安城的街上人山人海')).not.toContain('castle');
  });

  it('see no bird in a Japanese girl alone', () => {
    expect(things('放課後の教室、女の子がひとりで本を読んでいる')).toEqual(['person']);
    expect(things('湖のほとりの小鳥')).toEqual(['bird']);
  });

  it('see a room in the class of a Hindi school', () => {
    const { land, subjects } = readPrompt('गाँव के स्कूल की कक्षा में पढ़ते हुए बच्चे');
    expect(land).toBe('classroom');
    expect(subjects).toMatchObject([{ thing: 'person', traits: ['child', 'reading'] }]);
  });

  it('go into a saloon, and to the gate of a flight', () => {
    expect(readPrompt('cowboys playing cards in a western saloon').land).toBe('saloon');
    expect(readPrompt('an airport departure gate at night').land).toBe('terminal');
  });

  it('leave the ship of a ballroom outside it', () => {
    expect(things('an ocean liner ballroom with dancing couples')).not.toContain('liner');
  });
});

describe('words that name a place or a thing only where nothing else is said', () => {
  it.each([
    ['a car in Tokyo', 'city'],
    ['une voiture à Tokyo', 'city'],
    ['東京の車', 'city'],
    ['a neon jellyfish in the deep sea', 'underwater'],
    ['a music teacher in the park', 'field'],
    ['a man getting a massage on the beach', 'beach'],
    ['a row of shops along a cobblestone street', 'street'],
    ['a family watching tv on the beach', 'beach'],
  ])('leave the place that is named: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it('leave bananas where they are served', () => {
    expect(readPrompt('a bowl of bananas').subjects.map(({ thing }) => thing)).toContain('fruit');
  });

  it('show one set of chess pieces', () => {
    expect(readPrompt('chess pieces on a board').subjects).toMatchObject([{ count: 1 }]);
  });

  it('leave surfers who are named beside an animal to surf themselves', () => {
    const things = readPrompt('a dog watching surfers').subjects.map(({ thing }) => thing);
    expect(things).toEqual(['dog', 'surfer']);
  });

  it('make who tells it nobody’s double', () => {
    const { subjects } = readPrompt('my wife and me on a beach');
    expect(subjects.filter(({ traits }) => traits?.includes('woman'))).toHaveLength(1);
    expect(subjects.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('let two box in a gym, and a crowd look on', () => {
    const { subjects } = readPrompt('a crowd in a boxing gym');
    expect(subjects.some(({ traits }) => traits?.includes('boxing'))).toBe(false);
  });
});

describe('what is not drawn', () => {
  it.each([
    ['a snail watching tv', 'watching tv'],
    ['a family roasting marshmallows at a campsite, a raccoon with bread', 'bread'],
  ])('is said to be ignored: %s', (prompt, word) => {
    expect(readPrompt(prompt).ignored.join(' ')).toContain(word);
  });

  it('is not what is shown', () => {
    expect(readPrompt('a butcher in his shop').ignored).not.toContain('butcher');
  });
});

describe('sheep in Hindi', () => {
  it('are no wolves where they are several', () => {
    for (const prompt of ['भेड़ों का झुंड', 'खेत में भेड़ों के साथ चरवाहा'])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).not.toContain('wolf');
    expect(readPrompt('भेड़ियों का झुंड').subjects).toMatchObject([{ thing: 'wolf' }]);
  });
});
