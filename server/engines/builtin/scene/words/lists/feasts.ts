import type { WordTable } from '../../../words/language.ts';
import type { FeastKey } from '../keys/places/feast-keys.ts';

/** Words for feasts, ceremonies and gatherings in the open. */
export const FEAST_WORDS: WordTable<FeastKey> = {
  en: {
    eastertable: 'easter table|easter breakfast|easter brunch|easter breakfast table|easter dinner',
    wedding:
      'wedding|wedding ceremony|outdoor wedding|outdoor wedding ceremony|garden wedding|wedding arch|flower arch|getting married|wedding aisle|walking down the aisle',
    beachwedding: 'beach wedding|beach wedding ceremony|wedding by the sea',
    mandap:
      'mandap|wedding mandap|hindu wedding|indian wedding|hindu wedding ceremony|indian wedding ceremony',
    graduation:
      'graduation|graduation ceremony|graduation day|graduates throwing caps|throwing graduation caps|caps thrown in the air|commencement ceremony|university graduation',
    graduate: 'graduate|graduation gown|graduation cap|cap and gown|mortarboard',
    matsuri:
      'matsuri|japanese festival|japanese summer festival|summer festival in japan|festival in japan|japanese street festival',
    holi: 'holi|holi festival|holi celebration|festival of colors|festival of colours|holi festival of colours|holi festival of colors',
    dragondance:
      'dragon dance|dragon dancers|chinese dragon dance|lion dance|chinese new year parade|chinese new year dragon|dragon dance parade',
    newyear:
      "new year's eve|new years eve|new year's eve crowd|new year countdown|new year's eve countdown|new year's eve celebration|new year celebration|new year's eve party|new year's eve in times square|new year's eve at times square|new year's party|new years party|new year party|new year's celebration|new year's ball drop",
    parade:
      'parade|street parade|main street parade|4th of july parade|fourth of july parade|marching band|parade on main street|independence day parade|thanksgiving parade',
    ofrenda:
      'ofrenda|day of the dead altar|dia de muertos altar|altar de muertos|day of the dead ofrenda|altar with marigolds|sugar skull altar',
    deadnight:
      'day of the dead|dia de muertos|dia de los muertos|día de muertos|day of the dead cemetery|dia de muertos cemetery|cemetery on day of the dead|day of the dead graveyard|day of the dead in mexico',
    hanukkah:
      'hanukkah|chanukah|hanukkah menorah|menorah|hanukkah candles|hanukkah table|dreidel|menorah on a window sill|menorah on the table|hanukkiah',
    beertent:
      'oktoberfest|oktoberfest tent|beer tent|oktoberfest beer tent|beer hall|munich oktoberfest|inside an oktoberfest tent|beer festival',
    churchwedding:
      'church wedding|wedding in a church|church wedding ceremony|wedding at church|wedding ceremony in a church|getting married in a church',
    samba:
      'rio carnival|carnival in rio|rio carnival parade|samba parade|carnival parade|samba dancers|carnival float|brazilian carnival|carnival in rio de janeiro|rio de janeiro carnival|samba dancer|sambadrome|carnival in salvador|salvador carnival',
    nativity:
      'nativity scene|nativity|nativity play|manger scene|christmas crib|birth of jesus|birth of christ|baby jesus|baby jesus in the manger|baby jesus in a manger|child jesus|jesus in the manger|holy family|mary and joseph|manger|away in a manger|stable of bethlehem|bethlehem stable',
    gardenparty:
      'garden party|family reunion|long table outdoors|long table|long dinner table|long table in the garden|family gathering|outdoor dinner party|outdoor dinner|dinner outdoors|lunch in the garden|garden lunch|family lunch outdoors|outdoor family lunch',
    scouts: 'scouts+|boy scouts+|girl scouts+|cub scouts+|girl guides+',
    footballcrowd:
      'football crowd|football fans+|soccer fans+|soccer crowd|stadium crowd|crowd in a stadium|crowd at a football match|cheering fans+',
    egghunt:
      'easter egg hunt|egg hunt|hunting easter eggs|looking for easter eggs|searching for easter eggs|children hunting for easter eggs',
    iftar:
      'iftar|iftar table|ramadan iftar|iftar at sunset|iftar dinner|iftar meal|ramadan dinner|breaking the fast|breaking fast|breaks the fast|breaking their fast|break the fast|iftar in ramadan',
    streetfair:
      'street fair|block party|street market fair|flea market|summer fair|craft fair|church fair|street party|summer fete|church fete|neighbourhood party|street festival',
    thanksgiving:
      'thanksgiving|thanksgiving family dinner|thanksgiving table|thanksgiving feast|thanksgiving turkey dinner|family at thanksgiving|thanksgiving turkey',
  },
  zh: {
    eastertable: '复活节餐桌|复活节早餐',
    wedding: '婚礼|婚礼仪式|户外婚礼|草坪婚礼|结婚典礼',
    beachwedding: '海滩婚礼|沙滩婚礼|海边婚礼',
    mandap: '印度婚礼|印度教婚礼|印度婚礼棚',
    graduation: '毕业典礼|毕业|毕业日',
    graduate: '毕业生|学士服|学士帽',
    matsuri: '日本夏日祭|夏日祭|日本祭典|日本庙会',
    holi: '洒红节|胡里节|印度洒红节',
    dragondance: '舞龙|舞狮|舞龙舞狮',
    newyear: '跨年夜|跨年|新年倒计时|跨年倒计时|跨年晚会|新年派对|跨年派对',
    parade: '游行|花车游行|国庆游行|军乐队|街头游行',
    ofrenda: '亡灵节祭坛|亡灵节',
    deadnight: '亡灵节墓地|墨西哥亡灵节',
    hanukkah: '光明节|光明节烛台|九烛台',
    beertent: '慕尼黑啤酒节|啤酒节|啤酒帐篷',
    churchwedding: '教堂婚礼|教堂里的婚礼',
    samba: '里约狂欢节|巴西狂欢节|桑巴游行|花车巡游',
    nativity: '耶稣诞生|耶稣降生|圣婴|马槽|圣家族|伯利恒马槽',
    gardenparty: '花园派对|户外长桌|长桌|家庭聚会|户外晚餐|花园聚会',
    scouts: '童子军',
    footballcrowd: '球迷|足球观众|看台观众',
    egghunt: '复活节寻蛋|寻找复活节彩蛋|找彩蛋',
    iftar: '开斋饭|斋月开斋饭|开斋晚餐|吃开斋饭|斋月晚餐|斋月的晚餐',
    streetfair: '街头集市|跳蚤市场|街市|街头派对|街区派对',
    thanksgiving: '感恩节|感恩节晚餐|感恩节家庭晚餐',
  },
  ja: {
    eastertable: 'イースターの食卓|イースターテーブル|イースターの朝食',
    wedding: '結婚式|ガーデンウェディング|屋外の結婚式|挙式',
    beachwedding: 'ビーチウェディング|海辺の結婚式|砂浜の結婚式',
    mandap: 'インドの結婚式|ヒンドゥー教の結婚式|マンダップ',
    graduation: '卒業式|大学の卒業式',
    graduate: '卒業生|角帽',
    matsuri: '夏祭り|お祭り|祭り|縁日|神社の祭り|盆踊り',
    holi: 'ホーリー祭|ホーリー|色の祭り',
    dragondance: '龍の舞|龍舞|獅子舞|竜の舞',
    newyear: '大晦日|カウントダウン|年越し|年越しカウントダウン|新年パーティー|年越しパーティー',
    parade: 'パレード|マーチングバンド|独立記念日のパレード',
    ofrenda: '死者の日の祭壇|死者の日|オフレンダ',
    deadnight: '死者の日の墓地|メキシコの死者の日',
    hanukkah: 'ハヌカ|メノラー|ハヌカの燭台',
    beertent: 'オクトーバーフェスト|ビールテント|ビール祭り',
    churchwedding: '教会の結婚式|チャペルウェディング|教会での結婚式',
    samba: 'リオのカーニバル|サンバパレード|サンバカーニバル',
    nativity: 'キリスト降誕|キリストの降誕|イエスの誕生|降誕場面|幼子イエス|飼い葉桶|聖家族',
    gardenparty: 'ガーデンパーティー|長テーブル|家族の集まり|野外の食事会|庭の食事会',
    scouts: 'ボーイスカウト|ガールスカウト|スカウト',
    footballcrowd: 'サッカーファン|スタジアムの観客|サッカーの観客',
    egghunt: 'エッグハント|イースターエッグハント|イースターエッグ探し',
    iftar: 'イフタール|ラマダンの食事|断食明けの食事|ラマダンの夕食|断食明けの夕食',
    streetfair: 'フリーマーケット|蚤の市|青空市|ストリートパーティー|村祭り|町のお祭り',
    thanksgiving: '感謝祭|感謝祭の夕食',
  },
  ko: {
    eastertable: '부활절 식탁|부활절 아침 식사',
    wedding: '결혼식|야외 결혼식|정원 결혼식|야외 결혼',
    beachwedding: '해변 결혼식|바닷가 결혼식',
    mandap: '인도 결혼식|힌두교 결혼식|만답',
    graduation: '졸업식|대학 졸업식',
    graduate: '졸업생|학사모|졸업 가운',
    matsuri: '마츠리|일본 축제|일본 여름 축제|여름 축제',
    holi: '홀리 축제|홀리|색의 축제',
    dragondance: '용춤|사자춤|용 춤',
    newyear: '새해 전야|새해 카운트다운|제야|연말 카운트다운|새해 파티|송년 파티',
    parade: '퍼레이드|행진|거리 행진|군악대|독립기념일 퍼레이드',
    ofrenda: '죽은 자들의 날 제단|죽은 자의 날 제단|망자의 날 제단',
    deadnight: '죽은 자들의 날|망자의 날|죽은 자의 날',
    hanukkah: '하누카|메노라|하누카 촛대',
    beertent: '옥토버페스트|맥주 축제|맥주 텐트',
    churchwedding: '교회 결혼식|성당 결혼식',
    samba: '리우 카니발|삼바 퍼레이드|삼바 축제',
    nativity: '예수 탄생|아기 예수|구유|성가족|예수의 탄생',
    gardenparty: '가든 파티|긴 테이블|가족 모임|야외 식사|정원 파티',
    scouts: '보이스카우트|걸스카우트|스카우트',
    footballcrowd: '축구 팬|축구 관중|경기장 관중',
    egghunt: '부활절 달걀 찾기|에그 헌트',
    iftar: '이프타르|라마단 저녁 식사|라마단 만찬|라마단 식사|라마단 저녁식사',
    streetfair: '벼룩시장|길거리 장터|거리 장터|거리 축제|동네 축제|마을 축제',
    thanksgiving: '추수감사절|추수감사절 저녁 식사',
  },
  fr: {
    eastertable: 'table de pâques|petit déjeuner de pâques|brunch de pâques',
    wedding:
      'mariage|cérémonie de mariage|mariage en plein air|mariage champêtre|arche de fleurs|arche fleurie',
    beachwedding: 'mariage à la plage|mariage sur la plage|mariage au bord de la mer',
    mandap: 'mariage indien|mariage hindou|mandap',
    graduation: 'remise des diplômes|cérémonie de remise des diplômes|remise de diplômes',
    graduate: 'diplômé|diplômés+|diplômée|toque de diplômé',
    matsuri: 'matsuri|fête japonaise|festival japonais|festival d été japonais|fête au japon',
    holi: 'holi|fête des couleurs|festival des couleurs|fête de holi',
    dragondance: 'danse du dragon|danse du lion|défilé du nouvel an chinois',
    newyear:
      'réveillon du nouvel an|saint sylvestre|compte à rebours du nouvel an|nuit du nouvel an|fête du nouvel an|soirée du nouvel an',
    parade: 'défilé|parade|défilé du 14 juillet|défilé dans la rue',
    ofrenda: 'autel des morts|autel du jour des morts|ofrenda|autel de la fête des morts',
    deadnight: 'jour des morts|fête des morts|jour des morts au mexique|fête des morts au mexique',
    hanukkah: 'hanoucca|hanouka|menorah|ménorah|chandelier de hanoucca',
    beertent: 'oktoberfest|fête de la bière|tente à bière|fête de la bière à munich',
    churchwedding:
      "mariage à l'église|mariage religieux|mariage dans une église|cérémonie religieuse de mariage",
    samba: 'carnaval de rio|défilé de carnaval|char de carnaval|carnaval brésilien|défilé de samba',
    nativity:
      'crèche de noël|crèche|nativité|scène de la nativité|naissance de jésus|enfant jésus|petit jésus|sainte famille|marie et joseph|crèche vivante',
    gardenparty:
      'fête au jardin|garden party|grande tablée|longue table|réunion de famille|repas de famille en plein air|déjeuner au jardin|dîner en plein air',
    scouts: 'scouts+|éclaireurs+|louveteaux+',
    footballcrowd: 'supporters de football+|foule au stade|foule dans un stade',
    egghunt: 'chasse aux œufs|chasse aux oeufs|chasse aux œufs de pâques',
    iftar:
      "iftar|ftour|repas de ramadan|rupture du jeûne|table d'iftar|rompt le jeûne|rompent le jeûne|repas du ramadan|dîner de ramadan|dîner du ramadan",
    streetfair: 'foire|vide grenier|marché aux puces|foire de rue|fête de rue|kermesse',
    thanksgiving: 'thanksgiving|dîner de thanksgiving',
  },
  de: {
    eastertable: 'ostertisch|osterfrühstück|osterbrunch|ostertafel',
    wedding:
      'hochzeit|hochzeitszeremonie|trauung|freie trauung|hochzeit im freien|gartenhochzeit|blumenbogen|traubogen',
    beachwedding: 'strandhochzeit|hochzeit am strand|trauung am strand',
    mandap: 'indische Hochzeit|Hindu-Hochzeit|Mandap',
    graduation: 'abschlussfeier|absolventenfeier|graduierungsfeier|abschlusszeremonie',
    graduate: 'absolvent|absolventen+|absolventin|doktorhut',
    matsuri: 'matsuri|japanisches fest|japanisches sommerfest|japanisches festival',
    holi: 'holi|holi fest|fest der farben|holi festival',
    dragondance: 'drachentanz|löwentanz|chinesischer drachentanz',
    newyear:
      'silvester|silvesternacht|silvesterfeier|silvesterparty|neujahrsnacht|silvester countdown|neujahrsfeier',
    parade: 'parade|umzug|festumzug|marschkapelle|straßenumzug',
    ofrenda: 'totenaltar|altar zum tag der toten|ofrenda|tag der toten altar',
    deadnight: 'tag der toten|friedhof am tag der toten|tag der toten in mexiko',
    hanukkah: 'chanukka|menora|chanukkaleuchter|chanukka leuchter',
    beertent: 'oktoberfest|bierzelt|festzelt|wiesn|wiesnzelt|münchner oktoberfest',
    churchwedding:
      'kirchliche hochzeit|kirchliche trauung|hochzeit in der kirche|trauung in der kirche',
    samba:
      'karneval in rio|karnevalsumzug|sambaparade|karneval von rio|faschingsumzug|karnevalswagen',
    nativity:
      'weihnachtskrippe|krippe|krippenspiel|krippenszene|christi geburt|geburt christi|geburt jesu|jesuskind|christkind in der krippe|heilige familie|maria und josef|stall von bethlehem|stall in bethlehem',
    gardenparty:
      'gartenfest|gartenparty|lange tafel|langer tisch|familientreffen|familienfeier|essen im freien|abendessen im freien',
    scouts: 'pfadfinder|pfadfinderinnen+',
    footballcrowd: 'fußballfans+|fußballpublikum|stadionpublikum',
    egghunt: 'ostereiersuche|ostereier suchen|eiersuche',
    iftar:
      'iftar|fastenbrechen|iftar tafel|iftar essen|fasten brechen|bricht das fasten|brechen das fasten|abendessen im ramadan|ramadanessen',
    streetfair:
      'flohmarkt|trödelmarkt|stadtfest|straßenmarkt|handwerkermarkt|straßenfest|nachbarschaftsfest',
    thanksgiving: 'thanksgiving|erntedankessen',
  },
  es: {
    eastertable: 'mesa de pascua|desayuno de pascua',
    wedding:
      'boda|ceremonia de boda|boda al aire libre|boda en el jardín|arco de flores|boda campestre',
    beachwedding: 'boda en la playa|boda junto al mar|boda playera',
    mandap: 'boda india|boda hindú|mandap',
    graduation: 'graduación|ceremonia de graduación|acto de graduación',
    graduate: 'graduado|graduados+|graduada|birrete|toga y birrete',
    matsuri: 'matsuri|festival japonés|festival de verano japonés|fiesta japonesa',
    holi: 'holi|festival holi|fiesta de los colores|festival de los colores',
    dragondance: 'danza del dragón|danza del león|desfile del año nuevo chino|baile del dragón',
    newyear:
      'nochevieja|noche vieja|fin de año|cuenta atrás de año nuevo|fiesta de fin de año|fiesta de año nuevo|fiesta de nochevieja',
    parade: 'desfile|cabalgata|banda de música|desfile de carrozas|banda de marcha',
    ofrenda:
      'ofrenda|altar de muertos|altar de día de muertos|ofrenda de día de muertos|altar del día de los muertos|altar con cempasúchil',
    deadnight:
      'día de muertos|día de los muertos|noche de muertos|cementerio en día de muertos|panteón en día de muertos',
    hanukkah: 'janucá|hanukkah|menorá|januká|candelabro de janucá',
    beertent: 'oktoberfest|fiesta de la cerveza|carpa de cerveza|carpa del oktoberfest',
    churchwedding: 'boda en la iglesia|boda religiosa|boda en una iglesia|boda por la iglesia',
    samba:
      'carnaval de río|desfile de carnaval|carroza de carnaval|carnaval de brasil|desfile de samba',
    nativity:
      'belén|pesebre|nacimiento|portal de belén|nacimiento de jesús|niño jesús|maría y josé|natividad|belén viviente',
    gardenparty:
      'fiesta en el jardín|mesa larga|reunión familiar|comida familiar al aire libre|cena al aire libre',
    scouts: 'scouts+|boy scouts+|niños exploradores+',
    footballcrowd: 'hinchas de fútbol+|aficionados al fútbol+|público en el estadio',
    egghunt: 'búsqueda de huevos de pascua|caza de huevos de pascua',
    iftar:
      'iftar|cena de ramadán|ruptura del ayuno|mesa de iftar|rompiendo el ayuno|rompe el ayuno|rompen el ayuno|cena del ramadán',
    streetfair:
      'mercadillo|mercado callejero|feria callejera|mercado de pulgas|fiesta callejera|fiesta del pueblo|fiesta de barrio',
    thanksgiving:
      'día de acción de gracias|acción de gracias|cena de acción de gracias|cena de nochebuena',
  },
  ru: {
    eastertable: 'пасхальный стол|пасхальный завтрак',
    wedding:
      'свадьба|свадебная церемония|церемония бракосочетания|выездная церемония|свадебная арка',
    beachwedding: 'свадьба на пляже|свадьба у моря|пляжная свадьба',
    mandap: 'индийская свадьба|индийской свадьбе|мандап',
    graduation: 'выпускной|вручение дипломов|церемония вручения дипломов',
    graduate: 'выпускник|выпускники+|выпускница|мантия выпускника',
    matsuri: 'мацури|японский праздник|японский фестиваль|японский летний фестиваль',
    holi: 'холи|праздник холи|фестиваль красок|праздник красок',
    dragondance: 'танец дракона|танец льва|парад китайского нового года',
    newyear:
      'новогодняя ночь|канун нового года|встреча нового года|новогодний отсчёт|новогодняя вечеринка',
    parade: 'парад|шествие|марширующий оркестр',
    ofrenda: 'алтарь дня мёртвых|алтарь мёртвых|алтарь ко дню мёртвых',
    deadnight: 'день мёртвых|день мертвых|мексиканский день мёртвых',
    hanukkah: 'ханука|менора|ханукия',
    beertent: 'октоберфест|пивная палатка|праздник пива|пивной шатёр',
    churchwedding: 'венчание|венчание в церкви|свадьба в церкви',
    samba: 'карнавал в рио|бразильский карнавал|карнавальное шествие|парад самбы',
    nativity:
      'рождение христа|рождественский вертеп|вертеп|рождество христово|младенец иисус|рождение иисуса|святое семейство|мария и иосиф|ясли с младенцем',
    gardenparty:
      'праздник в саду|длинный стол|встреча семьи|ужин на открытом воздухе|вечеринка в саду',
    scouts: 'скауты+|бойскауты+',
    footballcrowd: 'футбольные фанаты+|болельщики на стадионе+|толпа на стадионе',
    egghunt: 'охота за пасхальными яйцами|поиск пасхальных яиц',
    iftar: 'ифтар|стол ифтара|разговение|разговляется|разговляются|ужин в рамадан',
    streetfair:
      'блошиный рынок|уличная ярмарка|барахолка|уличный праздник|праздник улицы|блошином рынке',
    thanksgiving: 'день благодарения|ужин на день благодарения',
  },
  pt: {
    eastertable: 'mesa de páscoa|café da manhã de páscoa',
    wedding:
      'casamento|cerimônia de casamento|casamento ao ar livre|casamento no jardim|arco de flores|casamento no campo',
    beachwedding: 'casamento na praia|casamento à beira mar|casamento praiano',
    mandap: 'casamento indiano|casamento hindu|mandap',
    graduation: 'formatura|cerimônia de formatura|colação de grau',
    graduate: 'formandos+|formanda|beca|capelo',
    matsuri: 'matsuri|festival japonês|festival de verão japonês|festa japonesa',
    holi: 'holi|festival holi|festival das cores',
    dragondance: 'dança do dragão|dança do leão|desfile do ano novo chinês',
    newyear:
      'réveillon|véspera de ano novo|virada do ano|contagem regressiva de ano novo|festa de ano novo|festa de réveillon',
    parade: 'desfile|parada militar|banda marcial|desfile na rua|fanfarra',
    ofrenda: 'altar dos mortos|altar do dia dos mortos|ofrenda|oferenda dos mortos',
    deadnight: 'dia dos mortos|dia dos mortos no méxico|dia de los muertos',
    hanukkah: 'chanucá|hanukkah|menorá|hanucá',
    beertent: 'oktoberfest|festa da cerveja|tenda de cerveja|tenda da oktoberfest',
    churchwedding: 'casamento na igreja|casamento religioso|casamento em uma igreja',
    samba:
      'carnaval do rio|carnaval no rio|desfile de carnaval|escola de samba|carro alegórico|sambódromo|desfile de samba|carnaval em salvador|carnaval de salvador|bloco de carnaval|carnaval de rua|carnaval brasileiro|roda de samba|samba no rio',
    nativity:
      'presépio|natividade|nascimento de jesus|menino jesus|maria e josé|manjedoura|cena da natividade',
    gardenparty:
      'festa no jardim|mesa comprida|mesa longa|reunião de família|almoço ao ar livre|jantar ao ar livre',
    scouts: 'escoteiros+|escuteiros+',
    footballcrowd: 'torcida de futebol|adeptos de futebol+|multidão no estádio',
    egghunt: 'caça aos ovos|caça aos ovos de páscoa',
    iftar:
      'iftar|jantar do ramadã|quebra do jejum|mesa de iftar|quebrando o jejum|quebra o jejum|jantar de ramadã|jantar do ramadão',
    streetfair:
      'feira de rua|mercado de pulgas|feira de artesanato|festa de rua|festa da aldeia|arraial|feira da ladra|feira de antiguidades',
    thanksgiving: 'dia de ação de graças|ação de graças|jantar de ação de graças',
  },
  it: {
    eastertable: 'tavola di pasqua|tavola pasquale|colazione di pasqua',
    wedding:
      'matrimonio|cerimonia di matrimonio|cerimonia nuziale|matrimonio all aperto|arco di fiori|matrimonio in giardino',
    beachwedding: 'matrimonio in spiaggia|matrimonio sulla spiaggia|nozze in spiaggia',
    mandap: 'matrimonio indiano|matrimonio indù|mandap',
    graduation: 'cerimonia di laurea|festa di laurea|giorno della laurea|proclamazione di laurea',
    graduate: 'laureato|laureati+|laureata|tocco da laurea',
    matsuri: 'matsuri|festa giapponese|festival giapponese|festival estivo giapponese',
    holi: 'holi|festa dei colori|festival dei colori|festa di holi',
    dragondance: 'danza del drago|danza del leone|sfilata del capodanno cinese',
    newyear:
      'notte di capodanno|vigilia di capodanno|veglione di capodanno|san silvestro|conto alla rovescia di capodanno|festa di capodanno',
    parade: 'parata|sfilata in strada|corteo in strada|banda in marcia',
    ofrenda: 'altare dei morti|altare del giorno dei morti|ofrenda',
    deadnight: 'giorno dei morti|giorno dei morti in messico|dia de los muertos',
    hanukkah: 'hanukkah|menorah|chanukkah|candelabro di hanukkah',
    beertent: 'oktoberfest|festa della birra|tendone della birra|tenda della birra',
    churchwedding: 'matrimonio in chiesa|nozze in chiesa|matrimonio religioso',
    samba:
      'carnevale di rio|sfilata di carnevale|carro allegorico|carnevale brasiliano|carro di carnevale',
    nativity:
      'presepe|presepio|natività|nascita di gesù|gesù bambino|bambin gesù|sacra famiglia|maria e giuseppe|mangiatoia|presepe vivente|capanna di betlemme',
    gardenparty:
      "festa in giardino|tavolata|lunga tavola|tavola lunga|riunione di famiglia|pranzo all'aperto|cena all'aperto",
    scouts: 'scout|boy scout|lupetti+',
    footballcrowd: 'tifosi di calcio+|folla allo stadio|tifosi allo stadio+',
    egghunt: 'caccia alle uova|caccia alle uova di pasqua',
    iftar:
      'iftar|cena di ramadan|rottura del digiuno|tavola di iftar|rompe il digiuno|rompono il digiuno|cena del ramadan',
    streetfair:
      'mercatino delle pulci|fiera di strada|mercatino|festa di strada|festa di paese|sagra di paese',
    thanksgiving: 'giorno del ringraziamento|cena del ringraziamento',
  },
  tr: {
    eastertable: 'paskalya sofrası|paskalya masası|paskalya kahvaltısı',
    wedding: 'düğün|düğün töreni|nikah töreni|kır düğünü|açık havada düğün|nikah',
    beachwedding: 'sahilde düğün|kumsalda düğün|plaj düğünü|sahil düğünü',
    mandap: 'mandap',
    graduation: 'mezuniyet töreni|mezuniyet|mezuniyet günü',
    graduate: 'mezun|mezunlar+|kep ve cübbe|mezuniyet kepi',
    matsuri: 'matsuri|japon festivali|japon yaz festivali',
    holi: 'holi|holi festivali|renk festivali|renkler festivali',
    dragondance: 'ejderha dansı|aslan dansı|çin yeni yılı geçidi',
    newyear:
      'yılbaşı gecesi|yeni yıl gecesi|yeni yıl kutlaması|yılbaşı kutlaması|yılbaşı partisi|yeni yıl partisi',
    parade: 'geçit töreni|resmi geçit|bando takımı',
    ofrenda: 'ölüler günü sunağı|ölüler günü altarı',
    deadnight: 'ölüler günü|meksika ölüler günü',
    hanukkah: 'hanuka|menora|hanuka şamdanı',
    beertent: 'oktoberfest|bira festivali|bira çadırı',
    churchwedding: 'kilise düğünü|kilisede düğün|kilisede nikah',
    samba: 'rio karnavalı|karnaval geçidi|samba geçidi|brezilya karnavalı',
    nativity:
      "isa'nın doğuşu|isanın doğuşu|hz isa'nın doğumu|bebek isa|kutsal aile|meryem ve yusuf|yemlikteki bebek isa",
    gardenparty: 'bahçe partisi|uzun masa|uzun sofra|aile buluşması|açık havada yemek',
    scouts: 'izciler+|izci',
    footballcrowd: 'futbol taraftarları+|stadyumdaki kalabalık|futbol seyircisi',
    egghunt: 'paskalya yumurtası avı|yumurta avı',
    iftar:
      'iftar|iftar sofrası|iftar yemeği|ramazan sofrası|oruç açan|orucunu açan|oruç açıyor|ramazan yemeği|iftar eden|iftarını açan',
    streetfair: 'bit pazarı|sokak panayırı|sokak pazarı|sokak partisi|sokak festivali',
    thanksgiving: 'şükran günü|şükran günü yemeği',
  },
  ar: {
    eastertable: 'مائدة عيد الفصح|فطور عيد الفصح',
    wedding: 'زفاف|عرس|حفل زفاف|مراسم زفاف|زفاف في الهواء الطلق|حفل زواج',
    beachwedding: 'زفاف على الشاطئ|عرس على الشاطئ|حفل زفاف على الشاطئ',
    mandap: 'زفاف هندي|عرس هندي|زفاف هندوسي',
    graduation: 'حفل تخرج|حفل التخرج|تخرج|يوم التخرج',
    graduate: 'خريج|خريجون+|خريجة|قبعة التخرج',
    matsuri: 'ماتسوري|مهرجان ياباني|مهرجان صيفي ياباني',
    holi: 'هولي|مهرجان الألوان|عيد الألوان|مهرجان هولي',
    dragondance: 'رقصة التنين|رقصة الأسد',
    newyear: 'ليلة رأس السنة|احتفال رأس السنة|العد التنازلي للسنة الجديدة|حفلة رأس السنة',
    parade: 'موكب|عرض عسكري|استعراض|فرقة موسيقية عسكرية',
    ofrenda: 'مذبح يوم الموتى|مذبح الموتى',
    deadnight: 'يوم الموتى|يوم الموتى في المكسيك',
    hanukkah: 'حانوكا|شمعدان حانوكا|عيد الأنوار اليهودي',
    beertent: 'أكتوبرفست|مهرجان البيرة|خيمة البيرة',
    churchwedding: 'زفاف في الكنيسة|زفاف كنسي|حفل زفاف في الكنيسة',
    samba: 'كرنفال ريو|موكب السامبا|كرنفال البرازيل',
    nativity: 'ميلاد المسيح|ميلاد يسوع|مغارة الميلاد|الطفل يسوع|العائلة المقدسة|مريم ويوسف',
    gardenparty: 'حفلة في الحديقة|حفلة حديقة|مائدة طويلة|طاولة طويلة|لم شمل العائلة|تجمع عائلي',
    scouts: 'كشافة|الكشافة',
    footballcrowd: 'مشجعو كرة القدم|جمهور كرة القدم|جمهور في الملعب',
    egghunt: 'البحث عن بيض عيد الفصح|البحث عن البيض',
    iftar:
      'إفطار رمضان|مائدة الإفطار|إفطار رمضاني|مائدة رمضان|الإفطار في رمضان|إفطار في رمضان|الافطار في رمضان|وجبة الإفطار في رمضان|يفطرون في رمضان|يفطرون معا في رمضان|تفطر معا في رمضان|تفطر في رمضان|وجبة إفطار رمضان',
    streetfair: 'سوق شعبي|سوق البرغوث|معرض الشارع|حفلة في الشارع|سوق الخردة|سوق الأغراض المستعملة',
    thanksgiving: 'عيد الشكر|عشاء عيد الشكر',
  },
  hi: {
    eastertable: 'ईस्टर की मेज|ईस्टर का नाश्ता',
    wedding: 'खुले में शादी|ईसाई शादी',
    beachwedding: 'समुद्र तट पर शादी|बीच वेडिंग',
    mandap:
      'शादी|विवाह|विवाह समारोह|शादी समारोह|बारात|शादी की बारात|भारतीय शादी|मंडप|शादी का मंडप|शादी के मंडप|विवाह मंडप|हिंदू शादी|विवाह का मंडप',
    graduation: 'दीक्षांत समारोह|स्नातक समारोह|ग्रेजुएशन',
    graduate: 'स्नातक|स्नातक छात्र|दीक्षांत गाउन',
    matsuri: 'मात्सुरी|जापानी त्योहार|जापानी उत्सव',
    holi: 'होली|होली का त्योहार|रंगों का त्योहार',
    dragondance: 'ड्रैगन नृत्य|शेर नृत्य|ड्रैगन डांस',
    newyear: 'नए साल की पूर्व संध्या|नव वर्ष की रात|नए साल का जश्न|नए साल की पार्टी',
    parade: 'परेड|जुलूस|बैंड बाजा|गणतंत्र दिवस परेड',
    ofrenda: 'मृतकों के दिन की वेदी|मृतकों का दिन',
    deadnight: 'मृतकों के दिन का कब्रिस्तान|डे ऑफ द डेड',
    hanukkah: 'हनुक्का|मेनोरा|हनुका',
    beertent: 'ऑक्टोबरफेस्ट|बीयर उत्सव|बीयर टेंट',
    churchwedding: 'चर्च में शादी|गिरजाघर में शादी',
    samba: 'रियो कार्निवल|सांबा परेड|कार्निवल परेड',
    nativity: 'यीशु का जन्म|ईसा मसीह का जन्म|बालक यीशु|शिशु यीशु|पवित्र परिवार|मरियम और यूसुफ',
    gardenparty: 'बगीचे की पार्टी|लंबी मेज|लंबी मेज़|पारिवारिक मिलन|गार्डन पार्टी',
    scouts: 'स्काउट|स्काउट्स',
    footballcrowd: 'फुटबॉल प्रशंसक|स्टेडियम में भीड़|फुटबॉल दर्शक',
    egghunt: 'ईस्टर अंडा खोज|अंडे की खोज',
    iftar: 'इफ्तार|इफ़्तार|इफ्तार की दावत|रोज़ा खोलता|रोज़ा खोलते|रोज़ा खोल|रोजा खोलते|इफ्तार करता|इफ्तार करते',
    streetfair: 'सड़क मेला|पुराना बाज़ार|कबाड़ी बाज़ार|गली की पार्टी',
    thanksgiving: 'थैंक्सगिविंग|थैंक्सगिविंग डिनर',
  },
};
