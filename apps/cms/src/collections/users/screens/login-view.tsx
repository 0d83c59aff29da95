import { LoginView as PayloadLoginView } from '@payloadcms/next/views';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import './accounts.css';
import { Logo } from '#cms/admin/logo.tsx';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { signInProblems } from '../oidc/sign-in-problems.ts';
import { oidcTexts as texts } from '../oidc/texts.ts';
import { findSession } from '../second-factor/require-second-factor.ts';
import { SecondFactorStep } from './second-factor-step.tsx';

/** Why the identity provider's sign-in failed, and the link to it. */
function IdentityProviderButton({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  const rule = customSettingsOf(req.payload).signIn;
  if (!rule.hasIdentityProvider || req.user) return null;
  const { api, admin } = req.payload.config.routes;
  const problem = Object.entries(signInProblems).find(([name]) => name === searchParams?.problem);
  const target = getSafeRedirect({ fallbackTo: admin, redirectTo: searchParams?.redirect ?? admin });
  return (
    <div className="account-provider">
      {problem && (
        <p role="alert" className="account-form__error">
          {inLanguageOf(req, problem[1])}
        </p>
      )}
      <a href={`${api}/users/oidc/start?redirect=${encodeURIComponent(target)}`}>
        {inLanguageOf(req, texts.signIn)}
      </a>
      <p>{inLanguageOf(req, rule.arePasswordsRare ? texts.rarePassword : texts.orPassword)}</p>
    </div>
  );
}

/** The login screen; after the password it asks for the second factor, or sets one up. */
export async function LoginView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  const { admin, routes } = req.payload.config;
  const session = req.user ? null : await findSession(req, customSettingsOf(req.payload).signIn);
  if (!session?.missingStep) {
    return (
      <>
        <IdentityProviderButton {...props} />
        <PayloadLoginView {...props} />
      </>
    );
  }
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
