import type { ReactNode } from 'react';
import { PageHead } from '#src/app/page-head.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import type { Step } from '#src/components/step-list/step-list.tsx';
import type { PageForm } from '#src/content/loader-types.ts';
import { FormSection } from './form-section.tsx';
import type { FormDefaults } from './site-form.tsx';
import { Steps } from './steps.tsx';

type FormPageProps = {
  /** Its own path, without language prefix. */
  url: string;
  eyebrow: string;
  title: string;
  lead: string;
  description: string;
  stepsTitle: string;
  steps: readonly Step[];
  /** Who can apply, what to prepare, in this order: heading and items. */
  lists: readonly { title: string; items: readonly string[] }[];
  /** What nobody should send with the form. */
  warning?: string;
  formTitle: string;
  defaults?: FormDefaults;
  form: PageForm;
  /** Below the lead. */
  besideAction?: ReactNode;
  /** Of the page header. */
  drawing?: ReactNode;
  /** Introduction before the form; without one the form comes first. */
  children?: ReactNode;
};

/** Page of a form that applies for something: the form, who can apply and what to prepare beside it, and the steps that follow. */
export function FormPage(props: FormPageProps) {
  const { url, eyebrow, title, lead, lists, formTitle, besideAction, drawing, children } = props;
  const hasIntroduction = children !== undefined;
  return (
    <>
      <PageHead title={title} description={props.description} />
      <PageHeader
        crumbs={[{ text: title, url }]}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        drawing={drawing}
        narrowLink={
          <a href="#prepare" className="text-link">
            {lists.at(-1)?.title}
            <Icon name="chevron-down" size={18} />
          </a>
        }
      >
        {(hasIntroduction || besideAction) && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            {hasIntroduction && (
              <a href="#request" className="button button-primary">
                {formTitle}
                <Icon name="arrow-right" size={18} />
              </a>
            )}
            {besideAction}
          </div>
        )}
      </PageHeader>
      {children}
      <div
        id="request"
        className={
          hasIntroduction ? 'container-page section section-plain' : 'container-page mt-6 pb-section'
        }
      >
        <FormSection
          form={props.form}
          title={formTitle}
          defaults={props.defaults}
          beside={
            <div className="space-y-10">
              {lists.map((list, index) => (
                <section key={list.title} id={index === lists.length - 1 ? 'prepare' : undefined}>
                  <h2 className="text-xl">{list.title}</h2>
                  <ul className="mt-4 space-y-3">
                    {list.items.map((item) => (
                      <li key={item} className="flex gap-3">
                        <Icon name="check" size={20} className="mt-1 flex-none text-primary" />
                        {item}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              {props.warning && (
                <Notice kind="warning" icon="shield">
                  {props.warning}
                </Notice>
              )}
            </div>
          }
        />
      </div>
      <Steps title={props.stepsTitle} steps={props.steps} />
    </>
  );
}
