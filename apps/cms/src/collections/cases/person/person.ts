import { z } from 'zod';

/** How cases of a person are found: by what they have typed as their address or phone. */
export const person = z
  .object({
    email: z.string().trim().max(254).optional(),
    phone: z.string().trim().max(30).optional(),
  })
  .refine(({ email, phone }) => email || (phone && nationalNumber(phone).length >= SHORTEST_NUMBER));

export type Person = z.infer<typeof person>;

/** Shorter ones would match too many people. */
const SHORTEST_NUMBER = 8;

/** A phone number as digits, with the prefix of the country as a zero: +62 812, +62 (0)812, 0062 812 and 0812 are the same. */
export function nationalNumber(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^(?:00)?620?/, '0');
}

/** An address by which mail reaches the same person. */
export const normalEmail = (email: string) => email.trim().toLowerCase();
