import { type ErrorBody, openError } from '@beranda/contract';
import { z } from 'zod';

/** Every field of `ErrorBody` as a schema; one without it does not compile. */
export const errorBody = z.object({
  ...openError.shape,
  maintenance: z.object({ message: z.string().nullable(), expectedEnd: z.string().nullable() }).optional(),
  csrfToken: z.string().optional(),
} satisfies Record<keyof ErrorBody, z.ZodType>);
