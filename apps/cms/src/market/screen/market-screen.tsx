'use client';

import './market-screen.css';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useOpenForm } from '#cms/admin/editing/open-form.tsx';
import { NavigationBlocker } from '#cms/admin/navigation-blocker.tsx';
import { SHEET_KINDS, type SheetKind } from '../sheets/sheet-kind.ts';
import { FundsForm } from './funds-form.tsx';
import { marketFormats } from './market-formats.ts';
import { PastSheets } from './past-sheets.tsx';
import { RatesForm } from './rates-form.tsx';
import type { ScreenData } from './screen-data.ts';
import { screenTexts } from './screen-texts.ts';
import { SheetImport } from './sheet-import.tsx';
import { UpcomingSheets } from './upcoming-sheets.tsx';
import { WaitingSheets } from './waiting-sheets.tsx';

type Props = { data: ScreenData; initialTab: SheetKind; language: string };

/** The screen for entering, importing and approving figures. Both tabs stay mounted to preserve input. */
export function MarketScreen({ data, initialTab, language }: Props) {
  const [shown, setShown] = useState<SheetKind>(initialTab);
  const tabs = useRef<HTMLDivElement>(null);
  const [hasUnsentRates, setHasUnsentRates] = useState(false);
  const [hasUnsentFunds, setHasUnsentFunds] = useState(false);
  useOpenForm();
  const texts = screenTexts(language);
  const formats = marketFormats(language);
  const shared = { formats, language, texts };
  const forms: Record<SheetKind, ReactNode> = {
    rates: (
      <>
        <RatesForm data={data.rates} onUnsent={setHasUnsentRates} {...shared} />
        <UpcomingSheets formats={formats} sheets={data.upcoming} texts={texts} />
      </>
    ),
    funds: <FundsForm data={data.funds} onUnsent={setHasUnsentFunds} {...shared} />,
  };

  function walkTabs({ key }: KeyboardEvent) {
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
    const index = SHEET_KINDS.indexOf(shown) + (key === 'ArrowRight' ? 1 : -1);
    const next = SHEET_KINDS.at(index % SHEET_KINDS.length) ?? shown;
    setShown(next);
    tabs.current?.querySelector<HTMLElement>(`#market-tab-${next}`)?.focus();
  }

  return (
    <Gutter className="market">
      <NavigationBlocker isActive={hasUnsentRates || hasUnsentFunds} />
      <SetStepNav nav={[{ label: texts.title }]} />
      <h1>{texts.title}</h1>
      <WaitingSheets formats={formats} more={data.moreWaiting} sheets={data.waiting} texts={texts} />
      <div className="market__tabs" onKeyDown={walkTabs} ref={tabs} role="tablist">
        {SHEET_KINDS.map((kind) => (
          <button
            aria-controls={`market-panel-${kind}`}
            aria-selected={shown === kind}
            id={`market-tab-${kind}`}
            key={kind}
            onClick={() => setShown(kind)}
            role="tab"
            tabIndex={shown === kind ? 0 : -1}
            type="button"
          >
            {texts.tabs[kind]}
          </button>
        ))}
      </div>
      {SHEET_KINDS.map((kind) => (
        <div
          aria-labelledby={`market-tab-${kind}`}
          hidden={shown !== kind}
          id={`market-panel-${kind}`}
          key={kind}
          role="tabpanel"
        >
          {forms[kind]}
          <SheetImport formats={formats} kind={kind} texts={texts} />
          <PastSheets formats={formats} kind={kind} sheets={data.past[kind]} texts={texts} />
        </div>
      ))}
    </Gutter>
  );
}
