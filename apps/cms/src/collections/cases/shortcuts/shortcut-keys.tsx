'use client';

import '#cms/admin/link-button.css';
import './shortcut-keys.css';
import { Button, toast, usePreferences, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#cms/admin/editing/dialog.tsx';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { shortcutOf } from './shortcut-of.ts';
import { shortcutTexts } from './shortcut-texts.ts';

type Text = keyof typeof shortcutTexts;

const GROUPS: readonly { title: Text; keys: readonly (readonly [key: string, text: Text])[] }[] = [
  {
    title: 'inList',
    keys: [
      ['J', 'nextRow'],
      ['K', 'previousRow'],
      ['Enter', 'openRow'],
    ],
  },
  {
    title: 'onScreen',
    keys: [
      ['J', 'next'],
      ['K', 'previous'],
      ['R', 'reply'],
      ['N', 'note'],
      ['A', 'assign'],
      ['?', 'help'],
    ],
  },
];

/** The preference of those who have switched the keys off. */
const PREFERENCE = 'case-keys';
type Preference = { isOff: boolean } | null;

/** Whether the keys are on; off until that is known. Users of speech input can switch them off (WCAG 2.1.4). */
function useShortcutsEnabled() {
  const { i18n } = useTranslation();
  const { getPreference, setPreference } = usePreferences();
  const [isOn, setIsOn] = useState(false);
  const isChanged = useRef(false);
  useEffect(() => {
    void getPreference<Preference>(PREFERENCE).then((stored) => {
      // What has been stored does not replace what was chosen meanwhile.
      if (!isChanged.current) setIsOn(!stored?.isOff);
    });
  }, [getPreference]);
  const change = (value: boolean) => {
    isChanged.current = true;
    setIsOn(value);
    setPreference<Preference>(PREFERENCE, { isOff: !value }).catch(() => {
      setIsOn(!value);
      toast.error(inLanguageOf({ i18n }, shortcutTexts.notStored));
    });
  };
  return [isOn, change] as const;
}

type Props = {
  /** Runs the action of a shortcut key. @returns whether there was one. */
  onKey: (key: string) => boolean;
};

/** Handles the shortcut keys of a screen. Renders a button that opens their list, where they can be switched off. */
export function ShortcutKeys({ onKey }: Props) {
  const { i18n } = useTranslation();
  const translate = (text: Text) => inLanguageOf({ i18n }, shortcutTexts[text]);
  const [isOn, setIsOn] = useShortcutsEnabled();
  const [isOpen, setOpen] = useState(false);
  const handler = useRef(onKey);
  handler.current = onKey;

  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Payload's drawers are dialogs too: what is open there has its own keys.
      if (document.querySelector('dialog[open]')) return;
      const key = shortcutOf(event, event.target instanceof Element ? event.target : null);
      if (key === null) return;
      if (key === '?') setOpen(true);
      else if (!handler.current(key)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);

  return (
    <>
      <button className="link-button" onClick={() => setOpen(true)} type="button">
        {translate('open')}
      </button>
      {isOpen && (
        <Dialog heading={translate('open')} onClose={() => setOpen(false)}>
          {GROUPS.map(({ keys, title }) => (
            <section className="shortcut-keys__group" key={title}>
              <h3>{translate(title)}</h3>
              <dl>
                {keys.map(([key, text]) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{translate(text)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p>{translate('rule')}</p>
          <label className="shortcut-keys__switch">
            <input checked={isOn} onChange={({ target }) => setIsOn(target.checked)} type="checkbox" />
            {translate('isOn')}
          </label>
          <div className="editing-dialog__buttons">
            <Button margin={false} onClick={() => setOpen(false)} type="button">
              {translate('close')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
