import { describeTitleReadme } from '@bridgehead/testkit';
import { expect, it } from 'vitest';

describeTitleReadme({ it, expect }, new URL('../', import.meta.url));
