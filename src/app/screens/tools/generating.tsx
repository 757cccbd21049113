import { CloudOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { CancelProgress, TaskProgress } from '../task-progress.tsx';
import { STAGE } from './stage.ts';
import { useTool } from './use-tool.ts';

const Progress = () => {
  const text = useText();
  const { tasks } = useSession();
  const { kind, state, actions } = useTool();
  const known = useSnapshot(tasks.state).tasks;
  const task = known[state.run?.taskId ?? ''];
  const isHeld = state.run?.isHeld ?? false;
  const cancel = (): void => void actions.cancel(kind);
  if (task !== undefined) return <TaskProgress task={task} onCancel={cancel} />;
  return (
    <CancelProgress
      label={text(isHeld ? 'progress.held' : 'progress.uploading')}
      value={isHeld ? null : (state.run?.sent ?? null)}
      onCancel={cancel}
    />
  );
};

/** How far the sending or the task is, and how to end it. */
export const Generating = () => {
  const text = useText();
  const { state } = useTool();
  return (
    <div className={STAGE}>
      <div className="flex w-full max-w-md flex-col items-center gap-6 p-6">
        <span className="text-accent-ink">
          {state.run?.isHeld ? <CloudOff aria-hidden size={32} /> : <Spinner size={32} />}
        </span>
        <p role="status" className="text-16 font-medium">
          {state.run?.isHeld
            ? text('tool.held')
            : text(state.run?.mode === 'detect' ? 'tool.looking' : 'tool.generatingImages')}
        </p>
        <Progress />
      </div>
    </div>
  );
};
