import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const named = (prompt: string) => readPrompt(prompt).subjects;

describe('people on the floor of a room', () => {
  it('do not fly where a ship or the light does', () => {
    const [one] = named('a girl in the living room, an airship in flight outside the window');
    expect(one).toMatchObject({ thing: 'person', posture: null });
    expect(named('a fairy flying through the living room')[0]?.posture).toBe('flying');
  });

  it('sit on a classroom’s carpet, but for who teaches there', () => {
    const [teacher, children] = named(
      'a teacher in a classroom, children sitting in a circle on the carpet',
    );
    expect(teacher).toMatchObject({ posture: null });
    expect(children).toMatchObject({ posture: 'sitting' });
    for (const one of [teacher, children]) expect(one?.on).toBeUndefined();
  });
});

it('mend nets on the quay, and read the paper without an umbrella in the hands', () => {
  const [fisherman] = named('an old fisherman mending his nets in the harbour, wooden boats');
  expect(fisherman).toMatchObject({ thing: 'person' });
  expect(fisherman?.traits).toContain('netmending');
  const lady = named('a lady reading a newspaper at a café in Paris, rain, a red umbrella');
  expect(lady.map(({ thing }) => thing)).toContain('person');
});

it('brush their teeth and hammer axes whatever they sit on or hold', () => {
  const [dragon] = named(
    'Drache sitzt auf einem Goldschatz in seiner Höhle und putzt sich die Zähne',
  );
  expect(dragon).toMatchObject({ thing: 'person', posture: null });
  const [smith] = named('a blacksmith hammering a glowing axe');
  expect(smith?.holds).toBeUndefined();
});

it('marry as two, whatever their guests throw', () => {
  const [couple] = named('bride and groom before a church, guests throwing rice');
  expect(couple).toMatchObject({ count: 2 });
  expect(couple?.traits).not.toContain('throwing');
});
