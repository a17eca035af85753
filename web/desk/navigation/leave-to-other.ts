import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { homeOf } from '../session/guard.ts';

/**
 * Somebody else has signed in, in another tab: what stands here would be sent under the wrong name.
 * It goes, and the way leads to the other one's home; true until that is reached.
 */
export function useAccountSwitchRedirect(actor: SignedInUser | undefined): boolean {
  const navigate = useNavigate();
  const [account, setAccount] = useState(actor?.id);
  if (actor === undefined ? account !== undefined : account === undefined) setAccount(actor?.id);
  const isOtherAccount = actor !== undefined && account !== undefined && account !== actor.id;
  useEffect(() => {
    if (!isOtherAccount) return;
    void Promise.resolve(navigate(homeOf(actor), { replace: true })).then(() =>
      setAccount(actor.id),
    );
  }, [isOtherAccount, actor, navigate]);
  return isOtherAccount;
}
