import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import type { Look } from '../../sculpt/solid.ts';
import type { Dress } from '../clothing/dress.ts';
import type { Role } from './role.ts';
import { banded, CLOTH, camouflage, flowered, hide, laced, ragged, USUAL } from './role-cloth.ts';
import { complexionFor } from './role-faces.ts';
import { downStriped, waxPrinted } from './role-of-lands.ts';
import { bordered, dotted, striped } from './role-patterns.ts';
import { edged, LORICA } from './role-roman.ts';

/** The same person dressed for a role; `woven` makes cloth of a colour, and `colour` is the one that was said. */
export function dressedFor(
  role: Role,
  dress: Dress,
  woven: (colour: Colour) => Look,
  colour: Colour | null,
): Dress {
  const base: Dress = {
    ...dress,
    hasHat: false,
    isBareLegged: false,
    hasShortSleeves: false,
    hasBraces: false,
    face: complexionFor(role, dress.face, colour),
  };
  const boots = plain(CLOTH.leather, { gloss: 0.25 });
  const black = plain(CLOTH.black, { gloss: 0.3 });
  const all = (kind: Dress['kind'], cloth: Look, legs: Look, shoes: Look): Dress => ({
    ...base,
    kind,
    cloth,
    legs,
    shoes,
  });
  if (role === 'goblin' || role === 'orc' || role === 'troll') return inRags(role, base, woven);
  const own = woven(colour ?? USUAL[role]);
  switch (role) {
    case 'superhero': {
      const tight = plain(colour ?? CLOTH.hero, { gloss: 0.22 });
      return all('suit', tight, tight, plain(CLOTH.red, { gloss: 0.25 }));
    }
    case 'pirate':
      return {
        ...all('coat', own, woven(CLOTH.brown), boots),
        under: CLOTH.white,
      };
    case 'samurai':
      return all('suit', laced(colour ?? CLOTH.lacquer, 30), woven(CLOTH.night), black);
    case 'ninja':
      return all('suit', own, own, black);
    case 'viking':
      return {
        ...all('shirt', own, woven([0.26, 0.22, 0.18]), boots),
        isTucked: false,
      };
    case 'cowboy':
      return {
        ...all('jacket', own, woven(CLOTH.denim), boots),
        under: [0.8, 0.74, 0.62],
      };
    case 'santa':
      return all('coat', own, woven(CLOTH.red), black);
    case 'police':
      return { ...all('shirt', own, woven(CLOTH.navy), black), isTucked: true };
    case 'firefighter': {
      const bands = banded(own, [0.13, 0.56, 0.7], CLOTH.lime, CLOTH.silver);
      return { ...all('jacket', bands, bands, black), under: CLOTH.tan };
    }
    case 'soldier':
      return { ...all('jacket', camouflage(), camouflage(), boots), under: CLOTH.moss };
    case 'captain':
      return { ...all('coat', own, woven(CLOTH.navy), black), under: CLOTH.white };
    case 'postal':
      return { ...all('jacket', own, woven(CLOTH.navy), black), under: [0.74, 0.82, 0.92] };
    case 'vampire':
    case 'conjuror':
    case 'business':
      return { ...all('jacket', own, own, black), under: CLOTH.white };
    case 'angel':
      return { ...all('dress', own, base.legs, base.face.skin), isLong: true };
    case 'fairy':
      return {
        ...all('dress', own, base.legs, base.face.skin),
        hasShortSleeves: true,
        hair: 'long',
      };
    case 'elf':
      return {
        ...all('coat', own, woven(CLOTH.brown), boots),
        under: CLOTH.moss,
        hair: 'long',
      };
    case 'kimono':
      return {
        ...all('dress', flowered(own), base.legs, plain(CLOTH.white)),
        isLong: true,
        hair: 'bun',
      };
    case 'gladiator': {
      const { skin } = base.face;
      return { ...all('shirt', skin, skin, boots), hasShortSleeves: true, isTucked: true };
    }
    case 'legionary': {
      const { skin } = base.face;
      return { ...all('shirt', LORICA, skin, boots), hasShortSleeves: true, isTucked: true };
    }
    case 'senator':
      return {
        ...all('dress', edged(own), base.legs, plain(CLOTH.leather)),
        isLong: true,
        hasShortSleeves: true,
      };
    case 'kilted': {
      const { skin } = base.face;
      return { ...all('suit', skin, skin, skin), hair: 'shaven', isBareLegged: true };
    }
    case 'hanbok':
      return {
        ...all('dress', woven([0.95, 0.88, 0.66]), base.legs, plain(CLOTH.white)),
        skirt: own,
        isLong: true,
        hair: 'bun',
      };
    case 'zombie': {
      const rags = ragged(own);
      return {
        ...all('shirt', rags, ragged(woven(CLOTH.brown)), boots),
        hasShortSleeves: true,
        isTucked: false,
      };
    }
    case 'ballet':
      return {
        ...all('dress', own, base.legs, plain([0.93, 0.72, 0.72], { gloss: 0.4 })),
        hasTutu: true,
        hasShortSleeves: true,
        hair: 'bun',
      };
    case 'nurse':
      return {
        ...all('shirt', own, own, plain(CLOTH.white)),
        hasShortSleeves: true,
        isTucked: false,
      };
    case 'sailor':
      return {
        ...all('shirt', striped(own, CLOTH.navy), woven(CLOTH.navy), black),
        isTucked: true,
      };
    case 'sari':
      return {
        ...all('dress', bordered(own, 0.11), base.legs, plain(CLOTH.leather)),
        isLong: true,
        hasShortSleeves: true,
        hair: 'bun',
      };
    case 'kurta':
      return {
        ...all('coat', own, woven(CLOTH.white), plain(CLOTH.leather)),
        under: colour ?? USUAL.kurta,
      };
    case 'djellaba':
      return { ...all('dress', downStriped(own), base.legs, plain(CLOTH.leather)), isLong: true };
    case 'waxprint':
      return {
        ...all(
          dress.kind === 'dress' ? 'dress' : 'shirt',
          waxPrinted(own),
          base.legs,
          plain(CLOTH.leather),
        ),
        isLong: true,
        hasShortSleeves: true,
        isTucked: false,
      };
    case 'ponchoed':
      return { ...all('shirt', own, woven(CLOTH.black), plain(CLOTH.leather)), isTucked: false };
    case 'alien': {
      const silver = plain(CLOTH.silver, { gloss: 0.5 });
      return all('suit', silver, silver, silver);
    }
    case 'dwarf':
      return {
        ...all('shirt', colour === null ? dress.cloth : own, woven(CLOTH.brown), boots),
        isTucked: false,
        isClosed: true,
      };
    case 'titan': {
      const { skin } = base.face;
      const hem = dress.kind === 'dress' || dress.hair === 'long' ? 'dress' : 'shirt';
      return {
        ...all(hem, own, woven(CLOTH.leather), skin),
        hasShortSleeves: true,
        isTucked: false,
      };
    }
    case 'caveman': {
      const { skin } = base.face;
      return {
        ...all('dress', hide(own), skin, plain(CLOTH.leather)),
        hasShortSleeves: true,
        isBareLegged: true,
      };
    }
    case 'krishna':
      return {
        ...all('dress', bordered(own, 0.12), base.legs, base.face.skin),
        isLong: true,
        hasShortSleeves: true,
        hair: 'long',
      };
    case 'aladdin':
      return { ...all('jacket', own, woven(CLOTH.white), plain(CLOTH.gold)), under: CLOTH.gold };
    case 'clown':
      return {
        ...all('shirt', dotted(own), dotted(woven([0.16, 0.42, 0.8])), plain(CLOTH.red)),
        isTucked: false,
        hair: 'shaven',
      };
    case 'pinocchio':
      return {
        ...all('shirt', woven([0.95, 0.78, 0.24]), own, plain(CLOTH.leather)),
        hasShortSleeves: true,
        isBareLegged: true,
        isTucked: true,
      };
    case 'footballer':
      return {
        ...all('shirt', own, woven(CLOTH.white), black),
        hasShortSleeves: true,
        isBareLegged: true,
        isTucked: false,
      };
    case 'basketballer':
      return {
        ...all('shirt', own, own, plain(CLOTH.white)),
        hasShortSleeves: true,
        isBareLegged: true,
        isTucked: false,
      };
    case 'waiter':
      return { ...all('jacket', own, own, black), under: CLOTH.white };
    case 'smith':
      return {
        ...all('shirt', own, woven([0.17, 0.15, 0.14]), boots),
        hasShortSleeves: true,
        isTucked: true,
      };
    case 'masked':
      return { ...all('dress', bordered(own, 0.16), base.legs, black), isLong: true, hair: 'bun' };
    case 'builder': {
      const bands = banded(own, [0.62, 0.74], CLOTH.silver, CLOTH.lime);
      return { ...all('jacket', bands, woven(CLOTH.denim), boots), under: [0.5, 0.6, 0.7] };
    }
  }
}

/** Folk of tales in torn cloth, with bare arms and feet; an orc has boots. */
function inRags(
  role: 'goblin' | 'orc' | 'troll',
  dress: Dress,
  woven: (colour: Colour) => Look,
): Dress {
  const { skin } = dress.face;
  return {
    ...dress,
    kind: 'shirt',
    cloth: ragged(woven(USUAL[role])),
    legs: ragged(woven(CLOTH.leather)),
    shoes: role === 'orc' ? plain(CLOTH.leather, { gloss: 0.2 }) : skin,
    hasShortSleeves: true,
    isBareLegged: role !== 'orc',
    isTucked: false,
  };
}
