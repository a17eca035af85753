import { parsePaise } from '#domain/donations/money.ts';
import { formValue, type SentForm } from '#domain/enquiries/check-form.ts';
import type { Enquiry, EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryDetails } from '#domain/enquiries/enquiry-schema.ts';
import { SITE_FORMS, type SiteFormId } from '#domain/enquiries/forms.ts';

export interface FormExtras {
  kind: EnquiryKind;
  details: EnquiryDetails | null;
  pan: string;
}

/** @param sent a form that has passed `checkForm` */
export function readSubmittedForm(
  id: SiteFormId,
  sent: SentForm,
): { enquiry: Enquiry; extras: FormExtras } {
  const value = (name: string) => formValue(SITE_FORMS[id], sent, name);
  const enquiry = {
    name: value('name'),
    phone: value('phone'),
    email: value('email'),
    address: value('address'),
    message: value('message'),
  };
  switch (id) {
    case 'contact':
      return { enquiry, extras: { kind: id, details: null, pan: '' } };
    case 'volunteer':
      return {
        enquiry: { ...enquiry, address: value('place'), message: value('wish') },
        extras: { kind: id, details: { when: value('when') }, pan: '' },
      };
    case 'receipt':
      return {
        enquiry,
        extras: {
          kind: id,
          details: {
            received_on: value('received_on'),
            amount_paise: parsePaise(value('amount')) ?? 0,
            mode: value('mode'),
            reference: value('reference'),
          },
          pan: value('pan'),
        },
      };
  }
}
