import type { LocalizedForm } from '@beranda/contract';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** How long a form takes: to fill in, and until somebody answers. */
export function FormTimes({ form: { answerTime, definition, texts } }: { form: LocalizedForm }) {
  const t = useTranslations('form');
  const time = [answerTime, texts.answerTimeStart].filter(Boolean).join(' ');
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      <FormTime icon="clock">{t('takes.minutes', { minutes: definition.minutesToFillIn })}</FormTime>
      <FormTime icon="message">{t('takes.answer', { time })}</FormTime>
    </ul>
  );
}

function FormTime({ icon, children }: { icon: 'clock' | 'message'; children: string }) {
  return (
    <li className="flex items-start gap-2 text-balance">
      <Icon name={icon} size={20} className="mt-1 flex-none text-primary" />
      {children}
    </li>
  );
}
