import { type ToolExample, toolExamples } from '../../content/examples.ts';
import { useText } from '../../i18n/use-text.ts';
import { ExampleCompare } from './example-compare.tsx';
import { ExampleInputs } from './example-inputs.tsx';
import { useExampleWords } from './use-example-words.ts';
import { useTool } from './use-tool.ts';

/** The divider never leaves the picture, so that there is always something to drag back (section 9). */
const RANGE = [5, 95] as const;
const SIZES = '(min-width: 1264px) 370px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 94vw';

const Example = ({ example }: { example: ToolExample }) => {
  const text = useText();
  const words = useExampleWords()(example);
  return (
    <li>
      <figure className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface-1">
        <ExampleCompare
          example={example}
          alt={words}
          sizes={SIZES}
          isLazy
          range={RANGE}
          hint={text('tool.dragToCompare')}
          className="aspect-[4/3] bg-surface-2"
        />
        <figcaption className="flex flex-wrap items-center gap-3 p-3 text-14 text-pretty">
          <ExampleInputs example={example} />
          <span dir="auto" className="grow basis-40">
            {words}
          </span>
        </figcaption>
      </figure>
    </li>
  );
};

/** What the tool can do: made by this server's own engine (see `npm run examples`). */
export const ExampleSection = () => {
  const text = useText();
  const { kind } = useTool();
  const examples = toolExamples(kind);
  if (examples.length === 0) return null;
  return (
    <section aria-labelledby="tool-examples" className="flex flex-col gap-4">
      <h2 id="tool-examples" className="text-20 font-semibold">
        {text('tool.examples')}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {examples.map((example) => (
          <Example key={example.id} example={example} />
        ))}
      </ul>
    </section>
  );
};
