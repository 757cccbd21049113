import { exposeService } from '../runtime/expose-service.ts';
import { createMaskService } from '../shared/mask/mask-service.ts';

exposeService(createMaskService());
