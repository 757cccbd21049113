import type { WordTable } from '../../../words/language.ts';
import type { StandKey } from '../keys/animals/stand-keys.ts';

/** Words for what animals sit on that is drawn with them. */
export const STAND_WORDS: WordTable<StandKey> = {
  en: {
    fence:
      'fence|wooden fence|wire fencing|wooden fencing|garden fencing|garden fence|picket fence',
    post: 'fence post|fencepost|wooden post|post',
    wire: 'wire|wires|power line|power lines|telephone wire|telephone line|electric wire|telegraph wire',
    dollhouse: 'doll s house|dolls house|dollhouse|doll house',
    bookcase: 'bookshelf|bookcase|shelf',
  },
  de: {
    fence: 'zaun|gartenzaun|holzzaun|lattenzaun',
    post: 'zaunpfahl|zaunpfosten|pfosten|pfahl',
    wire: 'stromleitung|telefonleitung|leitung|draht|stromkabel',
    dollhouse: 'puppenhaus|puppenstube',
    bookcase: 'bücherregal|regal|bücherschrank',
  },
  fr: {
    fence: 'clôture|palissade|barrière',
    post: 'piquet|poteau|poteau de clôture|piquet de clôture',
    wire: 'fil électrique|fil téléphonique|ligne électrique|fils électriques',
    dollhouse: 'maison de poupée|maison de poupées',
    bookcase: 'étagère|étagère à livres',
  },
  es: {
    fence: 'cerca|valla de madera|cerca de madera',
    post: 'poste|poste de madera|poste de la cerca',
    wire: 'cable|cables|cable eléctrico|alambre|cable de la luz|cables eléctricos',
    dollhouse: 'casa de muñecas',
    bookcase: 'estantería|librero',
  },
  it: {
    fence: 'recinzione|staccionata|steccato',
    post: 'palo|palo di legno|paletto',
    wire: 'filo elettrico|filo|cavo elettrico|fili elettrici|fili della luce',
    dollhouse: 'casa delle bambole|casa di bambole',
    bookcase: 'libreria di casa|scaffale',
  },
  pt: {
    fence: 'cerca|uma cerca|cerca de madeira',
    post: 'poste|mourão|poste de madeira',
    wire: 'fio|fio elétrico|fios elétricos|cabo elétrico',
    dollhouse: 'casa de bonecas|casa de boneca',
    bookcase: 'estante|estante de livros',
  },
  ru: {
    fence: 'забор|деревянный забор|ограда',
    post: 'столб|столбик|деревянный столб|столб забора',
    wire: 'провод|провода|линия электропередачи|проволока',
    dollhouse: 'кукольный дом|кукольный домик|кукольном домике|кукольном доме',
    bookcase: 'книжный шкаф|книжная полка|полка',
  },
  tr: {
    fence: 'çit|ahşap çit|bahçe çiti',
    post: 'çit direği|direk|kazık',
    wire: 'elektrik teli|tel|telefon teli',
    dollhouse: 'oyuncak bebek evi|bebek evi',
    bookcase: 'kitaplık|kitap rafı',
  },
  ar: {
    fence: 'سياج|سياج خشبي',
    post: 'عمود خشبي|عمود السياج',
    wire: 'سلك|سلك كهرباء|أسلاك الكهرباء|سلك الكهرباء',
    dollhouse: 'بيت الدمى|بيت الدمية',
    bookcase: 'رف الكتب|خزانة الكتب',
  },
  hi: {
    fence: 'बाड़|लकड़ी की बाड़',
    post: 'खंभा|खंभे|लकड़ी का खंभा|लकड़ी के खंभे',
    wire: 'तार|बिजली का तार|बिजली के तार',
    dollhouse: 'गुड़िया का घर|गुड़ियाघर',
    bookcase: 'किताबों की अलमारी|बुकशेल्फ',
  },
  zh: {
    fence: '栅栏|篱笆|围栏|木栅栏',
    post: '木桩|木柱|篱笆桩',
    wire: '电线|电话线',
    dollhouse: '娃娃屋|玩偶屋',
    bookcase: '书架|书柜',
  },
  ja: {
    fence: 'フェンス|柵|塀|垣根',
    post: '杭|木の杭|フェンスの柱',
    wire: '電線|ワイヤー',
    dollhouse: 'ドールハウス|人形の家',
    bookcase: '本棚|書棚',
  },
  ko: {
    fence: '울타리|담장|나무 울타리',
    post: '말뚝|나무 말뚝|울타리 기둥',
    wire: '전선|전깃줄|전화선',
    dollhouse: '인형의 집|인형 집',
    bookcase: '책장|책꽂이',
  },
};
