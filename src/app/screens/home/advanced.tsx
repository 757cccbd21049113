import { ChevronDown, X } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { PICTURES_PER_REQUEST } from '../../../net/contracts/terms.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import { FIELD } from '../../ui/field.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { seedOf } from './seed-of.ts';

const COUNTS = Array.from({ length: PICTURES_PER_REQUEST }, (_, index) => index + 1);

const Count = () => {
  const text = useText();
  const { creations } = useSession();
  const { form, inputDisabled } = useSnapshot(creations.state);
  return (
    <RadioTiles
      label={text('form.count')}
      name="count"
      value={String(form.count)}
      onChange={(id) => creations.setForm({ count: Number(id) })}
      isDisabled={inputDisabled}
      className="grid grid-cols-4 gap-2"
      tileClassName="min-h-10 min-w-12 items-center justify-center text-14 tabular-nums pointer-coarse:min-h-11"
      tiles={COUNTS.map((count) => ({
        id: String(count),
        label: String(count),
        children: <span aria-hidden>{count}</span>,
      }))}
    />
  );
};

const Seed = () => {
  const text = useText();
  const { creations } = useSession();
  const { form, inputDisabled } = useSnapshot(creations.state, { sync: true });
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="seed" className={FIELD.label}>
        {text('form.seedLabel')}
      </label>
      <div className="relative">
        <input
          id="seed"
          inputMode="numeric"
          autoComplete="off"
          placeholder={text('form.seedRandom')}
          aria-describedby="seed-hint"
          value={form.seed ?? ''}
          onChange={({ target }) => creations.setForm({ seed: seedOf(target.value) })}
          disabled={inputDisabled}
          className={`${FIELD.box} min-h-10 w-full ps-3 pe-11 tabular-nums disabled:opacity-60 pointer-coarse:min-h-11`}
        />
        {form.seed !== null && (
          <button
            type="button"
            aria-label={text('form.seedRemove')}
            title={text('form.seedRemove')}
            disabled={inputDisabled}
            onClick={() => creations.setForm({ seed: null })}
            className="absolute inset-y-0 end-0 flex w-10 items-center justify-center text-ink-muted hover:text-ink pointer-coarse:w-11"
          >
            <X aria-hidden size={16} />
          </button>
        )}
      </div>
      <p id="seed-hint" className={FIELD.hint}>
        {text('form.seedHint')}
      </p>
    </div>
  );
};

/** Number of pictures and seed; what is set shows in the closed line, too. */
export const Advanced = () => {
  const text = useText();
  const { creations } = useSession();
  const { form } = useSnapshot(creations.state);
  const set = [
    form.count !== PICTURES_PER_REQUEST && `${text('form.count')} ${form.count}`,
    form.seed !== null && text('form.seed', { seed: form.seed }),
  ].filter((words) => words !== false);
  return (
    <details className="group">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm text-13 font-medium text-ink-muted select-none hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        {text('form.advanced')}
        {set.length > 0 && (
          <span className="font-normal tabular-nums group-open:hidden">({set.join(', ')})</span>
        )}
      </summary>
      <div className="grid gap-4 pt-3 sm:grid-cols-2">
        <Count />
        <Seed />
      </div>
    </details>
  );
};
