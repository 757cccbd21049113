import { useText } from '../../i18n/use-text.ts';
import { type ToolStep, withShown } from '../../stores/tool-work.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { useTool } from './use-tool.ts';

type LinkProps = {
  label: string;
  isShown: boolean;
  src: string;
  isOurs: boolean;
  onPress: () => void;
};

const Link = ({ label, isShown, src, isOurs, onPress }: LinkProps) => {
  const { state } = useTool();
  const picture = 'size-full object-cover';
  return (
    <li className="w-24 shrink-0">
      <button
        type="button"
        aria-current={isShown ? 'step' : undefined}
        disabled={state.run !== null}
        onClick={onPress}
        className="group flex w-full flex-col gap-1 text-start"
      >
        <span className="block aspect-square overflow-hidden rounded-md border border-line bg-surface-2 group-hover:border-ink-muted group-aria-[current=step]:border-ring group-aria-[current=step]:ring-2 group-aria-[current=step]:ring-ring">
          {isOurs ? (
            <Thumbnail url={src} alt="" sizes="96px" className={picture} />
          ) : (
            <img src={src} alt="" className={picture} />
          )}
        </span>
        <span className="line-clamp-2 text-12 text-ink-muted" dir="auto">
          {label}
        </span>
      </button>
    </li>
  );
};

const pictureOf = ({ detail, picked }: ToolStep): string => detail.imageUrls[picked] ?? '';

/** The instructions on top of each other; each can be stepped back to. */
export const ChainStrip = () => {
  const text = useText();
  const { kind, state, store } = useTool();
  const { steps, at } = state.work;
  const [first] = steps;
  const before = first?.inputs[0];
  if (before === undefined || (steps.length === 1 && at !== null)) return null;
  const show = (to: number | null): void => store.change(kind, (work) => withShown(work, to));
  return (
    <nav aria-label={text('tool.chain')} className="flex flex-col gap-2">
      <h3 className="text-13 font-semibold">{text('tool.chain')}</h3>
      <ol className="flex gap-2 overflow-x-auto p-1">
        <Link
          label={text('tool.chainStart')}
          src={before.src}
          isOurs={false}
          isShown={at === null}
          onPress={() => show(null)}
        />
        {steps.map((step, index) => (
          <Link
            key={step.detail.taskId}
            label={step.prompt || text('tool.step', { index: index + 1 })}
            src={pictureOf(step)}
            isOurs
            isShown={index === at}
            onPress={() => show(index)}
          />
        ))}
      </ol>
    </nav>
  );
};
