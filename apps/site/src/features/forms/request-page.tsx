import type { ReactNode } from 'react';
import { PageHead } from '#src/app/page-head.tsx';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import type { PageForm } from '#src/content/loading.ts';
import { FormSection } from './form-section.tsx';
import type { FormDefaults } from './site-form.tsx';
import { type Step, Steps } from './steps.tsx';

type RequestPageProps = {
  /** Its own path, without language prefix. */
  url: string;
  eyebrow: string;
  title: string;
  lead: string;
  description: string;
  stepsTitle: string;
  steps: readonly Step[];
  /** Who can apply, what to prepare: heading and items. */
  lists: readonly { title: string; items: readonly string[] }[];
  formTitle: string;
  defaults?: FormDefaults;
  form: PageForm;
  /** Beside the link to the form. */
  besideAction?: ReactNode;
  /** Between the steps and the form. */
  children?: ReactNode;
};

/** Request page: steps, requirements and the form. */
export function RequestPage(props: RequestPageProps) {
  const { url, eyebrow, title, lead } = props;
  return (
    <>
      <PageHead title={title} description={props.description} />
      <PageHeader crumbs={[{ text: title, url }]} eyebrow={eyebrow} title={title} lead={lead}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <a href="#request" className="button button-primary">
            {props.formTitle}
            <Icon name="arrow-right" size={18} />
          </a>
          {props.besideAction}
        </div>
      </PageHeader>
      {props.children}
      <Steps title={props.stepsTitle} steps={props.steps} />
      <SectionBand>
        <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
          {props.lists.map((list) => (
            <section key={list.title}>
              <h2 className="text-2xl">{list.title}</h2>
              <ul className="mt-6 space-y-4">
                {list.items.map((item) => (
                  <li key={item} className="flex gap-3">
                    <Icon name="check" size={20} className="mt-1 flex-none text-primary" />
                    {item}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div id="request" className="mt-16">
          <FormSection form={props.form} title={props.formTitle} defaults={props.defaults} />
        </div>
      </SectionBand>
    </>
  );
}
