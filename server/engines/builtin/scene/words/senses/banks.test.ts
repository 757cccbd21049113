import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('banks', () => {
  it.each([
    'in the bank|at the bank|inside a bank|in a bank|at a bank|bank hall|bank lobby|bank counter|bank branch|bank robbery|robbing a bank|opening a bank account|bank account',
    '银行|银行大厅|银行柜台|在银行|银行里|抢银行',
    '銀行|銀行の窓口|銀行強盗|銀行で',
    '은행에서|은행 창구|은행 안|은행 강도|은행 로비',
    'banque|à la banque|dans une banque|agence bancaire|guichet de banque|braquage de banque|compte bancaire',
    'in der bank|in einer bank|bankschalter|bankfiliale|bankhalle|bankraub|am bankschalter|bankkonto|überfällt eine bank|bei der bank',
    'sucursal bancaria|oficina bancaria|dentro de un banco|dentro del banco|abriendo una cuenta en el banco|cuenta bancaria|robando un banco|atraco a un banco|cola en el banco|mostrador del banco|clientes en el banco',
    'отделение банка|в отделении банка|ограбление банка|грабит банк|зал банка|банковский зал|в зале банка|банковский счёт',
    'agência bancária|dentro de um banco|dentro do banco|abrindo uma conta no banco|conta bancária|assaltando um banco|assalto a banco|fila no banco|balcão do banco',
    'banca|in banca|alla banca|filiale di banca|sportello bancario|rapina in banca|conto in banca|in una banca',
    'banka|bankada|banka şubesi|banka soygunu|banka gişesi|bankanın içinde|banka hesabı',
    'بنك|في البنك|في بنك|فرع البنك|سرقة بنك|حساب بنكي|داخل البنك|قاعة البنك',
    'बैंक|बैंक में|बैंक शाखा|बैंक काउंटर|बैंक डकैती|बैंक खाता',
  ])('are the hall of one, and no bench, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'bankhall',
        subjects: [],
        ignored: [],
      });
  });

  it.each([
    'bank teller|bank clerk|bank employee',
    '银行职员|银行柜员',
    '銀行員',
    '은행원|은행 직원',
    'employée de banque|guichetière de banque',
    'bankangestellte|bankangestellter|bankkauffrau',
    'cajera de banco|cajera del banco|empleada de banco|empleado de banco',
    'банковский служащий|сотрудница банка|кассир банка',
    'caixa de banco|bancária|funcionária do banco',
    'impiegata di banca|impiegato di banca|cassiera di banca',
    'banka memuru|bankacı',
    'موظفة بنك|موظف بنك|موظفة البنك',
    'बैंक कर्मचारी|बैंक क्लर्क',
  ])('are where their clerks are: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'bankhall',
        subjects: [],
        ignored: [],
      });
  });

  it.each([
    'un hombre sentado en un banco',
    'un banco en el parque',
    'um homem sentado no banco',
    'parktaki bankta oturan adam',
    'eine Bank im Park',
  ])('are none where it is a bench: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).not.toBe('bankhall');
    expect(subjects[0]?.thing).toBe('bench');
  });

  it('are no bank of a river, no vault and no ginkgo', () => {
    expect(readPrompt('a river bank').land).toBe('river');
    expect(readPrompt('a frog at the bank of a river').land).toBe('river');
    expect(readPrompt('a bank vault').land).toBe('bankvault');
    expect(readPrompt('은행나무 길').land).not.toBe('bankhall');
  });
});
