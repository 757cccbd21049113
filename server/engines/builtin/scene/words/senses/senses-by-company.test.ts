import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('words beside what is named with them', () => {
  it.each([
    ['pool', 'a villa with an outdoor pool'],
    ['pool', 'una casa con piscina exterior'],
    ['pool', 'un hotel con piscina exterior'],
    ['indoorpool', 'an indoor public pool'],
    ['indoorpool', 'piscina municipal cubierta'],
    ['lido', 'children swimming in an outdoor pool'],
  ])('mean the pool that it is: %s, %s', (land, prompt) => {
    expect(readPrompt(prompt).land).toBe(land);
  });
  it.each(['a dog walking away', 'eine Katze geht weg', 'un perro se aleja'])(
    'have an animal walk away: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([{ posture: 'walking' }]);
    },
  );
  it('show whose wings are named alone', () => {
    expect(readPrompt('butterfly wings').subjects).toMatchObject([{ thing: 'butterfly' }]);
    expect(readPrompt('蝶の羽').subjects).toMatchObject([{ thing: 'butterfly' }]);
    expect(readPrompt('angel wings on a wall').subjects).toMatchObject([{ traits: ['angel'] }]);
    expect(readPrompt('a girl with butterfly wings').subjects).toMatchObject([
      { thing: 'person', traits: expect.arrayContaining(['gauzewings']) },
    ]);
  });
  it.each(['luchador de judo', 'lutador de capoeira', 'борец за свободу', 'a luchador mask'])(
    'put no other fighter into the ring: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).not.toBe('boxingring');
      expect(readPrompt('luchador de lucha libre').land).toBe('boxingring');
    },
  );
  it.each([
    ['firestation', 'firefighters washing their fire truck in front of the station'],
    ['firestation', 'pompiers devant la caserne'],
    ['firestation', 'bomberos frente a la estación'],
    ['policestation', 'two policemen outside the station'],
  ])('mean whose station it is: %s, %s', (scenery, prompt) => {
    expect(readPrompt(prompt).scenery).toBe(scenery);
  });
  it('leave a railway its station', () => {
    expect(readPrompt('a firefighter at the train station').land).toBe('station');
    expect(readPrompt('a policeman beside a train at the station').land).toBe('station');
    expect(readPrompt('policeman on a platform').land).toBe('station');
    expect(readPrompt('un policía en la estación').land).toBe('station');
    expect(readPrompt('police officers in Grand Central Station').land).toBe('station');
  });
  it('have children slide on a sled that nothing draws', () => {
    const [first] = readPrompt('Kinder fahren mit dem Schlitten den Hang hinunter').subjects;
    expect(first?.traits).toContain('sledding');
    const things = readPrompt('Kinder im Schlitten mit zwei Pferden').subjects;
    expect(things.map(({ thing }) => thing)).toContain('sleigh');
  });
  it('have nobody sweep at the bar of a ballet', () => {
    const [first] = readPrompt('ballet class, little girls at the barre').subjects;
    expect(first?.traits).toContain('ballet');
    expect(first?.traits).not.toContain('sweeping');
  });
});

describe('ice hockey', () => {
  it('is played in the open on a lake', () => {
    for (const prompt of [
      'kids playing ice hockey on a frozen pond',
      'penguins playing ice hockey on a frozen lake',
    ]) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('lake');
      expect(subjects, prompt).toMatchObject([
        { thing: 'skater', traits: expect.arrayContaining(['hockey']) },
      ]);
    }
    expect(readPrompt('an ice hockey game').land).toBe('icerink');
  });
});

it('an Arabic class is a row where no pupils are named', () => {
  expect(readPrompt('الأطفال في الصف').land).toBe('classroom');
  for (const prompt of ['طابور: في الصف خمسة رجال', 'في الصف الأول جنود'])
    expect(readPrompt(prompt).land, prompt).not.toBe('classroom');
});

it('Portuguese sneakers are shown by photographers, tennis is played on a court', () => {
  const shown = readPrompt('tênis, foto de produto, fundo branco');
  expect(shown.scenery).toBeNull();
  expect(shown.subjects[0]?.thing).toBe('shoes');
  expect(readPrompt('uma partida de tênis').scenery).toBe('tenniscourt');
});
