import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the court of a building', () => {
  it.each(
    "mosque courtyard in Damascus|a courtyard in a mosque|大马士革的清真寺庭院|モスクの中庭|모스크 안뜰|la cour d'une mosquée|der Innenhof einer Moschee|el patio de una mezquita|двор мечети|o pátio de uma mesquita|il cortile di una moschea|cami avlusu|صحن المسجد|मस्जिद का आंगन".split(
      '|',
    ),
  )("is a mosque's, with no mosque standing in a court of flowers: %s", (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ scenery: 'mosquecourt', town: null });
  });

  it.each(
    'a monastery cloister|a monk in a cloister|修道院回廊|修道院の回廊|수도원 회랑|le cloître|ein Kreuzgang|el claustro|двор монастыря|o claustro|il chiostro|manastır avlusu|رواق دير|मठ का आंगन'.split(
      '|',
    ),
  )("is a monastery's with its covered walks: %s", (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ scenery: 'cloister', ignored: [] });
  });

  it.each(
    'courtyard of a castle|城堡庭院|城の中庭|성의 안뜰|la cour du château|ein Burghof|el patio de un castillo|двор замка|o pátio do castelo|il cortile del castello|kalenin avlusu|فناء القلعة|किले का आंगन|a knight in the courtyard of his castle'.split(
      '|',
    ),
  )("is a castle's: %s", (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ scenery: 'castleyard', ignored: [] });
  });

  it.each(
    "a samurai kneeling in a temple courtyard|寺庙庭院|寺院の中庭|사원 안뜰|la cour d'un temple|der Innenhof eines Tempels|el patio de un templo|двор японского храма|o pátio de um templo|il cortile di un tempio|tapınak avlusu|فناء المعبد|मंदिर का आंगन".split(
      '|',
    ),
  )("is a temple's, before its hall: %s", (prompt) => {
    const { scenery, town, subjects } = readPrompt(prompt);
    expect({ scenery, town }).toEqual({ scenery: 'japantemple', town: null });
    expect(subjects.some(({ thing }) => thing === 'temple')).toBe(false);
  });

  it.each(
    "ruined castle courtyard|城堡废墟庭院|廃城の中庭|성터 안|la cour d'un château en ruines|Innenhof einer Burgruine|patio de un castillo en ruinas|двор разрушенного замка|pátio de um castelo em ruínas|cortile di un castello in rovina|yıkık kalenin avlusu|فناء قلعة مهجورة|उजड़े किले का आंगन".split(
      '|',
    ),
  )("is a ruined castle's: %s", (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ scenery: 'castlecourt' });
  });

  it.each([
    'a ruined castle from within',
    'inside a ruined castle',
    'eine Burgruine von innen',
    "un château en ruines vu de l'intérieur",
    'un castillo en ruinas por dentro',
  ])('is what a ruined castle is from within: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ scenery: 'castlecourt', ignored: [] });
  });

  it('is no part of a castle or a mosque without one', () => {
    expect(readPrompt('a ruined castle').scenery).toBe(null);
    expect(readPrompt('a mosque at sunset').scenery).toBe(null);
  });
});
