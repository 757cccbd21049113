import { type ToolExample, toolExamples } from '../../content/examples.ts';
import { useText } from '../../i18n/use-text.ts';
import { useExampleWords } from './use-example-words.ts';
import { useTool } from './use-tool.ts';

const Example = ({ example }: { example: ToolExample }) => {
  const { kind, state, actions } = useTool();
  const words = useExampleWords()(example);
  const [picture] = example.before;
  return (
    <li>
      <button
        type="button"
        aria-label={words}
        title={words}
        disabled={state.run !== null || state.reading.length > 0}
        onClick={() => void actions.tryExample(kind, { ...example, name: words })}
        className="block size-16 overflow-hidden rounded-md border border-line bg-surface-2 hover:border-accent disabled:opacity-50"
      >
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="64px"
          width={64}
          height={64}
          alt=""
          className="size-full object-cover"
        />
      </button>
    </li>
  );
};

/** Pictures for those who have none at hand: one press brings it, with its instruction. */
export const TryThese = () => {
  const text = useText();
  const { kind, traits } = useTool();
  const examples = toolExamples(kind);
  if (!traits.tries || examples.length === 0) return null;
  return (
    <section aria-labelledby="tool-tries" className="flex flex-col gap-2">
      <h2 id="tool-tries" className="text-13 font-medium">
        {text('tool.tryThese')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <Example key={example.id} example={example} />
        ))}
      </ul>
    </section>
  );
};
