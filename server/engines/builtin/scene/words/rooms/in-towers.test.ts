import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a room in a tower or a castle', () => {
  it.each([
    'princess sleeping in a tower room, ivy coming through the window, dust in the sunlight',
    'Prinzessin schläft im Turmzimmer, Efeu wächst durchs Fenster',
    'princesse endormie dans la chambre de la tour',
    'una princesa dormida en la habitación de la torre',
    'principessa che dorme nella stanza della torre',
    'princesa dormindo no quarto da torre',
    'принцесса спит в башне',
    'kule odasında uyuyan prenses',
    'أميرة نائمة في غرفة البرج',
    '公主睡在塔楼的房间里',
    '塔の部屋で眠るお姫様',
    '탑의 방에서 자는 공주',
    'मीनार के कमरे में सोती राजकुमारी',
    'knight sleeping in a castle chamber',
    'the princess sleeps in the castle',
  ])('is seen from within, with a bed between walls of stone: %s', (prompt) => {
    const { land, shell, subjects } = readPrompt(prompt);
    expect({ land, shell }).toEqual({ land: 'bedroom', shell: 'tower' });
    expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
    expect(subjects[0]?.company?.bond).toBe('asleep');
  });

  it('is the room that is named where that is one of its own', () => {
    expect(readPrompt('a library in a castle')).toMatchObject({ land: 'library', shell: 'tower' });
    expect(readPrompt('kitchen of a castle')).toMatchObject({
      land: 'castlekitchen',
      shell: null,
    });
    expect(readPrompt('throne room of a castle').land).toBe('throneroom');
    expect(readPrompt('a wizard in his tower room').land).toBe('wizardtower');
  });

  it('is not seen where one is before the tower, or it stands in the open', () => {
    for (const prompt of [
      'a princess in front of a tower',
      'a tower on a hill',
      'princess sleeping in front of a castle',
    ])
      expect(readPrompt(prompt).shell, prompt).toBeNull();
  });

  it('is not meant where a tower or a castle is in a room, or seen from it', () => {
    for (const prompt of [
      'a boy playing with a toy castle in his room',
      'kids building a tower in their room',
      'a painting of a castle in a living room',
      'view of a castle from a bedroom window',
      'a bedroom with a castle outside the window',
      'a castle and a bedroom',
      'ein Zimmer mit einem Turm aus Kissen',
      'an office tower room',
      'rapunzel in her tower room',
      'a prince climbing to the tower room',
    ])
      expect(readPrompt(prompt).shell, prompt).toBeNull();
    expect(readPrompt('a hotel room in a tall tower').shell).toBeNull();
    expect(readPrompt('a room in Windsor castle').shell).toBe('tower');
    expect(readPrompt('a princess in a room at the top of a tower').shell).toBe('tower');
  });

  it.each([
    'Blick aus dem Zimmer auf den Turm',
    'vista de la torre desde la habitación',
    'kule manzaralı oda',
    'غرفة تطل على البرج',
    'غرفة في برج خليفة',
    '塔の見える部屋',
    '탑이 보이는 방',
    '看得见城堡的房间',
    'किला दिखने वाला कमरा',
    'stanza con torre di libri',
    'девочка строит замок в комнате',
    '방에서 성을 그리는 소녀',
    '房间里的玩具城堡',
    'quarto com castelo de brinquedo',
    'château avec chambre d’hôtes',
    'кот спит в замке',
  ])('is none where the tower is seen, a toy, or has rooms: %s', (prompt) => {
    expect(readPrompt(prompt).shell).toBeNull();
  });

  it.each([
    'принцесса в комнате старой башни',
    'Prinzessin liegt im Zimmer des Turms',
    'das Zimmer im Turm',
    'stanza della principessa nella torre',
    'habitación de la reina en un castillo',
    '城堡里的卧室',
    '성 안의 방',
    'महल में एक कमरा',
    'şatoda bir yatak odası',
  ])('is told by the case of the tower, or by a word for "in": %s', (prompt) => {
    expect(readPrompt(prompt).shell).toBe('tower');
  });

  it('has no beds for dragons and bats', () => {
    expect(readPrompt('a dragon sleeping in a castle').land).not.toBe('bedroom');
    expect(readPrompt('bats sleeping in a tower').land).not.toBe('bedroom');
  });

  it('is no room where a palace under water is named', () => {
    const { land, subjects } = readPrompt('a mermaid in an underwater palace combing her hair');
    expect(land).toBe('underwater');
    expect(subjects.map(({ thing }) => thing)).toContain('castle');
  });
});
