import { isBeast, isWalker } from '../creatures.ts';
import { isInstrument, WITH } from '../dress/holding.ts';
import type { Subject } from '../idea.ts';
import { TURN_KEYS } from '../keys/turn-keys.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** A dance by its name, where it is a word for dancing too. */
const FLAMENCO =
  /^(?:flamenco|flamenko|фламенко|フラメンコ|플라멩코|弗拉[门明]戈|فلامنكو|الفلامنكو|फ्लेमेंको)$/iu;
/** A dance for two that is danced anywhere. */
const WALTZ =
  /^(?:waltz(?:ing)?|walzer|valse|valsent|vals|valsa|valzer|вальс\p{L}*|ワルツ|왈츠|华尔兹)$/iu;
/** How many dance what is named with nobody, and how many a dance for two. */
const DANCERS = 4;
const PAIR = 2;

/** What is worn, played, heard or learnt, and is called by a dance ("a flamenco dress"), and that snow whirls as in one. */
const OF_A_DANCE =
  /^(?:hoops?|hup|dress(?:es)?|skirts?|costumes?|outfits?|shoes?|sneakers?|drums?|music|songs?|records?|vinyl|albums?|posters?|lessons?|class(?:es)?|robes?|jupes?|chaussures?|musique|disque|affiche|cours|tambour|kleid(?:er)?|rock|schuhe?|musik|platte|trommeln?|vestidos?|faldas?|saias?|trajes?|zapatos?|sapatos?|música|disco|cartel|cartaz|clases?|aulas?|tambor(?:es)?|vestit[oi]|abit[oi]|gonn[ae]|scarpe|musica|lezion[ei]|tamburo|кружат\p{L}*|плать\p{L}+|юбк\p{L}+|туфл\p{L}+|костюм\p{L}*|музык\p{L}+|пластинк\p{L}+|барабан\p{L}*|урок\p{L}*|elbise\p{L}*|ete[kğ]\p{L}*|ayakkabı\p{L}*|müzi[kğ]\p{L}*|pla[kğ]\p{L}*|davul\p{L}*|ders\p{L}*|فستان|فساتين|تنورة|حذاء|أحذية|موسيقى|أسطوانة|طبل|ドレス|衣装|スカート|シューズ|靴|音楽|レコード|太鼓|レッスン|드레스|치마|의상|구두|신발|음악|음반|수업|裙|裙子|长裙|舞裙|舞鞋|鞋|鞋子|音乐|唱片|鼓|कपड़े|पोशाक|ड्रेस|लहंगा|जूते|संगीत|ढोल)$/iu;
/** The same at the end of a German word for one of them. */
const GERMAN_OF_A_DANCE = /\p{L}(?:kleid|kleider|schuhe?|musik|platten?|kurs|schule|gitarre)$/iu;
/** How many words away from the dance that may stand. */
const NEAR = 2;

/** Words that say to what something belongs, or what it is for. */
const BELONGS =
  /^(?:of|for|the|de|du|des|d|del|la|le|les|las|los|di|dei|della|delle|do|da|dos|das|der|für|pour|para|per|для|के|की|का)$/iu;

/** How far away an instrument is that plays a dance. */
const IN_HEARING = 3;

const isAlive = ({ thing }: Subject): boolean => isWalker(thing) || isBeast(thing);

/** Whether a word names a thing, or weather or a season of which a waltz may be ("вальс осенних листьев"). */
const namesOther = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ thing, weather, season, land }) =>
      land === undefined && (thing ?? weather ?? season) !== undefined,
  );

const namesInstrument = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing, held }) => thing === 'piano' || thing === 'guitar' || isInstrument(held));

/** The words on one side of a word up to the next stop or "and", the nearest first. */
function beside(pieces: Pieces, at: number, step: 1 | -1): Pieces {
  const near: Piece[] = [];
  for (let n = at + step; ; n += step) {
    const piece = pieces[n];
    const isStop = pieces[step === 1 ? n : n + 1]?.afterStop === true;
    if (piece === undefined || isStop || piece.role === 'and') return near;
    near.push(piece);
  }
}

/** Whether a dance's name belongs to a thing, or is what that plays ("a tango record", "вальс на рояле"). */
function isOfThing(pieces: Pieces, at: number): boolean {
  const sides = [beside(pieces, at, -1), beside(pieces, at, 1)];
  return (
    GERMAN_OF_A_DANCE.test(pieces[at]?.text ?? '') ||
    sides.some((side) => {
      if (side.slice(0, NEAR).some(({ text }) => OF_A_DANCE.test(text))) return true;
      const nearest = side.find(({ text }) => !BELONGS.test(text));
      if (nearest !== undefined && namesOther(nearest)) return true;
      const played = side.slice(0, IN_HEARING).findIndex(namesInstrument);
      return played >= 0 && !side.slice(0, played).some(({ text }) => WITH.has(text.toLowerCase()));
    })
  );
}

/** Whether it is a dance for two. */
const isForTwo = ({ text, meanings }: Piece): boolean =>
  WALTZ.test(text) ||
  meanings.some(({ trait, land }) => trait === 'dancing' && land === 'ballroom');

const isDance = (piece: Piece): boolean =>
  isForTwo(piece) || FLAMENCO.test(piece.text) || piece.meanings.includes(TURN_KEYS.dances);

/** Those who dance the dance that is named with nobody who could ("tango in a street"); nobody where it is only a thing's name or the place is empty. */
export function dancersOf(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  if (things.some(isAlive) || says(pieces, ({ vacant }) => vacant === true)) return [];
  const danced = pieces.filter(
    (piece, at) => !piece.negated && isDance(piece) && !isOfThing(pieces, at),
  );
  if (danced.length === 0) return [];
  const isPair = danced.some(isForTwo);
  return [
    {
      ...{ thing: 'person', posture: null, colour: null, size: 1 },
      count: isPair ? PAIR : DANCERS,
      traits: [...(isPair ? (['couple'] as const) : []), 'dancing'],
    },
  ];
}
