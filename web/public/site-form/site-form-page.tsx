import type { ComponentProps } from 'react';
import type { SiteFormId } from '#domain/enquiries/forms.ts';
import shared from '#web/styles/public.module.css';
import { useLayoutWords } from '../layout/layout-context.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { SiteForm, type SiteFormProps } from './site-form.tsx';
import { SiteFormSection } from './site-form-section.tsx';

type SectionProps = ComponentProps<typeof SiteFormSection>;

interface SiteFormPageProps<Id extends SiteFormId>
  extends Pick<SiteFormProps<Id>, 'id' | 'fields' | 'isRejected'>,
    Pick<SectionProps, 'aside'> {
  words: {
    opening: ComponentProps<typeof PageHero>;
    form: SectionProps['words'] & SiteFormProps<Id>['words'];
    thanks: SectionProps['thanks'];
  };
}

/** A page whose content is a form. */
export function SiteFormPage<Id extends SiteFormId>(props: SiteFormPageProps<Id>) {
  const { id, words, fields, isRejected, ...section } = props;
  const { opening, form, thanks } = words;
  const { locale } = useLayoutWords();
  return (
    <>
      {/* What has to be corrected comes first. */}
      {isRejected ? (
        <h1 className={shared.srOnly}>{opening.heading}</h1>
      ) : (
        <PageHero {...opening} />
      )}
      <SiteFormSection words={form} thanks={thanks} {...section}>
        <SiteForm id={id} locale={locale} words={form} isRejected={isRejected} fields={fields} />
      </SiteFormSection>
    </>
  );
}
