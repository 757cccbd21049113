import { describe, expect, it } from 'vitest';
import { beforeWindow } from './before-window.ts';
import { decide } from './setting.ts';
import type { Thing } from './words/idea.ts';
import { readPrompt } from './words/read-prompt.ts';
import { IN_VIEW } from './words/thing.ts';

describe('the Eiffel Tower before the window of a room', () => {
  it.each([
    'bedroom with a view of the Eiffel Tower|chambre avec vue sur la tour Eiffel|Schlafzimmer mit Blick auf den Eiffelturm',
    'dormitorio con vistas a la torre Eiffel|camera da letto con vista sulla torre Eiffel|quarto com vista para a torre Eiffel',
    'спальня с видом на Эйфелеву башню|Eyfel Kulesi manzaralı yatak odası|غرفة نوم تطل على برج إيفل|एफिल टावर के दृश्य वाला बेडरूम',
    '能看到埃菲尔铁塔的卧室|エッフェル塔が見える寝室|에펠탑이 보이는 침실',
  ])(
    'stands over the roofs of its city, beyond a wide window, in every language: %s',
    (prompts) => {
      for (const prompt of prompts.split('|')) {
        const idea = readPrompt(prompt);
        expect(idea, prompt).toMatchObject({ land: 'bedroom', decor: { isWide: true } });
        const seen = beforeWindow(decide(idea, null, 7, 0));
        expect(seen.outlook, prompt).toBe('field');
        expect(seen.idea.scenery, prompt).toBe('parisroofs');
        expect(seen.subjects, prompt).toEqual([]);
      }
    },
  );

  it('is what it was on any other land', () => {
    const setting = decide(readPrompt('a bedroom by the sea'), null, 7, 0);
    expect(beforeWindow(setting)).toBe(setting);
  });
});

describe('a tree that grows in no room', () => {
  it.each([
    'a classroom with cherry blossoms outside the window',
    'a bedroom with birches outside the window',
  ])('is seen whole from its window: %s', (prompt) => {
    const { subjects } = beforeWindow(decide(readPrompt(prompt), null, 7, 0));
    expect(subjects).toMatchObject([{ far: true }]);
    expect(IN_VIEW.has(subjects[0]?.thing as Thing)).toBe(true);
  });

  it('stands where it did before a balcony, which has no window', () => {
    const { land, subjects } = beforeWindow(
      decide(readPrompt('a balcony with cherry blossoms'), null, 7, 0),
    );
    expect(land).toBe('balcony');
    expect(subjects.map(({ far }) => far)).toEqual([undefined]);
  });

  it('stands in the room where it may be one in a pot', () => {
    for (const thing of ['tree', 'palm', 'conifer'] as const)
      expect(IN_VIEW.has(thing), thing).toBe(false);
  });
});

describe('the veranda of a Japanese house', () => {
  it.each(['engawa of a traditional Japanese house overlooking a garden', '縁側から見た庭'])(
    'lies before a garden of raked gravel: %s',
    (prompt) => {
      const idea = readPrompt(prompt);
      expect(idea).toMatchObject({ land: 'engawa', subjects: [] });
      const { idea: seen, garden } = beforeWindow(decide(idea, null, 7, 0));
      expect(seen.raked).toBe('dry');
      expect(garden).toEqual([]);
    },
  );

  it('is read behind whose it is', () => {
    const idea = readPrompt('田舎の縁側でスイカを食べる');
    expect(idea).toMatchObject({ land: 'engawa', ignored: [] });
  });

  it('has another land before it that is named', () => {
    const setting = decide(readPrompt('an engawa by the sea'), null, 7, 0);
    expect(beforeWindow(setting).idea.raked).toBeNull();
  });
});

describe('a greenhouse on the moon', () => {
  it.each([
    'an astronaut growing carrots inside a greenhouse on a moon base',
    '宇航员在月球基地的温室里种胡萝卜',
    '月面基地の温室でにんじんを育てる宇宙飛行士',
    '달 기지의 온실에서 당근을 키우는 우주비행사',
    "un astronaute cultivant des carottes dans une serre d'une base lunaire",
    'ein Astronaut züchtet Karotten im Gewächshaus einer Mondbasis',
    'un astronauta cultivando zanahorias en un invernadero de una base lunar',
    'космонавт выращивает морковь в теплице лунной базы',
    'um astronauta cultivando cenouras numa estufa de uma base lunar',
    'un astronauta coltivando carote in una serra di una base lunare',
    'ay üssünde serada havuç yetiştiren astronot',
    'رائد فضاء يزرع الجزر في بيت زجاجي في قاعدة قمرية',
    'चंद्र बेस के ग्रीनहाउस में गाजर उगाते अंतरिक्ष यात्री',
  ])('is a dome on its ground, in the light of day, with the Earth in the sky: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'marsdome', lunar: true });
    expect(idea.subjects).toMatchObject([{ thing: 'person' }]);
    expect(idea.subjects[0]?.traits).toEqual(expect.arrayContaining(['spacesuit', 'planting']));
    const setting = decide(idea, null, 7, 1);
    expect(setting).toMatchObject({ outlook: 'space', time: 'day' });
    expect(setting.light.haze).toBeLessThan(0.001);
    expect(beforeWindow(setting).idea.sky).toContain('earth');
  });

  it('is a dome on red ground on Mars, and a house of glass on the Earth', () => {
    expect(readPrompt('a greenhouse of a mars base')).toMatchObject({
      land: 'marsdome',
      outlook: 'desert',
    });
    expect(readPrompt('a greenhouse under the moon').land).toBe('greenhouse');
  });
});
