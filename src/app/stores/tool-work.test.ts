import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../testing/fake-server.ts';
import {
  EMPTY_WORK,
  shownStep,
  type ToolImage,
  type ToolStep,
  type ToolWork,
  withImage,
  withImagesSwapped,
  withoutImage,
  withoutResults,
  withPicked,
  withResultAsInput,
  withShown,
  withStep,
} from './tool-work.ts';

const server = createFakeServer();
let tasks = 0;

const imageOf = (id: string, base = 0): ToolImage => {
  const place = { name: `${id}.png`, src: `blob:${id}`, file: new Blob([id]) };
  return { id, ...place, width: 30, height: 20, base, isUrl: false };
};
/** A step that was made of these pictures by these words. */
const stepOf = async (inputs: readonly ToolImage[], prompt: string): Promise<ToolStep> => {
  const detail = await server.api.taskDetail(server.add(++tasks, 'flux-context'));
  return { inputs, prompt, detail, picked: 0 };
};
const promptsOf = ({ steps }: ToolWork): readonly string[] => steps.map(({ prompt }) => prompt);
const idsOf = ({ images }: ToolWork): readonly string[] => images.map(({ id }) => id);

/** Three instructions on top of each other. */
const chain = async (): Promise<ToolWork> => {
  let work = withImage(EMPTY_WORK, imageOf('photo'), 1);
  for (const [index, prompt] of ['one', 'two', 'three'].entries()) {
    if (index > 0) work = withResultAsInput(work, imageOf(`result ${index}`, index));
    work = withStep(work, await stepOf(work.images, prompt));
  }
  return work;
};

describe('the pictures of a tool', () => {
  it('are as many as it takes: one is replaced, of two a third is not taken', () => {
    const one = withImage(withImage(EMPTY_WORK, imageOf('a'), 1), imageOf('b'), 1);
    expect(idsOf(one)).toEqual(['b']);
    const two = withImage(withImage(EMPTY_WORK, imageOf('a'), 2), imageOf('b'), 2);
    expect(withImage(two, imageOf('c'), 2)).toBe(two);
  });

  it('can be swapped and taken away', () => {
    const two = withImage(withImage(EMPTY_WORK, imageOf('a'), 2), imageOf('b'), 2);
    expect(idsOf(withImagesSwapped(two))).toEqual(['b', 'a']);
    expect(idsOf(withoutImage(two, 'a'))).toEqual(['b']);
  });
});

describe('the chain of instructions', () => {
  it('grows by what is gone on with', async () => {
    const work = await chain();
    expect(promptsOf(work)).toEqual(['one', 'two', 'three']);
    expect(shownStep(work)?.prompt).toBe('three');
  });

  it('is stepped back through: pictures and words are those that led there', async () => {
    const work = await chain();
    const back = withShown(work, 1);
    expect([idsOf(back), back.prompt, shownStep(back)?.prompt]).toEqual([
      ['result 1'],
      'two',
      'two',
    ]);
    expect(promptsOf(back)).toEqual(['one', 'two', 'three']);
    const start = withShown(work, null);
    expect([idsOf(start), start.prompt, shownStep(start)]).toEqual([['photo'], 'one', null]);
    expect(shownStep(withShown(start, 2))?.prompt).toBe('three');
  });

  it('loses the steps after the one that is done differently', async () => {
    const back = withShown(await chain(), 1);
    const other = withStep(back, await stepOf(back.images, 'another two'));
    expect(promptsOf(other)).toEqual(['one', 'another two']);
  });

  it('begins anew with a picture that the user brings', async () => {
    const work = withImage(await chain(), imageOf('other photo'), 1);
    expect(shownStep(work)?.prompt).toBe('three');
    expect(promptsOf(withStep(work, await stepOf(work.images, 'first')))).toEqual(['first']);
  });

  it('is gone when the results are cleared; a result that is an input stays as a picture', async () => {
    const work = withResultAsInput(await chain(), imageOf('result 3', 3));
    const cleared = withoutResults(work);
    expect([idsOf(cleared), cleared.steps, shownStep(cleared)]).toEqual([['result 3'], [], null]);
    const again = withStep(cleared, await stepOf(cleared.images, 'first'));
    expect([promptsOf(again), again.at]).toEqual([['first'], 0]);
  });

  it('remembers of each step which result is looked at', async () => {
    const work = withPicked(await chain(), 1);
    expect(withShown(withShown(work, 0), 2).steps.map(({ picked }) => picked)).toEqual([0, 0, 1]);
  });
});
