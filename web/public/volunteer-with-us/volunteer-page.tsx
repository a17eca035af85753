import type { pageVolunteerWithUs } from '#content/documents/pages/page-volunteer-with-us.ts';
import type { Words } from '#content/website/words.ts';
import shared from '#web/styles/public.module.css';
import { useFrame } from '../layout/frame.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { SiteForm } from '../site-form/site-form.tsx';
import { SiteFormSection } from '../site-form/site-form-section.tsx';

export type VolunteerWords = Pick<Words<typeof pageVolunteerWithUs>, 'opening' | 'form' | 'thanks'>;

interface VolunteerPageProps {
  words: VolunteerWords;
  isRejected?: boolean;
}

export function VolunteerPage({ words, isRejected = false }: VolunteerPageProps) {
  const { opening, form, thanks } = words;
  const { locale } = useFrame();
  return (
    <>
      {/* What has to be corrected comes first. */}
      {isRejected ? (
        <h1 className={shared.spoken}>{opening.heading}</h1>
      ) : (
        <PageHero {...opening} />
      )}
      <SiteFormSection words={form} thanks={thanks}>
        <SiteForm
          id="volunteer"
          locale={locale}
          words={form}
          isRejected={isRejected}
          fields={{
            name: { label: form.name, autoComplete: 'name', half: true },
            phone: { label: form.phone, autoComplete: 'tel', type: 'tel', half: true },
            email: { label: form.email, autoComplete: 'email', type: 'email', half: true },
            place: { label: form.place, autoComplete: 'address-level2', half: true },
            wish: { label: form.wish, hint: form.wish_hint },
            when: { label: form.when, hint: form.when_hint },
          }}
        />
      </SiteFormSection>
    </>
  );
}
