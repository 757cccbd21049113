import type { WordTable } from '../../../words/language.ts';

/** What is to be done: put in, take out, make different, leave as it is, not put in; `make` alone says nothing. */
export type ActName = 'add' | 'remove' | 'change' | 'keep' | 'refuse' | 'make';

/** Words for what is to be done. Where a language says "do not change" in one word it is a `keep`. */
export const ACT_WORDS: WordTable<ActName> = {
  en: {
    add: 'add|put|insert|place|include|apply|give it|write|overlay',
    remove:
      'remove|delete|erase|take out|take away|get rid of|cut out|eliminate|clean up|drop|turn off|disappear|vanish',
    change:
      'change|turn into|turn|replace|convert|transform|set|swap|recolor|recolour|paint|alter|touch|modify',
    keep: 'keep|preserve|leave|leave alone|except|except for|don t change|do not change|don t touch|do not touch|without changing|without touching|unchanged|protect|dont touch|dont change|everything but|keeping|preserving|leaving|stays|remains',
    refuse: 'don t add|do not add|don t put|don t apply|avoid|dont add',
    make: 'make|let|become|look|looks|else|everything else|thanks|thank you|effect|filter|please|version|like|turn it|give|have|get|apply a|kind of|feel|use|do|render|as if|pls|plz|lighting|light|quality|mood|atmosphere|vibe|season|overall|whole thing|remains of',
  },
  zh: {
    add: '放到|放在|放进|添加|加上|加入|加|增添|加个|放上|写上|写|加一个|配上',
    remove: '去掉|删除|移除|消失|去除|清除|消除|抠掉|擦除|除去|抠出|去',
    change: '改成|变成|换成|改为|变为|换为|替换|替换成|转为|转换成|改|变|换|改变|染成|调成|修改',
    keep: '保持|保留|不要改变|不要改|不改变|别动|不变|除了|以外|只保留|只留下|仅保留|不要动|别改|不要碰|留下|只留',
    refuse: '不要加|别加|不加|不要添加|别添加',
    make: '向|往|朝|太|让|使|把|将|弄|做成|请|谢谢|麻烦|效果|滤镜|给|看起来|成|处理|帮我|为|做|变得|调|再|画质|质量|光线|氛围|气氛|季节|整体',
  },
  ja: {
    add: '置いて|置き|追加|加え|付け|つけ|入れ|足し|追加し|降らせ|降らし|書い|書き|描き足し',
    remove: '削除|消し|消え|取り除|除去|なくし|外し|消去|取っ|切り抜',
    change: '変え|変更|置き換え|変換|塗り替え|替え|差し替え|変更し',
    keep: '変えないで|変えず|そのまま|残し|保っ|保持|変更しない|触らない|以外|変更せず|維持|除いて|残して',
    refuse: '追加しないで|付けないで|加えないで|入れないで|つけないで',
    make: 'すぎ|すぎる|過ぎる|して|する|にして|ください|お願い|お願いします|効果|フィルター|ように|なる|風に|っぽく|風|くして|してください|加工|画質|雰囲気|季節|質感|照明',
  },
  ko: {
    add: '추가|넣어|더해|추가해|붙여|넣고|써|적어|추가하고|넣기|씌워|추가해줘|추가해주세요|넣어줘|넣어주세요|씌워줘|써줘|적어줘',
    remove:
      '제거|삭제|지워|사라지게|없애|제거해|삭제해|지우고|제거하고|빼줘|오려|지워줘|지워주세요|없애줘|제거해줘|삭제해줘',
    change:
      '바꿔|변경|바꾸|변경해|교체|변환|바꾸고|바꿔줘|칠해|전환|변경해줘|교체해줘|바꿔주세요|칠해줘',
    keep: '유지|그대로|바꾸지|건드리지|변경하지|남겨|유지해|놔둬|제외한|빼고|두고|놔두고|남기고|남겨두고|유지하고',
    refuse: '추가하지|넣지|붙이지',
    make: '만들어|해줘|해주세요|해|제발|부탁|부탁해|효과|필터|처럼|주세요|느낌|하게|만들어줘|만들고|화질|품질|분위기|계절|조명',
  },
  fr: {
    add: 'ajoute|ajouter|ajoutez|mets|mettre|mettez|insère|insérer|place|écris|écrire|applique',
    remove:
      'enlève|enlever|disparaître|supprime|supprimer|retire|retirer|efface|effacer|supprimez|enlevez|ôte|détoure',
    change:
      'change|changer|changez|remplace|remplacer|transforme|transformer|convertis|convertir|tourne|peins|repeins|recolore|modifie|modifier|touche',
    keep: 'garde|garder|gardez|conserve|conserver|préserve|laisse|laisser|ne change pas|ne touche pas|ne modifie pas|sans changer|sans toucher|ne changez pas|excepté|à part|en gardant|en conservant',
    refuse: 'n ajoute pas|ne mets pas|n applique pas|évite',
    make: 's il te plaît|s il vous plaît|svp|ressemble|reste|rends|rendre|fais|faire|effet|filtre|donne|comme|rendez|passe|devenir|mettre en|version|qualité|ambiance|atmosphère|saison|éclairage',
  },
  de: {
    add: 'füge|hinzufügen|füge hinzu|ergänze|setze|hinzu|einfügen|schreibe|schreib|ergänzen|gib',
    remove:
      'entferne|entfernen|verschwinden|lösche|löschen|entfern|weg|wegmachen|beseitige|lösch|freistellen|stelle frei|stell frei|frei',
    change:
      'ändere|ändern|ersetze|ersetzen|verwandle|verwandeln|wandle|tausche|färbe|färben|umwandeln|mache daraus|austauschen|ersetz|berühre|verändere|verändern',
    keep: 'behalte|behalten|lass|lasse|belasse|unverändert|bewahre|nicht ändern|nicht verändern|ohne zu ändern|unberührt|abgesehen von|bleibt|bleiben|bleibe',
    refuse: 'nicht hinzufügen|vermeide|auf keinen fall',
    make: 'danke|rest|stell|mach|mache|machen|lasse aussehen|effekt|filter|bitte|wirken|soll|aussehen|verpasse|wie|als|qualität|stimmung|atmosphäre|jahreszeit|beleuchtung',
  },
  es: {
    add: 'añade|añadir|ponme|ponnos|agrega|agregar|pon|poner|inserta|insertar|coloca|escribe|aplica|añada|agregue',
    remove:
      'quita|quitar|desaparecer|desaparezca|elimina|eliminar|borra|borrar|retira|suprime|elimine|quite|recorta la silueta',
    change:
      'cambia|cambiar|convierte|conviértelo|conviértela|convertir|reemplaza|reemplazar|transforma|sustituye|pinta|tiñe|cambie|modifica|toques|cambies',
    keep: 'mantén|mantener|conserva|conservar|como está|preserva|no cambies|no toques|sin cambiar|sin tocar|excepto|salvo|no modifiques|deja igual|todo menos|menos el|menos la|menos los|menos las|manteniendo|conservando',
    refuse: 'no añadas|no agregues|no pongas|evita',
    make: 'demasiado|por favor|parezca|parece|aspecto|haz|hacer|haga|deja la|deja|efecto|filtro|dale|como|vuelve|que sea|ponla|ponlo|hazlo|hazla|sean|sea|se vea|lo demás|que se vea|calidad|ambiente|atmósfera|estación|iluminación|parecer',
  },
  ru: {
    add: 'добавь|добавить|добавьте|вставь|вставить|помести|наложи|напиши|написать|примени|дорисуй',
    remove:
      'убери|убрать|исчез|исчезло|удали|удалить|сотри|стереть|уберите|удалите|вырежи|избавься',
    change:
      'измени|изменить|замени|заменить|преврати|превратить|поменяй|сделай из|перекрась|покрась|замените|меняй|трогай|изменяй|смени',
    keep: 'оставь|оставить|сохрани|сохранить|не меняй|не трогай|не изменяй|не менять|без изменений|оставьте|за исключением|сохраните|сохранив|сохраняя|оставив',
    refuse: 'не добавляй|не ставь|не накладывай|избегай',
    make: 'слишком|пожалуйста|похоже|остальное|сделай|сделать|сделайте|эффект|фильтр|как|пусть|будет|стиле|виде|придай|дай|чуть чуть|качество|настроение|атмосфера|время года|освещение|чтобы выглядело',
  },
  pt: {
    add: 'adicione|adicionar|adiciona|acrescente|acrescentar|coloque|colocar|insira|ponha|escreva|aplique|coloca',
    remove:
      'remova|remover|desaparecer|sumir|remove|apague|apagar|elimine|eliminar|retire|retirar|exclua|tire|recorte o fundo|tira',
    change:
      'mude|mudar|troque|trocar|substitua|substituir|transforme|transformar|converta|converter|altere|pinte|muda|toque|altera',
    keep: 'mantenha|manter|preserve|como está|conserve|não mude|não altere|não toque|sem mudar|sem alterar|salvo|não mexa|mantém|como está|tudo menos|menos o|menos a|menos os|menos as|mantendo|preservando|conservando',
    refuse: 'não adicione|não coloque|não ponha|evite',
    make: 'demais|demasiado|por favor|pareça|fique|faça|fazer|deixe|deixar|efeito|filtro|torne|tornar|como|dê|transforme em|fica|passe|deixa|qualidade|clima|atmosfera|estação|iluminação|parecer',
  },
  it: {
    add: 'aggiungi|aggiungere|metti|mettimi|mettici|mettere|inserisci|inserire|scrivi|applica|aggiungete|colloca',
    remove:
      'rimuovi|rimuovere|sparire|scomparire|togli|togliere|elimina|eliminare|cancella|cancellare|leva|scontorna',
    change:
      'cambia|cambiare|sostituisci|sostituire|trasforma|trasformare|converti|convertire|dipingi|tingi|modifica|toccare|modificare',
    keep: 'mantieni|mantenere|conserva|lascia|preserva|non cambiare|non toccare|non modificare|senza cambiare|senza toccare|eccetto|ad eccezione di|tieni|tenere|mantenendo|conservando|resta',
    refuse: 'non aggiungere|non mettere|non applicare|evita',
    make: 'troppo|per favore|sembri|sembrare|rendi|rendere|fai|effetto|filtro|come|dai|fare|rendilo|rendila|falla|fallo|qualità|atmosfera|stagione|illuminazione|diventare|sembrare come',
  },
  tr: {
    add: 'ekle|eklemek|ekleyin|koy|yerleştir|yaz|uygula|ekleyip|ilave et',
    remove: 'kaldır|sil|kaybet|çıkar|yok et|kaldırın|silin|temizle|çıkart|kaldırıp',
    change: 'değiştir|dönüştür|çevir|boya|değiştirin|yer değiştir|değiştirip',
    keep: 'koru|değiştirme|dokunma|bırak|aynı kalsın|değiştirmeden|dokunmadan|muhafaza et|dışında|koruyun|kalsın|koruyarak|bırakarak',
    refuse: 'ekleme|koyma|eklemeyin',
    make: 'aşırı|yap|yapın|olsun|efekti|efekt|filtre|hale getir|getir|gibi yap|et|ver|haline|gerisi|her şeyi|kalite|atmosfer|mevsim|ışıklandırma',
  },
  ar: {
    add: 'أضف|اضافة|إضافة|ضع|ضعني|ضعنا|أدخل|أدرج|اكتب|طبق|أضيفي|ضيف|حط',
    remove: 'أزل|إزالة|تختفي|احذف|حذف|امسح|امح|أزيلي|تخلص من|شيل|شيلي',
    change: 'غير إلى|تغيير|حول|استبدل|بدل|حوّل|استبدال|لون|تحويل|تغير|تلمس|تعدل|عدل',
    keep: 'احتفظ|حافظ|أبق|اترك|لا تغير|لا تلمس|لا تعدل|دون تغيير|دون لمس|ما عدا|باستثناء|دون المساس|مع الحفاظ على|مع إبقاء',
    refuse: 'لا تضف|لا تضع|تجنب',
    make: 'اجعل|اجعلها|اجعله|تأثير|فلتر|مثل|خل|لتصبح|تبدو|جعل|اصنع|خلي|خليها|خليه|والباقي|الباقي|الجودة|الأجواء|الموسم|جودة',
  },
  hi: {
    add: 'जोड़ो|जोड़ें|डालो|डालें|लगाओ|लगाएं|जोड़|लिखो|लिखें|शामिल करो',
    remove: 'हटाओ|हटाएं|गायब|मिटाओ|मिटाएं|निकालो|हटा|हटा दो|हटाना|साफ़ करो',
    change: 'बदलो|बदलें|बदल|बदल दो|परिवर्तित|रंगो|बदलना|बदलकर',
    keep: 'रखो|रखें|मत बदलो|मत बदलें|मत छुओ|न बदलें|वैसा ही|छोड़कर|के अलावा|बरकरार|सुरक्षित रखें|वैसा ही रहने दो|रहने दो|रहने दें',
    refuse: 'मत जोड़ो|मत डालो|न जोड़ें|मत लगाओ',
    make: 'करो|करें|बनाओ|बनाएं|दो|प्रभाव|फिल्टर|कर दो|जैसा|कर|बना|दें|कीजिए|सब|बाकी|गुणवत्ता|माहौल|मौसम का रंग|क्वालिटी|गिरने',
  },
};
