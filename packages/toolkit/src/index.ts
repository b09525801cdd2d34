export * from './stacks.ts';
export * from './table.ts';
export * from './zones.ts';
