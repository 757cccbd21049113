import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';

/** In the place of a part of the page whose code did not come, which browsers remember until a reload. */
export const NotLoaded = ({ className }: { className?: string }) => {
  const text = useText();
  return (
    <div role="alert" className={className}>
      <Callout
        tone="danger"
        action={
          <Button size="small" onPress={() => location.reload()}>
            {text('action.reload')}
          </Button>
        }
      >
        {text('start.notLoaded')}
      </Callout>
    </div>
  );
};
