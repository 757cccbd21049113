import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

type Test = (meaning: Meaning) => boolean;

/** A word that does not mean one thing beside others: which, and beside what. */
interface Sense {
  readonly word: Test;
  /** How it is written; missing: as any. */
  readonly text?: RegExp;
  readonly beside: (others: Pieces) => boolean;
}

const named =
  (test: Test) =>
  (others: Pieces): boolean =>
    says(others, test);

/** What curls and is no player. */
const CURLED =
  /^(?:irons?|tongs|ribbons?|leaf|leaves|smoke|steam|hair|tails?|vines?|tendrils?|edges?)$/iu;
/** Words that begin with a colour, in Turkish, or say of what something is one. */
const TURKISH_COLOURS = /^(?:mavi|yeşil|kırmızı|kahve|gri|mor|sarı|pembe|renk|saç|ten)/iu;
/** Spanish words for what is said to bloom, and before it. */
const BLOOMING = /^(?:la|una|terraza|rama|mata|pradera|planta|primavera)$/iu;

const EGGS = /^(?:eggs|eiern?|œufs|huevos|uova|ovos|яйца|яйцами)$/iu;

/** Words for telling or reading a tale. */
export const TOLD =
  /^(?:tell(?:s|ing)?|told|reads?|reading|listen(?:s|ing)?|erzähl\p{L}*|lies(?:t|en)|vorles\p{L}*|racont\p{L}*|lit|lisant|cont(?:a|an|ando|ar)|cuent(?:a|an)|lee|leyendo|lendo|racconta\p{L}*|legge\p{L}*|рассказыва\p{L}*|читает|anlat\p{L}*|oku\p{L}*|يحكي|تحكي|يروي|تروي|讲|讲故事|話す|語る|聞かせる|들려\p{L}*|सुना\p{L}*)$/iu;

/** Short words of French. */
const FRENCH =
  /^(?:à|au|aux|un|une|le|la|les|du|de|des|en train de|pour|veut|veulent|peut|va|vont|son|sa|ses|leur)$/iu;

/** Where nets are for what swims. */
const FISHED: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>([
  ...(['sea', 'beach', 'river', 'lake', 'harbour'] as const),
]);

const SENSES: readonly Sense[] = [
  // Who pushes a bicycle or falls off one does not ride it.
  {
    word: ({ trait }) => trait === 'mounted',
    text: /^(?:mit dem (?:fahr)?rad|साइकिल से)$/iu,
    beside: (others) =>
      others.some(({ text }) =>
        /^(?:geht|gehen|schieb\p{L}*|steht|stehen|reparier\p{L}*|hand|in der hand|गिर\S*|टकर\S*)$/iu.test(
          text,
        ),
      ),
  },
  // A net is one for fish, for shells or for cicadas as well.
  {
    word: ({ trait }) => trait === 'butterflynet',
    text: /^(?:с сачком|con un retino|捕虫网|虫取り網\S*|虫網|捕虫網)$/iu,
    beside: (others) =>
      others.some(({ text }) => /^(?:рыб\p{L}*|セミ|蝉|蟬|知了)$/iu.test(text)) ||
      says(others, ({ trait, land }) => trait === 'fisher' || FISHED.has(land)),
  },
  // To eat and to give in French are written like an English crib and German thunder.
  {
    word: ({ scenery }) => scenery === 'nativity',
    text: /^manger$/iu,
    beside: (others) => others.some(({ text }) => FRENCH.test(text)),
  },
  {
    word: ({ weather }) => weather === 'storm',
    text: /^donner$/iu,
    beside: (others) => others.some(({ text }) => FRENCH.test(text)),
  },
  // A boat lies at a rope.
  {
    word: ({ trait }) => trait === 'tightrope',
    text: /^на канате$/iu,
    beside: (others) =>
      !says(others, ({ thing }) => thing === 'person' || (thing !== undefined && isBeast(thing))),
  },
  // A spacecraft goes by the name of a lady in the moon, and a doll, a cake and a toy by those of others.
  {
    word: ({ trait }) => trait === 'moonlady',
    text: /^嫦娥$/u,
    beside: (others) =>
      others.some(({ text }) => /^(?:号|號|探测器|探月|火箭|卫星|飞船|月球车|着陆器)$/u.test(text)),
  },
  {
    word: ({ trait }) => trait === 'snowmaiden' || trait === 'pinocchio',
    beside: (others) =>
      others.some(({ text }) =>
        /^(?:торт\p{L}*|кукл\p{L}*|игрушк\p{L}*|открытк\p{L}*)$/iu.test(text),
      ),
  },
  // A god, bees and a carpet bear the names of towns.
  {
    word: ({ city }) => city === 'samarkand',
    text: /^(?:希瓦|hive|бухара)$/iu,
    beside: (others) =>
      others.some(({ text }) => /^(?:神|ковёр|ковер|ковры|ковром)$/iu.test(text)) ||
      says(others, ({ thing }) => thing === 'bee' || thing === 'beehive'),
  },
  // A carnival in the streets of a city that is named is no parade of Rio.
  {
    word: ({ scenery }) => scenery === 'samba',
    text: /^carnaval de rua$/iu,
    beside: named(({ scenery, city }) => (scenery ?? city) !== undefined),
  },
  // What a Portuguese fisherman throws is no hammock.
  {
    word: ({ thing }) => thing === 'hammock',
    text: /^redes?$/iu,
    beside: named(({ trait }) => trait === 'fisher'),
  },
  // A Chinese kitchen is written like a Japanese restaurant's.
  {
    word: ({ land }) => land === 'restaurantkitchen',
    text: /^厨房$/u,
    beside: (others) =>
      others.length > 0 &&
      !others.some(({ text }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)),
  },
  // A French dinner is no diner by a road.
  { word: ({ land }) => land === 'diner', text: /^dîners?$/iu, beside: () => true },
  // Who tells a fairy tale is in none.
  {
    word: ({ style }) => style === 'fantasy',
    text: /^(?:(?:fairy ?)?tales?|märchen|contes?(?: de fées)?|cuentos?(?: de hadas)?|conto(?: de fadas)?|fiab[ae]|favol[ae]|сказк\p{L}+|masal\p{L}*|童话|童話|おとぎ話|동화\p{L}*)$/iu,
    beside: (others) => others.some(({ text }) => TOLD.test(text)),
  },
  // Who drives in to town is at no cinema.
  {
    word: ({ scenery }) => scenery === 'drivein',
    text: /^(?:drives|drove|driving) in$/iu,
    beside: () => true,
  },
  {
    word: ({ scenery }) => scenery === 'drivein',
    text: /^drive in$/iu,
    beside: (others) => others.some(({ text }) => /^(?:i|we|they|you|people|to)$/iu.test(text)),
  },
  // Nobody rides by racks for bicycles, or by their path.
  {
    word: ({ trait }) => trait === 'mounted',
    text: /^by (?:bike|bicycle)$/iu,
    beside: (others) =>
      others.some(({ text }) =>
        /^(?:racks?|paths?|lanes?|stands?|shops?|sheds?|parking)$/iu.test(text),
      ),
  },
  // A hill that one sleds down in Russian is written like a slide.
  {
    word: ({ thing }) => thing === 'slide',
    text: /^горк[иау]$/iu,
    beside: named(({ trait }) => trait === 'sledding'),
  },
  // Casting in Hindi is written like a branch.
  {
    word: ({ perch }) => perch === 'branch',
    text: /^डाल$/u,
    beside: (others) => others.some(({ text }) => /^रह[ाीे]/u.test(text)),
  },
  // The Treasury of Petra is no bank's.
  {
    word: ({ land }) => land === 'bankvault',
    beside: named(({ thing }) => thing === 'rocktemple'),
  },
  // Over a bar one leaps in a stadium.
  {
    word: ({ land }) => land === 'cocktailbar',
    text: /^bar$/iu,
    beside: named(({ town }) => town === 'stadium'),
  },
  // Sheep and cows in Australia graze on grass.
  {
    word: ({ land }) => land === 'desert',
    text: /^(?:australi|austráli|австрали|avustralya|أستراليا|澳大利亚|澳洲|オーストラリア|호주|ऑस्ट्रेलिया)/iu,
    beside: named(({ thing }) => thing === 'sheep' || thing === 'cow' || thing === 'barn'),
  },
  // Eggs in a nest are counted, and not the nest.
  {
    word: ({ count, thing }) => count !== undefined && thing === undefined,
    beside: (others) =>
      says(others, ({ thing }) => thing === 'nest') && others.some(({ text }) => EGGS.test(text)),
  },
  // A gym that is in a warehouse is a gym.
  {
    word: ({ land }) => land === 'warehouse',
    beside: named(({ land }) => land === 'gym'),
  },
  // The Great Bear is seen in a planetarium, in whose dome the stars are anyway.
  {
    word: ({ thing }) => thing === 'bear',
    beside: named(({ land }) => land === 'planetarium'),
  },
  // Smoke, waves and leaves curl without stones.
  {
    word: ({ land }) => land === 'curlingrink',
    text: /^curling$/iu,
    beside: named(
      ({ land, thing, weather, smoking, hair, posture }) =>
        (land ?? weather ?? smoking ?? hair ?? posture) !== undefined ||
        (thing !== undefined && thing !== 'person'),
    ),
  },
  // After a night's work the sun rises.
  {
    word: ({ shift }) => shift === true,
    beside: named(({ time }) => time !== undefined),
  },
  // Lanterns of which a market is full are in nobody's hand.
  {
    word: ({ held }) => held === 'lantern',
    text: /^ب/u,
    beside: named(({ crowded }) => crowded === 'full'),
  },
  // Spanish panes.
  {
    word: ({ crystals }) => crystals === true,
    text: /^cristales$/iu,
    beside: (others) => !says(others, ({ land }) => land === 'cave'),
  },
  // A boat goes through under a Chinese bridge, and nobody over it.
  {
    word: ({ crosses }) => crosses === true,
    text: /^穿[过過越]$/u,
    beside: named(({ thing }) => thing === 'boat' || thing === 'rowboat'),
  },
  // Dark in Turkish, before a colour, is written like a cove, or like a village without its dots.
  {
    word: ({ scenery, settled }) => scenery === 'cove' || settled === 'village',
    text: /^koyu$/iu,
    beside: (others) =>
      others.some(
        ({ text, meanings }) =>
          meanings.some(({ colour }) => colour !== undefined) || TURKISH_COLOURS.test(text),
      ),
  },
  // Irons, ribbons and leaves curl off the ice.
  {
    word: ({ land }) => land === 'curlingrink',
    text: /^curling$/iu,
    beside: (others) => others.some(({ text }) => CURLED.test(text)),
  },
  // Who curls up with a book reads.
  {
    word: ({ posture }) => posture === 'sleeping',
    text: /^curl(?:ing|ed) up$/iu,
    beside: named(({ thing, held }) => thing === 'book' || held === 'book'),
  },
  // Ivy climbs in Spanish, and lamps are lit in China, without anybody.
  {
    word: ({ trait }) => trait === 'climbing' || trait === 'lamplighting',
    text: /^(?:trepa|trepan|trepando|点灯)$/iu,
    beside: (others) =>
      others.some(({ text }) => text.length > 1) &&
      !says(others, ({ thing }) => thing !== undefined && (thing === 'person' || isBeast(thing))),
  },
  // A Japanese bowl of rice with chicken and egg is called after parent and child.
  {
    word: ({ trait }) => trait === 'family',
    text: /^親子$/u,
    beside: (others) => others.some(({ text }) => text.startsWith('丼')),
  },
  // A Portuguese ceiling is written like an Italian gorge.
  {
    word: ({ land }) => land === 'canyon',
    text: /^forro$/iu,
    beside: () => true,
  },
  // What blooms in Spanish.
  {
    word: ({ land }) => land === 'beach',
    text: /^florida$/iu,
    beside: (others) => others.some(({ text }) => BLOOMING.test(text)),
  },
  // A Turkish glass of water.
  {
    word: ({ land }) => land === 'sea',
    text: /^su(?:yu)?$/iu,
    beside: named(({ thing, held }) => thing === 'cup' || held === 'cup'),
  },
];

/** The words of a prompt, those of two senses in the one that others beside them give: a bar in a stadium is none where one drinks. */
export const inOneSense = (pieces: Pieces): Pieces =>
  SENSES.reduce(
    (read, { word, text, beside }) => {
      const isIt = (piece: Piece) =>
        piece.meanings.length > 0 &&
        piece.meanings.some(word) &&
        (text === undefined || text.test(piece.text));
      if (!read.some(isIt) || !beside(read.filter((piece) => !isIt(piece)))) return read;
      return read.map((piece): Piece => {
        if (!isIt(piece)) return piece;
        const meanings = piece.meanings.filter((one) => !word(one));
        return { ...piece, meanings, role: meanings.length === 0 ? 'other' : piece.role };
      });
    },
    oneTable(soldInKorean(pieces)),
  );

/** One table outside is what something is on, not those of a café, in languages in which it is written as a form of several. */
const oneTable = (pieces: Pieces): Pieces =>
  pieces.map((piece) =>
    ONE_TABLE.test(piece.text) && piece.meanings.some(({ servedOutside }) => servedOutside === true)
      ? { ...piece, meanings: [{ seat: 'table' }, ...(IN_STREET.test(piece.text) ? [STREET] : [])] }
      : piece,
  );

const ONE_TABLE =
  /(?:^|\s)(?:table|tisch|tavol(?:o|ino)|mesa|стол(?:ик)?(?:е|а|у|ом)?|masa)(?=\s|$)/iu;
const IN_STREET = /на улице|street|calle|strada|na rua/iu;
const STREET: Meaning = { land: 'street' };

/** "Sells" in Korean, behind what is sold, is written like a panda. */
const soldInKorean = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) =>
    piece.text === '판다' && !piece.afterStop && /[을를]$/u.test(pieces[at - 1]?.text ?? '')
      ? { ...piece, meanings: [{ sells: 'wares' }] }
      : piece,
  );
