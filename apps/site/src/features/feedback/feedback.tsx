import { FEEDBACK_REASONS, type FeedbackAnswer, type FeedbackBody } from '@beranda/contract';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { SiteLink } from '#src/app/site-link.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { feedbackPartId } from './part-id.ts';

const BUTTONS = 'flex flex-wrap gap-2';

type FeedbackProps = {
  /** Slug of a question in a list; the whole page if not given. */
  question?: string;
  className?: string;
};

/**
 * “Was this page helpful?” with yes and no, and reasons after no. Without JavaScript the page posts to its own address and is
 * shown again at a fragment; in a list it then asks for no reasons, which would be in the markup of each question.
 */
export function Feedback(props: FeedbackProps) {
  // Keyed by page: otherwise React reuses the element, which stays the `:target` of the previous page's fragment.
  return <FeedbackOfPage key={useLocation().pathname} {...props} />;
}

function FeedbackOfPage({ question, className }: FeedbackProps) {
  const t = useTranslations('feedback');
  const locale = useSiteLocale();
  const [shown, setShown] = useState<'reasons' | 'thanks'>();

  // The focused button is removed; a screen reader reads what replaces it.
  useEffect(() => {
    if (shown) document.getElementById(feedbackPartId(shown, question))?.focus({ preventScroll: true });
  }, [shown, question]);

  function answer(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const given = (submitter as HTMLButtonElement).value as FeedbackAnswer;
    const body = JSON.stringify({ answer: given, item: question } satisfies FeedbackBody);
    navigator.sendBeacon(location.pathname, new Blob([body], { type: 'application/json' }));
    setShown(given === 'no' ? 'reasons' : 'thanks');
  }

  const form = { method: 'post', onSubmit: answer } as const;
  const later = shown ? undefined : 'feedback-later';
  const hidden = question !== undefined && <input type="hidden" name="item" value={question} />;
  return (
    // Its own language: the text above may be of another.
    <div lang={locale} className={`feedback print:hidden ${className ?? ''}`}>
      {shown !== 'reasons' && (
        <p id={feedbackPartId('thanks', question)} tabIndex={-1} className={later}>
          {t('thanks')}{' '}
          <SiteLink to="/about-us/contact-us" className="link">
            {t('contact')}
          </SiteLink>
        </p>
      )}
      {(shown === 'reasons' || (!shown && question === undefined)) && (
        <form id={feedbackPartId('reasons', question)} tabIndex={-1} className={later} {...form}>
          {hidden}
          <fieldset>
            <legend>{t('why')}</legend>
            <div className={BUTTONS}>
              {FEEDBACK_REASONS.map((reason) => (
                <AnswerButton key={reason} answer={reason} />
              ))}
            </div>
          </fieldset>
        </form>
      )}
      {!shown && (
        <form className="feedback-question" {...form}>
          {hidden}
          <fieldset>
            <legend>{t(question === undefined ? 'page' : 'answer')}</legend>
            <div className={BUTTONS}>
              <AnswerButton answer="yes" />
              <AnswerButton answer="no" />
            </div>
          </fieldset>
        </form>
      )}
    </div>
  );
}

function AnswerButton({ answer }: { answer: FeedbackAnswer }) {
  const t = useTranslations('feedback');
  return (
    <button type="submit" name="answer" value={answer} className="button button-quiet button-small">
      {t(answer)}
    </button>
  );
}
