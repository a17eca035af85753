// The sign-in in the built HTML, which can be read and filled in before its script is loaded.
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { trustName } from '#web/site-facts.ts';
import { useMessages } from '../../messages/store.ts';
import { DeskFooter } from '../layout/footer.tsx';
import { DeskHeader } from '../layout/header.tsx';
import layout from '../layout/layout.module.css';
import { SignInCard } from './sign-in-card.tsx';

const FRAME = 'sign-in-frame';

export function SignInFrame() {
  const t = useMessages();
  return (
    <div id={FRAME} className={layout.desk}>
      <title>{`${t.layout.titles.signIn} · ${trustName('short_name')}`}</title>
      <div inert>
        <DeskHeader actor={undefined} />
      </div>
      <main className={layout.main}>
        <SignInCard form={null} />
      </main>
      <DeskFooter />
    </div>
  );
}

interface SignInFields {
  email: (text: string) => void;
  password: (text: string) => void;
  showPassword: (isShown: boolean) => void;
}

/** Passes on the text typed into the frame, whether the password is shown, and the focus. */
export function useTypedInFrame(write: SignInFields): void {
  // The elements of the frame leave the page before the effect runs, and keep their text.
  const [frame] = useState(watchFrame);
  const handOn = useEffectEvent(() => {
    for (const [name, input] of frame.inputs) {
      if (input.value !== '') write[name](input.value);
      if (name === 'password') write.showPassword(input.type === 'text');
    }
    document.getElementById(frame.focused())?.focus();
  });
  useLayoutEffect(() => handOn(), []);
}

/** An input may get the focus after the form was rendered and before it replaces the frame. */
function watchFrame() {
  let focused = document.activeElement?.id ?? '';
  const inputs = (['email', 'password'] as const).flatMap((name) => {
    const input = document.querySelector(`#${FRAME} #${name}`);
    if (!(input instanceof HTMLInputElement)) return [];
    input.addEventListener('focus', () => {
      focused = name;
    });
    return [[name, input] as const];
  });
  return { inputs, focused: () => (inputs.length > 0 ? focused : '') };
}
