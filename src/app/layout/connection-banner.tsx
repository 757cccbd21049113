import { WifiOff } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { isServerAway } from '../stores/server-store.ts';
import { Button } from '../ui/button.tsx';

/** Says, while it lasts, that there is no network or no server, and that nothing is lost. */
export const ConnectionBanner = () => {
  const text = useText();
  const { server } = useSession();
  const { online, reachable } = useSnapshot(server.state);
  const isDown = isServerAway({ online, reachable });
  return (
    <div role="status" className="w-full">
      {isDown && (
        <div className="pointer-events-auto flex w-full animate-enter items-center gap-3 rounded-md border border-line bg-warning-tint py-2 ps-4 pe-2 text-13 text-ink shadow-float">
          <WifiOff aria-hidden size={18} className="shrink-0 text-warning-ink" />
          <span className="grow py-1">
            {text(online ? 'connection.unreachable' : 'connection.offline')}
          </span>
          {online && (
            <Button size="small" onPress={() => void server.load()}>
              {text('action.tryAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
