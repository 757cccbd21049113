import type { WordTable } from '../../../words/language.ts';
import type { PhraseKey } from '../phrase-keys.ts';

/** Words for turns of phrase whose words mean something else by themselves. */
export const PHRASE_WORDS: WordTable<PhraseKey> = {
  en: {
    years: 'year old|years old|years of age|yo|yr old|yrs old',
    months: 'month old|months old|week old|weeks old|day old|days old',
    fromBehind:
      'from behind|seen from behind|from the back|seen from the back|rear view|back view|back to the camera|with her back to us|with his back to us|back turned',
    ghoststories:
      'ghost stories|telling ghost stories|ghost story|telling a ghost story|tell ghost stories|scary stories|telling scary stories',
    researchstation:
      'research station|research stations|research base|polar station|polar base|scientific station',
    kingsize:
      'king size bed|king sized bed|queen size bed|queen sized bed|double bed|four poster bed',
    fallingpetals:
      'falling petals|petals falling|cherry petals|falling cherry blossoms|petals in the wind',
    chimney:
      'smoke coming from the chimney|smoke coming out of the chimney|smoke rising from the chimney|smoke from the chimney|smoke from a chimney|smoke rising from chimney|smoke from chimney|smoking chimney|chimney smoke|smoke coming from chimney',
    undersea:
      'under the ocean|deep under the ocean|beneath the ocean|beneath the waves|below the waves|deep under the sea|bottom of the ocean|deep beneath the sea|below the sea',
    snowpeaks:
      'snowy peaks|snowy peak|snow capped peaks|snow capped mountains|snow capped mountain|snowcapped mountains|snowcapped peaks|snowy summits',
    self: 'and me|and i|me and',
    bladerunner: 'blade runner',
    brokenpane:
      'broken window|window breaks|window broke|window shatters|breaking a window|breaks a window|broke a window|smashing a window|smashes a window|shattered window|broken window pane|breaks the window|window gets broken|window is broken',
    walkingframe:
      'with a walker|with her walker|with his walker|walking frame|zimmer frame|rollator|walker frame',
    lookout:
      'viewing platform|observation platform|feeding platform|viewing deck|raised platform|wooden platform|lookout platform',
    shoppingbags: 'shopping bag|shopping bags',
  },
  zh: {
    years: '岁|岁的',
    months: '个月大|个月大的|周大|周大的',
    fromBehind: '背影|从背后看|从后面看|背对镜头|背对着镜头',
    ghoststories: '鬼故事|讲鬼故事|恐怖故事',
    researchstation: '科考站|科学考察站|研究站|考察站',
    kingsize: '双人床|特大号床|四柱床',
    fallingpetals: '飘落的花瓣|花瓣飘落|落樱|樱花飘落',
    chimney: '烟囱冒烟|烟囱冒着烟|烟囱里冒出的烟|炊烟',
    undersea: '深海之下|海面下|海底深处',
    snowpeaks: '雪峰|雪顶|雪山',
    self: '和我|我和',
    bladerunner: '银翼杀手',
    brokenpane:
      '打碎窗户|打碎了窗户|窗户碎了|打破窗户|打破了窗户|玻璃窗碎了|窗玻璃碎了|打碎窗玻璃|打碎了窗玻璃|碎窗',
    walkingframe: '助行器|助步器',
    lookout: '观景台|观景平台|喂食平台|木平台',
    shoppingbags: '购物袋',
  },
  ja: {
    years: '歳|歳の|才の',
    months: 'ヶ月の|か月の|週間の',
    fromBehind: '後ろ姿|後ろから見た|背後から見た|背中を向けた',
    ghoststories: '怪談|怖い話|怖い話をする|怪談話',
    researchstation: '観測基地|研究基地|観測所基地',
    kingsize: 'キングサイズのベッド|ダブルベッド|天蓋付きベッド',
    fallingpetals: '花びらが舞う|舞い散る花びら|桜吹雪|散る花びら',
    chimney: '煙突から煙|煙突から煙が上がる|煙突の煙',
    undersea: '海の中|海面下|海の底',
    snowpeaks: '雪を頂く山|冠雪の峰|雪の峰',
    self: 'と私|私と|と僕|僕と',
    bladerunner: 'ブレードランナー',
    brokenpane:
      '窓ガラスが割れる|窓ガラスが割れた|窓ガラスを割る|窓ガラスを割った|窓が割れる|窓が割れた|割れた窓|割れた窓ガラス|窓を割る|窓を割った',
    walkingframe: '歩行器|シルバーカー',
    lookout: '展望台|餌やり台|見晴らし台',
    shoppingbags: '買い物袋|ショッピングバッグ|買い物バッグ|紙袋',
  },
  ko: {
    years: '살|살의|세의',
    months: '개월|개월 된|주 된',
    fromBehind: '뒷모습|뒤에서 본|등을 돌린',
    ghoststories: '귀신 이야기|무서운 이야기|귀신 이야기를 하는',
    researchstation: '연구 기지|과학 기지',
    kingsize: '킹사이즈 침대|더블 침대',
    fallingpetals: '흩날리는 꽃잎|떨어지는 꽃잎|꽃잎이 흩날리는',
    chimney: '굴뚝에서 연기|굴뚝에서 연기가 나는|굴뚝 연기',
    undersea: '바다 속|바닷속|해저',
    snowpeaks: '눈 덮인 봉우리|설봉',
    self: '나|나와|나랑',
    bladerunner: '블레이드 러너',
    brokenpane:
      '유리창이 깨진|유리창이 깨졌다|유리창을 깨는|유리창을 깬|창문이 깨진|창문이 깨졌다|깨진 창문|깨진 유리창|창문을 깨는|창문을 깬',
    walkingframe: '보행기|보행 보조기',
    lookout: '전망대|먹이주기 전망대',
    shoppingbags: '쇼핑백|쇼핑백을',
  },
  fr: {
    years: 'an|ans|an d âge',
    months: 'mois|semaines|semaine',
    fromBehind: 'de dos|vu de dos|vue de dos|de derrière|vu de derrière|vue de derrière',
    ghoststories:
      'histoires de fantômes|se racontent des histoires de fantômes|racontent des histoires de fantômes|histoire de fantômes',
    researchstation:
      'station de recherche|station polaire|station scientifique|base polaire|base de recherche',
    kingsize: 'lit king size|grand lit|lit double|lit à baldaquin',
    fallingpetals: 'pétales qui tombent|chute de pétales|pétales tombants',
    chimney:
      'fumée qui sort de la cheminée|fumée de la cheminée|cheminée qui fume|de la fumée sort de la cheminée',
    undersea: 'sous l océan|sous la mer|au fond de la mer|au fond de l océan|sous les vagues',
    snowpeaks: 'sommets enneigés|pics enneigés|sommet enneigé|cimes enneigées',
    self: 'et moi|moi et',
    bladerunner: 'blade runner',
    brokenpane:
      'fenêtre cassée|casse une fenêtre|cassent une fenêtre|casse la fenêtre|vitre cassée|casse une vitre|casse la vitre|vitre brisée|fenêtre brisée|brise une vitre|brise une fenêtre',
    walkingframe: 'déambulateur|rollator',
    lookout: "plateforme d'observation|plate-forme d'observation|plateforme en bois|belvédère",
    shoppingbags:
      "sac de courses|sacs de courses|sac de shopping|sacs de shopping|sacs d'emplettes",
  },
  de: {
    years: 'jahre alt|jahr alt|jährig|jährige|jähriger|jähriges',
    months: 'monate alt|wochen alt|monate altes|wochen altes|wochen alter',
    fromBehind: 'von hinten|von hinten gesehen|rückenansicht|mit dem rücken zur kamera',
    ghoststories:
      'gruselgeschichten|geistergeschichten|erzählen sich gruselgeschichten|erzählen gruselgeschichten|gespenstergeschichten',
    researchstation: 'forschungsstation|polarstation|forschungsstationen|polarforschungsstation',
    kingsize: 'kingsize bett|doppelbett|himmelbett',
    fallingpetals: 'fallende blütenblätter|fallende kirschblüten|blütenblätter fallen',
    chimney:
      'rauch aus dem schornstein|rauch steigt aus dem schornstein|rauchender schornstein|rauch aus dem kamin',
    undersea:
      'unter dem meer|tief im meer|unter der meeresoberfläche|tief unter dem meer|am meeresgrund',
    snowpeaks:
      'schneebedeckte gipfel|verschneite gipfel|schneegipfel|schneebedeckten gipfeln|verschneiten gipfeln',
    self: 'und ich|ich und|und mir|und mich',
    bladerunner: 'blade runner',
    brokenpane:
      'zerbrochenes fenster|zerbrochene fensterscheibe|zerbrochene scheibe|scheibe geht kaputt|fenster geht kaputt|fensterscheibe zerbricht|kaputtes fenster|fenster zerbricht|zerbricht ein fenster',
    walkingframe: 'rollator|gehwagen|gehhilfe',
    lookout: 'aussichtsplattform|futterplattform|beobachtungsplattform|holzplattform',
    shoppingbags: 'einkaufstasche|einkaufstaschen|einkaufstüte|einkaufstüten|einkaufsbeutel',
  },
  es: {
    years: 'año|años|años de edad',
    months: 'meses|semanas',
    fromBehind: 'de espaldas|vista de espaldas|visto de espaldas|desde atrás|vista desde atrás',
    ghoststories:
      'historias de fantasmas|contando historias de fantasmas|cuentan historias de fantasmas|historias de miedo|cuentos de miedo',
    researchstation:
      'estación de investigación|estación científica|estación polar|base científica|base de investigación',
    kingsize: 'cama king size|cama doble|cama de matrimonio|cama con dosel',
    fallingpetals: 'pétalos que caen|pétalos cayendo|lluvia de pétalos',
    chimney: 'humo de la chimenea|humo saliendo de la chimenea|chimenea humeante',
    undersea: 'bajo el océano|bajo el mar|en el fondo del mar|debajo del mar|fondo del océano',
    snowpeaks: 'picos nevados|cumbres nevadas|cimas nevadas|pico nevado|montañas nevadas',
    self: 'y yo|yo y',
    bladerunner: 'blade runner',
    brokenpane:
      'ventana rota|rompe una ventana|rompe la ventana|rompen una ventana|cristal roto|rompe el cristal de una ventana|ventana se rompe',
    walkingframe: 'andador|con andador',
    lookout: 'plataforma de observación|plataforma de madera|mirador',
    shoppingbags: 'bolsa de la compra|bolsas de la compra|bolsa de compras|bolsas de compras',
  },
  ru: {
    years: 'лет|летний|летняя|летнего|года|годовалый',
    months: 'месяцев|месяца|недель|недели',
    fromBehind: 'со спины|вид со спины|вид сзади|сзади',
    ghoststories:
      'страшные истории|рассказывают страшные истории|страшилки|рассказывают страшилки|истории о привидениях',
    researchstation:
      'научная станция|научной станции|полярная станция|полярной станции|исследовательская станция|исследовательской станции|на полярной станции',
    kingsize: 'двуспальная кровать|кровать с балдахином',
    fallingpetals: 'падающие лепестки|лепестки падают|летящие лепестки',
    chimney: 'дым из трубы|дым идет из трубы|дым над трубой',
    undersea: 'под водой океана|на дне океана|под волнами|на дне моря',
    snowpeaks: 'снежные вершины|заснеженные вершины|снежных вершин|заснеженных вершин',
    self: 'и я|я и|мы с|мы с моей|мы с моим',
    bladerunner: 'бегущий по лезвию',
    brokenpane:
      'разбитое окно|разбил окно|разбили окно|окно разбито|разбивает окно|разбивают окно|разбитым окном',
    walkingframe: 'ходунки|с ходунками|ходунками',
    lookout:
      'смотровая площадка|смотровой площадки|смотровой площадке|деревянная платформа|деревянной платформы',
    shoppingbags:
      'пакеты с покупками|пакетами с покупками|сумки с покупками|сумками с покупками|пакет с покупками|пакетом с покупками',
  },
  pt: {
    years: 'ano|anos|anos de idade',
    months: 'meses|semanas',
    fromBehind: 'de costas|vista de costas|visto de costas|por trás|vista por trás',
    ghoststories:
      'histórias de fantasmas|contando histórias de fantasmas|contam histórias de fantasmas|histórias de terror',
    researchstation:
      'estação de pesquisa|estação científica|estação polar|base de pesquisa|estação de investigação',
    kingsize: 'cama king size|cama de casal|cama com dossel',
    fallingpetals: 'pétalas caindo|pétalas a cair|chuva de pétalas',
    chimney: 'fumaça da chaminé|fumaça saindo da chaminé|fumo da chaminé|chaminé fumegante',
    undersea: 'sob o oceano|sob o mar|no fundo do mar|debaixo do mar|fundo do oceano',
    snowpeaks: 'picos nevados|cumes nevados|pico nevado',
    self: 'e eu|eu e',
    bladerunner: 'blade runner',
    brokenpane:
      'janela quebrada|quebra uma janela|quebra a janela|quebrou a janela|quebram uma janela|janela partida|janela se quebra',
    walkingframe: 'andarilho|andador',
    lookout: 'plataforma de observação|plataforma de madeira|mirante|miradouro',
    shoppingbags: 'sacola de compras|sacolas de compras|saco de compras|sacos de compras',
  },
  it: {
    years: 'anno|anni|anni di età',
    months: 'mesi|settimane',
    fromBehind: 'di spalle|visto di spalle|vista di spalle|da dietro|vista da dietro',
    ghoststories:
      'storie di fantasmi|raccontano storie di fantasmi|raccontando storie di fantasmi|storie di paura',
    researchstation:
      'stazione di ricerca|stazione polare|base di ricerca|stazione scientifica|base polare',
    kingsize: 'letto king size|letto matrimoniale|letto a baldacchino',
    fallingpetals: 'petali che cadono|petali cadenti|pioggia di petali',
    chimney: 'fumo dal camino|fumo che esce dal camino|camino fumante',
    undersea: 'sotto l oceano|sotto il mare|in fondo al mare|sotto le onde|fondo dell oceano',
    snowpeaks: 'cime innevate|vette innevate|picchi innevati|cima innevata',
    self: 'e io|io e|e me',
    bladerunner: 'blade runner',
    brokenpane:
      'finestra rotta|rompe una finestra|rompe la finestra|rompono una finestra|vetro rotto|rompe il vetro|finestra in frantumi',
    walkingframe: 'deambulatore|girello',
    lookout: 'piattaforma panoramica|piattaforma di osservazione|piattaforma di legno',
    shoppingbags:
      'borsa della spesa|borse della spesa|busta della spesa|buste della spesa|borse dello shopping|sacchetti dello shopping',
  },
  tr: {
    years: 'yaşında|yaşındaki',
    months: 'aylık|haftalık',
    fromBehind: 'arkadan görünüm|arkadan görünen|sırtı dönük|arkası dönük',
    ghoststories:
      'hayalet hikayeleri|hayalet hikayesi|korku hikayeleri|hayalet hikayeleri anlatan|korku hikayeleri anlatan',
    researchstation:
      'araştırma istasyonu|araştırma üssü|kutup istasyonu|araştırma istasyonunda|bilim üssü',
    kingsize: 'çift kişilik yatak|kral boy yatak',
    fallingpetals: 'düşen yapraklar çiçek|dökülen çiçek yaprakları|uçuşan çiçek yaprakları',
    chimney: 'bacadan duman|bacadan çıkan duman|bacası tüten|tüten baca',
    undersea: 'okyanusun altında|denizin altında|deniz dibinde|okyanus dibinde',
    snowpeaks: 'karlı zirveler|karlı doruklar|karlı zirve',
    self: 've ben|ben ve',
    bladerunner: 'blade runner',
    brokenpane:
      'kırık cam|cam kırılıyor|cam kırıldı|kırılan cam|kırık pencere|pencere kırılıyor|pencereyi kıran|camı kıran|cam kıran',
    walkingframe: 'yürüteç|yürüteçle|yürüteci',
    lookout: 'seyir terası|gözlem platformu|ahşap platform|seyir platformu',
    shoppingbags:
      'alışveriş torbası|alışveriş torbaları|alışveriş poşeti|alışveriş poşetleri|alışveriş çantası|alışveriş çantaları',
  },
  ar: {
    years: 'سنوات|سنة|عاما|أعوام',
    months: 'أشهر|أسابيع',
    fromBehind: 'من الخلف|من الوراء|منظر خلفي',
    ghoststories: 'قصص الأشباح|قصص أشباح|يروون قصص الأشباح|قصص مخيفة|يحكون قصص الأشباح',
    researchstation:
      'محطة أبحاث|محطة الأبحاث|محطة بحثية|قاعدة أبحاث|محطة قطبية|محطة علمية|المحطة القطبية',
    kingsize: 'سرير مزدوج|سرير كبير',
    fallingpetals: 'بتلات متساقطة|تساقط البتلات',
    chimney: 'دخان من المدخنة|دخان يخرج من المدخنة|دخان المدخنة',
    undersea: 'تحت المحيط|تحت البحر|قاع البحر|قاع المحيط',
    snowpeaks: 'قمم ثلجية|قمم مغطاة بالثلوج|قمة ثلجية',
    self: 'أنا|وأنا',
    bladerunner: 'بليد رانر',
    brokenpane:
      'نافذة مكسورة|كسر النافذة|كسرت النافذة|تكسر النافذة|يكسر النافذة|انكسر زجاج النافذة|زجاج النافذة المكسور|انكسرت النافذة',
    walkingframe: 'مشاية|مشاية طبية',
    lookout: 'منصة مشاهدة|منصة المراقبة|منصة خشبية|منصة المشاهدة',
    shoppingbags: 'أكياس التسوق|حقائب التسوق|كيس التسوق|أكياس تسوق|حقيبة تسوق',
  },
  hi: {
    years: 'साल का|साल की|साल के|वर्षीय|वर्ष का|वर्ष की',
    months: 'महीने का|महीने की|हफ्ते का',
    fromBehind: 'पीछे से|पीठ किए',
    ghoststories: 'भूतों की कहानियां|भूत की कहानियां|भूतों की कहानियाँ|डरावनी कहानियां|भूत की कहानी',
    researchstation: 'अनुसंधान केंद्र|अनुसंधान स्टेशन|शोध केंद्र|ध्रुवीय स्टेशन|शोध स्टेशन',
    kingsize: 'किंग साइज़ बिस्तर|डबल बेड',
    fallingpetals: 'गिरती पंखुड़ियाँ|झरती पंखुड़ियाँ',
    chimney: 'चिमनी से धुआँ|चिमनी से निकलता धुआँ|चिमनी का धुआँ',
    undersea: 'समुद्र के नीचे|सागर के नीचे|समुद्र की तली',
    snowpeaks: 'बर्फीली चोटियाँ|बर्फीली चोटियां|बर्फ से ढकी चोटियाँ',
    self: 'और मैं|मैं और',
    bladerunner: 'ब्लेड रनर',
    brokenpane:
      'खिड़की का शीशा टूट|खिड़की का कांच टूट|टूटी खिड़की|खिड़की टूट|खिड़की का शीशा टूटता|टूटी हुई खिड़की',
    walkingframe: 'वॉकर|वॉकर के साथ',
    lookout: 'अवलोकन मंच|लकड़ी का मंच|देखने का मंच',
    shoppingbags: 'शॉपिंग बैग|खरीदारी के थैले|शॉपिंग के थैले|खरीदारी का थैला',
  },
};
