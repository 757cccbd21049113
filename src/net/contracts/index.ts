export * from './answer.ts';
export * from './identity.ts';
export * from './live.ts';
export * from './server-info.ts';
export * from './task.ts';
