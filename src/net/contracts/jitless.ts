import * as z from 'zod/mini';

// The Content-Security-Policy has no unsafe-eval: zod must not try to compile its validators.
z.config({ jitless: true });
