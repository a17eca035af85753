import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { openLanguage } from '../language/own-language.ts';
import { homeOf } from '../session/guard.ts';

/**
 * Leaves the screen if another account signed in, in another tab: a form would be sent under the wrong name.
 * @returns true until the new account's home is reached
 */
export function useAccountSwitchRedirect(actor: SignedInUser | undefined): boolean {
  const navigate = useNavigate();
  const [account, setAccount] = useState(actor?.id);
  if (actor === undefined ? account !== undefined : account === undefined) setAccount(actor?.id);
  const isOtherAccount = actor !== undefined && account !== undefined && account !== actor.id;
  useEffect(() => {
    if (!isOtherAccount) return;
    void openLanguage()
      .then(() => navigate(homeOf(actor), { replace: true }))
      .then(() => setAccount(actor.id));
  }, [isOtherAccount, actor, navigate]);
  return isOtherAccount;
}
