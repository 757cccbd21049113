import type { ReadPictureOptions } from '../commands/tools/read-picture.ts';

/** A decoder to which every file that begins with `picture` is one of 30×20 pixels. */
export const createFakePictures = (): ReturnType<ReadPictureOptions['imaging']>['pictures'] => {
  const open = new Map<string, Blob>();
  return {
    open: async (id, source) => {
      if (!(await source.text()).startsWith('picture')) {
        throw Object.assign(new Error('no picture'), { code: 'not_an_image' });
      }
      open.set(id, source);
      return { width: 30, height: 20, hasAlpha: false, type: 'image/png' };
    },
    encode: async (id, type) => new Blob([`${await open.get(id)?.text()} as ${type}`], { type }),
    close: async (id) => void open.delete(id),
  };
};
