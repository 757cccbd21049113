import { type Clause, saysAct } from './clauses.ts';
import type { ActName } from './lists/acts.ts';
import { isAndGlued } from './split-pieces.ts';

/**
 * Clauses with what is left unsaid in those that "and" joins, taken from their neighbours: what is done ("remove the
 * fog and the clouds"), to what ("make the sky blue and darker"), by how much ("a bit brighter and warmer"), and
 * whether it is less ("reduce contrast and saturation"). Pure.
 */
export function shareUnsaid(clauses: readonly Clause[]): Clause[] {
  const read = [...clauses];
  for (let index = 0; index < read.length; index++) {
    const clause = read[index];
    if (clause === undefined) continue;
    const before = clause.joined ? read[index - 1] : undefined;
    const after = read[index + 1]?.joined === true ? read[index + 1] : undefined;
    read[index] = {
      ...clause,
      act: actOf(clause, before, after),
      parts: clause.parts.length > 0 ? clause.parts : partsOf(clause, before, read[index - 1]),
      ...(before !== undefined && followed(clause, before)),
      ...(after !== undefined && led(clause, after)),
    };
  }
  return read;
}

function actOf(
  clause: Clause,
  before: Clause | undefined,
  after: Clause | undefined,
): ActName | null {
  // "Remove the noise and increase the sharpness": which way is said.
  const saysWay = isScale(clause) && (clause.direction ?? clause.lever) !== null;
  if (clause.act !== null || saysWay || !isList(clause)) return clause.act;
  // "Keep the red and make everything else black and white": what is made does not stay.
  if (before?.act === 'keep' && saysAct(clause)) return null;
  return before?.act ?? (before === undefined ? (after?.act ?? null) : null);
}

/** The parts of a clause that names none; `before` is the one that "and" joins it to, `last` the one before in any case. */
function partsOf(
  clause: Clause,
  before: Clause | undefined,
  last: Clause | undefined,
): Clause['parts'] {
  if (last !== undefined && isColour(clause) && isCutOut(last)) return last.parts;
  if (before === undefined || !isQuality(clause)) return [];
  const isBare = !saysAct(clause) || isLed(clause);
  if (isBare && isAboutColour(before)) return before.parts;
  // "Blurry and dark" is what one verb makes the background; "blur the background and brighten" is two things.
  const haveOneVerb = saysAct(before) !== saysAct(clause) && isBare;
  const isMeant = isAboutLook(before) && (haveOneVerb || isOfIt(clause));
  return isMeant || (isOfIt(clause) && isAboutColour(before)) ? before.parts : [];
}

/** What a clause takes from the one before it. */
function followed(clause: Clause, before: Clause): Partial<Clause> {
  if (
    !(isChange(clause) && isChange(before) && clause.parts.length === 0) &&
    !(isScale(clause) && isScale(before))
  )
    return {};
  const isAlone = !saysAct(clause) || isLed(clause);
  const sharesAmount = isAlone && !saysAmount(clause) && saysAmount(before);
  const sharesDirection = clause.direction === null && isScale(clause) && isScale(before);
  return {
    ...(sharesAmount && { amount: before.amount, percent: before.percent }),
    ...(sharesDirection && { direction: before.direction, lever: before.lever }),
  };
}

/** What a clause takes from the one behind it: an amount at the end, a verb at the end. */
function led(clause: Clause, after: Clause): Partial<Clause> {
  const areScales = isScale(clause) && isScale(after);
  if (!areScales && !(isChange(clause) && isChange(after) && isAndGlued(after.pieces[0])))
    return {};
  const sharesAmount = !saysAmount(clause) && saysAmount(after);
  return {
    ...(sharesAmount && { amount: after.amount, percent: after.percent }),
    ...(areScales &&
      clause.direction === null &&
      clause.percent === null &&
      !saysAct(clause) && { direction: after.direction }),
  };
}

const saysAmount = ({ amount, percent }: Clause): boolean => amount !== 1 || percent !== null;

/** Whether all that a clause asks for is a change of light, colour or sharpness. */
const isChange = ({ heads, colours }: Clause): boolean =>
  colours.length === 0 && heads.length > 0 && heads.every(({ meaning }) => 'change' in meaning);

/** What can be more and less, called by its name. */
const SCALE =
  /^(?:brightness|exposure|contrast|saturation|vibrance|sharpness|clarity|temperature|noise|grain|helligkeit|belichtung|kontrast|sättigung|schärfe|farbtemperatur|rauschen|körnung|luminosité|exposition|contraste|netteté|température|bruit|brillo|luminosidad|exposición|saturación|nitidez|temperatura|ruido|brilho|luminosidade|exposição|contraste|saturação|ruído|luminosità|esposizione|contrasto|saturazione|nitidezza|rumore|ярк\p{L}+|экспозици\p{L}+|контраст\p{L}*|насыщенност\p{L}+|резкост\p{L}+|четкост\p{L}+|температур\p{L}+|шум\p{L}*|зернистост\p{L}+|parlaklı\p{L}+|pozlama\p{L}*|kontrast\p{L}*|doygunlu\p{L}+|keskinli\p{L}+|netli\p{L}+|sıcaklı\p{L}+|gürültü\p{L}*|و?(?:السطوع|التباين|التشبع|الحدة|الوضوح|التشويش|الضوضاء)|चमक|रोशनी|कंट्रास्ट|कॉन्ट्रास्ट|संतृप्ति|स्पष्टता|तापमान|नॉइज़|शोर|亮度|曝光|对比度|饱和度|清晰度|锐度|色温|噪点|明るさ|露出|コントラスト|彩度|シャープネス|色温度|ノイズ|(?:밝기|노출|대비|채도|선명도|색온도|노이즈)\p{L}?)$/iu;

/** Whether a clause names what can be more and less, be it the shadows. */
const isScale = (clause: Clause): boolean =>
  isChange(clause)
    ? clause.heads.every(({ piece }) => SCALE.test(piece.text))
    : clause.heads.length + clause.colours.length === 0 && isOfTones(clause);

const isOfTones = ({ parts }: Clause): boolean =>
  parts.length > 0 && parts.every((part) => part === 'shadows' || part === 'highlights');

/** Whether a clause only names things, as in "remove the fog and the clouds". */
const isList = (clause: Clause): boolean =>
  isScale(clause) ||
  (clause.colours.length === 0 &&
    clause.heads.every(
      ({ meaning }) => 'weather' in meaning || 'look' in meaning || 'body' in meaning,
    ));

/** Whether a clause is no more than a quality and perhaps a verb, as in "make the sky blue and darker". */
function isQuality({ pieces, heads, colours }: Clause): boolean {
  const isOne =
    heads.length > 0 ? heads.every(({ meaning }) => 'change' in meaning) : colours.length > 0;
  return isOne && pieces.every(({ meanings, role }) => meanings.length > 0 || role !== null);
}

/** Whether a clause's verb stands at its end, as of all that is joined to it: "푸르고 어둡게 해줘". */
function isLed({ pieces }: Clause): boolean {
  const acts = pieces.map(({ meanings }) => meanings.some((one) => 'act' in one));
  return acts.indexOf(true) > 0 && acts.indexOf(true) === acts.findLastIndex((one) => !one) + 1;
}

/** Words for what was named before. */
const IT =
  /^(?:it|them|ihn|es|sie|le|l|la|les|lo|los|las|il|его|ее|её|их|onu|それ|它)$|(?:lo|la|ها|ه)$/iu;

/** Whether a clause is done to what was named before it: "make the sky pink and make it darker". */
const isOfIt = ({ pieces }: Clause): boolean =>
  pieces.some(
    ({ text, meanings, role }) =>
      IT.test(text) && (role !== null || meanings.some((one) => 'act' in one)),
  );

/** Whether a clause only gives a colour, as in "remove the background and make it white". */
const isColour = ({ heads, unknown, colours, act }: Clause): boolean =>
  heads.length === 0 && unknown.length === 0 && colours.length === 1 && act !== 'remove';

/** Whether a clause takes a part away that can be given a colour instead. */
const isCutOut = ({ act, parts }: Clause): boolean =>
  act === 'remove' && parts.some((part) => part === 'background' || part === 'sky');

/** Whether a clause changes light or colour, not sharpness. */
const isAboutColour = ({ heads, colours, refused }: Clause): boolean =>
  colours.length + refused.length > 0 ||
  heads.some(({ meaning }) => 'change' in meaning && meaning.change !== 'blur') ||
  heads.some(({ meaning }) => 'weather' in meaning || 'time' in meaning);

const isAboutLook = ({ heads }: Clause): boolean =>
  heads.some(({ meaning }) => 'change' in meaning || 'look' in meaning);
