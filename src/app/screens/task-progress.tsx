import { TASK_STATUS } from '../../net/contracts/terms.ts';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { standingWords, type TaskStanding } from './standing-words.ts';

/** Props of {@link TaskProgress}. */
export type TaskProgressProps = {
  task: TaskStanding;
  onCancel: () => void;
};

/** How far a task truly is, and how to stop it. */
export const TaskProgress = ({ task, onCancel }: TaskProgressProps) => {
  const text = useText();
  return (
    <div className="flex w-full items-center gap-4">
      <ProgressBar
        label={standingWords(text, task)}
        value={task.status === TASK_STATUS.waiting ? null : task.progress}
      />
      <Button size="small" onPress={onCancel}>
        {text('progress.cancel')}
      </Button>
    </div>
  );
};
