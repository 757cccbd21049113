export * from './answer.ts';
export * from './edit.ts';
export * from './identity.ts';
export * from './image.ts';
export * from './lists.ts';
export * from './live.ts';
export * from './server-info.ts';
export * from './task.ts';
