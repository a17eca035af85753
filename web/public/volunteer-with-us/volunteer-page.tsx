import { SiteFormPage } from '../site-form/site-form-page.tsx';
import type { VolunteerWords } from './volunteer-words.ts';

interface VolunteerPageProps {
  words: VolunteerWords;
  isRejected?: boolean;
}

export function VolunteerPage({ words, isRejected = false }: VolunteerPageProps) {
  const { form } = words;
  return (
    <SiteFormPage
      id="volunteer"
      words={words}
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
  );
}
