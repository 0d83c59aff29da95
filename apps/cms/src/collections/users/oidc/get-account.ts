import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import type { Role } from '#cms/access/roles.ts';
import type { OidcSettings } from '#cms/env.ts';
import type { User } from '#cms/payload-types.ts';
import { SignInRejectedError } from './sign-in-problems.ts';

const claimsSchema = z.looseObject({
  sub: z.string().min(1),
  email: z
    .email()
    .transform((value) => value.toLowerCase())
    .optional()
    .catch(undefined),
  email_verified: z.boolean().catch(false),
  name: z.string().min(1).optional().catch(undefined),
  amr: z.array(z.string()).catch([]),
});

/** The claims of the identity provider about a user. */
export type Claims = z.infer<typeof claimsSchema>;

export const readClaims = (claims: unknown): Claims => claimsSchema.parse(claims);

const groupsSchema = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([]);

/** The roles of a person's groups; null where roles are not configured. */
export function rolesOf(claims: Claims, { roles, rolesClaim }: OidcSettings): Role[] | null {
  if (!roles) return null;
  const groups = groupsSchema.parse(claims[rolesClaim]);
  return [...new Set(roles.filter(([group]) => groups.includes(group)).map(([, role]) => role))];
}

async function findBy(req: PayloadRequest, field: 'identity' | 'email', value: string): Promise<User | null> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { [field]: { equals: value } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  return docs[0] ?? null;
}

type ProviderUser = { claims: Claims; identity: string; roles: Role[] | null };

async function createAccount(req: PayloadRequest, email: string, person: ProviderUser): Promise<User> {
  const { claims, identity, roles } = person;
  // The first account of all becomes administrator, so it is not created from outside.
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req });
  if (totalDocs === 0 || !roles || roles.length === 0) throw new SignInRejectedError('no-account');
  return req.payload.create({
    collection: 'users',
    data: {
      email,
      identity,
      name: claims.name ?? email,
      // Random and not stored in plain text; the user may set another one by mail, where passwords are allowed.
      password: randomBytes(32).toString('base64url'),
      roles,
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value));

/**
 * The account of a person: the one that is bound to the provider's `sub`, otherwise the one with the verified e-mail
 * address, which is then bound. In the request's transaction.
 *
 * @throws SignInRejectedError
 */
export async function getAccountOfClaims(
  req: PayloadRequest,
  settings: OidcSettings,
  claims: Claims,
): Promise<User> {
  const identity = `${settings.issuer}|${claims.sub}`;
  const person = { claims, identity, roles: rolesOf(claims, settings) };
  let account = await findBy(req, 'identity', identity);
  if (!account) {
    if (!claims.email || !claims.email_verified) throw new SignInRejectedError('not-verified');
    account = await findBy(req, 'email', claims.email);
    if (!account) {
      if (!settings.canCreateAccounts) throw new SignInRejectedError('no-account');
      return createAccount(req, claims.email, person);
    }
    // The address may have been given to somebody else since.
    if (account.identity) throw new SignInRejectedError('other-identity', account);
  }
  const changes = {
    ...(account.identity === identity ? {} : { identity }),
    ...(person.roles && !isSame(person.roles, account.roles ?? []) ? { roles: person.roles } : {}),
  };
  if (Object.keys(changes).length === 0) return account;
  return req.payload
    .update({ collection: 'users', id: account.id, data: changes, depth: 0, overrideAccess: true, req })
    .catch(() => {
      // Such as the role of the last administrator.
      throw new SignInRejectedError('roles-refused', account);
    });
}
