export {
  type Api,
  type ApiOptions,
  createApi,
  type DownloadOptions,
  type EditPage,
  type UploadOptions,
} from './api.ts';
export { ApiError, type ClientErrorCode, isApiError } from './api-error.ts';
export type { EditCall, EditParts } from './edit-form.ts';
export { createProbe } from './foreign-address.ts';
export { CODE_MS, inTime } from './in-time.ts';
export type { LiveChannel, LiveChannelEvents, LiveChannelOptions } from './live-channel.ts';
export { createLock, type Lock } from './lock.ts';
export type { Clock, KeyValueStorage } from './platform.ts';
export { isRecent, sleep, systemClock } from './platform.ts';
export { newIdempotencyKey, randomLetters } from './random-id.ts';
export { createRegisterGuest } from './register-guest.ts';
export { retryOnNetwork } from './retry.ts';
export { createTokenSource, type TokenSource, whenKnown } from './token-source.ts';
export { createTransport, type Transport } from './transport.ts';
export { type StoredUser, USER_KEY } from './user-record.ts';
