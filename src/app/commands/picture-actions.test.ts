import { describe, expect, it } from 'vitest';
import { createCreationStore } from '../stores/creation-store.ts';
import { createNotices } from '../stores/notices.ts';
import { createPictureActions } from './picture-actions.ts';

const PICTURE = { url: '/api/images/1', prompt: 'a cat' };

type Fails = { read?: boolean; open?: boolean; copy?: boolean };

const open = (fails: Fails = {}) => {
  const done: string[] = [];
  const creations = createCreationStore({ now: () => 0 });
  const notices = createNotices();
  const actions = createPictureActions({
    api: {
      imageBlob: async () => {
        if (fails.read) throw new Error('gone');
        return new Blob(['bytes'], { type: 'image/png' });
      },
    },
    readNotes: async () => ({ notes: [] }),
    openBlob: async (_, name) => {
      done.push(`open ${name}`);
      return !fails.open;
    },
    takeFiles: async (kind, files) => void done.push(`${kind} ${files.map(({ name }) => name)}`),
    goToView: (view) => void done.push(`go to ${view}`),
    enhance: async () => void done.push('enhance'),
    generate: async () => void done.push('generate'),
    creations,
    copy: async (words) => {
      if (fails.copy) throw new Error('not allowed');
      done.push(`copy ${words}`);
    },
    notices,
    log: () => {},
  });
  return { actions, done, creations, told: () => notices.state.list.map(({ key }) => key) };
};

describe('a picture on Home', () => {
  it('is opened in the editor, and enhanced there where that is wished for', async () => {
    const { actions, done } = open();
    await actions.openInWorkspace(PICTURE);
    await actions.enlarge(PICTURE);
    const opened = ['open a cat.png', 'go to edit'];
    expect(done).toEqual([...opened, ...opened, 'enhance']);
  });

  it('leads nowhere when it can be neither read nor opened', async () => {
    const unread = open({ read: true });
    await unread.actions.enlarge(PICTURE);
    expect(await unread.actions.useAsReference(PICTURE)).toBe(false);
    expect(unread.done).toEqual([]);
    expect(unread.told()).toContain('message.imageLoadFailed');
    const unopened = open({ open: true });
    await unopened.actions.enlarge(PICTURE);
    expect(unopened.done).toEqual(['open a cat.png']);
  });

  it('becomes the picture of an instruction', async () => {
    const { actions, done } = open();
    expect(await actions.useAsReference(PICTURE)).toBe(true);
    expect(done).toEqual(['flux-context a cat.png']);
  });

  it('is varied by the same words and as many pictures, from another seed', async () => {
    const { actions, done, creations } = open();
    creations.setForm({ prompt: 'something else', seed: 7 });
    creations.begin({ prompt: 'a cat', ratio: '2:3', style: 'pixel', seed: 7, count: 2 });
    const [creation] = creations.state.creations;
    if (creation === undefined) throw new Error('no creation');
    await actions.vary(creation);
    const wish = { prompt: 'a cat', ratio: '2:3', style: 'pixel', seed: null, count: 2 };
    expect(creations.state.form).toEqual(wish);
    expect(done).toEqual(['generate']);
  });

  it('gives its words away, or says that the browser does not let it', async () => {
    const { actions, done, told } = open();
    await actions.copyPrompt('a cat');
    expect([done, told()]).toEqual([['copy a cat'], ['message.promptCopied']]);
    const refused = open({ copy: true });
    await refused.actions.copyPrompt('a cat');
    expect(refused.told()).toEqual(['message.copyRefused']);
  });
});
