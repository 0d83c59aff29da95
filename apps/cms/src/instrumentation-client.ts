import * as z from 'zod';

// Next.js runs this file before any other of the back office in a browser. zod tries whether it may compile code as soon
// as an object schema is made; the policy of the back office forbids that, and the browser reports each attempt.
z.config({ jitless: true });
