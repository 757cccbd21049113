import type { WordTable } from '../../../words/language.ts';
import type { FamousKey } from '../famous-keys.ts';

/** Words for places that the world knows by sight. */
export const FAMOUS_WORDS: WordTable<FamousKey> = {
  en: {
    rio: 'rio de janeiro|sugarloaf mountain|christ the redeemer|corcovado|guanabara bay|sugarloaf',
    copacabana: 'copacabana|copacabana beach promenade|copacabana beach|ipanema|ipanema beach',
    capetown: 'cape town|table mountain',
    diner66:
      'route 66 diner|diner on route 66|diner in the desert|desert diner|roadside diner|roadside diner in the desert|route 66|diner sign',
    lisbon:
      'lisbon|lisbon tram|alfama|street in lisbon|steep street in lisbon|lisbon street|steep lisbon street',
    frenchquarter:
      'iron balcony|iron lace balcony|wrought iron balcony|cast iron balcony|new orleans|french quarter|bourbon street|new orleans french quarter|french quarter in new orleans',
  },
  zh: {
    rio: '里约热内卢|里约|糖面包山|救世基督像|基督山',
    copacabana: '科帕卡巴纳|科帕卡巴纳海滩',
    capetown: '开普敦|桌山',
    diner66: '66号公路餐厅|66号公路|沙漠餐厅',
    lisbon: '里斯本|里斯本电车|里斯本街道',
    frenchquarter: '新奥尔良|波旁街|新奥尔良法国区',
  },
  ja: {
    rio: 'リオデジャネイロ|コルコバード|コルコバードのキリスト像',
    copacabana: 'コパカバーナ|コパカバーナ海岸',
    capetown: 'ケープタウン|テーブルマウンテン',
    diner66: 'ルート66|ルート66のダイナー|砂漠のダイナー',
    lisbon: 'リスボン|リスボンの路面電車|リスボンの坂道',
    frenchquarter: 'ニューオーリンズ|フレンチクオーター|バーボンストリート',
  },
  ko: {
    rio: '리우데자네이루|예수상|슈거로프산',
    copacabana: '코파카바나|코파카바나 해변',
    capetown: '케이프타운|테이블마운틴',
    diner66: '66번 국도|66번 국도 식당|사막의 식당',
    lisbon: '리스본|리스본 트램|리스본 골목',
    frenchquarter: '뉴올리언스|프렌치 쿼터|버번 스트리트',
  },
  fr: {
    rio: 'rio de janeiro|pain de sucre de rio|christ rédempteur|corcovado|baie de rio',
    copacabana: 'copacabana|plage de copacabana|ipanema',
    capetown: 'cape town|ville du cap|montagne de la table',
    diner66: 'diner sur la route 66|diner dans le désert|route 66',
    lisbon: 'lisbonne|tramway de lisbonne|rue de lisbonne|alfama',
    frenchquarter:
      'nouvelle orléans|la nouvelle orléans|vieux carré|bourbon street|quartier français',
  },
  de: {
    rio: 'rio de janeiro|zuckerhut|christusstatue|corcovado|cristo redentor',
    copacabana: 'copacabana|copacabana strand|ipanema',
    capetown: 'kapstadt|tafelberg',
    diner66: 'diner an der route 66|diner in der wüste|route 66',
    lisbon: 'lissabon|alfama|straße in lissabon|gasse in lissabon',
    frenchquarter: 'new orleans|french quarter|bourbon street',
  },
  es: {
    rio: 'río de janeiro|rio de janeiro|pan de azúcar de río|cristo redentor|corcovado',
    copacabana: 'copacabana|playa de copacabana|ipanema',
    capetown: 'ciudad del cabo|montaña de la mesa',
    diner66: 'diner en la ruta 66|restaurante en la ruta 66|ruta 66',
    lisbon: 'lisboa|alfama|tranvía de lisboa|calle de lisboa',
    frenchquarter: 'nueva orleans|barrio francés|bourbon street',
  },
  ru: {
    rio: 'рио де жанейро|статуя христа искупителя|сахарная голова|христос искупитель',
    copacabana: 'копакабана|пляж копакабана',
    capetown: 'кейптаун|столовая гора',
    diner66: 'закусочная на трассе 66|шоссе 66|трасса 66',
    lisbon: 'лиссабон|алфама|улица лиссабона|лиссабонский трамвай',
    frenchquarter: 'новый орлеан|французский квартал|бурбон стрит',
  },
  pt: {
    rio: 'rio de janeiro|pão de açúcar|cristo redentor|corcovado|baía de guanabara',
    copacabana: 'copacabana|praia de copacabana|calçadão de copacabana|ipanema',
    capetown: 'cidade do cabo|montanha da mesa',
    diner66: 'lanchonete na rota 66|diner na rota 66|rota 66',
    lisbon:
      'lisboa|alfama|eléctrico de lisboa|elétrico 28|bondinho de lisboa|rua de lisboa|ladeira de lisboa',
    frenchquarter: 'nova orleans|bairro francês|bourbon street',
  },
  it: {
    rio: 'rio de janeiro|pan di zucchero|cristo redentore|corcovado',
    copacabana: 'copacabana|spiaggia di copacabana|ipanema',
    capetown: 'città del capo|montagna della tavola|table mountain',
    diner66: 'diner sulla route 66|tavola calda sulla route 66|route 66',
    lisbon: 'lisbona|alfama|tram di lisbona|strada di lisbona',
    frenchquarter: 'new orleans|quartiere francese|bourbon street',
  },
  tr: {
    rio: 'rio de janeiro|kurtarıcı isa heykeli|corcovado',
    copacabana: 'kopakabana|kopakabana plajı',
    capetown: 'cape town|masa dağı',
    diner66: 'route 66|66 numaralı yol|çölde lokanta',
    lisbon: 'lizbon|lizbon tramvayı|lizbon sokağı',
    frenchquarter: 'new orleans|fransız mahallesi|bourbon sokağı',
  },
  ar: {
    rio: 'ريو دي جانيرو|تمثال المسيح الفادي',
    copacabana: 'كوباكابانا|شاطئ كوباكابانا',
    capetown: 'كيب تاون|جبل الطاولة',
    diner66: 'الطريق 66|طريق 66|مطعم على طريق 66',
    lisbon: 'لشبونة|ترام لشبونة|شارع في لشبونة',
    frenchquarter: 'نيو أورليانز|الحي الفرنسي',
  },
  hi: {
    rio: 'रियो डी जेनेरियो|क्राइस्ट द रिडीमर',
    copacabana: 'कोपाकबाना',
    capetown: 'केप टाउन|टेबल माउंटेन',
    diner66: 'रूट 66|रूट 66 पर ढाबा',
    lisbon: 'लिस्बन|लिस्बन की ट्राम',
    frenchquarter: 'न्यू ऑरलियन्स|फ्रेंच क्वार्टर',
  },
};
