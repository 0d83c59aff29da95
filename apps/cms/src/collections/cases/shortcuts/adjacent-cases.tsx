'use client';

import { Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { shortcutTexts } from './shortcut-texts.ts';
import { type ListPosition, positionIn, readShownCases } from './shown-cases.ts';

/** Presses the button or link of a key, or puts the cursor into its field. */
function activateTarget(key: string): boolean {
  const target = document.querySelector<HTMLElement>(`[data-case-key="${CSS.escape(key)}"]`);
  if (!target) return false;
  if (target.matches('a, button')) {
    target.click();
    return true;
  }
  // The bar with the buttons covers what is scrolled to the edge.
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}

/** The cases before and after this one in the list that one came from, and the shortcut keys of the screen. */
export function AdjacentCases() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { admin } = useConfig().config.routes;
  const translate = (text: keyof typeof shortcutTexts) => inLanguageOf({ i18n }, shortcutTexts[text]);
  const [position, setPosition] = useState<ListPosition | null>(null);
  useEffect(() => setPosition(positionIn(readShownCases(), Number(id))), [id]);
  const link = (to: number | undefined, key: string, text: 'previousLink' | 'nextLink') =>
    to !== undefined && (
      <Link data-case-key={key} href={`${admin}/collections/cases/${to}`} prefetch={false}>
        {translate(text)}
      </Link>
    );
  return (
    <>
      {position && position.count > 1 && (
        <nav aria-label={translate('adjacentCases')} className="adjacent-cases">
          {link(position.previous, 'k', 'previousLink')}
          <span className="adjacent-cases__count">
            {interpolate(translate('position'), {
              position: String(position.position),
              count: String(position.count),
            })}
          </span>
          {link(position.next, 'j', 'nextLink')}
        </nav>
      )}
      <ShortcutKeys onKey={activateTarget} />
    </>
  );
}
