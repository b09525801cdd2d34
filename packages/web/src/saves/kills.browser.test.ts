/** A short run of `npm run test:kills`. */
import { killsSuite } from '../../test/suites/kills.ts';

killsSuite(2);
