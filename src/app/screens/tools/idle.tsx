import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { type ToolExample, toolExamples } from '../../content/examples.ts';
import { useText } from '../../i18n/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ExampleCompare } from './example-compare.tsx';
import { ExampleInputs } from './example-inputs.tsx';
import { STAGE } from './stage.ts';
import { useExampleWords } from './use-example-words.ts';
import { useTool } from './use-tool.ts';

/** Highest part of the window that the example takes. */
const MOST_OF_HEIGHT = '60dvh';
const SIZES = '(min-width: 1264px) 800px, (min-width: 1024px) 65vw, 94vw';

const Nothing = () => {
  const text = useText();
  return (
    <div className={STAGE}>
      <Notice
        icon={<Sparkles aria-hidden size={28} />}
        title={text('tool.idleTitle')}
        hint={text('tool.idleHint')}
      />
    </div>
  );
};

const First = ({ example, onBroken }: { example: ToolExample; onBroken: () => void }) => {
  const text = useText();
  const words = useExampleWords()(example);
  const { width, height } = example.after;
  return (
    <>
      <div className={classNames(STAGE, 'max-lg:min-h-0')}>
        <div
          style={{
            aspectRatio: `${width} / ${height}`,
            width: `min(100%, calc(${MOST_OF_HEIGHT} * ${width / height}))`,
          }}
        >
          <ExampleCompare
            example={example}
            alt={words}
            sizes={SIZES}
            onBroken={onBroken}
            className="size-full"
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-12 text-ink-muted">
        <p>{text('tool.dragHint')}</p>
        <p className="flex flex-wrap items-center gap-2">
          <ExampleInputs example={example} />
          <span className="flex items-center gap-2">
            <span className="shrink-0">
              <Tag>{text('tool.example')}</Tag>
            </span>
            <span dir="auto">{words}</span>
          </span>
        </p>
      </div>
    </>
  );
};

/** Nothing is asked for yet: what the tool made of its first example. */
export const Idle = () => {
  const { kind } = useTool();
  const [isBroken, setBroken] = useState(false);
  const [example] = toolExamples(kind);
  if (example === undefined || isBroken) return <Nothing />;
  return <First example={example} onBroken={() => setBroken(true)} />;
};
