import type { WordTable } from '../../../words/language.ts';
import type { InteriorKey } from '../interior-keys.ts';

/** Words for rooms that are known by who is in them. */
export const INTERIOR_WORDS: WordTable<InteriorKey> = {
  en: {
    carcabin:
      "inside a car|inside of a car|inside the car|car interior|interior of a car|behind the wheel of a car|behind the wheel|car dashboard|dashboard of a car|view from a car|view from inside a car|from the driver's seat|driver's seat|back seat of a car|in the back seat|backseat|back seat|car window|out of a car window|out of the car window|through the windshield|windshield|passenger seat",
    dentist:
      "dentist|dentist's office|dentist office|dental clinic|dentist chair|dentist's chair|dental chair|dental office|dental practice|dental surgery|orthodontist",
    doctoroffice:
      "doctor's office|doctors office|doctor office|doctor s office|doctor's surgery|consulting room|examination room|exam room|doctor and patient|doctor with a patient|doctor with patient|doctor examining a patient|doctor treating a patient|medical checkup|pediatrician office|medical office",
    waitingroom:
      "waiting room|doctor's waiting room|waiting room at the doctor's office|waiting room of a doctor|hospital waiting room|doctor's office waiting room|clinic waiting room|dentist's waiting room|waiting area",
    santaworkshop:
      "santa's workshop|santas workshop|santa workshop|santa s workshop|santa claus workshop|santa claus's workshop|toy workshop|christmas workshop|elf workshop|elves' workshop|workshop of santa|workshop of santa claus|north pole workshop|christmas elves making toys|elves making toys|elves make toys|christmas toy factory|santa's toy factory",
    hammam: 'hammam|turkish bath|turkish hammam|hamam|moroccan hammam|turkish baths+',
    sento:
      'sento|japanese bath house|japanese bathhouse|bathhouse|public bath|onsen interior|inside an onsen|indoor onsen|onsen inside|japanese onsen inside|inside a japanese onsen|japanese public bath|bath house',
    prisoncell:
      'prison cell|jail cell|inside a cell|inside a prison cell|behind bars|in jail|prisoner in a cell|prisoner in his cell',
    bankvault:
      'bank vault|vault|gold vault|bank safe|vault full of gold|fort knox|vault with gold bars|gold bullion|vault door',
    nailsalon:
      'nail salon|manicure|pedicure|nail studio|beauty parlor|beauty parlour|nail bar|manicurist',
    wizardtower:
      "wizard's tower room|wizard tower room|wizards tower room|room in a wizard's tower|inside a wizard's tower|inside a wizard tower|wizard's tower interior|wizard tower interior|interior of a wizard's tower|inside the wizard's tower|wizard's chamber|wizard's room|wizard room|sorcerer's tower room|astronomer's tower|astronomy tower|room of a wizard|wizard's observatory",
  },
  zh: {
    carcabin: '车内|汽车内部|车里|车窗|驾驶座|后座|挡风玻璃',
    dentist: '牙医|牙科|牙科诊所|牙医诊所|牙科诊室',
    doctoroffice: '诊室|医生办公室|诊疗室|医生给病人看病|医生和病人',
    waitingroom: '候诊室|等候室|候诊区|等候区',
    santaworkshop:
      '圣诞老人的工坊|圣诞老人工坊|圣诞工坊|圣诞老人的玩具工坊|圣诞老人的作坊|精灵制作玩具',
    hammam: '土耳其浴室|土耳其浴|土耳其澡堂',
    sento: '钱汤|日式澡堂|室内温泉|日本澡堂|公共浴室',
    prisoncell: '牢房|监狱牢房|单人牢房|囚室',
    bankvault: '银行金库|金库|保险库|满是金条的金库',
    nailsalon: '美甲店|美甲沙龙|美甲',
    wizardtower: '巫师塔内部|巫师的塔楼房间|巫师塔里的房间|巫师的房间|法师塔内部',
  },
  ja: {
    carcabin: '車内|車の中|車の窓|運転席|後部座席|助手席',
    dentist: '歯医者|歯科|歯科医院|歯科医',
    doctoroffice: '診察室|医者と患者|診療室',
    waitingroom: '待合室|病院の待合室',
    santaworkshop: 'サンタの工房|サンタクロースの工房|サンタの作業場|おもちゃ工房|サンタの工場',
    hammam: 'ハマム|トルコ風呂|トルコ式浴場',
    sento: '銭湯|大浴場|室内の温泉|温泉の中|公衆浴場|風呂屋',
    prisoncell: '独房|牢屋|刑務所の独房',
    bankvault: '銀行の金庫|金庫室|金庫|金塊の金庫',
    nailsalon: 'ネイルサロン|美容サロン|ネイル',
    wizardtower: '魔法使いの塔の部屋|魔法使いの部屋|魔法使いの塔の中',
  },
  ko: {
    carcabin: '차 안|차 안에서|자동차 안|차창|운전석|뒷좌석',
    dentist: '치과|치과의사|치과 의사',
    doctoroffice: '진료실|진찰실|의사와 환자',
    waitingroom: '대기실|병원 대기실',
    santaworkshop:
      '산타의 작업장|산타의 작업실|산타의 공방|산타 공방|산타 작업장|장난감 공방|산타클로스의 작업장',
    hammam: '하맘|터키식 목욕탕|터키탕',
    sento: '대중목욕탕|목욕탕|실내 온천|일본 목욕탕|센토',
    prisoncell: '감방|독방|감옥 독방',
    bankvault: '은행 금고|금고|금괴 금고|금고실',
    nailsalon: '네일샵|네일 살롱|네일숍|미용 살롱',
    wizardtower: '마법사의 탑 방|마법사의 방|마법사 탑 내부|마법사의 탑 내부',
  },
  fr: {
    carcabin:
      "à l'intérieur d'une voiture|intérieur d'une voiture|intérieur de voiture|habitacle|tableau de bord|banquette arrière|siège arrière|vitre de voiture|pare-brise",
    dentist: 'dentiste|cabinet dentaire|chez le dentiste|cabinet de dentiste|fauteuil de dentiste',
    doctoroffice:
      'cabinet médical|cabinet de médecin|cabinet du médecin|chez le médecin|médecin et patient|médecin avec un patient|salle de consultation',
    waitingroom:
      "salle d'attente|salle d'attente du médecin|salle d'attente chez le médecin|salle d'attente d'un médecin",
    santaworkshop:
      "atelier du père noël|atelier de noël|atelier des lutins|l'atelier du père noël|fabrique de jouets|lutins fabriquant des jouets",
    hammam: 'hammam|bain turc|bains turcs+',
    sento:
      "sento|bain public japonais|bains japonais+|intérieur d'un onsen|onsen intérieur|bain japonais",
    prisoncell:
      'cellule de prison|cellule|dans une cellule|derrière les barreaux|prisonnier dans sa cellule',
    bankvault:
      'coffre-fort|coffre fort|coffre de banque|chambre forte|salle des coffres|coffre-fort de banque',
    nailsalon:
      'salon de manucure|bar à ongles|institut de beauté|salon de beauté|manucure|onglerie',
    wizardtower:
      "chambre dans la tour d'un sorcier|intérieur de la tour d'un magicien|dans la tour d'un sorcier|dans la tour du sorcier|dans la tour du magicien|chambre du sorcier|chambre du magicien",
  },
  de: {
    carcabin:
      'im auto|im inneren eines autos|autoinnenraum|armaturenbrett|rücksitz|rückbank|autofenster|windschutzscheibe|fahrersitz',
    dentist: 'zahnarzt|zahnärztin|zahnarztpraxis|zahnarztstuhl|beim zahnarzt|kieferorthopäde',
    doctoroffice:
      'arztpraxis|sprechzimmer|behandlungszimmer|beim arzt|untersuchungszimmer|arzt und patient|arzt mit patient',
    waitingroom: 'wartezimmer|wartezimmer beim arzt|wartezimmer einer arztpraxis|warteraum',
    santaworkshop:
      'werkstatt des weihnachtsmanns|weihnachtswerkstatt|weihnachtsmannwerkstatt|werkstatt vom weihnachtsmann|santas werkstatt|wichtelwerkstatt|spielzeugwerkstatt',
    hammam: 'hamam|hammam|türkisches bad|türkischen bad|türkische bad',
    sento:
      'sento|japanisches badehaus|badehaus|onsen von innen|im onsen|innen onsen|öffentliches bad',
    prisoncell: 'gefängniszelle|zelle|in einer zelle|hinter gittern|zelle im gefängnis',
    bankvault: 'tresorraum|banktresor|goldtresor|tresorraum einer bank',
    nailsalon: 'nagelstudio|schönheitssalon|maniküre|kosmetikstudio|nagelsalon',
    wizardtower:
      'zauberturm von innen|turmzimmer eines zauberers|turmzimmer des zauberers|im turm des zauberers|zimmer des zauberers|zauberstube|im zauberturm',
  },
  es: {
    carcabin:
      'dentro de un coche|interior de un coche|dentro del coche|asiento trasero|salpicadero|ventanilla del coche|parabrisas|asiento del conductor',
    dentist:
      'dentista|consultorio dental|consulta del dentista|consultorio del dentista|clínica dental|silla del dentista|odontólogo',
    doctoroffice:
      'consultorio médico|consulta médica|consultorio del médico|consulta del médico|médico y paciente|médico con un paciente',
    waitingroom:
      'sala de espera|sala de espera del médico|sala de espera del doctor|sala de espera de un hospital',
    santaworkshop:
      'taller de papá noel|taller de santa|taller de santa claus|taller de santa claus con elfos|taller de navidad|taller de juguetes|taller de los elfos',
    hammam: 'hammam|hamam|baño turco|baños turcos+|baños árabes+',
    sento:
      'sento|baño público japonés|casa de baños japonesa|interior de un onsen|onsen interior|baño japonés',
    prisoncell: 'celda|celda de prisión|celda de la cárcel|tras las rejas|preso en su celda',
    bankvault:
      'bóveda de un banco|bóveda bancaria|cámara acorazada|bóveda del banco|caja fuerte|bóveda de banco',
    nailsalon: 'salón de uñas|manicura|salón de manicura|pedicura',
    wizardtower:
      'habitación en la torre de un mago|interior de la torre de un mago|dentro de la torre del mago|en la torre del mago|cuarto del mago|habitación del mago|torre del mago por dentro',
  },
  ru: {
    carcabin:
      'в салоне автомобиля|салон автомобиля|внутри машины|в машине|заднее сиденье|заднем сиденье|окно машины|лобовое стекло|за рулём',
    dentist:
      'стоматолог|стоматолога|зубной врач|зубного врача|кабинет стоматолога|стоматологический кабинет|дантист',
    doctoroffice: 'кабинет врача|кабинете врача|приём у врача|на приёме у врача|врач и пациент',
    waitingroom: 'приёмная врача|комната ожидания|зал ожидания|комнате ожидания|очередь к врачу',
    santaworkshop:
      'мастерская санты|мастерская деда мороза|мастерская санта клауса|мастерской санты|мастерской деда мороза|фабрика игрушек',
    hammam: 'хаммам|хамам|турецкая баня|турецкой бане',
    sento: 'сэнто|японская баня|японской бане|общественная баня|внутри онсэна|баня онсэн',
    prisoncell:
      'тюремная камера|тюремной камере|камера в тюрьме|за решёткой|за решеткой|одиночная камера',
    bankvault:
      'банковское хранилище|хранилище банка|сейф|хранилище золота|банковский сейф|хранилище с золотом',
    nailsalon: 'маникюрный салон|ногтевой салон|маникюр',
    wizardtower:
      'комната в башне волшебника|в башне волшебника|внутри башни волшебника|комната волшебника|внутри башни мага|комната мага',
  },
  pt: {
    carcabin:
      'dentro de um carro|interior de um carro|dentro do carro|banco de trás|painel do carro|janela do carro|para-brisa',
    dentist:
      'dentista|consultório dentário|consultório do dentista|consultório odontológico|cadeira de dentista',
    doctoroffice:
      'consultório médico|consultório do médico|consulta médica|médico e paciente|médico com um paciente',
    waitingroom: 'sala de espera|sala de espera do médico|sala de espera de um hospital',
    santaworkshop:
      'oficina do papai noel|oficina do pai natal|fábrica de brinquedos|oficina de natal|oficina dos elfos',
    hammam: 'hammam|hamam|banho turco|banhos turcos+',
    sento:
      'sento|banho público japonês|casa de banho japonesa|interior de um onsen|onsen interior|banho japonês',
    prisoncell: 'cela|cela de prisão|cela de cadeia|atrás das grades|prisioneiro na cela',
    bankvault: 'cofre de banco|cofre|cofre do banco|caixa-forte|casa-forte|cofre cheio de ouro',
    nailsalon: 'salão de unhas|manicure|esmalteria|pedicure',
    wizardtower:
      'quarto na torre de um mago|interior da torre de um mago|dentro da torre do mago|na torre do mago|quarto do mago|sala do mago',
  },
  it: {
    carcabin:
      "dentro un'auto|interno di un'auto|interno dell'auto|sedile posteriore|cruscotto|finestrino dell'auto|parabrezza",
    dentist: 'dentista|studio dentistico|dal dentista|poltrona del dentista|ambulatorio dentistico',
    doctoroffice:
      'studio medico|ambulatorio|ambulatorio medico|medico e paziente|medico con un paziente|studio del medico',
    waitingroom: "sala d'attesa|sala d'aspetto|sala d'attesa del medico|sala d'attesa del dottore",
    santaworkshop:
      'laboratorio di babbo natale|officina di babbo natale|fabbrica di giocattoli|bottega di babbo natale|laboratorio degli elfi',
    hammam: 'hammam|bagno turco|bagni turchi+',
    sento:
      'sento|bagno pubblico giapponese|interno di un onsen|onsen interno|bagno giapponese|bagni giapponesi+',
    prisoncell:
      'cella|cella di prigione|cella di una prigione|in una cella|dietro le sbarre|prigioniero nella sua cella',
    bankvault: 'caveau|caveau di una banca|caveau della banca|cassaforte',
    nailsalon: 'salone di manicure|centro estetico|manicure|centro unghie',
    wizardtower:
      'stanza nella torre di un mago|interno della torre di un mago|dentro la torre del mago|nella torre del mago|stanza del mago|camera del mago',
  },
  tr: {
    carcabin:
      'araba içi|arabanın içi|arabanın içinde|arka koltuk|arka koltukta|araba camı|ön cam|direksiyon başında',
    dentist: 'diş hekimi|diş doktoru|dişçi|diş kliniği|dişçi koltuğu|diş hekimi muayenehanesi',
    doctoroffice: 'doktor muayenehanesi|muayenehane|muayene odası|doktor ve hasta',
    waitingroom: 'bekleme odası|doktorun bekleme odası',
    santaworkshop:
      "noel baba'nın atölyesi|noel babanın atölyesi|noel baba atölyesi|oyuncak atölyesi|oyuncak yapan elfler",
    hammam: 'hamam|türk hamamı|hamamda|hamamın içi',
    sento: 'sento|japon hamamı|kapalı onsen|onsen içi|onsenin içi',
    prisoncell: 'hücre|hapishane hücresi|cezaevi hücresi|parmaklıklar ardında|hücrede',
    bankvault: 'banka kasası|kasa dairesi|altın kasası|banka kasa odası',
    nailsalon: 'tırnak salonu|manikür|manikür salonu',
    wizardtower:
      'büyücünün kule odası|büyücü kulesinin içi|büyücünün odası|büyücü kulesinde oda|büyücü odası',
  },
  ar: {
    carcabin: 'داخل سيارة|داخل السيارة|المقعد الخلفي|نافذة السيارة|مقصورة السيارة',
    dentist: 'طبيب أسنان|طبيب الأسنان|عيادة أسنان|عيادة الأسنان|عيادة طبيب الأسنان|طبيبة أسنان',
    doctoroffice: 'عيادة طبيب|عيادة الطبيب|عيادة طبية|غرفة الكشف|طبيب ومريض',
    waitingroom: 'غرفة انتظار|غرفة الانتظار|صالة انتظار',
    santaworkshop: 'ورشة سانتا|ورشة بابا نويل|ورشة سانتا كلوز|مصنع ألعاب|ورشة ألعاب',
    hammam: 'حمام تركي|الحمام التركي|حمام مغربي|حمّام تركي',
    sento: 'حمام ياباني|حمام عام ياباني|داخل أونسن',
    prisoncell: 'زنزانة سجن|زنزانة السجن|خلف القضبان|زنزانة في السجن',
    bankvault: 'خزنة بنك|خزنة البنك|قبو البنك|خزنة|خزينة البنك',
    nailsalon: 'صالون أظافر|مانيكير|صالون مانيكير',
    wizardtower: 'غرفة في برج الساحر|داخل برج الساحر|غرفة الساحر|غرفة ساحر',
  },
  hi: {
    carcabin: 'कार के अंदर|गाड़ी के अंदर|कार की खिड़की|पिछली सीट|कार का डैशबोर्ड',
    dentist: 'दंत चिकित्सक|दाँतों का डॉक्टर|दांतों का डॉक्टर|डेंटिस्ट|दंत चिकित्सालय',
    doctoroffice: 'डॉक्टर का क्लिनिक|डॉक्टर का कमरा|डॉक्टर और मरीज़|डॉक्टर और मरीज',
    waitingroom: 'प्रतीक्षा कक्ष|वेटिंग रूम',
    santaworkshop: 'सांता की कार्यशाला|सांता की वर्कशॉप|सांता क्लॉज़ की कार्यशाला|खिलौनों की कार्यशाला',
    hammam: 'तुर्की हमाम|हमाम|तुर्की स्नानघर',
    sento: 'जापानी स्नानघर|जापानी सार्वजनिक स्नानघर|ओनसेन के अंदर',
    prisoncell: 'जेल की कोठरी|कैदखाना|सलाखों के पीछे|जेल कोठरी',
    bankvault: 'बैंक तिजोरी|बैंक की तिजोरी|तिजोरी',
    nailsalon: 'नेल सैलून|मैनीक्योर',
    wizardtower: 'जादूगर की मीनार का कमरा|जादूगर की मीनार के अंदर|जादूगर का कमरा',
  },
};
