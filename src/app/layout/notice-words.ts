import { reasonWords } from '../i18n/reason-words.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Notice } from '../stores/notices.ts';

/** What a notice says in the page's language, with the server's reasons translated by their code. */
export const noticeWords = (text: Translate, { key, params, text: sentence }: Notice): string => {
  const code = String(params['code'] ?? '');
  if (key === null) return reasonWords(code, sentence ?? '');
  const { reason } = params;
  return text(
    key,
    typeof reason === 'string' ? { ...params, reason: reasonWords(code, reason) } : params,
  );
};
