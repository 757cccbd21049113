import { useText } from '../../i18n/use-text.ts';

const QUESTIONS = ['files', 'kept', 'large'] as const;

/** Questions and answers; part of every tool's page, and not shown (document 2 section 2.12). */
export const Faq = () => {
  const text = useText();
  return (
    <section hidden data-testid="tool-faq" className="flex flex-col gap-4">
      <h2 className="text-20 font-semibold">{text('tool.faq')}</h2>
      <dl className="flex flex-col gap-3">
        {QUESTIONS.map((name) => (
          <div key={name}>
            <dt className="text-14 font-medium">{text(`tool.faq.${name}.question`)}</dt>
            <dd className="text-14 text-ink-muted">{text(`tool.faq.${name}.answer`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
