import { z } from 'zod';

/**
 * zod probes for `eval` when the first object schema is created. The CSP forbids it, and Firefox logs a console
 * error. The server does use compiled schemas.
 */
z.config({ jitless: true });
