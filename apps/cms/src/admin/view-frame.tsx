import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';

/** Redirects to the sign-in: Payload does not authenticate custom views. @param path the view's, in the admin panel. */
export function requireUser({ payload, user }: PayloadRequest, path: string): void {
  const { admin } = payload.config.routes;
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(admin + path)}`);
}

type Props = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  children: ReactNode;
  title: string;
};

/** Payload's header and navigation around a view of ours. */
export function ViewFrame({ children, initPageResult, params, searchParams, title }: Props) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <SetStepNav nav={[{ label: title }]} />
      {children}
    </DefaultTemplate>
  );
}
