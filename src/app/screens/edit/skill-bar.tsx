import { type LucideIcon, Sparkles } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useSnapshot } from 'valtio';
import type { Editor } from '../../../canvas/index.ts';
import type { EditCall } from '../../../net/index.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session-context.ts';
import type { EditView } from '../../stores/editor-store.ts';
import { useEditView } from './edit-view.ts';
import { EnhanceSizes } from './enhance-sizes.tsx';
import { VIEW_WORDS } from './start/view-words.ts';

/** In the order of document 2 section 2.6. */
const SKILLS = ['area-redraw', 'expand', 'remove'] as const satisfies readonly EditView[];

type SkillProps = {
  label: string;
  Icon: LucideIcon;
  isDisabled: boolean;
  onPress: () => void;
};

const Skill = ({ label, Icon, isDisabled, onPress }: SkillProps) => (
  <Button
    isDisabled={isDisabled}
    onPress={onPress}
    className="flex min-h-14 cursor-default flex-col items-center gap-1 sm:justify-center rounded-md px-1 py-1.5 text-center text-12 font-medium text-ink transition-colors data-disabled:text-ink-faint data-hovered:bg-surface-2 data-pressed:bg-surface-3 sm:min-h-10 sm:flex-row sm:gap-2 sm:px-3 sm:text-14 pointer-coarse:sm:min-h-11"
  >
    <Icon aria-hidden size={18} className="shrink-0" />
    {label}
  </Button>
);

/** Names of what no engine of this server can do. */
const useNotServed = (): readonly string[] => {
  const text = useText();
  const { server } = useSession();
  useSnapshot(server.state);
  const kinds: readonly (readonly [EditCall, TextKey])[] = [
    ...SKILLS.map((view) => [view, VIEW_WORDS[view].title] as const),
    ['enhance', 'command.enhanceImage'],
  ];
  return kinds.filter(([kind]) => !server.serves(kind)).map(([, title]) => text(title));
};

/** Runs at once, in place of a view; beside it, how large the result shall be. */
const Enhance = ({ editor }: SkillBarProps) => {
  const text = useText();
  const { commands, enabled, server } = useSession();
  const canRun = useSnapshot(enabled)['enhance-image'];
  const { labelKey, run } = commands['enhance-image'];
  const isDisabled = !canRun || !server.serves('enhance');
  return (
    <div className="flex min-w-0 items-stretch *:first:grow">
      <Skill
        label={text(labelKey)}
        Icon={Sparkles}
        isDisabled={isDisabled}
        onPress={() => void run()}
      />
      {editor && <EnhanceSizes editor={editor} isDisabled={isDisabled} />}
    </div>
  );
};

/** Props of {@link SkillBar}. */
export type SkillBarProps = {
  /** With a picture in it; null: there is nothing to do anything with. */
  editor: Editor | null;
};

/** What can be done with the picture (document 2 section 2.6). */
export const SkillBar = ({ editor }: SkillBarProps) => {
  const hasPicture = editor !== null;
  const text = useText();
  const { server } = useSession();
  const { goTo } = useEditView();
  const notServed = useNotServed();
  return (
    <div className="flex w-full flex-col gap-1">
      <fieldset
        aria-label={text('skill.bar')}
        className="grid grid-cols-[repeat(3,minmax(0,1fr))_minmax(min-content,1.4fr)] gap-1 wrap-normal break-keep max-[21rem]:grid-cols-2 sm:flex sm:flex-wrap"
      >
        {SKILLS.map((view) => (
          <Skill
            key={view}
            label={text(VIEW_WORDS[view].title)}
            Icon={VIEW_WORDS[view].Icon}
            isDisabled={!hasPicture || !server.serves(view)}
            onPress={() => goTo(view)}
          />
        ))}
        <Enhance editor={editor} />
      </fieldset>
      {!hasPicture && (
        <p className="px-3 pb-1 text-12 text-ink-muted">{text('skill.needsPicture')}</p>
      )}
      {hasPicture && notServed.length > 0 && (
        <p className="px-3 pb-1 text-12 text-ink-muted">
          {text('skill.notServed', { names: notServed.join(', ') })}
        </p>
      )}
    </div>
  );
};
