import { useSnapshot } from 'valtio';
import { useNumbers } from '../../i18n/use-numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { Arrival, RunningEdit } from '../../stores/running-edits.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { CancelProgress, TaskProgress } from '../task-progress.tsx';

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

/** How far a result that is made is on its way to the canvas. */
const Arriving = ({ arrival, taskId }: { arrival: Arrival; taskId: string }) => {
  const text = useText();
  const { actions } = useSession();
  const { bytes } = useNumbers();
  const { step, received, total } = arrival;
  if (step === 'opening' || total === null)
    return (
      <CancelProgress
        label={text(step === 'opening' ? 'start.opening' : 'url.loading')}
        value={null}
        onCancel={() => actions.leaveResult(taskId)}
      />
    );
  return (
    <CancelProgress
      label={text('progress.fetching', { received: bytes(received), total: bytes(total) })}
      value={received / total}
      onCancel={() => actions.leaveResult(taskId)}
    />
  );
};

const Waiting = ({ taskId }: { taskId: string }) => {
  const { actions, tasks } = useSession();
  const task = useSnapshot(tasks.state).tasks[taskId];
  return task ? (
    <TaskProgress task={task} onCancel={() => void actions.cancelTask(taskId)} />
  ) : null;
};

const Stage = ({ edit }: Part) => {
  if (edit.taskId === null) return <Sending edit={edit} />;
  if (edit.arrival === null) return <Waiting taskId={edit.taskId} />;
  return <Arriving arrival={edit.arrival} taskId={edit.taskId} />;
};

/** How far an edit is: being sent, waiting, running, coming back. */
export const RunningBar = ({ edit, others = 0 }: Part & { others?: number }) => {
  const text = useText();
  return (
    <div className="flex w-full min-w-64 flex-col gap-1 p-1 sm:w-96">
      <Stage edit={edit} />
      {others > 0 && (
        <p className="text-12 text-ink-muted">{text('progress.others', { count: others })}</p>
      )}
    </div>
  );
};
