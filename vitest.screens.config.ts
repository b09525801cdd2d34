import { defineConfig } from 'vitest/config';

// Pictures of every screen, for people to look at.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['packages/web/test/*.pictures.ts'] },
});
