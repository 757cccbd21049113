import type { WordTable } from '../../../words/language.ts';

/** Which way a level of light is moved: up, down, or (`even`) toward the middle, so that detail shows. */
export type LeverName = 'up' | 'down' | 'even';

/** Words for moving a level, as of shadows: to lift them makes them lighter, where more of them would be darker. */
export const LEVER_WORDS: WordTable<LeverName> = {
  en: {
    up: 'lift|raise|bring up|pull up|push up|open up|turn up|boost',
    down: 'tone down|pull down|bring down|turn down|pull back|tame|dial down|lower|crush',
    even: 'recover|rescue|retrieve',
  },
  zh: { up: '提起|拉起|拉高|抬高|提升|拉亮', down: '压低|拉低|压一压', even: '恢复|找回|挽回' },
  ja: {
    up: '持ち上げ|持ち上げて|起こし|引き上げ',
    down: '抑え|抑えて|落とし|引き下げ',
    even: '取り戻|救い',
  },
  ko: { up: '올려|끌어올려|살려', down: '내려|눌러|끌어내려', even: '되살려|복구' },
  fr: {
    up: 'remonter|remonte|relever|relève|déboucher|débouche',
    down: 'baisser|baisse|descendre|calmer|rabaisse',
    even: 'récupérer|récupère|rattrape',
  },
  de: {
    up: 'anheben|hebe|hochziehen|hochdrehen|raufziehen|hebe an',
    down: 'absenken|runterziehen|herunterziehen|zurücknehmen|senke|senken|senke ab',
    even: 'retten|zurückholen|rette',
  },
  es: {
    up: 'levanta|levantar|sube|subir|eleva|elevar',
    down: 'baja|bajar|modera|rebaja',
    even: 'recupera|recuperar|rescata',
  },
  ru: {
    up: 'подними|поднять|приподними|вытяни|подтяни',
    down: 'понизь|понизить|опусти|притуши|прибери|снизь',
    even: 'верни|спаси|вернуть',
  },
  pt: {
    up: 'levante|levantar|suba|subir|eleve|elevar',
    down: 'abaixe|abaixar|baixe|baixar|segure',
    even: 'recupere|recuperar|resgate',
  },
  it: {
    up: 'alza|alzare|solleva|sollevare|apri',
    down: 'abbassa|abbassare|smorza',
    even: 'recupera|recuperare',
  },
  tr: { up: 'aç|yükselt|yukarı çek', down: 'düşür|bastır|indir|kıs', even: 'kurtar|geri getir' },
  ar: { up: 'ارفع|رفع', down: 'اخفض|خفض|خفف', even: 'استعد|استرجع' },
  hi: { up: 'उठाओ|उठाएं|उभारो', down: 'दबाओ|नीचे करो', even: 'वापस लाओ|लौटाओ' },
};
