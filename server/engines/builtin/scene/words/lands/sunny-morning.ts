import type { Piece } from '../pieces.ts';

/** Words for when the sun rises, in all languages: as all others for a morning they mean the hour of its first light. */
const SUNRISE =
  /sunrise|sunup|dawn|daybreak|first light|日出|黎明|拂晓|破晓|夜明け|日の出|明け方|새벽|일출|해돋이|동틀|aube|aurore|lever d|sonnenaufgang|morgenrot|dämmerung|amanecer|alba|salida del sol|рассвет|восход|зар[яеию]|nascer|amanhecer|alvorada|aurora|sorgere|gün doğumu|şafak|seher|شروق|فجر|सूर्योदय|भोर/iu;

/** Whether it is a morning on which the sun shines, so that it has risen: no hour of a red sky. */
export const isSunnyMorning = (
  pieces: readonly Pick<Piece, 'text' | 'meanings' | 'negated'>[],
): boolean => {
  const said = pieces.filter(({ negated }) => !negated);
  const times = said.filter(({ meanings }) => meanings.some(({ time }) => time !== undefined));
  return (
    said.some(({ meanings }) => meanings.some(({ weather }) => weather === 'clear')) &&
    times.length > 0 &&
    times.every(
      ({ text, meanings }) => meanings.some(({ time }) => time === 'dawn') && !SUNRISE.test(text),
    )
  );
};
