import type { PayloadRequest } from 'payload';
import type { SignInProblem } from './oidc/sign-in-problems.ts';

/** Why a sign-in failed other than by its password; `oidc-…` is why an identity was rejected. */
type SignInFailure =
  | 'code-rejected'
  | 'recovery-code-rejected'
  | 'second-factor-locked'
  | `oidc-${Exclude<SignInProblem, 'expired' | 'unavailable'>}`;

type Failure = { kind: SignInFailure; account: { id: number; name: string } | null };

declare module 'payload' {
  interface RequestContext {
    signInFailures?: Failure[];
  }
}

/** Records what failed in a sign-in, for the audit log, which records it after the response. */
export function recordSignInFailure(
  { context }: PayloadRequest,
  kind: SignInFailure,
  account: Failure['account'],
): void {
  context.signInFailures = [...(context.signInFailures ?? []), { kind, account }];
}
