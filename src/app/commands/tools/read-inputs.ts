import type { TaskDetail } from '../../../net/contracts/index.ts';
import type { Api } from '../../../net/index.ts';
import type { ToolImage } from '../../stores/tool-work.ts';
import type { ReadPicture } from './read-picture.ts';

/**
 * Brings the pictures that a task was asked with; `base` steps stand before them. Rejects as their calls and reading do. */
export const readInputs = async (
  { originalImageUrl, originalImage2Url }: TaskDetail,
  api: Pick<Api, 'imageBlob'>,
  read: ReadPicture,
  base = 0,
): Promise<readonly ToolImage[]> => {
  const images: ToolImage[] = [];
  for (const url of [originalImageUrl, originalImage2Url]) {
    if (url !== null) images.push(await read(await api.imageBlob(url), 'picture.png', { base }));
  }
  return images;
};
