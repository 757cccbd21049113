import type { WordTable } from '../../../words/language.ts';
import type { PassageKey } from '../passage-keys.ts';

/** Words for rooms that people ride in, park in or pass through, and for who is known there. */
export const PASSAGE_WORDS: WordTable<PassageKey> = {
  en: {
    flightdeck:
      'cockpit|flight deck|airplane cockpit|plane cockpit|aircraft cockpit|airliner cockpit|cockpit of a plane|cockpit of an airplane|cockpit of a passenger plane|cockpit of an airliner|cockpit of a jet|inside a cockpit',
    passengerplane:
      'passenger plane|passenger jet|airliner|jetliner|passenger aircraft|jumbo jet|boeing|airbus',
    pilot: 'pilot|copilot|co-pilot|airline pilot',
  },
  zh: {
    flightdeck: '驾驶舱|飞机驾驶舱|客机驾驶舱|飞机的驾驶舱|客机的驾驶舱',
    passengerplane: '客机|民航客机|大型客机',
    pilot: '飞行员|机长|副驾驶',
  },
  ja: {
    flightdeck: 'コックピット|操縦室|飛行機のコックピット|旅客機のコックピット|操縦席',
    passengerplane: '旅客機|ジャンボジェット',
    pilot: 'パイロット|機長|副操縦士',
  },
  ko: {
    flightdeck: '조종실|조종석|비행기 조종석|여객기 조종석|비행기 조종실|여객기 조종실',
    passengerplane: '여객기',
    pilot: '조종사|기장|부기장|파일럿',
  },
  fr: {
    flightdeck:
      "cockpit|poste de pilotage|cockpit d'un avion|cockpit d'avion|cockpit d'un avion de ligne",
    passengerplane: 'avion de ligne|avion de passagers',
    pilot: "pilote|copilote|pilote de ligne|pilote d'avion",
  },
  de: {
    flightdeck:
      'cockpit|flugzeugcockpit|cockpit eines flugzeugs|cockpit eines passagierflugzeugs|pilotenkanzel',
    passengerplane: 'passagierflugzeug|verkehrsflugzeug|linienflugzeug|passagierjet',
    pilot: 'pilot|pilotin|copilot|kopilot|flugkapitän',
  },
  es: {
    flightdeck:
      'cabina de mando|cabina de pilotaje|cabina de los pilotos|cabina del piloto|cabina de mando de un avión',
    passengerplane: 'avión de pasajeros|avión comercial',
    pilot: 'piloto|copiloto|piloto de avión',
  },
  ru: {
    flightdeck: 'кабина пилота|кабина пилотов|кабина самолета|кабина самолёта|кабина экипажа',
    passengerplane: 'пассажирский самолет|пассажирский самолёт|авиалайнер',
    pilot: 'пилот|летчик|лётчик|второй пилот',
  },
  pt: {
    flightdeck: 'cabine de comando|cabine do piloto|cabine dos pilotos|cockpit|cabine de pilotagem',
    passengerplane: 'avião de passageiros|avião comercial',
    pilot: 'piloto|copiloto|piloto de avião',
  },
  it: {
    flightdeck: 'cabina di pilotaggio|cabina dei piloti|cockpit|cabina di pilotaggio di un aereo',
    passengerplane: 'aereo di linea|aereo passeggeri|aereo di passeggeri',
    pilot: 'pilota|copilota|pilota di linea',
  },
  tr: {
    flightdeck: 'kokpit|uçak kokpiti|pilot kabini|yolcu uçağının kokpiti|uçağın kokpiti',
    passengerplane: 'yolcu uçağı',
    pilot: 'pilot|kaptan pilot|yardımcı pilot',
  },
  ar: {
    flightdeck: 'قمرة القيادة|قمرة الطائرة|قمرة قيادة الطائرة|مقصورة القيادة|قمرة الطيار',
    passengerplane: 'طائرة ركاب|طائرة الركاب',
    pilot: 'طيار|طيارون+|مساعد الطيار|قبطان الطائرة',
  },
  hi: {
    flightdeck: 'कॉकपिट|विमान का कॉकपिट|हवाई जहाज का कॉकपिट|यात्री विमान का कॉकपिट',
    passengerplane: 'यात्री विमान',
    pilot: 'पायलट|विमान चालक|सह पायलट',
  },
};
