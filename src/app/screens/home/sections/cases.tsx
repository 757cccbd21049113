import { CONTENT } from '../../../content/content.ts';
import type { ContentCard } from '../../../content/content-types.ts';
import { toolExamples } from '../../../content/examples.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CaseCard } from './case-card.tsx';
import { Section } from './section.tsx';

/** Cards whose examples were made. */
const CARDS = CONTENT.cards.filter(({ kind }) => toolExamples(kind).length > 0);
const cardsOf = (...categories: ContentCard['category'][]): readonly ContentCard[] =>
  CARDS.filter(({ category }) => categories.includes(category));

/** What the tools make of pictures: before and after. */
export const Cases = () => {
  const text = useText();
  const words = cardsOf('editing', 'multi-image');
  const apps = cardsOf('apps');
  return (
    <>
      {words.length > 0 && (
        <Section title={text('cases.wordsTitle')} hint={text('cases.wordsHint')}>
          <div className="grid gap-6 md:grid-cols-2">
            {words.map((card) => (
              <CaseCard
                key={card.kind}
                card={card}
                sizes="(min-width: 1200px) 564px, (min-width: 768px) 48vw, 92vw"
              />
            ))}
          </div>
        </Section>
      )}
      {apps.length > 0 && (
        <Section title={text('cases.appsTitle')} hint={text('cases.appsHint')}>
          <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {apps.map((card) => (
              <CaseCard
                key={card.kind}
                card={card}
                sizes="(min-width: 1200px) 368px, (min-width: 1024px) 31vw, (min-width: 768px) 48vw, 92vw"
              />
            ))}
          </div>
        </Section>
      )}
    </>
  );
};
