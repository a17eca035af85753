import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SignedIn } from '#domain/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/script.ts';
import { sayMoment } from '../messages/format-time.ts';
import { TYPE_NAMES } from '../messages/labels.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { withParameters } from '../navigation/list-address.ts';
import { offered, type Unfinished } from './draft.ts';
import { findAll, putBack, remove, watchKept } from './draft-repository.ts';
import styles from './resume-drafts.module.css';

interface OffersProps {
  actor: Pick<SignedIn, 'id'>;
  /** In a form: the one that stands in it, and others of its kind are offered. */
  open?: Pick<Unfinished, 'id' | 'entry'>;
}

/** “Continue the entry you began at 14:32?”, for each that this account left on this device. */
export function Offers({ actor, open }: OffersProps) {
  const all = useKept(actor.id);
  const now = new Date();
  const say = useToast();
  const offers = offered(all, now.getTime(), open?.id).filter(
    ({ entry }) => open === undefined || entry === open.entry,
  );

  async function discard(unfinished: Unfinished) {
    await remove(unfinished);
    const undo = { label: 'Undo', onPress: () => void putBack(unfinished).then(focusScreen) };
    say({ text: 'Unfinished entry discarded', act: undo });
    focusScreen();
  }

  if (offers.length === 0) return null;
  return (
    <section
      className={styles.offers}
      aria-label={offers.length === 1 ? 'Unfinished entry' : 'Unfinished entries'}
    >
      {offers.map((each) => (
        <Offer
          key={each.id}
          unfinished={each}
          title={titleOf(each, sayMoment(each.begun, now), open !== undefined)}
          inForm={open !== undefined}
          onDiscard={() => void discard(each)}
        />
      ))}
    </section>
  );
}

interface OfferProps {
  unfinished: Unfinished;
  title: string;
  inForm: boolean;
  onDiscard: () => void;
}

function Offer({ unfinished, title, inForm, onDiscard }: OfferProps) {
  const here = useLocation();
  const { survey_type, name } = unfinished.values;
  const state: unknown = inForm ? here.state : { from: here.pathname + here.search };
  return (
    <Banner
      kind="offer"
      title={title}
      icon={<Bookmark size={20} />}
      urgent={false}
      acts={
        <>
          <ButtonLink
            tone="plain"
            to={addressOf(unfinished, here)}
            state={state}
            replace={inForm}
            aria-label={`Continue: ${title}`}
          >
            Continue
          </ButtonLink>
          <Button tone="plain" aria-label={`Discard: ${title}`} onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {TYPE_NAMES[survey_type]}
      {name.trim() ? (
        <>
          {' · '}
          <span lang={langOf(name)}>{name}</span>
        </>
      ) : null}
    </Banner>
  );
}

function titleOf({ entry }: Unfinished, moment: string, inForm: boolean): string {
  if (entry === null) return `Continue the entry you began ${moment}?`;
  return inForm
    ? `You began to change this entry ${moment}. Continue?`
    : `Continue the change you began ${moment}?`;
}

function addressOf({ id, entry }: Unfinished, here: { pathname: string; search: string }): string {
  if (entry !== null) return `/volunteer/survey/edit/${entry}?kept=${id}`;
  return `${here.pathname}?${withParameters(new URLSearchParams(here.search), { new: id })}`;
}

/** Read once the screen stands: the form that was just left has then written its last words. */
function useKept(account: number): Unfinished[] {
  const [all, setAll] = useState<Unfinished[]>([]);
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const found = await findAll(account);
      if (isHere) setAll(found);
    };
    void read();
    const stop = watchKept(() => void read());
    return () => {
      isHere = false;
      stop();
    };
  }, [account]);
  return all;
}
