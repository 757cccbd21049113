import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is said to be at the window of a room', () => {
  it.each([
    ['a girl looks out of the classroom window', 'classroom'],
    ['a woman at the window of a library', 'library'],
    ['eine Frau am Fenster', 'room'],
    ['une fille regarde par la fenêtre', 'room'],
    ['un niño mirando por la ventana', 'room'],
    ['un bambino alla finestra', 'room'],
    ['uma menina à janela da sala de aula', 'classroom'],
    ['девочка у окна', 'room'],
    ['pencerenin önünde bir kız', 'room'],
    ['فتاة عند النافذة', 'room'],
    ['खिड़की के पास एक लड़की', 'room'],
    ['窓の前の女の子', 'room'],
    ['窓辺の女の子', 'room'],
    ['창밖을 바라보는 소녀', 'room'],
    ['窗边的女孩', 'room'],
  ])('stands there: %s', (prompt, land) => {
    const idea = readPrompt(prompt);
    expect(idea.land).toBe(land);
    expect(idea.subjects).toMatchObject([{ thing: 'person', at: 'window' }]);
  });

  it.each([
    'a woman cleaning the windows in the living room',
    'eine Frau beim Fensterputzen im Wohnzimmer',
    'リビングで窓を拭く女性',
  ])('cleans it from within where a room is named: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'room', subjects: [{ at: 'window' }] });
  });

  it.each([
    ['a window cleaner', 'bakery'],
    ['a man washing the windows of a café', 'cafe'],
    ['мойщик окон', 'bakery'],
  ])('cleans that of a shop from the street: %s', (prompt, of) => {
    const idea = readPrompt(prompt);
    expect(idea.land).toBe('shopfront');
    expect(idea.front?.of ?? 'bakery').toBe(of);
    expect(idea.subjects[0]?.traits).toContain('windowcleaning');
  });

  it.each([
    'dog at the window',
    'a cat sitting at the window of a café in the rain',
    'ein Hund am Fenster der Küche',
    'un chat à la fenêtre',
    '窗边的狗',
  ])('is on its sill where it is an animal: %s', (prompt) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ on: 'windowsill' }]);
  });

  it('is elsewhere where a window is only named, or one sits, sleeps or is on something', () => {
    for (const prompt of [
      'a woman in a room with a window',
      'a girl watching a bird in a room with a large window',
      'a man sleeping in a bed by the window',
    ])
      for (const one of readPrompt(prompt).subjects) expect(one.at, prompt).toBeUndefined();
  });

  it.each([
    'a man at the bus window',
    'a cat at the window of a train',
    'a dog lying on the floor by the window',
  ])('is on no sill in what is ridden, or on a floor: %s', (prompt) => {
    for (const one of readPrompt(prompt).subjects) {
      expect(one.on).toBeUndefined();
      expect(one.at).toBeUndefined();
    }
  });

  it('is in a baker’s window where an animal is on its sill', () => {
    const { land, weather, subjects } = readPrompt(
      'a cat on the windowsill of a bakery while it snows',
    );
    expect([land, weather]).toEqual(['street', 'snowfall']);
    expect(subjects).toMatchObject([{ thing: 'bakerywindow', carries: 'cat' }]);
  });
});

it.each(['a woman at a window in Istanbul', 'ein Mann schaut aus dem Fenster auf Istanbul'])(
  'is within a room before a city on the water: %s',
  (prompt) => {
    expect(readPrompt(prompt).land).toBe('room');
  },
);
