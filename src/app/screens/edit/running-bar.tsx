import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { RunningEdit } from '../../stores/running-edits.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TaskProgress } from '../task-progress.tsx';

type Part = { edit: RunningEdit };

const STEPS = {
  packaging: 'progress.packaging',
  uploading: 'progress.uploading',
  held: 'progress.held',
} as const;

const Sending = ({ edit: { id, sending } }: Part) => {
  const text = useText();
  const { actions } = useSession();
  if (sending === null) return null;
  return (
    <div className="flex items-center gap-4">
      <ProgressBar
        label={text(STEPS[sending.step])}
        value={sending.step === 'held' ? null : sending.progress}
      />
      <Button size="small" onPress={() => actions.cancelSending(id)}>
        {text('progress.cancel')}
      </Button>
    </div>
  );
};

const Waiting = ({ taskId }: { taskId: string }) => {
  const { actions, tasks } = useSession();
  const task = useSnapshot(tasks.state).tasks[taskId];
  return task ? (
    <TaskProgress task={task} onCancel={() => void actions.cancelTask(taskId)} />
  ) : null;
};

/** How far an edit is: being sent, waiting, running. */
export const RunningBar = ({ edit, others = 0 }: Part & { others?: number }) => {
  const text = useText();
  return (
    <div className="flex w-full min-w-64 flex-col gap-1 p-1 sm:w-96">
      {edit.taskId === null ? <Sending edit={edit} /> : <Waiting taskId={edit.taskId} />}
      {others > 0 && (
        <p className="text-12 text-ink-muted">{text('progress.others', { count: others })}</p>
      )}
    </div>
  );
};
