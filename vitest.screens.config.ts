import { defineConfig } from 'vitest/config';
import { SOURCES } from './vitest.shared.ts';

// Pictures of every screen, for people to look at.
export default defineConfig({ ...SOURCES, test: { include: ['packages/web/test/pictures/*.pictures.ts'] } });
