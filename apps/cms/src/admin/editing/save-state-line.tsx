'use client';

import { LANGUAGES } from '@beranda/contract';
import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import type { SaveState } from './save-states.ts';
import { editingTexts as texts } from './texts.ts';

/** The time of day in Jakarta, as `10.32` and `10:32`. */
function formatJakartaTimeOfDay(at: number): Bilingual {
  const time = formatJakartaDateTime(new Date(at).toISOString()).slice(11);
  return bilingual(time.replace(':', LANGUAGES.id.timeSeparator), time);
}

type Line = { text: string; isBad: boolean };

function stateLine(
  state: SaveState,
  isModified: boolean,
  translate: (text: Bilingual) => string,
): Line | null {
  const good = (text: Bilingual): Line => ({ text: translate(text), isBad: false });
  const bad = (text: Bilingual): Line => ({ text: translate(text), isBad: true });
  switch (state.kind) {
    case 'saving':
      return good(texts.saving);
    case 'offline':
      return bad(texts.offline);
    case 'signedOut':
      return bad(texts.signedOut);
    case 'stale':
      return bad(texts.stale);
    case 'outdated':
      return bad(texts.outdated.line);
    case 'rejected':
      return state.reason === null
        ? bad(texts.rejectedWithoutReason)
        : { text: interpolate(translate(texts.rejected), { reason: state.reason }), isBad: true };
    case 'saved':
      return isModified
        ? good(texts.unsaved)
        : {
            text: interpolate(translate(texts.saved), { time: translate(formatJakartaTimeOfDay(state.at)) }),
            isBad: false,
          };
    case 'idle':
      return isModified ? good(texts.unsaved) : null;
  }
}

/**
 * The save state of a form as text; null before the first change.
 *
 * @param isLost the browser has no space for what is not saved.
 */
export function saveStateText(
  state: SaveState,
  isModified: boolean,
  translate: (text: Bilingual) => string,
  isLost = false,
): Line | null {
  const line = stateLine(state, isModified, translate);
  if (!isLost || !isModified) return line;
  return { text: [line?.text, translate(texts.notKept)].filter(Boolean).join(' · '), isBad: true };
}

type SaveStateLineProps = { state: SaveState; isModified: boolean; isLost: boolean; language: string };

/** Shows the save state in the document controls. */
export function SaveStateLine({ state, isModified, isLost, language }: SaveStateLineProps) {
  const line = saveStateText(state, isModified, (text) => inLanguageOf({ i18n: { language } }, text), isLost);
  return (
    <p role="status" className={line?.isBad ? 'save-state save-state--bad' : 'save-state'}>
      {line?.text}
    </p>
  );
}
