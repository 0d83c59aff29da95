import * as z from 'zod';

// Next.js loads this file first in browsers. zod probes for `eval` when the first object schema is created;
// the CSP blocks that, and the browser reports a violation.
z.config({ jitless: true });
