'use client';

import { Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { filled } from '#cms/admin/editing/texts.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { keysTexts } from './keys-texts.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { type Place, placeIn, readShownCases } from './shown-cases.ts';

/** Presses the button or link of a key, or puts the cursor into its field. */
function pressTargetOf(key: string): boolean {
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
export function CasePlaces() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { admin } = useConfig().config.routes;
  const translate = (text: keyof typeof keysTexts) => inLanguageOf({ i18n }, keysTexts[text]);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => setPlace(placeIn(readShownCases(), Number(id))), [id]);
  const link = (to: number | undefined, key: string, text: 'previousLink' | 'nextLink') =>
    to !== undefined && (
      <Link data-case-key={key} href={`${admin}/collections/cases/${to}`} prefetch={false}>
        {translate(text)}
      </Link>
    );
  return (
    <>
      {place && place.count > 1 && (
        <nav aria-label={translate('places')} className="case-places">
          {link(place.previous, 'k', 'previousLink')}
          <span className="case-places__count">
            {filled(translate('place'), { position: String(place.position), count: String(place.count) })}
          </span>
          {link(place.next, 'j', 'nextLink')}
        </nav>
      )}
      <ShortcutKeys onKey={pressTargetOf} />
    </>
  );
}
