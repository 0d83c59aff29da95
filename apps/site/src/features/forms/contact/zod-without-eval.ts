import { z } from 'zod';

/**
 * zod tries whether it may compile code as soon as an object schema is made. The policy of the site's documents forbids
 * that, and Firefox writes each attempt into the console. On the server compiled schemas are welcome.
 */
z.config({ jitless: true });
