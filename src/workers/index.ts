export { createImaging } from './create-imaging.ts';
export { createInlineImaging } from './create-inline-imaging.ts';
export type * from './shared/imaging.ts';
export type { ImagingError, ImagingErrorCode } from './shared/imaging-error.ts';
export type { DecodedPicture, PictureCodecs } from './shared/picture/picture-service.ts';
export type { WorkspaceOptions } from './shared/storage/workspace.ts';
