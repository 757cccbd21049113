import { Brush, Download, RotateCcw, Share2, SplitSquareHorizontal, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { TaskDetail } from '../../../net/contracts/index.ts';
import type { ReuseTarget } from '../../commands/reuse.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { TOOL_KINDS, TOOL_TRAITS } from '../../stores/tool-traits.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { SaveMenu } from '../save-menu.tsx';

/** Props of {@link DetailActions}. */
export type DetailActionsProps = {
  detail: TaskDetail;
  /** Which result, from 0. */
  index: number;
  isCompared: boolean;
  onCompare: (isCompared: boolean) => void;
  /** Leads back to where the user came from. */
  onGone: () => void;
};

/** Tells whether the user is still on the page: nobody is to be taken from where they have gone meanwhile. */
const useStillHere = (): (() => boolean) => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
};

/** Goes where something leads once that is there; pressed twice it still happens once. */
const useGoing = (isStillHere: () => boolean) => {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const go = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    const to = await work();
    setBusy(false);
    if (to !== null && isStillHere()) navigate(to);
  };
  return { isBusy, go };
};

const pathOf = (to: ReuseTarget): string => {
  const tool = TOOL_KINDS.find((kind) => kind === to);
  if (tool !== undefined) return TOOL_TRAITS[tool].path;
  return to === 'home' ? '/' : `/${to}`;
};

/** What can be done with a result. */
export const DetailActions = ({
  detail,
  index,
  isCompared,
  onCompare,
  onGone,
}: DetailActionsProps) => {
  const text = useText();
  const { actions } = useSession();
  const isStillHere = useStillHere();
  const { isBusy, go } = useGoing(isStillHere);
  const hasPicture = detail.imageUrls[index] !== undefined;
  const edit = async () => ((await actions.editResult(detail, index)) ? '/edit' : null);
  const reuse = async () => {
    const to = await actions.reuse(detail);
    return to === null ? null : pathOf(to);
  };
  const remove = async (): Promise<void> => {
    if ((await actions.deleteTask(detail.taskId)) && isStillHere()) onGone();
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="primary"
        icon={<Brush aria-hidden size={16} />}
        isDisabled={!hasPicture}
        isPending={isBusy}
        onPress={() => void go(edit)}
      >
        {text('detail.edit')}
      </Button>
      <Button
        icon={<RotateCcw aria-hidden size={16} />}
        isDisabled={isBusy}
        onPress={() => void go(reuse)}
      >
        {text('detail.reuse')}
      </Button>
      <div className="flex gap-2">
        {detail.originalImageUrl !== null && detail.originalImage2Url === null && hasPicture && (
          <ToggleButton
            label={text('detail.compare')}
            icon={<SplitSquareHorizontal aria-hidden size={18} />}
            isSelected={isCompared}
            onChange={onCompare}
          />
        )}
        <SaveMenu
          trigger={
            <IconButton
              label={text('picture.download')}
              icon={<Download aria-hidden size={18} />}
            />
          }
          onSave={(format) => void actions.downloadResult(detail, index, format)}
        />
        <IconButton
          label={text('detail.share')}
          icon={<Share2 aria-hidden size={18} />}
          isDisabled={!hasPicture}
          onPress={() => void actions.shareResult(detail, index)}
        />
        <IconButton
          label={text('action.delete')}
          icon={<Trash2 aria-hidden size={18} />}
          onPress={() => void remove()}
        />
      </div>
    </div>
  );
};
