/**
 * Widens the pool of threads in which Node reads and writes files and sharp decodes pictures. It has four by itself:
 * two pictures that are checked and two that are made small took all, and every file waited for them.
 * To be imported before anything that uses the pool, whose size is fixed then
 * (https://docs.libuv.org/en/v1.x/threadpool.html); one that the operator set is left as it is.
 */
import { availableParallelism } from 'node:os';

/** Pictures that requests wait for, and files: more than `openApp` has decoded at once by far. */
const FOR_REQUESTS = 14;

// Each engine's thread decodes and encodes one picture at a time.
process.env['UV_THREADPOOL_SIZE'] ||= String(FOR_REQUESTS + availableParallelism());
