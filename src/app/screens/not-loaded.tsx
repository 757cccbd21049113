import { useText } from '../i18n/use-text.ts';
import { isLostCode } from '../lost-code.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import type { LoadFailed } from '../ui/use-loaded.ts';

/** Props of {@link NotLoaded}. */
export type NotLoadedProps = {
  failure: LoadFailed;
  /** Says it in other words. */
  words?: string;
  className?: string;
};

/** In the place of a part of the page whose code did not come: what happened, and the way out. */
export const NotLoaded = ({ failure: { error, again }, words, className }: NotLoadedProps) => {
  const text = useText();
  const isLost = isLostCode(error);
  return (
    <div role="alert" className={className}>
      <Callout
        tone="danger"
        action={
          <Button size="small" onPress={isLost ? () => location.reload() : again}>
            {text(isLost ? 'action.reload' : 'action.tryAgain')}
          </Button>
        }
      >
        {words ?? text(isLost ? 'start.lost' : 'start.notCome')}
      </Callout>
    </div>
  );
};
