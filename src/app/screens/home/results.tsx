import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { CreationView } from './creation-view.tsx';
import type { Preview } from './preview.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const loadDialog = () => import('./compare-dialog.tsx');

/** Opens all pictures that are there beside each other. */
const Compare = () => {
  const text = useText();
  const { creations } = useSession();
  const [newest] = useSnapshot(creations.state).creations;
  const [isOpen, setOpen] = useState(false);
  const part = useOpened(loadDialog, isOpen, setOpen);
  const loaded = newest?.images.filter(({ status }) => status === 'loaded') ?? [];
  if (newest === undefined || loaded.length < 2) return null;
  return (
    <>
      <Button size="small" icon={<Columns2 aria-hidden size={16} />} onPress={() => setOpen(true)}>
        {text('home.compare')}
      </Button>
      {isOpen && part && <part.default creation={newest} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The pictures of the creations, and what is done with them; loaded with the first of them. */
const Results = () => {
  const { creations } = useSession();
  const { creations: list } = useSnapshot(creations.state);
  const [preview, setPreview] = useState<Preview | null>(null);
  const shown = list.find(({ id }) => id === preview?.creationId);
  const kept = useKeptFocus<HTMLDivElement>(list);
  return (
    <div {...kept} className="flex flex-col gap-6 outline-offset-4">
      {list.map((creation, at) => (
        <CreationView
          key={creation.id}
          creation={creation}
          onPreview={setPreview}
          actions={at === 0 && <Compare />}
        />
      ))}
      {preview && shown && (
        <PreviewDialog
          creation={shown}
          index={preview.index}
          onIndex={(index) => setPreview({ ...preview, index })}
          onClose={() => setPreview(null)}
        />
      )}
    </div>
  );
};

export default Results;
