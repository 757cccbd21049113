import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('towns in a desert of the American West', () => {
  it.each([
    'a desert town|une ville du désert|eine Wüstenstadt|un pueblo del desierto|городок в пустыне',
    'uma cidade no deserto|una cittadina nel deserto|bir çöl kasabası|沙漠小镇|砂漠の町|사막 마을',
    'بلدة صحراوية|रेगिस्तानी कस्बा|a dusty town',
  ])('are their road between low shops, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ town: 'deserttown', ignored: [] });
      expect(decide(idea, null, 3, 0).land, prompt).toBe('street');
    }
  });

  it('are no city of towers, nor the desert itself', () => {
    expect(readPrompt('a desert').town).toBeNull();
    expect(readPrompt('school bus stuck in a desert town').subjects[0]?.thing).toBe('bus');
  });
});

describe('a school bus', () => {
  it.each([
    'a school bus|un bus scolaire|ein Schulbus|un autobús escolar|школьный автобус|um ônibus escolar',
    'uno scuolabus|bir okul otobüsü|校车|スクールバス|스쿨버스|حافلة مدرسية|एक स्कूल बस',
  ])('is yellow, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const [bus] = readPrompt(prompt).subjects;
      const [red = 0, green = 0, blue = 1] = bus?.colour ?? [];
      expect(bus?.thing, prompt).toBe('bus');
      expect(Math.min(red, green), prompt).toBeGreaterThan(blue + 0.4);
    }
    expect(readPrompt('a bus').subjects[0]?.colour).toBeNull();
  });
});

describe('a town in a desert of the Old World', () => {
  it.each([
    'camel caravan arriving at the gates of an old desert town',
    'an ancient desert city with camels and merchants',
    'eine Kamelkarawane vor einer Wüstenstadt',
    'une caravane de chameaux devant une ville du désert',
    'camellos en un pueblo del desierto',
    '骆驼商队到达沙漠小镇',
  ])('is one of clay walls before which camels are: %s', (prompt) => {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'desert', scenery: 'kasbah' });
    expect(subjects.map(({ thing }) => thing)).toContain('camel');
    expect(subjects.map(({ thing }) => thing)).not.toContain('gate');
  });

  it.each([
    'camels in a desert near a city',
    'Dubai desert camel city',
    'a mosque in Dubai in the desert',
    'a camel at a gas station in a desert town',
  ])('is no city of today near a desert: %s', (prompt) => {
    expect(readPrompt(prompt).scenery).toBeNull();
  });

  it('is an old town in a desert with a mosque', () => {
    expect(readPrompt('an old town in the desert with a mosque').scenery).toBe('kasbah');
  });

  it('is named by more than camels in a desert', () => {
    expect(readPrompt('camels in a desert').scenery).toBeNull();
  });
});
