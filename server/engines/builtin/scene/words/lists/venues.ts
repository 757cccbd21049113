import type { WordTable } from '../../../words/language.ts';
import type { VenueKey } from '../keys/places/venue-keys.ts';

/** Words for rooms of houses and trades that are known by what is built into them, and for those that are within vehicles, tents and hills. */
export const VENUE_WORDS: WordTable<VenueKey> = {
  en: {
    stationmodule:
      'space station interior|inside a space station|inside the space station|space station corridor|corridor of a space station|space station module|inside the iss|in a space station|in the space station|on the space station|aboard the space station|on a space station',
    bar: 'bar|dive bar|sports bar',
    cocktailbar:
      'bar counter|cocktail bar|hotel bar|lounge bar|wine bar|whiskey bar|piano bar|at the bar|at a bar|bar stool|bar stools|barstools|cocktail lounge|speakeasy',
    conveniencestore:
      'convenience store|convenience stores+|corner store|24-hour store|24 hour store|konbini|bodega',
    elevator:
      'elevator|elevator lobby|elevator interior|inside an elevator|elevator doors|in a lift|inside a lift|lift lobby|lift doors',
    grandstair:
      'grand staircase|sweeping staircase|double staircase|imperial staircase|staircase in a mansion|mansion staircase|staircase of a mansion|palace staircase|marble staircase|staircase with a red carpet|grand foyer|grand entrance hall',
    entrancehall: 'entrance hall|entry hall',
    staircase: 'staircase|stairwell',
    basement:
      'basement|dark basement|creepy basement|basement room|boiler room|furnace room|underground room',
    markethall:
      'market hall|covered market|indoor market|market hall stalls|inside a market hall|food hall|indoor food market|indoor fruit market|covered food market|la boqueria|boqueria market|victorian market hall',
    butchershop:
      "butcher shop|butcher's shop|butchers shop|butchery|butcher's|meat shop|meat counter|butcher's counter",
    butcher: 'butcher',
    teahouse: 'tea house|teahouse|chinese tea house|old teahouse',
    kotatsu: 'kotatsu',
    pizzeria:
      'pizzeria|pizza place|pizza restaurant|pizza shop|pizza parlor|pizza parlour|pizza oven|wood-fired oven|wood fired oven|wood-fired pizza oven',
    schoolbusinside:
      'in the school bus|on the school bus|on a school bus|in a school bus|inside a school bus|inside the school bus|school bus interior|aboard a school bus|aboard the school bus',
    businside:
      'inside a bus|bus interior|interior of a bus|on the bus|on a crowded bus|bus passengers|inside of a bus|inside the bus|inside a crowded bus|inside a city bus',
    traminside:
      'inside a tram|tram interior|interior of a tram|on the tram|inside an old tram|inside a streetcar|streetcar interior|inside a trolley car|tram carriage|tram passengers|inside the tram',
    sauna: 'sauna|finnish sauna|wooden sauna|steam room|inside a sauna|sauna with people',
    tattooparlour:
      'tattoo parlour|tattoo parlor|tattoo studio|tattoo shop|tattooist|tattoo artist|tattooer|getting a tattoo|get a tattoo',
    synagogue:
      'synagogue|synagogue interior|jewish temple|inside a synagogue|bar mitzvah|bat mitzvah|torah|torah scroll|torah ark',
    postoffice:
      'post office|post office counter|postal clerk|post office interior|mail room|mailroom|postal counter',
    bankhall:
      'in the bank|at the bank|inside a bank|in a bank|at a bank|bank hall|bank lobby|bank counter|bank branch|bank robbery|robbing a bank|opening a bank account|bank account',
    bankclerk: 'bank teller|bank clerk|bank employee',
    clothesshop:
      "clothes shop|clothing store|clothing shop|clothes store|boutique|fashion boutique|fashion store|fashion shop|dress shop|women's clothing store",
    shoeshop:
      'shoe shop|shoe store|shoe shops|shoe stores|footwear store|shoe department|sneaker store|trying on shoes|trying on new shoes|trying on boots',
    tryingclothes:
      'trying on clothes|trying on a dress|shopping for clothes|buying clothes|fitting room|changing room of a shop',
    hardwarestore:
      "hardware store|hardware shop|tool shop|tool store|ironmonger|ironmonger's|ironmongery|diy store|home improvement store",
    rabbi: 'rabbi',
    burrow:
      'burrow|sett|animal den|underground den|mouse hole|house under the roots|home under the roots|house under the tree roots|home under the tree roots|den under the roots',
    mushroomroom:
      'inside a mushroom house|in a mushroom house|inside a tiny mushroom house|in a tiny mushroom house|in a little mushroom house|inside a little mushroom house|in its mushroom house|in her mushroom house|in his mushroom house|in a cozy mushroom house|inside its mushroom house|in a small mushroom house|inside a fairy house|in a fairy house|inside a tiny fairy house|in a tiny fairy house|in a little fairy house|inside a little fairy house|in its fairy house|in her fairy house|in his fairy house|in a cozy fairy house|inside its fairy house|in a small fairy house|inside a toadstool house|in a toadstool house|inside a tiny toadstool house|in a tiny toadstool house|in a little toadstool house|inside a little toadstool house|in its toadstool house|in her toadstool house|in his toadstool house|in a cozy toadstool house|inside its toadstool house|in a small toadstool house|inside a mushroom cottage|in a mushroom cottage|inside a tiny mushroom cottage|in a tiny mushroom cottage|in a little mushroom cottage|inside a little mushroom cottage|in its mushroom cottage|in her mushroom cottage|in his mushroom cottage|in a cozy mushroom cottage|inside its mushroom cottage|in a small mushroom cottage|mushroom house interior|interior of a mushroom house|inside of a mushroom house|inside a giant mushroom|inside a mushroom|living in a mushroom|in a house made out of a mushroom|in a house made from a mushroom|in a house made of a mushroom|lives in a mushroom|live in a mushroom|in a house inside a mushroom|in a hollow mushroom|inside a toadstool',
    wreckhold:
      'inside a shipwreck|inside the shipwreck|inside an old shipwreck|in a shipwreck|in the shipwreck|in an old shipwreck|within a shipwreck|within the shipwreck|within an old shipwreck|inside a sunken ship|inside the sunken ship|inside an old sunken ship|in a sunken ship|in the sunken ship|in an old sunken ship|within a sunken ship|within the sunken ship|within an old sunken ship|inside a sunken pirate ship|inside the sunken pirate ship|inside an old sunken pirate ship|in a sunken pirate ship|in the sunken pirate ship|in an old sunken pirate ship|within a sunken pirate ship|within the sunken pirate ship|within an old sunken pirate ship|inside a wrecked ship|inside the wrecked ship|inside an old wrecked ship|in a wrecked ship|in the wrecked ship|in an old wrecked ship|within a wrecked ship|within the wrecked ship|within an old wrecked ship|inside a wreck|inside the wreck|inside an old wreck|within a wreck|within the wreck|within an old wreck|inside a shipwreck hull|inside the shipwreck hull|inside an old shipwreck hull|in a shipwreck hull|in the shipwreck hull|in an old shipwreck hull|within a shipwreck hull|within the shipwreck hull|within an old shipwreck hull|interior of a shipwreck|interior of a sunken ship|shipwreck interior',
    hollowtree:
      'inside a hollow tree|in a hollow tree|inside the hollow tree|in the hollow of a tree|inside a tree trunk|inside a hollow tree trunk|inside a hollow oak|in a hollow oak|inside an old oak|inside an oak tree|hollow tree interior|hollow tree home|hollow tree house|in a tree hollow|inside a tree hollow|inside a hollow log|in a hollow tree trunk',
    egyptiantomb:
      "egyptian tomb|ancient egyptian tomb|pharaoh's tomb|pharaohs tomb|tomb of a pharaoh|tomb of the pharaoh|tutankhamun's tomb|tomb of tutankhamun|burial chamber|egyptian burial chamber|inside a pyramid|inside the pyramid|sarcophagus|egyptian sarcophagus|mummy's tomb",
    romanbath:
      'roman bath|roman baths|ancient roman bath|ancient roman baths|roman bathhouse|thermae|roman thermae|caldarium',
    longhouse:
      'inside a longhouse|inside a viking longhouse|longhouse interior|viking longhouse interior|interior of a longhouse|interior of a viking longhouse|viking hall|mead hall|viking feast|feast of vikings|great hall of the vikings|inside the longhouse',
    igloointerior: 'igloo interior|inside an igloo|interior of an igloo|inside the igloo',
    yurtinterior:
      'yurt interior|inside a yurt|interior of a yurt|inside a mongolian yurt|inside a ger|inside the yurt',
    ambulanceinterior:
      'inside an ambulance|ambulance interior|interior of an ambulance|in the back of an ambulance|inside the ambulance',
    treehouseinterior:
      'inside a treehouse|treehouse interior|interior of a treehouse|inside the treehouse|inside a tree house',
    carshowroom:
      'car showroom|car dealership|car dealer|auto dealership|car salesroom|showroom of cars|luxury car showroom|car sales showroom',
    assemblyline:
      'assembly line|factory assembly line|car assembly line|production line|car factory|automobile factory|car plant|assembly plant|assembly line robots|factory workers on an assembly line|conveyor belt in a factory|inside a factory|factory interior|factory floor',
    controlroom:
      'nuclear control room|control room of a nuclear power plant|control room of a nuclear plant|nuclear power plant control room|nuclear plant control room|reactor control room|power plant control room|control room of a power plant|control room of a power station|nuclear reactor control room|control room at a nuclear power plant',
    musicroom:
      'music room|piano room|music school|music lesson|piano lesson|violin lesson|music teacher|piano teacher|conservatory of music|rehearsal room',
    backstage:
      "backstage|backstage at a theatre|backstage at the theatre|backstage of a theatre|backstage of the theatre|backstage at a theater|backstage of a theater|theatre dressing room|theater dressing room|actor's dressing room|actors' dressing room|actress's dressing room|behind the stage|makeup room|make-up room",
    spa: 'spa|day spa|wellness spa|spa treatment|massage room|massage|massage table|massage parlor|massage parlour|getting a massage|wellness center|wellness centre|spa interior|massage therapist|masseuse|hot stone massage',
    nursinghome:
      'nursing home|retirement home|old people s home|care home|lounge of a nursing home|home for the elderly|lounge of a retirement home',
    christmasdinner:
      'christmas dinner|christmas family dinner|christmas dinner table|family christmas dinner|christmas table|christmas feast|christmas eve dinner|table set for christmas|new year dinner',
    overgrownstation:
      'space station overgrown with plants|overgrown space station|space station full of plants|abandoned space station overgrown with plants|space station overgrown by plants|overgrown spaceship interior|spaceship overgrown with plants',
    seventieskitchen:
      "1970s kitchen|70s kitchen|seventies kitchen|1970's kitchen|70's kitchen|kitchen from the 1970s|kitchen from the 70s|kitchen in the 1970s|retro kitchen|1960s kitchen|60s kitchen|vintage 1970s kitchen|retro 1970s kitchen",
    marsdome:
      'inside a dome on mars|inside a glass dome on mars|view from inside a glass dome on mars|view from inside a dome on mars|glass dome on mars|mars greenhouse|martian greenhouse|greenhouse on mars|garden on mars|inside a mars base|inside a mars habitat|mars base interior|mars habitat interior|inside a mars colony',
  },
  zh: {
    stationmodule: '空间站内部|空间站里|太空站内部|在空间站里|空间站内',
    bar: '酒吧',
    cocktailbar: '吧台|酒吧吧台|鸡尾酒吧|酒店酒吧|吧台前',
    conveniencestore: '便利店|24小时便利店|便利商店',
    elevator: '电梯|电梯间|电梯里|电梯内部|升降机',
    grandstair: '大楼梯|豪宅楼梯|宏伟的楼梯|大理石楼梯',
    entrancehall: '门厅|入口大厅',
    staircase: '楼梯|楼梯间',
    basement: '地下室|阴暗的地下室|锅炉房',
    markethall: '室内市场|室内菜市场|市场大厅|菜市场里|室内集市|有顶市场|农贸市场大厅',
    butchershop: '肉铺|肉店|猪肉铺|屠户',
    butcher: '屠夫',
    teahouse: '茶馆|茶楼|老茶馆|茶舍',
    kotatsu: '被炉|暖桌',
    pizzeria: '披萨店|比萨店|披萨餐厅|披萨炉|比萨炉',
    schoolbusinside: '校车上|校车里|校车内|在校车上',
    businside: '公交车内|公交车里|巴士车厢|公交车上|公共汽车里',
    traminside: '电车内|有轨电车里|有轨电车车厢|电车车厢',
    sauna: '桑拿|桑拿房|桑拿浴|芬兰浴',
    tattooparlour: '纹身店|纹身工作室|刺青店|纹身师',
    synagogue: '犹太教堂|犹太会堂|犹太会堂内部|托拉',
    postoffice: '邮局|邮政局|邮局柜台',
    bankhall: '银行|银行大厅|银行柜台|在银行|银行里|抢银行',
    bankclerk: '银行职员|银行柜员',
    clothesshop: '服装店|时装店|衣服店|女装店|服饰店',
    shoeshop: '鞋店|鞋子店|运动鞋店|鞋铺|试鞋|试穿鞋子',
    tryingclothes: '试衣服|试穿衣服|买衣服|试衣间',
    hardwarestore: '五金店|五金商店|工具店',
    rabbi: '拉比',
    burrow:
      '洞穴小屋|兔子洞|兔窝|獾洞|地下洞穴|树根下洞穴|树根下的洞穴|树根下的家|橡树根下洞穴|橡树根下的洞穴|树洞里的家',
    mushroomroom:
      '蘑菇屋里|蘑菇屋内|蘑菇房子里|小蘑菇屋里|蘑菇小屋里|蘑菇里面|仙子小屋里|蘑菇做的房子里|蘑菇做成的房子里|蘑菇里的小屋',
    wreckhold: '沉船里|沉船内|沉船内部|沉船里面|在沉船中|沉船船舱',
    hollowtree: '空心树里|树洞里|树洞里面|树洞内|空心树内|空心树干里|树洞',
    egyptiantomb: '法老墓|法老的坟墓|埃及古墓|埃及墓室|古埃及陵墓|石棺',
    romanbath: '罗马浴场|古罗马浴场|罗马浴池',
    longhouse: '维京长屋内部|维京大厅|维京宴会|维京人的宴会',
    igloointerior: '冰屋内部|冰屋里|雪屋里',
    yurtinterior: '蒙古包内部|蒙古包里|毡房里',
    ambulanceinterior: '救护车内|救护车里|救护车内部',
    treehouseinterior: '树屋内部|树屋里',
    carshowroom: '汽车展厅|汽车销售店|汽车经销店|车行|汽车4s店',
    assemblyline: '装配线|流水线|生产线|汽车工厂|汽车装配线|工厂内部|工厂车间',
    controlroom: '核电站控制室|核电厂控制室|核电站的控制室|反应堆控制室',
    musicroom: '音乐室|琴房|音乐教室|钢琴课|音乐学校',
    backstage: '后台|剧院后台|化妆间|演员化妆室',
    spa: '水疗中心|水疗馆|按摩室|按摩|按摩师|按摩店',
    nursinghome: '养老院|敬老院|养老院的客厅',
    christmasdinner: '圣诞晚餐|圣诞餐桌|圣诞大餐',
    overgrownstation: '长满植物的空间站|植物丛生的空间站|长满植物的太空站',
    seventieskitchen: '70年代厨房|七十年代厨房|复古厨房|1970年代的厨房|1970年代厨房',
    marsdome: '火星穹顶内部|火星玻璃穹顶|火星温室|火星上的温室|火星基地内部',
  },
  ja: {
    stationmodule:
      '宇宙ステーションの中|宇宙ステーション内部|宇宙ステーションの内部|宇宙ステーションで|宇宙ステーション内',
    bar: 'バー',
    cocktailbar: 'バーカウンター|カクテルバー|ホテルのバー|バーのカウンター',
    conveniencestore: 'コンビニ|コンビニエンスストア|24時間営業の店',
    elevator: 'エレベーター|エレベーターの中|エレベーター内|エレベーターホール',
    grandstair: '大階段|豪邸の階段|大理石の階段',
    entrancehall: 'エントランスホール|玄関ホール',
    staircase: '屋内の階段|階段室|吹き抜けの階段',
    basement: '地下室|暗い地下室|ボイラー室',
    markethall: '屋内市場|市場のホール|屋根付き市場|屋内マーケット|市場の中|室内市場',
    butchershop: '肉屋|精肉店|お肉屋さん',
    butcher: '肉屋さん',
    teahouse: '茶館|茶楼|中国茶館',
    kotatsu: 'こたつ|炬燵|コタツ',
    pizzeria: 'ピザ屋|ピザ店|ピザ窯|ピザレストラン',
    schoolbusinside: 'スクールバスの中|スクールバスの車内|スクールバス車内',
    businside: 'バスの車内|バスの中|バス車内',
    traminside: '路面電車の車内|路面電車の中|市電の車内',
    sauna: 'サウナ|サウナ室|フィンランドサウナ',
    tattooparlour: 'タトゥースタジオ|タトゥーショップ|彫り師|タトゥーアーティスト',
    synagogue: 'シナゴーグ|ユダヤ教会堂|トーラー',
    postoffice: '郵便局|郵便局の窓口',
    bankhall: '銀行|銀行の窓口|銀行強盗|銀行で',
    bankclerk: '銀行員',
    clothesshop: '洋服店|服屋|ブティック|衣料品店|洋服屋|アパレルショップ',
    shoeshop: '靴店|シューズショップ|靴を試着|靴の試着|靴を試し履き',
    tryingclothes: '試着|試着室|服を買う|洋服を買う',
    hardwarestore: '金物屋|ホームセンター|工具店',
    rabbi: 'ラビ',
    burrow: '巣穴|穴ぐら|木の根元の家|根っこの下の家|木の根の下の家',
    mushroomroom:
      'キノコの家の中|きのこの家の中|キノコの家で|きのこの家で|小さなキノコの家で|妖精の家の中|妖精の家で|キノコでできた家で|きのこでできた家で|キノコで作った家で|キノコの中で',
    wreckhold: '沈没船の中|沈没船の中で|沈没船の内部|難破船の中|難破船の中で',
    hollowtree: '木のうろ|木の洞|木のうろの中|木の洞の中|うろの中|空洞の木の中|大木の中',
    egyptiantomb: 'ファラオの墓|エジプトの墓|王家の墓|石棺|ピラミッドの内部',
    romanbath: 'ローマ風呂|古代ローマの浴場|テルマエ|ローマの公衆浴場',
    longhouse: 'ヴァイキングの館の中|ロングハウスの中|ヴァイキングの宴',
    igloointerior: 'イグルーの中|かまくらの中',
    yurtinterior: 'ゲルの中|ゲルの内部|パオの中',
    ambulanceinterior: '救急車の中|救急車内|救急車の車内',
    treehouseinterior: 'ツリーハウスの中|ツリーハウスの内部',
    carshowroom: 'カーディーラー|自動車ショールーム|車のショールーム|カーショールーム',
    assemblyline: '組立ライン|生産ライン|自動車工場|組み立てライン|工場の内部|工場の中',
    controlroom: '原子力発電所の制御室|原発の制御室|原子炉の制御室|中央制御室',
    musicroom: '音楽室|ピアノ室|ピアノのレッスン|音楽学校|ピアノレッスン',
    backstage: '楽屋|舞台裏|劇場の楽屋|バックステージ',
    spa: 'スパ|マッサージルーム|マッサージ|マッサージ店|エステサロン',
    nursinghome: '老人ホーム|老人ホームの談話室|介護施設',
    christmasdinner: 'クリスマスディナー|クリスマスの食卓',
    overgrownstation: '植物に覆われた宇宙ステーション|植物だらけの宇宙ステーション',
    seventieskitchen: '70年代のキッチン|1970年代のキッチン|レトロなキッチン|昭和の台所',
    marsdome: '火星のドームの中|火星のガラスドーム|火星の温室|火星基地の内部',
  },
  ko: {
    stationmodule: '우주정거장 내부|우주 정거장 안|우주정거장 안|우주정거장에서',
    bar: '바에서',
    cocktailbar: '바 카운터|칵테일 바|칵테일바|호텔 바|와인 바',
    conveniencestore: '편의점|24시간 편의점',
    elevator: '엘리베이터|엘리베이터 안|승강기',
    grandstair: '대계단|웅장한 계단|대리석 계단|저택의 계단',
    entrancehall: '현관 홀|입구 홀',
    staircase: '실내 계단|계단실',
    basement: '지하실|어두운 지하실|보일러실',
    markethall: '실내 시장|실내시장|지붕 있는 시장|시장 안|마켓홀|실내 재래시장|시장 홀',
    butchershop: '정육점|푸줏간',
    butcher: '정육점 주인',
    teahouse: '찻집|전통 찻집|전통찻집',
    kotatsu: '코타츠|고타츠',
    pizzeria: '피자 가게|피자집|피자 화덕|피제리아',
    schoolbusinside: '스쿨버스 안|스쿨버스 안에서|스쿨버스에서|통학버스 안에서',
    businside: '버스 안|버스 내부|버스 안에서',
    traminside: '전차 안|트램 안|트램 내부',
    sauna: '사우나|사우나실|핀란드 사우나|찜질방',
    tattooparlour: '타투 스튜디오|타투샵|문신 가게|타투이스트',
    synagogue: '유대교 회당|시나고그|토라',
    postoffice: '우체국|우체국 창구',
    bankhall: '은행에서|은행 창구|은행 안|은행 강도|은행 로비',
    bankclerk: '은행원|은행 직원',
    clothesshop: '옷가게|옷 가게|의류 매장|부티크|의류점',
    shoeshop: '신발 가게|신발가게|구두 가게|신발 매장|신발을 신어보는',
    tryingclothes: '옷을 입어보는|탈의실|피팅룸|옷을 사는',
    hardwarestore: '철물점|공구점',
    rabbi: '랍비',
    burrow:
      '굴속|토끼굴|땅굴|뿌리 아래 굴|뿌리 밑 굴|뿌리 아래 굴에서|나무뿌리 밑 집|나무뿌리 아래 집',
    mushroomroom:
      '버섯 집 안|버섯 집에서|버섯집 안|버섯집에서|작은 버섯집에서|요정의 집 안|요정의 집에서|버섯으로 만든 집에서|버섯으로 만든 집 안|버섯 속',
    wreckhold: '난파선 안|난파선 안에서|침몰선 안|침몰선 안에서|난파선 속|난파선 내부|침몰한 배 안',
    hollowtree:
      '속이 빈 나무 안|나무 구멍 속|나무 구멍 안|속 빈 나무 속|속이 빈 나무 속|나무 속 집',
    egyptiantomb: '파라오의 무덤|이집트 무덤|석관',
    romanbath: '로마 목욕탕|로마 욕장|고대 로마 목욕탕',
    longhouse: '바이킹 연회|바이킹 롱하우스 안|바이킹 홀',
    igloointerior: '이글루 안|이글루 내부',
    yurtinterior: '게르 안|유르트 안|유르트 내부',
    ambulanceinterior: '구급차 안|구급차 내부|앰뷸런스 안',
    treehouseinterior: '나무집 안|트리하우스 안',
    carshowroom: '자동차 전시장|자동차 매장|자동차 대리점',
    assemblyline: '조립 라인|생산 라인|자동차 공장|공장 내부|공장 안',
    controlroom: '원자력 발전소 제어실|원전 제어실|원자로 제어실',
    musicroom: '음악실|피아노 방|피아노 레슨|음악 학교',
    backstage: '무대 뒤|분장실|극장 분장실|백스테이지',
    spa: '스파|마사지 룸|마사지|마사지샵|마사지실',
    nursinghome: '요양원|양로원|요양원 휴게실',
    christmasdinner: '크리스마스 만찬|크리스마스 저녁 식사|크리스마스 식탁',
    overgrownstation: '식물로 뒤덮인 우주 정거장|식물로 가득한 우주 정거장',
    seventieskitchen: '70년대 부엌|1970년대 부엌|70년대 주방|복고풍 주방',
    marsdome: '화성 돔 내부|화성의 유리 돔|화성 온실|화성 기지 내부',
  },
  fr: {
    stationmodule:
      "intérieur d'une station spatiale|dans une station spatiale|dans la station spatiale|à bord de la station spatiale",
    bar: 'bar',
    cocktailbar:
      "comptoir de bar|comptoir d'un bar|au comptoir de bar|au comptoir d'un bar|au comptoir du bar|bar à cocktails|bar d'hôtel|bar à vin|tabourets de bar",
    conveniencestore: 'supérette|superette|épicerie de nuit',
    elevator: 'ascenseur|cabine d’ascenseur',
    grandstair: 'grand escalier|escalier d’honneur|escalier monumental|escalier de marbre',
    entrancehall: 'hall d’entrée',
    staircase: 'cage d’escalier|escalier intérieur',
    basement:
      "sous-sol|cave sombre|chaufferie|à la cave|dans la cave|dans une cave|cave d'immeuble",
    markethall:
      'halles|les halles|marché couvert|halle du marché|halle de marché|halles couvertes|marché des halles|halle alimentaire',
    butchershop: 'boucherie|charcuterie|étal de boucher',
    butcher: 'boucher',
    teahouse: 'maison de thé|maison de thé chinoise',
    kotatsu: 'kotatsu',
    pizzeria: 'pizzeria|pizzéria|four de pizzeria',
    schoolbusinside:
      'dans le bus scolaire|dans un bus scolaire|dans le car scolaire|dans un car scolaire',
    businside: 'intérieur d’un bus|dans un bus|dans le bus|passagers du bus',
    traminside:
      'intérieur d’un tramway|dans un tramway|dans le tramway|dans un tram|rame de tramway',
    sauna: 'sauna|sauna finlandais',
    tattooparlour: 'salon de tatouage|studio de tatouage|tatoueur|tatoueuse',
    synagogue: 'synagogue|intérieur d’une synagogue|bar-mitsva|torah',
    postoffice: 'bureau de poste|guichet de la poste|la poste',
    bankhall:
      'banque|à la banque|dans une banque|agence bancaire|guichet de banque|braquage de banque|compte bancaire',
    bankclerk: 'employée de banque|guichetière de banque',
    clothesshop:
      'boutique de vêtements|magasin de vêtements|boutique de mode|magasin de mode|boutique de robes|dans une boutique',
    shoeshop:
      'magasin de chaussures|boutique de chaussures|essaie des chaussures|essayant des chaussures',
    tryingclothes: "essaie une robe|essayant une robe|cabine d'essayage|achète des vêtements",
    hardwarestore: 'quincaillerie|magasin de bricolage|magasin d’outils',
    rabbi: 'rabbin',
    burrow:
      'tanière|terrier souterrain|terrier douillet|dans son terrier|dans leur terrier|dans un terrier|dans le terrier|maison sous les racines|terrier sous les racines',
    mushroomroom:
      "dans une maison champignon|dans une petite maison champignon|dans une minuscule maison champignon|dans sa maison champignon|vit dans un champignon|dans une maison de fée|à l'intérieur d'une maison champignon|intérieur d'une maison champignon|dans une maison en champignon|dans une maison faite d'un champignon|à l'intérieur d'un champignon|dans une maison dans un champignon",
    wreckhold:
      "dans une épave|dans l'épave|à l'intérieur d'une épave|à l'intérieur de l'épave|intérieur d'une épave|dans un bateau coulé|dans un navire coulé|dans un navire englouti",
    hollowtree:
      'dans un arbre creux|à l intérieur d un arbre creux|dans le creux d un arbre|dans un tronc creux|dans un chêne creux|à l intérieur d un tronc|intérieur d un arbre creux',
    egyptiantomb:
      'tombeau égyptien|tombe égyptienne|tombeau de pharaon|tombe d’un pharaon|chambre funéraire|sarcophage',
    romanbath: 'thermes romains|bains romains|thermes antiques',
    longhouse: 'intérieur d’une maison longue|festin viking|banquet viking|salle viking',
    igloointerior: 'intérieur d’un igloo|dans un igloo',
    yurtinterior: 'intérieur d’une yourte|dans une yourte',
    ambulanceinterior: 'intérieur d’une ambulance|dans une ambulance|dans l’ambulance',
    treehouseinterior: 'intérieur d’une cabane dans un arbre|dans une cabane dans les arbres',
    carshowroom:
      'concessionnaire automobile|concession automobile|salle d’exposition de voitures|showroom automobile',
    assemblyline:
      'chaîne de montage|chaîne d’assemblage|chaîne de production|usine automobile|intérieur d’une usine',
    controlroom:
      'salle de contrôle d’une centrale nucléaire|salle de commande d’une centrale nucléaire|salle de contrôle nucléaire|salle de contrôle du réacteur',
    musicroom:
      'salle de musique|salon de musique|école de musique|cours de piano|leçon de piano|cours de musique',
    backstage:
      'coulisses|dans les coulisses|loge d’artiste|loge de théâtre|coulisses d’un théâtre|coulisses du théâtre',
    spa: 'spa|institut de massage|salon de massage|massage|centre de bien-être|salle de massage',
    nursinghome: 'maison de retraite|ehpad|salon de la maison de retraite',
    christmasdinner:
      'repas de noël|dîner de noël|table de noël|réveillon de noël|repas du nouvel an',
    overgrownstation:
      'station spatiale envahie par les plantes|station spatiale envahie de plantes|station spatiale pleine de plantes',
    seventieskitchen: 'cuisine des années 70|cuisine des années 1970|cuisine rétro',
    marsdome:
      'intérieur d’un dôme sur mars|sous un dôme sur mars|serre sur mars|serre martienne|intérieur d’une base martienne',
  },
  de: {
    stationmodule:
      'in einer Raumstation|in der Raumstation|Inneres einer Raumstation|Innenraum einer Raumstation|in der raumstation|auf der raumstation|in einer raumstation',
    bar: 'Bar|Kneipe|Eckkneipe',
    cocktailbar: 'Bartresen|Bartheke|Cocktailbar|Hotelbar|an der Bar|Weinbar|Barhocker|am Tresen',
    conveniencestore: 'Spätkauf|Späti|24-Stunden-Laden',
    elevator: 'Aufzug|Fahrstuhl|Fahrstuhlkabine|Aufzugkabine',
    grandstair: 'Freitreppe|Prunktreppe|große Treppe|Marmortreppe|Treppenhaus',
    entrancehall: 'Eingangshalle',
    staircase: 'Treppenaufgang|Innentreppe',
    basement: 'Keller|Kellerraum|Heizungskeller',
    markethall:
      'markthalle|überdachter markt|in der markthalle|gemüsehalle|obsthalle|hallenmarkt|fruchthalle|markthallen',
    butchershop: 'Metzgerei|Fleischerei|Fleischtheke',
    butcher: 'Metzger|Fleischer',
    teahouse: 'teehaus|chinesisches teehaus',
    kotatsu: 'kotatsu',
    pizzeria: 'Pizzeria|Pizzaofen|Pizza-Restaurant',
    schoolbusinside: 'im Schulbus|in einem Schulbus|im Schulbus drinnen',
    businside: 'im Bus|Innenraum eines Busses|Businneres|Fahrgäste im Bus',
    traminside:
      'in der Straßenbahn|in einer Straßenbahn|Innenraum einer Straßenbahn|Straßenbahnwagen|in der Tram',
    sauna: 'Sauna|finnische Sauna|Saunakabine',
    tattooparlour: 'Tattoostudio|Tattoo-Studio|Tätowierstudio|Tätowierer|Tätowiererin',
    synagogue: 'Synagoge|Bar-Mizwa|Bar Mizwa|Thora|Tora',
    postoffice: 'Postamt|Postfiliale|Postschalter|auf der Post|in der Post',
    bankhall:
      'in der bank|in einer bank|bankschalter|bankfiliale|bankhalle|bankraub|am bankschalter|bankkonto|überfällt eine bank|bei der bank',
    bankclerk: 'bankangestellte|bankangestellter|bankkauffrau',
    clothesshop:
      'kleidergeschäft|kleiderladen|modegeschäft|boutique|modeboutique|bekleidungsgeschäft|klamottenladen|modeladen',
    shoeshop:
      'schuhgeschäft|schuhladen|probiert schuhe an|schuhe anprobieren|schuhe an im schuhladen',
    tryingclothes: 'probiert ein kleid an|umkleidekabine|anprobe|kauft kleidung',
    hardwarestore: 'Baumarkt|Eisenwarenhandlung|Eisenwarenladen|Werkzeugladen',
    rabbi: 'Rabbiner|Rabbi',
    burrow:
      'Bau im Boden|Kaninchenbau|Dachsbau|Fuchsbau|Erdbau|Höhle unter den Wurzeln|Haus unter den Wurzeln|Wohnung unter den Wurzeln|Bau unter den Wurzeln',
    mushroomroom:
      'in einem pilzhaus|im pilzhaus|in einem winzigen pilzhaus|in einem kleinen pilzhaus|in seinem pilzhaus|in ihrem pilzhaus|in einem pilzhäuschen|im pilzhäuschen|in einem feenhaus|im feenhaus|im inneren eines pilzhauses|in einem haus aus einem pilz|in einem haus aus pilzen|wohnt in einem pilz|im inneren eines pilzes|in einem fliegenpilzhaus|in einem hohlen pilz',
    wreckhold:
      'in einem schiffswrack|im schiffswrack|in einem wrack|im wrack|im inneren eines schiffswracks|im inneren eines wracks|in einem gesunkenen schiff|im gesunkenen schiff',
    hollowtree:
      'im hohlen baum|in einem hohlen baum|in einem hohlen baumstamm|in einer hohlen eiche|im inneren eines hohlen baumes|in einer baumhöhle|in der baumhöhle|baumhöhle|in einem baumstamm',
    egyptiantomb: 'ägyptisches Grab|Pharaonengrab|Grabkammer|Sarkophag|Grab eines Pharaos',
    romanbath: 'römisches Bad|römische Therme|römische Thermen|römisches Badehaus',
    longhouse:
      'im Langhaus|Innenraum eines Langhauses|Wikingerhalle|Methalle|Wikingerfest|Festmahl der Wikinger',
    igloointerior: 'im Iglu|Innenraum eines Iglus|in einem Iglu',
    yurtinterior: 'in einer Jurte|in der Jurte|Innenraum einer Jurte',
    ambulanceinterior: 'im Krankenwagen|im Rettungswagen|Innenraum eines Krankenwagens',
    treehouseinterior: 'im Baumhaus|in einem Baumhaus|Innenraum eines Baumhauses',
    carshowroom: 'Autohaus|Autosalon|Autoverkaufsraum|Autohändler',
    assemblyline:
      'Fließband|Montageband|Montagelinie|Produktionslinie|Autofabrik|Fabrikhalle|Innenraum einer Fabrik',
    controlroom:
      'Leitwarte|Kontrollraum eines Kernkraftwerks|Leitstand eines Kernkraftwerks|Schaltwarte|Kontrollraum eines Atomkraftwerks|Leitwarte eines Kraftwerks',
    musicroom: 'Musikzimmer|Musikraum|Musikschule|Klavierunterricht|Klavierstunde|Probenraum',
    backstage: 'Backstage|hinter der Bühne|Künstlergarderobe|Theatergarderobe|hinter den Kulissen',
    spa: 'Spa|Massageraum|Massage|Massagesalon|Wellness|Wellnessbereich|Massageliege',
    nursinghome: 'altenheim|altersheim|seniorenheim|pflegeheim|seniorenresidenz',
    christmasdinner:
      'Weihnachtsessen|weihnachtliches Festessen|Weihnachtstafel|gedeckter Weihnachtstisch|Weihnachtstisch|Silvesteressen',
    overgrownstation:
      'überwucherte Raumstation|von Pflanzen überwucherte Raumstation|Raumstation voller Pflanzen',
    seventieskitchen:
      '70er-Jahre-Küche|Küche der 70er Jahre|Küche aus den 70ern|Siebzigerjahre-Küche|Retroküche|Küche der 1970er Jahre',
    marsdome:
      'in einer Kuppel auf dem Mars|Glaskuppel auf dem Mars|Gewächshaus auf dem Mars|Marsgewächshaus',
  },
  es: {
    stationmodule:
      'dentro de una estación espacial|interior de una estación espacial|en la estación espacial|en una estación espacial',
    bar: 'bar|bar de copas',
    cocktailbar:
      'barra de bar|barra del bar|barra de un bar|coctelería|bar de cócteles|taburetes de bar',
    conveniencestore: 'tienda de conveniencia|tienda 24 horas|minisúper',
    elevator: 'ascensor|elevador|cabina de ascensor',
    grandstair:
      'escalinata de mármol|escalera de mármol|escalera señorial|vestíbulo de una mansión',
    entrancehall: 'hall de entrada|sala de entrada',
    staircase: 'caja de escalera|escalera interior',
    basement: 'sótano|sala de calderas',
    markethall:
      'mercado cubierto|mercado techado|mercado de abastos|mercado municipal|mercado interior|nave del mercado|mercado de la boquería|plaza de abastos',
    butchershop: 'carnicería',
    butcher: 'carnicero',
    teahouse: 'casa de té|casa de té china',
    kotatsu: 'kotatsu',
    pizzeria: 'pizzería|horno de pizza',
    schoolbusinside:
      'en el autobús escolar|en un autobús escolar|dentro del autobús escolar|en el bus escolar',
    businside: 'interior de un autobús|dentro de un autobús|dentro del autobús|en el autobús',
    traminside: 'interior de un tranvía|dentro de un tranvía|en el tranvía',
    sauna: 'sauna|sauna finlandesa|baño sauna',
    tattooparlour: 'estudio de tatuajes|tienda de tatuajes|salón de tatuajes|tatuador|tatuadora',
    synagogue: 'sinagoga|bar mitzvá|torá',
    postoffice: 'oficina de correos|correos',
    bankhall:
      'sucursal bancaria|oficina bancaria|dentro de un banco|dentro del banco|abriendo una cuenta en el banco|cuenta bancaria|robando un banco|atraco a un banco|cola en el banco|mostrador del banco|clientes en el banco',
    bankclerk: 'cajera de banco|cajera del banco|empleada de banco|empleado de banco',
    clothesshop: 'tienda de ropa|boutique|boutique de moda|tienda de moda|tienda de vestidos',
    shoeshop:
      'zapatería|tienda de zapatos|tienda de zapatillas|probándose zapatos|se prueba zapatos',
    tryingclothes: 'probándose un vestido|se prueba un vestido|probador|comprando ropa',
    hardwarestore: 'ferretería|tienda de herramientas',
    rabbi: 'rabino',
    burrow: 'madriguera|casa bajo las raíces|hogar bajo las raíces',
    mushroomroom:
      'en una casa seta|dentro de una casa seta|en una casa de seta|en una casita seta|en una casa de hongo|en una pequeña casa de hongo|en una diminuta casa de hongo|en una casita de hongo|dentro de una seta|dentro de un hongo|en una casa de hadas|dentro de una casa de hadas|en una casa hecha de una seta|en una casa hecha de un hongo|en una casa dentro de una seta|vive en una seta',
    wreckhold:
      'dentro de un naufragio|dentro de un barco hundido|en un barco hundido|en el interior de un barco hundido|dentro del barco hundido|dentro de un galeón hundido|en un galeón hundido',
    hollowtree:
      'dentro de un árbol hueco|en un árbol hueco|dentro de un tronco hueco|en el hueco de un árbol|interior de un árbol hueco|dentro de un roble hueco',
    egyptiantomb: 'tumba egipcia|tumba de un faraón|tumba del faraón|cámara funeraria|sarcófago',
    romanbath: 'termas romanas|baños romanos|baño romano',
    longhouse: 'interior de una casa comunal vikinga|banquete vikingo|salón vikingo|festín vikingo',
    igloointerior: 'interior de un iglú|dentro de un iglú',
    yurtinterior: 'interior de una yurta|dentro de una yurta',
    ambulanceinterior: 'interior de una ambulancia|dentro de una ambulancia|en la ambulancia',
    treehouseinterior: 'interior de una casa del árbol|dentro de una casa en el árbol',
    carshowroom:
      'concesionario de coches|concesionario de autos|concesionario|sala de exposición de coches',
    assemblyline:
      'línea de montaje|línea de ensamblaje|cadena de montaje|línea de producción|fábrica de coches|interior de una fábrica',
    controlroom:
      'sala de control de una central nuclear|sala de control nuclear|sala de control del reactor',
    musicroom: 'sala de música|aula de música|escuela de música|clase de piano|clase de música',
    backstage: 'bastidores|entre bastidores|camerino|camerino de teatro|detrás del escenario',
    spa: 'spa|sala de masajes|masaje|centro de bienestar|salón de masajes',
    nursinghome: 'residencia de ancianos|asilo de ancianos|residencia de mayores|hogar de ancianos',
    christmasdinner:
      'cena de navidad|mesa de navidad|cena navideña|cena de nochevieja|cena de nochebuena|cena de año nuevo',
    overgrownstation: 'estación espacial cubierta de plantas|estación espacial llena de plantas',
    seventieskitchen: 'cocina de los años 70|cocina de los años setenta|cocina retro',
    marsdome:
      'interior de una cúpula en marte|cúpula de cristal en marte|invernadero en marte|invernadero marciano',
  },
  ru: {
    stationmodule:
      'внутри космической станции|внутри орбитальной станции|в космической станции|на космической станции|на борту космической станции',
    bar: 'бар|баре|барная стойка',
    cocktailbar: 'за барной стойкой|у барной стойки|коктейль-бар|коктейльный бар|бар отеля',
    conveniencestore:
      'круглосуточный магазин|круглосуточного магазина|круглосуточным магазином|минимаркет',
    elevator: 'лифт|кабина лифта|лифтовый холл',
    grandstair: 'парадная лестница|мраморная лестница|большая лестница|парадный зал',
    entrancehall: 'входной холл|холл у входа',
    staircase: 'лестничная клетка|лестничный пролёт',
    basement: 'подвал|котельная',
    markethall:
      'крытый рынок|крытом рынке|на крытом рынке|крытого рынка|торговые ряды рынка|павильон рынка|рыночный павильон',
    butchershop: 'мясная лавка|мясной магазин',
    butcher: 'мясник',
    teahouse: 'чайный дом|чайный домик|китайская чайная|чайном доме|чайном домике',
    kotatsu: 'котацу',
    pizzeria: 'пиццерия|печь для пиццы',
    schoolbusinside: 'в школьном автобусе|внутри школьного автобуса',
    businside: 'салон автобуса|внутри автобуса|в автобусе',
    traminside: 'салон трамвая|внутри трамвая|в трамвае',
    sauna: 'сауна|парилка|русская баня|баня|в бане|парная',
    tattooparlour: 'тату-салон|тату салон|салон татуировок|татуировщик|тату-мастер',
    synagogue: 'синагога|бар-мицва|тора',
    postoffice: 'почта|почтовое отделение',
    bankhall:
      'отделение банка|в отделении банка|ограбление банка|грабит банк|зал банка|банковский зал|в зале банка|банковский счёт',
    bankclerk: 'банковский служащий|сотрудница банка|кассир банка',
    clothesshop: 'магазин одежды|бутик|модный бутик|бутик одежды|магазине одежды',
    shoeshop:
      'обувной магазин|магазин обуви|обувном магазине|магазине обуви|примеряет туфли|примеряет ботинки|примеряет обувь',
    tryingclothes: 'примеряет платье|примерочная|покупает одежду|в примерочной',
    hardwarestore: 'хозяйственный магазин|строительный магазин|магазин инструментов|скобяная лавка',
    rabbi: 'раввин',
    burrow: 'нора|норка|дом под корнями|домик под корнями|домике под корнями|доме под корнями',
    mushroomroom:
      'в домике грибе|в доме грибе|в грибном домике|в крошечном грибном домике|в маленьком грибном домике|внутри грибного домика|в домике феи|внутри гриба|в домике из гриба|в доме из гриба|в домике внутри гриба|в домике в грибе|в доме сделанном из гриба',
    wreckhold:
      'в затонувшем корабле|внутри затонувшего корабля|внутри затонувшего судна|в трюме затонувшего корабля|на затонувшем корабле',
    hollowtree:
      'в дупле|внутри дупла|в дупле дерева|внутри полого дерева|в полом дереве|в дупле дуба|дупло',
    egyptiantomb: 'египетская гробница|гробница фараона|саркофаг|погребальная камера',
    romanbath: 'римские термы|римские бани|римская баня',
    longhouse: 'внутри длинного дома|пир викингов|зал викингов',
    igloointerior: 'внутри иглу',
    yurtinterior: 'внутри юрты|интерьер юрты',
    ambulanceinterior: 'внутри скорой помощи|в машине скорой помощи|салон скорой помощи',
    treehouseinterior: 'внутри дома на дереве|внутри домика на дереве',
    carshowroom: 'автосалон|салон автомобилей',
    assemblyline:
      'конвейер|сборочная линия|производственная линия|автозавод|сборочный конвейер|цех завода|внутри завода',
    controlroom:
      'пульт управления атомной станции|щит управления|блочный щит управления|пункт управления реактором|зал управления аэс',
    musicroom:
      'музыкальная комната|музыкальный класс|музыкальная школа|урок музыки|урок фортепиано',
    backstage: 'за кулисами|кулисы|гримёрка|гримёрная|гримерка',
    spa: 'спа|спа-салон|массаж|массажный кабинет|массажный салон',
    nursinghome: 'дом престарелых|доме престарелых|гостиная дома престарелых',
    christmasdinner:
      'рождественский ужин|рождественский стол|новогодний стол|за новогодним столом|за рождественским столом|новогодний ужин',
    overgrownstation: 'заросшая космическая станция|космическая станция заросшая растениями',
    seventieskitchen: 'кухня 70-х годов|кухня семидесятых|ретро кухня|кухня 1970-х годов',
    marsdome:
      'стеклянный купол на марсе|оранжерея на марсе|теплица на марсе|внутри купола на марсе',
  },
  pt: {
    stationmodule:
      'dentro de uma estação espacial|interior de uma estação espacial|na estação espacial|numa estação espacial',
    bar: 'bar|bar de esquina',
    cocktailbar: 'balcão de bar|balcão do bar|balcão de um bar|bar de coquetéis|bar de hotel',
    conveniencestore: 'loja de conveniência|lojinha 24 horas|mercadinho',
    elevator: 'elevador|cabine de elevador|cabine do elevador',
    grandstair: 'grande escadaria|escadaria de mármore|grande escada|escadaria nobre',
    entrancehall: 'hall de entrada',
    staircase: 'escadaria|caixa de escada|escada interior',
    basement: 'porão|cave escura|sala da caldeira',
    markethall:
      'mercado coberto|mercado municipal|mercado público|mercado fechado|pavilhão do mercado|mercado de produtos coberto',
    butchershop: 'açougue|talho',
    butcher: 'açougueiro',
    teahouse: 'casa de chá|casa de chá chinesa',
    kotatsu: 'kotatsu',
    pizzeria: 'pizzaria|forno de pizza',
    schoolbusinside:
      'no ônibus escolar|num ônibus escolar|dentro do ônibus escolar|no autocarro escolar',
    businside: 'interior de um ônibus|dentro de um ônibus|dentro do ônibus|no ônibus',
    traminside: 'interior de um bonde|dentro de um bonde|no bonde|dentro de um elétrico',
    sauna: 'sauna|sauna finlandesa',
    tattooparlour: 'estúdio de tatuagem|estúdio de tatuagens|tatuador|tatuadora',
    synagogue: 'sinagoga|torá',
    postoffice: 'agência dos correios|correios|estação dos correios',
    bankhall:
      'agência bancária|dentro de um banco|dentro do banco|abrindo uma conta no banco|conta bancária|assaltando um banco|assalto a banco|fila no banco|balcão do banco',
    bankclerk: 'caixa de banco|bancária|funcionária do banco',
    clothesshop: 'loja de roupas|loja de roupa|butique|boutique|loja de moda|loja de vestidos',
    shoeshop:
      'sapataria|loja de sapatos|loja de calçados|experimentando sapatos|experimenta sapatos',
    tryingclothes: 'experimentando um vestido|provador|comprando roupas|experimenta um vestido',
    hardwarestore: 'loja de ferragens|loja de ferramentas',
    rabbi: 'rabino',
    burrow: 'toca|casa sob as raízes|casa debaixo das raízes',
    mushroomroom:
      'em uma casa de cogumelo|numa casa de cogumelo|dentro de uma casa de cogumelo|em uma casinha de cogumelo|numa casinha de cogumelo|em uma pequena casa de cogumelo|dentro de um cogumelo|em uma casa de fadas|numa casa de fadas|em uma casa feita de cogumelo|numa casa feita de cogumelo|em uma casa feita de um cogumelo|numa casa dentro de um cogumelo',
    wreckhold:
      'dentro de um naufrágio|dentro de um navio afundado|em um navio afundado|num navio afundado|dentro do navio afundado|dentro de um barco afundado|em um barco afundado',
    hollowtree:
      'dentro de uma árvore oca|numa árvore oca|em uma árvore oca|dentro de um tronco oco|no oco de uma árvore|interior de uma árvore oca',
    egyptiantomb: 'tumba egípcia|túmulo egípcio|tumba de um faraó|câmara funerária|sarcófago',
    romanbath: 'termas romanas|banho romano|banhos romanos',
    longhouse: 'interior de uma casa longa|banquete viking|salão viking',
    igloointerior: 'interior de um iglu|dentro de um iglu',
    yurtinterior: 'interior de uma yurt|dentro de uma yurt|interior de uma iurta',
    ambulanceinterior: 'interior de uma ambulância|dentro de uma ambulância|dentro da ambulância',
    treehouseinterior: 'interior de uma casa na árvore|dentro de uma casa na árvore',
    carshowroom: 'concessionária de carros|concessionária|stand de automóveis',
    assemblyline: 'linha de montagem|linha de produção|fábrica de carros|interior de uma fábrica',
    controlroom:
      'sala de controle de uma usina nuclear|sala de controle nuclear|sala de controlo de uma central nuclear',
    musicroom: 'sala de música|escola de música|aula de piano|aula de música',
    backstage: 'bastidores|camarim|nos bastidores|camarim de teatro',
    spa: 'spa|sala de massagem|massagem|centro de bem-estar',
    nursinghome: 'lar de idosos|casa de repouso|asilo de idosos',
    christmasdinner:
      'ceia de natal|mesa de natal|jantar de natal|ceia de ano novo|ceia de réveillon',
    overgrownstation: 'estação espacial coberta de plantas|estação espacial cheia de plantas',
    seventieskitchen: 'cozinha dos anos 70|cozinha retrô|cozinha retro',
    marsdome:
      'cúpula de vidro em marte|estufa em marte|estufa marciana|interior de uma cúpula em marte',
  },
  it: {
    stationmodule:
      'dentro una stazione spaziale|interno di una stazione spaziale|in una stazione spaziale|nella stazione spaziale|sulla stazione spaziale',
    bar: 'bar',
    cocktailbar: 'bancone del bar|bancone di un bar|cocktail bar|bar di un hotel|sgabelli da bar',
    conveniencestore: 'minimarket|negozio aperto 24 ore',
    elevator: 'ascensore|cabina dell’ascensore',
    grandstair: 'scalone|grande scala|grande scalinata|scalone d’onore|scala di marmo',
    entrancehall: 'atrio d’ingresso|sala d’ingresso',
    staircase: 'scalinata interna|tromba delle scale|scala interna',
    basement: 'seminterrato|scantinato|locale caldaia',
    markethall:
      'mercato coperto|mercato al coperto|mercato comunale coperto|mercato centrale|padiglione del mercato|mercato in ferro',
    butchershop: 'macelleria',
    butcher: 'macellaio',
    teahouse: 'casa da tè|casa del tè|sala da tè',
    kotatsu: 'kotatsu',
    pizzeria: 'pizzeria|forno per la pizza|forno a legna',
    schoolbusinside: 'sullo scuolabus|nello scuolabus|dentro lo scuolabus',
    businside: 'interno di un autobus|sull’autobus|dentro un autobus|a bordo di un autobus',
    traminside: 'interno di un tram|sul tram|dentro un tram|carrozza del tram',
    sauna: 'sauna|sauna finlandese',
    tattooparlour: 'studio di tatuaggi|negozio di tatuaggi|tatuatore|tatuatrice',
    synagogue: 'sinagoga|torah',
    postoffice: 'ufficio postale|sportello postale|alla posta|alle poste|in posta',
    bankhall:
      'banca|in banca|alla banca|filiale di banca|sportello bancario|rapina in banca|conto in banca|in una banca',
    bankclerk: 'impiegata di banca|impiegato di banca|cassiera di banca',
    clothesshop:
      'negozio di abbigliamento|negozio di vestiti|boutique|negozio di moda|boutique di moda',
    shoeshop:
      'negozio di scarpe|negozio di calzature|prova le scarpe|provando delle scarpe|prova delle scarpe',
    tryingclothes: 'prova un vestito|camerino di prova|compra vestiti|provando un vestito',
    hardwarestore: 'ferramenta|negozio di ferramenta',
    rabbi: 'rabbino',
    burrow: 'tana|casa sotto le radici|casetta sotto le radici',
    mushroomroom:
      "in una casa fungo|dentro una casa fungo|in una casetta fungo|in una piccola casa fungo|in una minuscola casa fungo|in una casa a fungo|dentro un fungo|in una casa delle fate|nella casa delle fate|in una casa fatta di un fungo|in una casa ricavata da un fungo|all'interno di un fungo|in una casa dentro un fungo",
    wreckhold:
      "dentro un relitto|in un relitto|all'interno di un relitto|dentro una nave affondata|in una nave affondata|nel relitto|dentro un galeone affondato",
    hollowtree:
      'dentro un albero cavo|in un albero cavo|nell albero cavo|dentro un tronco cavo|nel cavo di un albero|interno di un albero cavo|dentro una quercia cava',
    egyptiantomb: 'tomba egizia|tomba di un faraone|tomba del faraone|sarcofago',
    romanbath: 'terme romane|bagno romano|bagni romani',
    longhouse: 'interno di una casa lunga|banchetto vichingo|sala vichinga|festa vichinga',
    igloointerior: 'interno di un igloo|dentro un igloo',
    yurtinterior: 'interno di una yurta|dentro una yurta',
    ambulanceinterior: 'interno di un’ambulanza|dentro un’ambulanza|in ambulanza',
    treehouseinterior: 'interno di una casa sull’albero|dentro una casa sull’albero',
    carshowroom: 'concessionaria di auto|concessionaria|autosalone|salone di automobili',
    assemblyline:
      'catena di montaggio|linea di montaggio|linea di produzione|fabbrica di automobili|interno di una fabbrica',
    controlroom:
      'sala di controllo di una centrale nucleare|sala di controllo nucleare|sala controllo del reattore',
    musicroom:
      'sala della musica|sala da musica|scuola di musica|lezione di pianoforte|lezione di musica',
    backstage: 'dietro le quinte|camerino|camerino di teatro|quinte',
    spa: 'spa|centro benessere|massaggio|sala massaggi',
    nursinghome: 'casa di riposo|casa di cura per anziani|ospizio',
    christmasdinner:
      'cenone di natale|pranzo di natale|cena di natale|tavola di natale|cenone di capodanno|cenone',
    overgrownstation: 'stazione spaziale invasa dalle piante|stazione spaziale piena di piante',
    seventieskitchen: 'cucina anni 70|cucina anni settanta|cucina retrò|cucina degli anni 70',
    marsdome:
      'cupola di vetro su marte|serra su marte|serra marziana|interno di una cupola su marte',
  },
  tr: {
    stationmodule: 'uzay istasyonunun içinde|uzay istasyonu içi|uzay istasyonunda',
    bar: 'bar|barda',
    cocktailbar:
      'bar tezgahı|bar tezgahında|bar tezgahındaki|kokteyl barı|otel barı|bar taburesi|bar taburesinde',
    conveniencestore: 'mini market|gece marketi|yirmi dört saat açık market',
    elevator: 'asansör|asansör kabini|asansörün içi',
    grandstair: 'büyük merdiven|görkemli merdiven|mermer merdiven',
    entrancehall: 'giriş holü|giriş salonu',
    staircase: 'merdiven boşluğu|iç merdiven|merdiven sahanlığı',
    basement: 'bodrum|bodrum kat|kazan dairesi',
    markethall:
      'kapalı pazar|kapalı pazarda|kapalı pazar yeri|hal binası|kapalı semt pazarı|pazar hali',
    butchershop: 'kasap dükkanı|kasap dükkânı',
    butcher: 'kasap',
    teahouse: 'çay evi|çayevi|çin çay evi',
    kotatsu: 'kotatsu',
    pizzeria: 'pizzacı|pizza dükkanı|pizza fırını|pizzeria',
    schoolbusinside: 'okul otobüsünde|okul otobüsünün içinde|okul servisinde',
    businside: 'otobüsün içi|otobüs içi|otobüsün içinde|otobüsteki yolcular',
    traminside: 'tramvayın içi|tramvay içi|tramvayın içinde',
    sauna: 'sauna|fin hamamı',
    tattooparlour: 'dövme stüdyosu|dövmeci|dövme salonu|dövme sanatçısı',
    synagogue: 'sinagog|havra|tevrat',
    postoffice: 'postane|postane gişesi',
    bankhall: 'banka|bankada|banka şubesi|banka soygunu|banka gişesi|bankanın içinde|banka hesabı',
    bankclerk: 'banka memuru|bankacı',
    clothesshop:
      'giyim mağazası|kıyafet mağazası|butik|elbise dükkanı|moda mağazası|giysi mağazası',
    shoeshop: 'ayakkabı mağazası|ayakkabı dükkanı|ayakkabıcı|ayakkabı deneyen|ayakkabı deniyor',
    tryingclothes: 'elbise deneyen|kıyafet deneyen|deneme kabini|kıyafet alan',
    hardwarestore: 'nalbur|hırdavatçı|hırdavat dükkanı',
    rabbi: 'haham',
    burrow:
      'kökleri altındaki yuvasında|köklerinin altındaki yuvasında|kökleri altındaki yuva|köklerinin altındaki yuva|köklerinin altındaki ev|yuva deliği|tavşan yuvası|porsuk yuvası|tavşan deliği',
    mushroomroom:
      'mantar evde|mantar evin içinde|mantar evinde|mantar evinin içinde|minik mantar evde|küçük mantar evde|mantarın içinde|peri evinde|peri evinin içinde|mantardan yapılmış evde|mantardan bir evde|mantardan yapılmış bir evde',
    wreckhold:
      'batık gemide|batık geminin içinde|batık bir geminin içinde|batık gemi içinde|batık bir gemide|gemi enkazının içinde',
    hollowtree:
      'ağaç kovuğunda|ağaç kovuğu|içi boş bir ağacın içinde|ağaç kovuğunun içinde|oyuk ağacın içinde',
    egyptiantomb: 'mısır mezarı|firavun mezarı|firavunun mezarı|lahit|mezar odası',
    romanbath: 'roma hamamı|roma banyosu',
    longhouse: 'viking salonu|viking ziyafeti|viking evinin içi',
    igloointerior: 'iglonun içi|iglo içi',
    yurtinterior: 'yurt çadırının içi|yurtun içi',
    ambulanceinterior: 'ambulansın içi|ambulans içi',
    treehouseinterior: 'ağaç evin içi|ağaç ev içi',
    carshowroom: 'oto galeri|araba galerisi|otomobil galerisi|araba bayisi',
    assemblyline: 'montaj hattı|üretim hattı|otomobil fabrikası|fabrikanın içi',
    controlroom: 'nükleer santral kontrol odası|reaktör kontrol odası',
    musicroom: 'müzik odası|müzik okulu|piyano dersi|müzik dersi',
    backstage: 'sahne arkası|kulis|makyaj odası',
    spa: 'spa|masaj odası|masaj|masaj salonu',
    nursinghome: 'huzurevi|huzurevinde|yaşlılar evi',
    christmasdinner: 'noel yemeği|noel sofrası|yılbaşı yemeği|yılbaşı sofrası',
    overgrownstation: 'bitkilerle kaplı uzay istasyonu|bitkilerle dolu uzay istasyonu',
    seventieskitchen: "70'ler mutfağı|1970'ler mutfağı|retro mutfak",
    marsdome: "mars'ta cam kubbe|mars serası|mars'ta sera",
  },
  ar: {
    stationmodule:
      'داخل محطة فضائية|داخل محطة الفضاء|داخل المحطة الفضائية|في محطة فضاء|في محطة الفضاء',
    bar: 'في البار|في بار|البار',
    cocktailbar: 'منضدة البار|طاولة البار|بار أنيق|بار الفندق|بار كوكتيل',
    conveniencestore: 'متجر صغير|ميني ماركت|متجر على مدار الساعة',
    elevator: 'مصعد|المصعد|داخل مصعد',
    grandstair: 'درج كبير|سلم كبير|درج فخم|درج رخامي',
    entrancehall: 'قاعة المدخل|بهو المدخل',
    staircase: 'بيت الدرج|درج داخلي',
    basement: 'قبو|القبو|غرفة الغلاية',
    markethall: 'سوق مغطى|السوق المغطى|سوق مسقوف|السوق المسقوف|سوق داخلي|قاعة السوق',
    butchershop: 'محل جزارة|ملحمة|دكان جزار',
    butcher: 'جزار',
    teahouse: 'بيت الشاي|بيت شاي',
    kotatsu: 'كوتاتسو',
    pizzeria: 'مطعم بيتزا|محل بيتزا|فرن بيتزا',
    schoolbusinside: 'في الحافلة المدرسية|داخل الحافلة المدرسية|في حافلة المدرسة|في باص المدرسة',
    businside: 'داخل حافلة|داخل الحافلة|في الحافلة|داخل الباص',
    traminside: 'داخل ترام|داخل الترام|عربة الترام',
    sauna: 'ساونا|غرفة ساونا',
    tattooparlour: 'محل وشم|استوديو وشم|صالون وشم|فنان وشم',
    synagogue: 'كنيس|كنيس يهودي|توراة',
    postoffice: 'مكتب بريد|مكتب البريد',
    bankhall: 'بنك|في البنك|في بنك|فرع البنك|سرقة بنك|حساب بنكي|داخل البنك|قاعة البنك',
    bankclerk: 'موظفة بنك|موظف بنك|موظفة البنك',
    clothesshop: 'متجر ملابس|محل ملابس|متجر الملابس|محل الملابس|بوتيك',
    shoeshop: 'محل أحذية|متجر أحذية|محل الأحذية|متجر الأحذية|يجرب حذاء|تجرب حذاء',
    tryingclothes: 'تجرب فستانا|غرفة القياس|تشتري ملابس|يشتري ملابس',
    hardwarestore: 'محل خردوات|محل أدوات|متجر أدوات',
    rabbi: 'حاخام',
    burrow: 'جحر|وجار|بيت تحت جذور الشجرة|بيت تحت الجذور',
    mushroomroom:
      'في بيت الفطر|داخل بيت الفطر|في بيت فطر|داخل بيت فطر|في بيت فطر صغير|داخل فطر|في بيت الجنيات|داخل بيت الجنيات|في بيت مصنوع من الفطر|في منزل داخل فطر|في بيت من الفطر',
    wreckhold: 'داخل سفينة غارقة|في سفينة غارقة|داخل حطام سفينة|في حطام سفينة|داخل السفينة الغارقة',
    hollowtree: 'داخل شجرة مجوفة|في شجرة مجوفة|داخل جذع شجرة|في جوف شجرة|داخل جذع شجرة مجوف',
    egyptiantomb: 'مقبرة فرعونية|قبر فرعون|مقبرة مصرية|تابوت فرعوني',
    romanbath: 'حمام روماني|حمامات رومانية',
    longhouse: 'قاعة الفايكنغ|وليمة الفايكنغ|داخل بيت الفايكنغ',
    igloointerior: 'داخل كوخ ثلجي|داخل الإغلو',
    yurtinterior: 'داخل يورت|داخل خيمة يورت',
    ambulanceinterior: 'داخل سيارة إسعاف|داخل سيارة الإسعاف',
    treehouseinterior: 'داخل بيت الشجرة',
    carshowroom: 'معرض سيارات|صالة عرض سيارات|وكالة سيارات',
    assemblyline: 'خط التجميع|خط الإنتاج|مصنع سيارات|داخل مصنع',
    controlroom: 'غرفة التحكم في محطة نووية|غرفة تحكم نووية|غرفة تحكم المفاعل',
    musicroom: 'غرفة الموسيقى|مدرسة موسيقى|درس بيانو',
    backstage: 'كواليس|خلف الكواليس|غرفة الممثلين|غرفة المكياج',
    spa: 'سبا|منتجع صحي|غرفة تدليك|تدليك|مساج',
    nursinghome: 'دار المسنين|دار مسنين|دار رعاية المسنين',
    christmasdinner: 'عشاء عيد الميلاد|مائدة عيد الميلاد',
    overgrownstation: 'محطة فضائية مغطاة بالنباتات|محطة فضاء مليئة بالنباتات',
    seventieskitchen: 'مطبخ السبعينيات|مطبخ من السبعينيات|مطبخ قديم الطراز',
    marsdome: 'قبة زجاجية على المريخ|دفيئة على المريخ|داخل قبة على المريخ',
  },
  hi: {
    stationmodule: 'अंतरिक्ष स्टेशन के अंदर|अंतरिक्ष स्टेशन में',
    bar: 'बार में|शराब के बार',
    cocktailbar: 'बार काउंटर|कॉकटेल बार|होटल बार|बार के काउंटर',
    conveniencestore: 'सुविधा स्टोर|कन्वीनियंस स्टोर|चौबीस घंटे की दुकान',
    elevator: 'लिफ्ट|लिफ़्ट|एलिवेटर',
    grandstair: 'भव्य सीढ़ी|भव्य सीढ़ियाँ+|संगमरमर की सीढ़ी',
    entrancehall: 'प्रवेश हॉल|प्रवेश कक्ष',
    staircase: 'अंदर की सीढ़ी|सीढ़ीघर',
    basement: 'बेसमेंट|तलघर',
    markethall: 'ढका हुआ बाजार|छत वाला बाजार|इनडोर बाजार|बंद बाजार|ढके बाजार|ढके हुए बाजार',
    butchershop: 'कसाई की दुकान|मांस की दुकान',
    butcher: 'कसाई',
    teahouse: 'चाय घर|चायघर',
    kotatsu: 'कोतात्सु',
    pizzeria: 'पिज़्ज़ेरिया|पिज्जा की दुकान|पिज़्ज़ा की दुकान|पिज्जा ओवन',
    schoolbusinside: 'स्कूल बस में|स्कूल बस के अंदर|स्कूली बस में',
    businside: 'बस के अंदर|बस के भीतर|बस में',
    traminside: 'ट्राम के अंदर|ट्राम के भीतर|ट्राम में',
    sauna: 'सौना|सॉना|भाप स्नान',
    tattooparlour: 'टैटू पार्लर|टैटू स्टूडियो|टैटू की दुकान|टैटू कलाकार',
    synagogue: 'सिनेगॉग|यहूदी मंदिर|तोराह',
    postoffice: 'डाकघर|डाकखाना|पोस्ट ऑफिस',
    bankhall: 'बैंक|बैंक में|बैंक शाखा|बैंक काउंटर|बैंक डकैती|बैंक खाता',
    bankclerk: 'बैंक कर्मचारी|बैंक क्लर्क',
    clothesshop: 'कपड़ों की दुकान|कपड़े की दुकान|बुटीक|फैशन स्टोर',
    shoeshop: 'जूते की दुकान|जूतों की दुकान|जूते पहनकर देख|जूता दुकान',
    tryingclothes: 'कपड़े पहनकर देख|ट्रायल रूम|कपड़े खरीदती|कपड़े खरीद',
    hardwarestore: 'हार्डवेयर की दुकान|हार्डवेयर स्टोर|औज़ारों की दुकान',
    rabbi: 'रब्बी',
    burrow: 'बिल|मांद|जड़ों के नीचे घर|जड़ों के नीचे बने घर',
    mushroomroom:
      'मशरूम के घर में|मशरूम घर में|मशरूम के घर के अंदर|छोटे मशरूम घर में|मशरूम के अंदर|परी के घर में|परी के घर के अंदर|मशरूम से बने घर में|मशरूम के बने घर में',
    wreckhold:
      'डूबे जहाज के अंदर|डूबे हुए जहाज के अंदर|डूबे जहाज में|डूबे हुए जहाज में|जहाज के मलबे के अंदर|जहाज के मलबे में',
    hollowtree: 'खोखले पेड़ के अंदर|पेड़ के खोखल में|पेड़ की खोह में|खोखले पेड़ में|पेड़ के कोटर में',
    egyptiantomb: 'मिस्र का मकबरा|फिरौन का मकबरा|फ़राओ का मकबरा|ताबूत कक्ष',
    romanbath: 'रोमन स्नानागार|रोमन स्नानघर',
    longhouse: 'वाइकिंग हॉल|वाइकिंग दावत',
    igloointerior: 'इग्लू के अंदर|इग्लू के भीतर',
    yurtinterior: 'यर्ट के अंदर|यर्ट के भीतर',
    ambulanceinterior: 'एम्बुलेंस के अंदर|एम्बुलेंस के भीतर',
    treehouseinterior: 'पेड़ के घर के अंदर|ट्रीहाउस के अंदर',
    carshowroom: 'कार शोरूम|कारों का शोरूम|कार डीलरशिप',
    assemblyline: 'असेंबली लाइन|उत्पादन लाइन|कार फैक्ट्री|कारखाने के अंदर',
    controlroom: 'परमाणु संयंत्र का नियंत्रण कक्ष|परमाणु नियंत्रण कक्ष|रिएक्टर नियंत्रण कक्ष',
    musicroom: 'संगीत कक्ष|संगीत विद्यालय|पियानो की कक्षा|संगीत का कमरा',
    backstage: 'मंच के पीछे|ग्रीन रूम|नेपथ्य|मेकअप रूम',
    spa: 'स्पा|मालिश|मसाज|मालिश कक्ष|मसाज पार्लर',
    nursinghome: 'वृद्धाश्रम|वृद्ध आश्रम',
    christmasdinner: 'क्रिसमस डिनर|क्रिसमस का भोजन',
    overgrownstation: 'पौधों से भरा अंतरिक्ष स्टेशन|पौधों से ढका अंतरिक्ष स्टेशन',
    seventieskitchen: '1970 के दशक की रसोई|सत्तर के दशक की रसोई|रेट्रो रसोई',
    marsdome: 'मंगल पर काँच का गुंबद|मंगल पर ग्रीनहाउस|मंगल ग्रह पर ग्रीनहाउस',
  },
};
