import './jitless.ts';
import * as z from 'zod/mini';

/** userId, taskId and imageId: lower-case UUID version 7, 36 characters. */
export const idSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/** Data of `POST /api/login/anonymous`. */
export const anonymousLoginSchema = z.object({
  userId: idSchema,
  accessToken: z.string().check(z.minLength(1)),
  /** Seconds until the token is refused. */
  expiresIn: z.int().check(z.positive()),
});
/** See {@link anonymousLoginSchema}. */
export type AnonymousLogin = z.infer<typeof anonymousLoginSchema>;

/** Body of `POST /api/login`; `credential` is the identity provider's signed ID token. */
export const loginRequestSchema = z.object({
  email: z.string().check(z.maxLength(320)),
  name: z.string().check(z.maxLength(200)),
  avatar: z.optional(z.string().check(z.maxLength(2000))),
  sourceId: z.string().check(z.maxLength(255)),
  provider: z.literal('google'),
  userId: z.optional(z.string().check(z.maxLength(64))),
  credential: z.optional(z.string().check(z.maxLength(10_000))),
});
