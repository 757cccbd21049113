import type { ReactNode } from 'react';
import type { Snapshot } from 'valtio';
import { isTerminal, TASK_STATUS } from '../../../net/contracts/terms.ts';
import { reasonWords } from '../../i18n/reason-words.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { Creation } from '../../stores/creation-reducer.ts';
import { isHeld } from '../../stores/held.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { TaskProgress } from '../task-progress.tsx';
import { PictureCard } from './picture-card.tsx';
import type { Preview } from './preview.ts';
import { WordsNotDrawn } from './words-not-drawn.tsx';

/** Props of {@link CreationView}. */
export type CreationViewProps = {
  creation: Snapshot<Creation>;
  onPreview: (preview: Preview) => void;
  /** What can be done with all of its pictures. */
  actions?: ReactNode;
};

/** What can be done about a creation that came to nothing; the prompt is kept. */
const Ended = ({ creation }: Pick<CreationViewProps, 'creation'>) => {
  const text = useText();
  const { creations, commands } = useSession();
  const { status, prompt, ratio, style, error } = creation;
  if (status !== TASK_STATUS.failed && status !== TASK_STATUS.cancelled) return null;
  const isFailed = status === TASK_STATUS.failed;
  const again = (): void => {
    creations.setForm({ prompt, ratio, style });
    void commands.generate.run();
  };
  return (
    <Callout
      tone={isFailed ? 'danger' : 'info'}
      action={
        <Button size="small" onPress={again}>
          {text('action.tryAgain')}
        </Button>
      }
    >
      {isFailed ? text('home.failed') : text('message.taskCancelled')}{' '}
      {error && isFailed && reasonWords(error.code, error.message)}
    </Callout>
  );
};

/** The pictures of one prompt, and while they are made how far that is. */
export const CreationView = ({ creation, onPreview, actions: more }: CreationViewProps) => {
  const text = useText();
  const { actions, commands } = useSession();
  const { id, taskId, images, prompt } = creation;
  const cancel = async (): Promise<void> => {
    if (taskId) await actions.cancelTask(taskId);
    else if (!(await actions.cancelHeld(id))) await commands['cancel-generation'].run();
  };
  const altOf = (index: number): string =>
    text('picture.alt', { index: index + 1, count: images.length, prompt });
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="line-clamp-2 min-w-48 grow basis-0 text-14 text-ink-muted" dir="auto">
          {prompt}
        </p>
        {more}
      </div>
      {!isTerminal(creation.status) && (
        <TaskProgress task={creation} onCancel={() => void cancel()} />
      )}
      <Ended creation={creation} />
      {creation.status !== TASK_STATUS.cancelled && !isHeld(creation) && (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {images.map((image, index) => (
            <PictureCard
              key={image.id}
              creation={creation}
              index={index}
              alt={altOf(index)}
              onPreview={() => onPreview({ creationId: id, index })}
            />
          ))}
        </ul>
      )}
      {creation.status === TASK_STATUS.success && taskId && <WordsNotDrawn taskId={taskId} />}
    </section>
  );
};
