import type { UIFieldServerProps } from 'payload';
import { ADMINISTRATORS, hasRole } from '#cms/access/roles.ts';
import { AccountForm } from '#cms/admin/editing/open-form.tsx';
import { customSettingsOf } from '#cms/custom-settings.ts';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { listFailedAccountMails } from '../mails/failed-account-mails.ts';
import { mustHaveSecondFactor } from '../second-factor/require-second-factor.ts';
import { countRecoveryCodes, hasSecondFactor } from '../second-factor/stored-second-factor.ts';
import { sessionIdOf } from '../sessions/endpoints.ts';
import { listOpenSessions } from '../sessions/session-store.ts';
import { OpenInvitation } from './open-invitation.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionList } from './session-list.tsx';

/** Below the fields of an account: one's own second factor and sessions; for administrators also those of others. */
export async function AccountSecurity({ data, i18n, req }: UIFieldServerProps) {
  const id: unknown = data?.id;
  if (typeof id !== 'number' || !req.user) return null;
  if (id !== req.user.id) {
    if (!hasRole(req.user, ...ADMINISTRATORS)) return null;
    const at = (time: unknown) =>
      typeof time === 'string' ? formatJakartaTime(time, userLocale(i18n.language)) : null;
    const since = at(data?.secondFactorSince);
    const invitedAt = at(data?.invitedAt);
    const failed = invitedAt ? await listFailedAccountMails(req.payload) : [];
    const hasFailed = failed.some(({ kind, user }) => kind === 'invitation' && user.id === id);
    return (
      <>
        {invitedAt && <OpenInvitation hasFailed={hasFailed} id={id} time={invitedAt} />}
        {since && <ResetSecondFactor id={id} since={since} />}
      </>
    );
  }
  const current = sessionIdOf(req);
  const sessions = (await listOpenSessions(req, id)).map(({ startedAt, hasPassed, ...session }) => ({
    ...session,
    time: formatJakartaTime(new Date(startedAt).toISOString(), userLocale(i18n.language)),
    isThis: session.session === current,
    isComplete: hasPassed,
  }));
  const isEnrolled = await hasSecondFactor(req, id);
  return (
    <>
      <AccountForm />
      <SecondFactorPanel
        isEnrolled={isEnrolled}
        isRequired={mustHaveSecondFactor(customSettingsOf(req.payload).signIn, req.user.roles)}
        recoveryCodesLeft={await countRecoveryCodes(req, id)}
      />
      <SessionList
        initial={sessions.map((session) => ({ ...session, isComplete: session.isComplete || !isEnrolled }))}
      />
    </>
  );
}
