import { decodePicture } from '../runtime/decode-picture.ts';
import { encodeLossy } from '../runtime/encode-lossy.ts';
import { exposeService } from '../runtime/expose-service.ts';
import { createPictureService } from '../shared/picture/picture-service.ts';

exposeService(createPictureService({ decode: decodePicture, encodeLossy }));
