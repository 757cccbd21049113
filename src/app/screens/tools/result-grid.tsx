import { Download } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { type ToolStep, withPicked } from '../../stores/tool-work.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { ResultFacts } from './result-facts.tsx';
import { useTool } from './use-tool.ts';

/** All results of a step; the one that is pressed is compared and gone on with. */
export const ResultGrid = ({ step }: { step: ToolStep }) => {
  const text = useText();
  const { kind, store, actions } = useTool();
  const { imageUrls } = step.detail;
  return (
    <ul aria-label={text('detail.results')} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {imageUrls.map((url, index) => (
        <li
          key={url}
          className="flex flex-col gap-3 overflow-hidden rounded-md border border-line bg-surface-1 p-3"
        >
          <div className="relative">
            <button
              type="button"
              aria-label={text('detail.select', { index: index + 1 })}
              aria-pressed={index === step.picked}
              onClick={() => store.change(kind, (work) => withPicked(work, index))}
              className="block aspect-[4/3] w-full overflow-hidden rounded-sm bg-surface-2 aria-pressed:ring-2 aria-pressed:ring-ring"
            >
              <Thumbnail
                url={url}
                alt=""
                sizes="(min-width: 64rem) 24rem, 90vw"
                className="size-full object-contain"
              />
            </button>
            <IconButton
              variant="overlay"
              className="absolute! end-2 top-2"
              label={text('tool.downloadOne', { index: index + 1 })}
              icon={<Download aria-hidden size={18} />}
              onPress={() => void actions.download(kind, index)}
            />
          </div>
          <ResultFacts step={step} />
        </li>
      ))}
    </ul>
  );
};
