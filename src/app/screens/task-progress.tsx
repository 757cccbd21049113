import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { knownShare, standingWords, type TaskStanding } from './standing-words.ts';

/** Props of {@link TaskProgress}. */
export type TaskProgressProps = {
  task: TaskStanding;
  onCancel: () => void;
};

/** Props of {@link CancelProgress}; `value` 0 to 1, null while it is not known. */
export type CancelProgressProps = {
  label: string;
  value: number | null;
  onCancel: () => void;
};

/** How far a task truly is, and how to stop it. */
export const TaskProgress = ({ task, onCancel }: TaskProgressProps) => {
  const text = useText();
  return (
    <CancelProgress
      label={standingWords(text, task)}
      value={knownShare(task)}
      onCancel={onCancel}
    />
  );
};

/** How far something is, and how to stop it. */
export const CancelProgress = ({ label, value, onCancel }: CancelProgressProps) => {
  const text = useText();
  return (
    <div className="flex w-full items-center gap-4">
      <ProgressBar label={label} value={value} />
      <Button size="small" onPress={onCancel}>
        {text('progress.cancel')}
      </Button>
    </div>
  );
};
