import { useState } from 'react';
import { Navigate, useRevalidator } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import type { PrivacyRequest, PrivacyRequestInput } from '#domain/privacy/request-schema.ts';
import { isProblem } from '#domain/problems.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import panel from '../../../ui/forms/form-panel.module.css';
import { call } from '../../api/client.ts';
import type { Loaded } from '../../api/load.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { PRIVACY, privacyRequestPath } from '../../navigation/paths.ts';
import { urgentRequests } from '../urgent-requests.ts';
import styles from './request-form.module.css';
import { RequestForm } from './request-form.tsx';
import { isStored, valuesOf } from './request-values.ts';

interface EditRequestProps {
  request: Loaded<ReplyOf<'readPrivacyRequest'>>;
}

export function EditRequest({ request }: EditRequestProps) {
  const t = useMessages();
  const title = t.layout.titles.editPrivacyRequest;
  if (!request.data) {
    return (
      <>
        <BackLink to={PRIVACY}>{t.layout.titles.privacy}</BackLink>
        <NotLoaded
          title={title}
          problem={request.problem}
          missing={t.privacy.notFound}
          failed={failureMessage('readPrivacyRequest')}
        />
      </>
    );
  }
  return <EditForm title={title} request={request.data.data} />;
}

function EditForm({ title, request }: { title: string; request: PrivacyRequest }) {
  const t = useMessages();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [opened] = useState(request);
  const { id, version, person_name } = request;
  const details = privacyRequestPath(id);

  // A closed request must be opened again first, on its view. One that is closed meanwhile keeps the form.
  if (opened.state !== 'open') return <Navigate to={details} replace />;

  async function save(body: PrivacyRequestInput) {
    try {
      await call('updatePrivacyRequest', { id, body, version });
    } catch (error) {
      if (!isProblem(error, 'stalePrivacyRequest')) throw error;
      // An earlier attempt may have been saved, and only its reply lost.
      const { data: stored } = await call('readPrivacyRequest', { id });
      if (!isStored(body, stored)) {
        await revalidate();
        throw error;
      }
    }
    urgentRequests.expire();
    showToast({ text: t.privacy.saved });
    return details;
  }

  return (
    <div className={styles.narrow}>
      <BackLink to={details}>{person_name}</BackLink>
      <h1>{title}</h1>
      {version === opened.version ? null : (
        <div className={panel.failure}>
          <Banner kind="warning" title={t.privacy.changedMeanwhile} urgent={false} />
        </div>
      )}
      <RequestForm
        id={`privacy request ${id} in version ${opened.version}`}
        title={title}
        initial={valuesOf(request)}
        send={save}
        back={details}
      />
    </div>
  );
}
