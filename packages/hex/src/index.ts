export * from './directions.ts';
export * from './distance.ts';
export * from './grid.ts';
export * from './layout.ts';
export * from './naming.ts';
export * from './pixels.ts';
