import type { Payload } from 'payload';
import * as z from 'zod';
import { ROLES } from './access/roles.ts';

const customSettings = z.object({
  cmsUrl: z.string().min(1),
  dataDir: z.string().min(1),
  /** The internal hosts that the operator allows as sources of figures. */
  pullHosts: z.array(z.string()).readonly(),
  signIn: z.object({
    secondFactorFor: z.union([z.literal('everyone'), z.array(z.enum(ROLES)).readonly()]),
    hasIdentityProvider: z.boolean(),
    /** Whether passwords are for a few accounts only. */
    arePasswordsRare: z.boolean(),
  }),
});

/** Settings of the environment for code that has only `payload`: `createConfig` stores them in `custom`. */
export type CustomSettings = z.infer<typeof customSettings>;

/** @throws ZodError if `createConfig` has not stored a setting. */
export const customSettingsOf = ({ config }: Pick<Payload, 'config'>): CustomSettings =>
  customSettings.parse(config.custom);
