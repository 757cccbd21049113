import { chooseStorage } from '../runtime/choose-storage.ts';
import { exposeService } from '../runtime/expose-service.ts';
import { createMaskService } from '../shared/mask/mask-service.ts';

exposeService(createMaskService(chooseStorage()));
