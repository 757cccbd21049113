import type { WordTable } from '../../../words/language.ts';
import type { PassageKey } from '../keys/places/passage-keys.ts';

/** Words for rooms that people ride in, park in or pass through, and for who is known there. */
export const PASSAGE_WORDS: WordTable<PassageKey> = {
  en: {
    sewer:
      'sewer|sewers|sewer tunnel|sewer tunnels|sewage tunnel|storm drain|city sewers|sewer system',
    hotelcorridor:
      'hotel corridor|hotel hallway|corridor of a hotel|hallway of a hotel|motel corridor|apartment corridor|apartment hallway',
    fastcarriage:
      'inside a bullet train|in a bullet train|on a bullet train|on the bullet train|inside a high speed train|on a high speed train|in the shinkansen|on the shinkansen|inside a shinkansen',
    corridor: 'hallway|corridor|long hallway',
    warehouse:
      'warehouse|warehouse interior|inside a warehouse|storehouse|storage hall|distribution center|distribution centre|fulfillment center|warehouse with shelves|warehouse shelves|amazon warehouse',
    parkinggarage:
      'parking garage|parking structure|multi-storey car park|multi storey car park|multistorey car park|underground car park|underground parking|underground parking garage|parking garage ramp|parking deck|indoor parking',
    readingroom:
      'reading room|library reading room|reading room of a library|reading room of the library|library reading hall|reading hall|library with long tables|university library|reading room with long tables',
    canteen:
      'canteen|school canteen|school cafeteria|lunchroom|lunch room|mess hall|food court|factory canteen|office canteen|work canteen|school lunch',
    hotelroom: 'hotel room|motel room|guest room|hotel bedroom|hotel suite',
    sciencefair:
      'science fair|school science fair|science fairs|science fair project|science project|science exhibition at school|school science exhibition|model volcano|volcano model|volcano project|baking soda volcano|papier mache volcano|science fair volcano',
    schoolgym: 'school gym|gym class|gym hall|school gymnasium|sports hall|high school gym',
    mudvillage:
      'village in the desert|little village in the desert|small village in the desert|desert village|mud houses|mud house|mud brick houses|mud brick house|adobe houses|adobe village|mud village|mud brick village|village of mud houses',
    backalley:
      'back alley|dark alley|city alley|alley with trash cans|alley with bins|alley behind a restaurant|grimy alley|fire escape|fire escapes',
    townstreet:
      'street in a small english town|street in an english town|street in a small town|street of a small town|street in a village|street of a village|village street|high street|english high street|small english town|english town|english street|small town street|old town street|main street of a village',
    shopwindow:
      'shop window|shop windows|shopfront|shop front|shop fronts|storefront|store window|store windows',
    flightdeck:
      'cockpit|flight deck|airplane cockpit|plane cockpit|aircraft cockpit|airliner cockpit|cockpit of a plane|cockpit of an airplane|cockpit of a passenger plane|cockpit of an airliner|cockpit of a jet|inside a cockpit',
    passengerplane:
      'passenger plane|passenger jet|airliner|jetliner|passenger aircraft|jumbo jet|boeing|airbus',
    pilot: 'pilot|copilot|co-pilot|airline pilot',
  },
  zh: {
    sewer: '下水道|下水道里|下水道内部|地下排水道',
    hotelcorridor: '酒店走廊|旅馆走廊|宾馆走廊',
    fastcarriage: '高铁上|高铁里|新干线上|新干线里|高铁车厢|动车上',
    corridor: '走廊|楼道',
    warehouse: '仓库|仓库内部|物流中心|货仓',
    parkinggarage: '停车库|地下停车场|室内停车场|地下车库|立体停车场',
    readingroom: '阅览室|图书馆阅览室|大学图书馆',
    canteen: '食堂|学校食堂|员工食堂|美食广场|食堂里',
    hotelroom: '酒店房间|旅馆房间|宾馆房间',
    sciencefair: '科学展|科技展|学校科学展|科学展览会|科学博览会|学生科技展|火山模型',
    schoolgym: '学校体育馆|体育馆',
    mudvillage: '沙漠村庄|沙漠里的村庄|沙漠中的村庄|土坯房|泥砖房',
    backalley: '后巷|城市后巷|暗巷|黑暗的小巷|防火梯',
    townstreet: '小镇街道|英国小镇|村庄的街道|小镇的街道',
    shopwindow: '商店橱窗|橱窗|店铺门面|店面|门面|店门面|门脸',
    flightdeck: '驾驶舱|飞机驾驶舱|客机驾驶舱|飞机的驾驶舱|客机的驾驶舱',
    passengerplane: '客机|民航客机|大型客机',
    pilot: '飞行员|机长|副驾驶',
  },
  ja: {
    sewer: '下水道|下水道の中|下水トンネル|地下水路',
    hotelcorridor: 'ホテルの廊下|ホテル廊下',
    fastcarriage: '新幹線の中|新幹線の車内|新幹線の車窓|新幹線の座席|新幹線に乗って|新幹線に乗る',
    corridor: '長い廊下|廊下で|廊下に|廊下を|廊下の',
    warehouse: '倉庫|倉庫の中|物流センター|倉庫内',
    parkinggarage: '立体駐車場|地下駐車場|屋内駐車場|駐車場ビル',
    readingroom: '閲覧室|図書館の閲覧室|大学図書館',
    canteen: '食堂|学生食堂|社員食堂|学食|給食|フードコート',
    hotelroom: 'ホテルの部屋|ホテルの客室|客室',
    sciencefair:
      '科学展|サイエンスフェア|学校の科学展|自由研究の発表会|自由研究展|科学フェア|火山の模型|火山模型',
    schoolgym: '学校の体育館|体育館',
    mudvillage: '砂漠の村|砂漠の小さな村|泥の家|土の家|日干しレンガの家',
    backalley: '裏路地|路地裏|暗い路地|ビルの谷間の路地|非常階段',
    townstreet: '小さな町の通り|イギリスの小さな町|村の通り|イギリスの町',
    shopwindow: 'ショーウィンドウ|店先|軒先の店|店構え|店の窓',
    flightdeck: 'コックピット|操縦室|飛行機のコックピット|旅客機のコックピット|操縦席',
    passengerplane: '旅客機|ジャンボジェット',
    pilot: 'パイロット|機長|副操縦士',
  },
  ko: {
    sewer: '하수도|하수구|하수도 터널|지하 수로',
    hotelcorridor: '호텔 복도|호텔의 복도',
    fastcarriage: '고속열차 안|신칸센 안',
    corridor: '복도',
    warehouse: '창고|물류 창고|물류 센터|창고 안',
    parkinggarage: '주차 빌딩|지하 주차장|실내 주차장|주차 타워',
    readingroom: '열람실|도서관 열람실|대학 도서관',
    canteen: '구내식당|학교 식당|급식실|학생 식당|푸드코트',
    hotelroom: '호텔 방|호텔 객실|모텔 방',
    sciencefair:
      '과학 박람회|과학박람회|학교 과학 박람회|과학 전시회|과학전람회|화산 모형|화산 모델',
    schoolgym: '학교 체육관|체육관',
    mudvillage: '흙벽돌집|진흙집|진흙 벽돌집|사막의 흙집',
    backalley: '뒷골목|어두운 골목|어두운 골목길|도시 뒷골목|비상계단',
    townstreet: '작은 마을 거리|영국의 작은 마을|시골 마을 거리|영국 마을 거리',
    shopwindow: '쇼윈도|가게 진열창|상점 진열창|가게 앞면',
    flightdeck: '조종실|조종석|비행기 조종석|여객기 조종석|비행기 조종실|여객기 조종실',
    passengerplane: '여객기',
    pilot: '조종사|기장|부기장|파일럿',
  },
  fr: {
    sewer: "égout|égouts|les égouts|tunnel d'égout|tunnel des égouts",
    hotelcorridor: "couloir d'hôtel|couloir d'un hôtel|couloir de l'hôtel",
    fastcarriage: "dans le tgv|dans un tgv|à bord d'un tgv|à bord du tgv",
    corridor: 'couloir',
    warehouse: "entrepôt|intérieur d'un entrepôt|centre de distribution",
    parkinggarage: 'parking souterrain|parking couvert|parking à étages|garage souterrain',
    readingroom:
      "salle de lecture|salle de lecture d'une bibliothèque|salle de lecture de la bibliothèque|bibliothèque universitaire",
    canteen:
      "cantine|cantine scolaire|réfectoire|cantine d'une école|cantine de l'école|aire de restauration",
    hotelroom: "chambre d'hôtel|chambre de motel",
    sciencefair:
      "foire scientifique|fête de la science|expo-sciences|exposition scientifique de l'école|foire aux sciences|maquette de volcan|volcan en maquette",
    schoolgym: "gymnase|gymnase scolaire|gymnase d'une école",
    mudvillage:
      'village dans le désert|petit village dans le désert|village du désert|maisons de terre|maison en terre|maisons en terre|maisons en pisé',
    backalley:
      'ruelle sombre|ruelle obscure|ruelle aux poubelles|ruelle derrière un restaurant|arrière ruelle|escalier de secours',
    townstreet:
      "rue d'un village|rue de village|rue d'une petite ville|petite ville anglaise|rue d'une petite ville anglaise|rue du village",
    shopwindow: 'vitrine|vitrines|devanture|devantures',
    flightdeck:
      "cockpit|poste de pilotage|cockpit d'un avion|cockpit d'avion|cockpit d'un avion de ligne",
    passengerplane: 'avion de ligne|avion de passagers',
    pilot: "pilote|copilote|pilote de ligne|pilote d'avion",
  },
  de: {
    sewer: 'Kanalisation|Abwasserkanal|Abwasserkanäle|Abwasserkanälen|Abwassertunnel',
    hotelcorridor: 'hotelflur|hotelkorridor|hotelgang|flur eines hotels|korridor eines hotels',
    fastcarriage:
      'im ice|im shinkansen|im hochgeschwindigkeitszug|in einem hochgeschwindigkeitszug|im schnellzug',
    corridor: 'flur|korridor',
    warehouse: 'lagerhalle|lagerhaus|warenlager|hochregallager|logistikzentrum',
    parkinggarage: 'parkhaus|tiefgarage|parkgarage|parkdeck',
    readingroom:
      'lesesaal|lesesaal einer bibliothek|lesesaal der bibliothek|bibliothekslesesaal|universitätsbibliothek',
    canteen: 'kantine|schulkantine|mensa|speisesaal|betriebskantine|schulmensa',
    hotelroom: 'hotelzimmer|motelzimmer|gästezimmer',
    sciencefair:
      'Wissenschaftsmesse|Schulwissenschaftsmesse|Wissenschaftsausstellung|Jugend forscht|Vulkanmodell|Modellvulkan|Wissenschaftsmesse der Schule',
    schoolgym: 'turnhalle|schulturnhalle|sporthalle',
    mudvillage:
      'dorf in der wüste|kleines dorf in der wüste|wüstendorf|lehmhaus|lehmhäuser|lehmziegelhäuser',
    backalley:
      'dunkle gasse|dunklen gasse|hintergasse|finstere gasse|finsteren gasse|gasse mit mülltonnen|feuertreppe|feuerleitern',
    townstreet:
      'straße in einer kleinstadt|straße einer kleinstadt|dorfstraße|englische kleinstadt|straße in einer englischen kleinstadt|kleine englische stadt',
    shopwindow: 'schaufenster|ladenfenster',
    flightdeck:
      'cockpit|flugzeugcockpit|cockpit eines flugzeugs|cockpit eines passagierflugzeugs|pilotenkanzel',
    passengerplane: 'passagierflugzeug|verkehrsflugzeug|linienflugzeug|passagierjet',
    pilot: 'pilot|pilotin|copilot|kopilot|flugkapitän',
  },
  es: {
    sewer: 'alcantarilla|alcantarillas|alcantarillado|cloaca|cloacas|túnel de alcantarilla',
    hotelcorridor: 'pasillo de hotel|pasillo de un hotel|pasillo del hotel',
    fastcarriage:
      'ventana del tren bala|ventanilla del tren bala|ventana del tren de alta velocidad|en el tren bala|en un tren bala|en el ave|dentro del tren bala|en un tren de alta velocidad',
    corridor: 'pasillo',
    warehouse: 'almacén|interior de un almacén|centro logístico|depósito de mercancías',
    parkinggarage:
      'aparcamiento subterráneo|estacionamiento subterráneo|parking subterráneo|garaje subterráneo|aparcamiento cubierto',
    readingroom:
      'sala de lectura|sala de lectura de una biblioteca|sala de lectura de la biblioteca|biblioteca universitaria',
    canteen:
      'cantina escolar|comedor escolar|comedor de la escuela|comedor de empresa|patio de comidas',
    hotelroom: 'habitación de hotel|habitación de motel|cuarto de hotel',
    sciencefair:
      'feria de ciencias|feria de ciencia|feria de ciencias escolar|feria de ciencias de la escuela|feria científica|maqueta de un volcán|maqueta de volcán|volcán de maqueta',
    schoolgym: 'gimnasio escolar|gimnasio de la escuela|polideportivo',
    mudvillage:
      'pueblo en el desierto|aldea en el desierto|casas de barro|casa de barro|casas de adobe|casa de adobe',
    backalley:
      'callejón oscuro|callejón trasero|callejón con cubos de basura|callejón detrás de un restaurante|escalera de incendios',
    townstreet:
      'calle de un pueblo|calle de pueblo|pueblo inglés|calle de un pueblo inglés|pequeño pueblo inglés|calle del pueblo',
    shopwindow: 'escaparate|escaparates|vitrina de tienda',
    flightdeck:
      'cabina de mando|cabina de pilotaje|cabina de los pilotos|cabina del piloto|cabina de mando de un avión',
    passengerplane: 'avión de pasajeros|avión comercial',
    pilot: 'piloto|copiloto|piloto de avión',
  },
  ru: {
    sewer:
      'канализация|канализации|канализационный туннель|канализационном туннеле|городской коллектор',
    hotelcorridor: 'коридор отеля|коридор гостиницы|гостиничный коридор',
    fastcarriage: 'в скоростном поезде|в сапсане|внутри скоростного поезда',
    corridor: 'коридор|коридоре|коридору',
    warehouse: 'склад|складское помещение|внутри склада|логистический центр',
    parkinggarage:
      'подземная парковка|крытая парковка|подземный паркинг|паркинг|многоуровневая парковка',
    readingroom: 'читальный зал|читальный зал библиотеки|университетская библиотека',
    canteen: 'школьная столовая|заводская столовая|студенческая столовая|фудкорт',
    hotelroom: 'гостиничный номер|номер в отеле|номер отеля|комната в мотеле',
    sciencefair:
      'научная ярмарка|школьная научная ярмарка|научной ярмарке|школьной научной ярмарке|научная выставка в школе|модель вулкана|макет вулкана|моделью вулкана|макетом вулкана',
    schoolgym: 'школьный спортзал|спортивный зал|физкультурный зал',
    mudvillage: 'деревня в пустыне|глинобитные дома|глинобитный дом|дома из глины|саманные дома',
    backalley:
      'подворотня|тёмный переулок|тёмном переулке|тёмная подворотня|глухой переулок|глухом переулке|пожарная лестница',
    townstreet:
      'улица маленького городка|улица в маленьком городке|деревенская улица|английский городок|улица английского городка',
    shopwindow: 'витрина магазина|витрины магазинов|витрина|витрины',
    flightdeck: 'кабина пилота|кабина пилотов|кабина самолета|кабина самолёта|кабина экипажа',
    passengerplane: 'пассажирский самолет|пассажирский самолёт|авиалайнер',
    pilot: 'пилот|летчик|лётчик|второй пилот',
  },
  pt: {
    sewer: 'esgoto|esgotos|túnel de esgoto|rede de esgotos',
    hotelcorridor: 'corredor de hotel|corredor de um hotel|corredor do hotel',
    fastcarriage:
      'janela do trem bala|janela de um trem bala|no trem bala|dentro do trem bala|num trem bala',
    corridor: 'corredor comprido|corredor longo|corredor escuro|num corredor|no corredor',
    warehouse: 'armazém|interior de um armazém|centro de distribuição|galpão',
    parkinggarage:
      'estacionamento subterrâneo|garagem subterrânea|estacionamento coberto|edifício garagem',
    readingroom:
      'sala de leitura|sala de leitura de uma biblioteca|sala de leitura da biblioteca|biblioteca universitária',
    canteen: 'cantina|cantina escolar|refeitório|refeitório da escola|praça de alimentação',
    hotelroom: 'quarto de hotel|quarto de motel',
    sciencefair:
      'feira de ciências|feira de ciência|feira de ciências da escola|feira de ciências escolar|maquete de vulcão|maquete de um vulcão|modelo de vulcão',
    schoolgym:
      'quadra da escola|quadra de esportes|quadra poliesportiva|ginásio escolar|ginásio da escola|ginásio de esportes',
    mudvillage: 'aldeia no deserto|vilarejo no deserto|casas de barro|casa de barro|casas de adobe',
    backalley:
      'beco escuro|beco dos fundos|beco sem saída|beco com latas de lixo|escada de incêndio',
    townstreet:
      'rua de uma aldeia|rua de aldeia|rua de uma cidadezinha|cidadezinha inglesa|rua de uma cidadezinha inglesa|vila inglesa',
    shopwindow: 'vitrine|vitrines|montra|montras',
    flightdeck: 'cabine de comando|cabine do piloto|cabine dos pilotos|cockpit|cabine de pilotagem',
    passengerplane: 'avião de passageiros|avião comercial',
    pilot: 'piloto|copiloto|piloto de avião',
  },
  it: {
    sewer: 'fogna|fogne|fognature|tunnel fognario',
    hotelcorridor:
      "corridoio d'albergo|corridoio di un albergo|corridoio di hotel|corridoio di un hotel|corridoio dell'hotel",
    fastcarriage: 'sul frecciarossa|dentro il frecciarossa|sul treno ad alta velocità',
    corridor: 'corridoio',
    warehouse: 'magazzino|interno di un magazzino|centro logistico',
    parkinggarage: 'parcheggio sotterraneo|parcheggio coperto|parcheggio multipiano|autosilo',
    readingroom:
      'sala di lettura|sala lettura|sala di lettura di una biblioteca|sala di lettura della biblioteca|biblioteca universitaria',
    canteen: 'mensa|mensa scolastica|mensa aziendale|refettorio',
    hotelroom: "camera d'albergo|camera d'hotel|stanza d'albergo|camera di motel",
    sciencefair:
      'fiera della scienza|fiera scientifica|fiera della scienza a scuola|mostra scientifica a scuola|modellino di vulcano|modello di vulcano|plastico di un vulcano',
    schoolgym: 'palestra scolastica|palestra della scuola|palazzetto dello sport',
    mudvillage:
      'villaggio nel deserto|piccolo villaggio nel deserto|case di fango|casa di fango|case di argilla',
    backalley: 'vicolo buio|vicolo sul retro|vicolo cieco|vicolo con bidoni|scala antincendio',
    townstreet:
      'strada di un paese|via di un paese|cittadina inglese|paesino inglese|via di una cittadina inglese|strada di una cittadina inglese',
    shopwindow: 'vetrina|vetrine|vetrina di un negozio',
    flightdeck: 'cabina di pilotaggio|cabina dei piloti|cockpit|cabina di pilotaggio di un aereo',
    passengerplane: 'aereo di linea|aereo passeggeri|aereo di passeggeri',
    pilot: 'pilota|copilota|pilota di linea',
  },
  tr: {
    sewer: 'kanalizasyon|kanalizasyonda|kanalizasyon tüneli|kanalizasyon tünelinde|lağım|lağımda',
    hotelcorridor: 'otel koridoru|bir otelin koridoru',
    fastcarriage: 'hızlı trenin içinde|hızlı trenin içi|hızlı trende',
    corridor: 'koridor|koridorda',
    warehouse: 'depo|lojistik merkezi|deponun içi',
    parkinggarage: 'kapalı otopark|yeraltı otoparkı|katlı otopark|otopark rampası',
    readingroom: 'okuma salonu|kütüphane okuma salonu|üniversite kütüphanesi',
    canteen: 'yemekhane|okul yemekhanesi|kantin|okul kantini',
    hotelroom: 'otel odası|motel odası',
    sciencefair:
      'bilim fuarı|bilim şenliği|okul bilim fuarı|okulda bilim fuarı|bilim sergisi|volkan maketi|yanardağ maketi',
    schoolgym: 'okul spor salonu|kapalı spor salonu',
    mudvillage: 'çölde bir köy|çöl köyü|kerpiç evler+|kerpiç ev|çölde küçük bir köy',
    backalley: 'arka sokak|karanlık sokak|karanlık ara sokak|çıkmaz sokak|yangın merdiveni',
    townstreet: 'kasaba sokağı|köy sokağı|ingiliz kasabası|küçük bir ingiliz kasabası',
    shopwindow: 'vitrin|vitrinler+|mağaza vitrini',
    flightdeck: 'kokpit|uçak kokpiti|pilot kabini|yolcu uçağının kokpiti|uçağın kokpiti',
    passengerplane: 'yolcu uçağı',
    pilot: 'pilot|kaptan pilot|yardımcı pilot',
  },
  ar: {
    sewer: 'المجاري|مجاري|مجاري المدينة|الصرف الصحي|نفق المجاري|نفق الصرف الصحي',
    hotelcorridor: 'ممر فندق|ممر الفندق|رواق الفندق',
    fastcarriage:
      'نافذة القطار السريع|شباك القطار السريع|داخل القطار السريع|في القطار السريع|داخل قطار سريع',
    corridor: 'رواق|في الممر|في الرواق',
    warehouse: 'مستودع|مخزن بضائع|داخل مستودع',
    parkinggarage: 'مرآب السيارات|موقف سيارات تحت الأرض|مرآب تحت الأرض|موقف سيارات مغطى',
    readingroom: 'قاعة المطالعة|قاعة القراءة|غرفة القراءة|مكتبة جامعية',
    canteen: 'مقصف|مقصف المدرسة|كافتيريا المدرسة|قاعة الطعام المدرسية',
    hotelroom: 'غرفة فندق|غرفة في فندق',
    sciencefair: 'معرض العلوم|معرض علوم|معرض العلوم المدرسي|معرض علمي مدرسي|مجسم بركان|نموذج بركان',
    schoolgym: 'صالة رياضية مدرسية|صالة الألعاب المدرسية',
    mudvillage: 'قرية في الصحراء|قرية صحراوية|بيوت طينية+|بيوت من الطين|بيت طيني',
    backalley: 'زقاق خلفي|زقاق مظلم|زقاق ضيق مظلم|سلم الحريق',
    townstreet: 'شارع قرية|شارع القرية|بلدة إنجليزية صغيرة|بلدة إنجليزية',
    shopwindow: 'واجهة متجر|واجهات المتاجر|واجهات المحلات',
    flightdeck: 'قمرة القيادة|قمرة الطائرة|قمرة قيادة الطائرة|مقصورة القيادة|قمرة الطيار',
    passengerplane: 'طائرة ركاب|طائرة الركاب',
    pilot: 'طيار|طيارون+|مساعد الطيار|قبطان الطائرة',
  },
  hi: {
    sewer: 'सीवर|सीवर सुरंग|नाले के अंदर|भूमिगत नाला',
    hotelcorridor: 'होटल का गलियारा|होटल गलियारा',
    fastcarriage: 'बुलेट ट्रेन में|बुलेट ट्रेन के अंदर|बुलेट ट्रेन के भीतर',
    corridor: 'गलियारे में',
    warehouse: 'गोदाम|गोदाम के अंदर|भंडार गृह',
    parkinggarage: 'पार्किंग गैराज|भूमिगत पार्किंग|बहुमंजिला पार्किंग',
    readingroom: 'वाचनालय|पुस्तकालय का वाचनालय|वाचन कक्ष',
    canteen: 'कैंटीन|स्कूल कैंटीन|भोजनालय',
    hotelroom: 'होटल का कमरा|होटल के कमरे',
    sciencefair:
      'विज्ञान मेला|विज्ञान मेले|स्कूल विज्ञान मेला|विज्ञान प्रदर्शनी|स्कूल की विज्ञान प्रदर्शनी|ज्वालामुखी का मॉडल|ज्वालामुखी मॉडल',
    schoolgym: 'स्कूल का व्यायामशाला|स्कूल जिम',
    mudvillage: 'रेगिस्तान में गाँव|रेगिस्तान का गाँव|रेगिस्तानी गाँव|मिट्टी के घर|मिट्टी का घर',
    backalley: 'पिछली गली|अंधेरी गली|अँधेरी गली|सुनसान गली|फायर एस्केप',
    townstreet: 'गाँव की गली|छोटे कस्बे की सड़क|अंग्रेजी कस्बा',
    shopwindow: 'दुकान की खिड़की|शोरूम की खिड़की|दुकानों की खिड़कियाँ',
    flightdeck: 'कॉकपिट|विमान का कॉकपिट|हवाई जहाज का कॉकपिट|यात्री विमान का कॉकपिट',
    passengerplane: 'यात्री विमान',
    pilot: 'पायलट|विमान चालक|सह पायलट',
  },
};
