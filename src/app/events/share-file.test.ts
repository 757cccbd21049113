import { describe, expect, it } from 'vitest';
import { createShareFile, type Sharer } from './share-file.ts';

const PNG = new Blob(['png'], { type: 'image/png' });
const JPEG = new Blob(['jpeg'], { type: 'image/jpeg' });
const refuse = (name: string) => async (): Promise<void> => {
  throw new DOMException('no', name);
};
const accept = async (): Promise<void> => {};
const canShare = (): boolean => true;

describe('sharing a picture', () => {
  it('hands the file over under its name and type', async () => {
    const files: File[] = [];
    const share = createShareFile({
      canShare,
      share: async (data) => void files.push(...data.files),
    });
    expect(await share(JPEG, 'image_1_0')).toBe('shared');
    expect(files.map(({ name, type }) => [name, type])).toEqual([['image_1_0.jpg', 'image/jpeg']]);
  });

  it.each<[string, string, Blob, Sharer]>([
    [
      'dismissed',
      'the user thinks better of it',
      PNG,
      { canShare, share: refuse('AbortError'), copy: accept },
    ],
    [
      'copied',
      'the browser shares no files',
      PNG,
      { canShare: () => false, share: accept, copy: accept },
    ],
    ['copied', 'the browser knows no sharing', PNG, { copy: accept }],
    [
      'copied',
      'sharing is refused',
      PNG,
      { canShare, share: refuse('NotAllowedError'), copy: accept },
    ],
    ['impossible', 'the clipboard is refused too', PNG, { copy: refuse('NotAllowedError') }],
    ['impossible', 'the clipboard takes no such type', JPEG, { copy: accept }],
    ['impossible', 'there is nothing of it, as over plain http', PNG, {}],
  ])('is %s where %s', async (outcome, _, blob, sharer) => {
    expect(await createShareFile(sharer)(blob, 'a')).toBe(outcome);
  });
});
