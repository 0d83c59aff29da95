import { LoginView as PayloadLoginView } from '@payloadcms/next/views';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '#cms/admin/logo.tsx';
import { findSession } from '../second-factor/require-second-factor.ts';
import { signInRule } from '../second-factor/sign-in-rule.ts';
import { SecondFactorStep } from './second-factor-step.tsx';

/** The login screen; after the password it asks for the second factor, or sets one up. */
export async function LoginView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  const { admin, routes } = req.payload.config;
  const session = req.user ? null : await findSession(req, signInRule(req.payload));
  if (!session?.missingStep) return <PayloadLoginView {...props} />;
  return (
    <>
      <div className="login__brand">
        <Logo payload={req.payload} i18n={req.i18n} permissions={initPageResult.permissions} />
      </div>
      <SecondFactorStep
        step={session.missingStep}
        email={session.user.email}
        loginPath={`${routes.admin}${admin.routes.login}`}
        redirectTo={getSafeRedirect({
          fallbackTo: routes.admin,
          redirectTo: searchParams?.redirect ?? routes.admin,
        })}
      />
    </>
  );
}
