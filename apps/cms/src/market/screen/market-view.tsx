import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { canChangeMarket } from '#cms/access/rules.ts';
import { requireUser, ViewFrame } from '#cms/admin/view-frame.tsx';
import { findSheetKind } from '../sheets/sheet-kind.ts';
import { MARKET_PATH } from './market-path.ts';
import { MarketScreen } from './market-screen.tsx';
import { screenData } from './screen-data.ts';
import { screenTexts } from './screen-texts.ts';

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** The screen “Market data”. */
export async function MarketView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  requireUser(req, MARKET_PATH);
  const { language } = req.i18n;
  const { onlyTreasury, title } = screenTexts(language);
  return (
    <ViewFrame {...props} title={title}>
      {canChangeMarket({ req }) ? (
        <MarketScreen
          data={await screenData(req, one(searchParams?.date))}
          initialTab={findSheetKind(searchParams?.tab) ?? 'rates'}
          language={language}
        />
      ) : (
        <Gutter>
          <p>{onlyTreasury}</p>
        </Gutter>
      )}
    </ViewFrame>
  );
}
