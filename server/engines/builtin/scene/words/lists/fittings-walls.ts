import type { WordTable } from '../../../words/language.ts';
import type { WallFitting } from '../fitting.ts';

/** Words for what hangs on the walls, at the window or beneath the ceiling of any room. */
export const WALL_FITTING_WORDS: WordTable<WallFitting> = {
  en: {
    mirror:
      'mirror|wall mirror|gilded mirror|round mirror|big mirror|standing mirror|full-length mirror',
  },
  de: {
    mirror: 'spiegel|wandspiegel',
  },
  fr: {
    mirror: 'miroir|miroir mural|glace murale',
  },
  es: {
    mirror: 'espejo|espejo de pared',
  },
  it: {
    mirror: 'specchio|specchio da parete',
  },
  pt: {
    mirror: 'espelho|espelho de parede',
  },
  ru: {
    mirror: 'зеркало|зеркалом',
  },
  tr: {
    mirror: 'ayna|duvar aynası|aynalı',
  },
  ar: {
    mirror: 'مرآة|مرآة حائط',
  },
  ja: {
    mirror: '鏡|壁掛け鏡|姿見',
  },
  ko: {
    mirror: '거울|벽거울',
  },
  zh: {
    mirror: '镜子|墙上的镜子',
  },
  hi: {
    mirror: 'आईना|दर्पण|शीशा',
  },
};
