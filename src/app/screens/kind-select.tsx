import { useSnapshot } from 'valtio';
import type { EditKind } from '../../net/contracts/index.ts';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session-context.ts';
import { Select } from '../ui/select.tsx';
import { editKindId, editKindOfId, editKindOptions } from './edit-kinds.tsx';

/** Props of {@link KindSelect}. */
export type KindSelectProps = {
  /** Null: every kind. */
  value: EditKind | null;
  onChange: (kind: EditKind | null) => void;
  className?: string;
};

/** Chooses of which kind the edits of a list are: of those that this server can make. */
export const KindSelect = ({ value, onChange, className = '' }: KindSelectProps) => {
  const text = useText();
  const { server } = useSession();
  useSnapshot(server.state);
  return (
    <Select
      className={className}
      label={text('list.kind')}
      labelPlace="hidden"
      options={editKindOptions(text, (kind) => kind === value || server.serves(kind))}
      value={editKindId(value)}
      onChange={(id) => onChange(editKindOfId(id))}
    />
  );
};
