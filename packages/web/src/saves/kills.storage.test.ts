import { killsSuite } from '../../test/suites/kills.ts';

killsSuite(30);
