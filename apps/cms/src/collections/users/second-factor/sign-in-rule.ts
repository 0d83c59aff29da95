import type { Payload } from 'payload';
import type { Env } from '#cms/env.ts';

/** The settings of sign-in, for screens: only `createConfig` has the environment. */
export type SignInRule = Pick<Env, 'secondFactorFor'> & {
  hasIdentityProvider: boolean;
  /** Whether passwords are for a few accounts only. */
  arePasswordsRare: boolean;
};

/** The settings that `createConfig` has stored. */
export const signInRule = ({ config }: Payload) => config.custom.signIn as SignInRule;
