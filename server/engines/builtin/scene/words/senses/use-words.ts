/** A pattern of words that begin where no other word does. */
const any = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})`, 'iu');

/** Words that say where something is, or what is seen: behind these follows no owner of a room. */
const NO_OWNERS =
  'in|at|on|with|of|from|sale|hanging|showing|im|auf|mit|von|dans|avec|de|en|con|com|no|na|nel|nella|su|di|с|в|на|из|مع|في|من';
/** A few words of whose room it is, up to its name. */
const WHOSE = String.raw`\s+(?:(?!(?:${NO_OWNERS})\s)\S+\s+){0,4}$`;
/** The same in Chinese. */
const WHOSE_IN_CHINESE =
  '(?:在|到|进)?(?:我们家|我们|我家|我|家里|家|女儿|儿子|孩子|客户)*(?:的)?$';

/** What is said before the name of a room where the picture will be: that it is hung there, or on what it is printed. */
export const HUNG_BEFORE: readonly RegExp[] = [
  any([
    String.raw`for (?:\S+ ){0,2}(?:posters?|prints?|flyers?|leaflets?|brochures?|calendars?|signs?|walls?) (?:in|at|on|for)${WHOSE}`,
    String.raw`for (?:\S+ )?walls? of${WHOSE}`,
    String.raw`(?<=^\s*|(?:picture|poster|print|painting|something|art|image|i want|i plan) )to (?:hang|put)(?: it| this)?(?: up)? (?:in|on|at|over|above)${WHOSE}`,
    String.raw`(?:prints?|posters?|paintings?|pictures?|wall art|artwork|canvas|wallpaper|image|illustration) for${WHOSE}`,
    String.raw`(?:zum )?auf(?:zu)?hängen (?:in|im|über)${WHOSE}`,
    String.raw`für (?:die|unsere|meine|eine) wand (?:in|im|über)${WHOSE}`,
    String.raw`für (?:ein |das |unser )?(?:poster|plakat|flyer) (?:in|im)${WHOSE}`,
    String.raw`(?:poster|bild|plakat|wandbild|leinwand) für${WHOSE}`,
    String.raw`(?:à|pour) (?:l['’])?(?:accrocher|suspendre|afficher) (?:dans|au|à|sur|chez)${WHOSE}`,
    String.raw`pour (?:le|les|un) murs?(?: de| du| dans)?${WHOSE}`,
    String.raw`(?:poster|affiche|tableau|toile) pour${WHOSE}`,
    String.raw`para colgar(?:lo|la)?(?: en| sobre)?${WHOSE}`,
    String.raw`para (?:la|las|una) pared(?:es)?(?: de| del| en)?${WHOSE}`,
    String.raw`(?:póster|poster|cartel|cuadro|lámina|afiche) para${WHOSE}`,
    String.raw`(?:para|pra) pendurar(?: em| no| na)?${WHOSE}`,
    String.raw`(?:para|pra) (?:a |minha )?parede(?: de| do| da| no| na)?${WHOSE}`,
    String.raw`(?:pôster|quadro|cartaz) (?:para|pra|pro)${WHOSE}`,
    String.raw`(?:da|per) appendere(?: in| nel| nella)?${WHOSE}`,
    String.raw`per (?:la|le|una) paret[ei](?: di| del| della| in| nel| nella)?${WHOSE}`,
    String.raw`(?:quadro|stampa|manifesto) per${WHOSE}`,
    String.raw`(?<=^\s*|(?:хочу|повесить|картину|картина|постер) )на стену(?: в| для)?${WHOSE}`,
    String.raw`(?:чтобы|хочу) повесить в${WHOSE}`,
    String.raw`(?:постер|картина|картину|плакат|панно) для${WHOSE}`,
    String.raw`(?:لتعليق|أعلق|لأعلق)\p{L}*(?: في| على)?${WHOSE}`,
    String.raw`(?:لجدار|لحائط|لجدران)${WHOSE}`,
  ]),
  new RegExp(
    `(?:适合|用来|用于|准备|打算|想|拿来)(?:挂|贴|放|摆|装饰)${WHOSE_IN_CHINESE}|^\\s*(?:挂|贴)${WHOSE_IN_CHINESE}`,
    'u',
  ),
];

/** What is said so behind it. */
export const HUNG_BEHIND: readonly RegExp[] = [
  /^(?:里|的|墙上|墙壁|墙面)*(?:装饰画|挂画|墙画|壁画|海报)/u,
  /^の?(?:壁)?に(?:(?:飾る|掛ける|かける|貼る)(?=$|絵|ため|用|ポスター|イラスト|画像|写真)|飾りたい|飾ろう)/u,
  /^에?(?: 벽에)?\s*(?:걸어 ?(?:둘|놓을)|걸|붙일)(?=\s|고 |려고|$)/u,
  /^(?: oda\p{L}*)?(?:[dt][ae])?(?: duvar\p{L}*)?\s+as(?:mak|acağım|mam)/iu,
  /^ (?:की|के|का)?\s*(?:दीवार )?(?:(?:में|पर) )?(?:लगाने|टांगने|टाँगने)(?: के लिए)?/u,
  /^ की दीवार के लिए/u,
  /^(?: oda\p{L}*)? duvar\p{L}* için/iu,
];

/** Words for "for", up to the name of a room: things may be for it too. */
export const FOR_BEFORE: readonly RegExp[] = [
  any([
    String.raw`for(?: my| our| the| a| an| his| her| their)?(?: \S+?['’]?s['’]?| new| little| small)?\s+$`,
    String.raw`für(?:s|\s(?:mein|unser|dein|sein|ihr|das|die|den|ein)\p{L}*)?\s+$`,
    String.raw`pour(?: décorer)?(?: ma| mon| notre| la| le| une| un)?(?: petite| nouvelle)?\s+$`,
    String.raw`pour l['’]$`,
    String.raw`para(?: decorar| poner en)?(?: mi| nuestr[oa]| la| el| una?)?\s+$`,
    String.raw`(?:para|pra|pro)(?: decorar)?(?: [ao]| uma?)?(?: minha| meu| nossa| nosso)?\s+$`,
    String.raw`per(?: decorare)?(?: il| la| lo| una?)?(?: mi[oa]| nostr[oa])?\s+$`,
    String.raw`для(?: мо[её]й| моего| нашей| нашего| своей| своего)?\s+$`,
  ]),
  new RegExp(`(?:给|为|用于|用在)${WHOSE_IN_CHINESE}`, 'u'),
];

/** The same behind it. */
export const FOR_BEHIND: readonly RegExp[] = [
  /^(?: oda\p{L}*)? için/iu,
  /^ (?:के )?लिए/u,
  /^(?:을|를)? 위한/u,
  /^ ?용(?:으로)?(?= |$)/u,
  /^(?:の壁)?(?:用(?![品具意心事紙])|のための|向け)/u,
];

/** The wall of a room, behind its name. */
export const WALL_BEHIND = /^(?:['’]s)? walls?(?![\p{L}])/iu;

/** The name of a room with what says in itself that something is for it: "salonuma", "لغرفة". */
export const FOR_WITHIN: readonly RegExp[] = [
  /(?:salonu|oda|mutfağı|ofisi|kliniği|banyo)m(?:[ıiuü]z)?[ae]$/iu,
  /^(?:لل|ل(?=[غعم]))/u,
  /용$/u,
];

/** What may stand before "for" where it begins a part of a sentence. */
export const OPENING =
  /^\s*(?:(?:and |und |et |y |e )?(?:it['’]?s|it is|this is|das ist|c['’]est|es|это)\s+)?$/iu;

/** What ends a part of a sentence. */
export const STOPS = /[,.;:!?\n()/、。，；：！？،؛؟।…–—]/gu;
