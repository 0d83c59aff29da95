import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { canChangeMarket } from '#cms/access/rules.ts';
import { MARKET_PATH } from './market-path.ts';
import { MarketScreen } from './market-screen.tsx';
import { screenData } from './screen-data.ts';
import { screenTexts } from './screen-texts.ts';

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** The screen “Market data”. Payload does not authenticate custom views, so this one does. */
export async function MarketView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { routes } = req.payload.config;
  if (!req.user) redirect(`${routes.admin}/login?redirect=${encodeURIComponent(routes.admin + MARKET_PATH)}`);
  const { language } = req.i18n;
  const isAllowed = canChangeMarket({ req });
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {isAllowed ? (
        <MarketScreen
          data={await screenData(req, one(searchParams?.date))}
          initialTab={searchParams?.tab === 'funds' ? 'funds' : 'rates'}
          language={language}
        />
      ) : (
        <Gutter>
          <p>{screenTexts(language).onlyTreasury}</p>
        </Gutter>
      )}
    </DefaultTemplate>
  );
}
