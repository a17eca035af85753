import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { groupMobile } from '#domain/survey-derive.ts';
import type { SignedIn } from '#domain/volunteer.ts';
import type { Volunteer } from '#domain/volunteer-shape.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Fact, Facts, FactText } from '../ui/facts.tsx';
import { Panel } from '../ui/panel.tsx';
import { langOf } from '../ui/script.ts';
import type { Route } from './+types/view-volunteer.ts';
import { VOLUNTEERS } from './admin-tabs.tsx';
import { BackLink } from './back-link.tsx';
import { useCameFrom } from './came-from.ts';
import { deskMeta } from './desk-meta.ts';
import { requireAdmin } from './guard.ts';
import headStyles from './head.module.css';
import { loadVolunteer } from './load-record.ts';
import { NotLoaded } from './not-loaded.tsx';
import { failedTo, VOLUNTEER_NOT_FOUND } from './sentences.ts';
import { sayDate, sayExactTime } from './time.ts';
import styles from './view-volunteer.module.css';
import { DeleteVolunteer } from './volunteers/delete-volunteer.tsx';
import { roleName, STATUS_NAMES } from './words.ts';

export const meta = () => deskMeta('Volunteer details');

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireAdmin();
  return { actor, volunteer: await loadVolunteer(params.id, request.signal) };
}

export default function ViewVolunteer({ loaderData }: Route.ComponentProps) {
  const { actor, volunteer } = loaderData;
  const { from } = useCameFrom(VOLUNTEERS);
  return (
    <>
      <BackLink to={from}>Back</BackLink>
      {volunteer.data ? (
        <Details volunteer={volunteer.data.data} actor={actor} from={from} />
      ) : (
        <NotLoaded
          title="Volunteer details"
          problem={volunteer.problem}
          missing={VOLUNTEER_NOT_FOUND}
          failed={failedTo.readVolunteer}
        />
      )}
    </>
  );
}

interface DetailsProps {
  volunteer: Volunteer;
  actor: SignedIn;
  from: string;
}

function Details({ volunteer, actor, from }: DetailsProps) {
  const [deleting, setDeleting] = useState(false);
  const { id, name, status, created_at } = volunteer;
  return (
    <>
      <div className={headStyles.head}>
        <div className={headStyles.title}>
          <h1 lang={langOf(name)}>{name}</h1>
          <p className={headStyles.meta}>
            <Badge kind={status === 'active' ? 'on' : 'off'}>{STATUS_NAMES[status]}</Badge>
            {volunteer.is_admin ? 'Admin' : 'Volunteer'} since {sayDate(created_at)}
          </p>
        </div>
        <div className={headStyles.acts}>
          <ButtonLink to={`/volunteer/admin/edit-volunteer/${id}`} state={{ from }}>
            <Pencil size={20} /> Edit Volunteer
          </ButtonLink>
          <Button tone="risk" off={id === actor.id} onClick={() => setDeleting(true)}>
            <Trash2 size={20} /> Delete Volunteer
          </Button>
        </div>
      </div>
      <div className={styles.panels}>
        <VolunteerFacts volunteer={volunteer} />
        <Panel title="Activity">
          <p className={styles.later}>Activity statistics will come later.</p>
        </Panel>
      </div>
      {deleting ? (
        <DeleteVolunteer
          volunteer={volunteer}
          leadTo={VOLUNTEERS}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}

function VolunteerFacts({ volunteer }: { volunteer: Volunteer }) {
  const { id, name, email, phone, status, created_at } = volunteer;
  return (
    <Panel title="Details">
      <Facts narrow>
        <Fact name="ID">{id}</Fact>
        <Fact name="Name">
          <span lang={langOf(name)}>{name}</span>
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        <Fact name="Phone">
          {phone ? <a href={`tel:${phone}`}>{groupMobile(phone)}</a> : <FactText>{''}</FactText>}
        </Fact>
        <Fact name="Status">{STATUS_NAMES[status]}</Fact>
        <Fact name="Role">{roleName(volunteer)}</Fact>
        <Fact name="Registered">{sayExactTime(created_at)}</Fact>
      </Facts>
    </Panel>
  );
}
