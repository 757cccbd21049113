import { useDates } from '../../i18n/use-dates.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ToolStep } from '../../stores/tool-work.ts';
import { parameterValues } from '../image-detail/parameters.ts';

const NONE = '-';

/** Width to height in smallest whole numbers, such as 4:3; those of odd sizes as they are. */
const shapeOf = (width: number, height: number): string => {
  let [a, b] = [width, height];
  while (b > 0) [a, b] = [b, a % b];
  const [wide, high] = [width / a, height / a];
  return Math.max(wide, high) > 40 ? `${(width / height).toFixed(2)}:1` : `${wide}:${high}`;
};

/** How a result was made (document 2 section 2.12); what does not apply is '-'. */
export const ResultFacts = ({ step }: { step: ToolStep }) => {
  const text = useText();
  const { moment } = useDates();
  const { detail, prompt } = step;
  const { model, seed, steps } = parameterValues(detail);
  const { width, height, finishTime, ratio } = detail;
  const facts = [
    [text('detail.model'), model],
    [text('tool.ratio'), ratio ?? (width && height ? shapeOf(width, height) : NONE)],
    [text('detail.seed'), seed],
    [text('detail.steps'), steps],
    [text('tool.generatedAt'), (finishTime && moment(finishTime)) || NONE],
    [text('tool.originalPrompt'), prompt || NONE],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="wrap-anywhere text-ink">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};
