import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TaskProgress } from '../task-progress.tsx';

const Sending = () => {
  const text = useText();
  const { actions, editor } = useSession();
  const { sending } = useSnapshot(editor.state);
  if (!sending) return null;
  return (
    <div className="flex items-center gap-4">
      <ProgressBar
        label={text(sending.step === 'packaging' ? 'progress.packaging' : 'progress.uploading')}
        value={sending.step === 'packaging' ? null : sending.progress}
      />
      <Button size="small" onPress={() => actions.cancelSending()}>
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

/** How far the edit of the open picture is: being sent, waiting, running. */
export const RunningBar = () => {
  const session = useSession();
  const { waitingFor } = useSnapshot(session.editor.state);
  return (
    <div className="w-full min-w-64 p-1 sm:w-96">
      {waitingFor === null ? <Sending /> : <Waiting taskId={waitingFor} />}
    </div>
  );
};
