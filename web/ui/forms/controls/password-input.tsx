import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../button.tsx';
import type { Wiring } from '../field.tsx';
import { Affixed, TextInput } from './control.tsx';

export interface PasswordInputProps {
  wiring: Wiring;
  name: string;
  /** Undefined leaves the text to the browser. */
  value: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  onChange: (value: string) => void;
  /** For a parent that has to know. */
  visibility?: undefined | [isShown: boolean, setShown: (isShown: boolean) => void];
}

export function PasswordInput({ wiring, onChange, visibility, ...rest }: PasswordInputProps) {
  const t = useMessages();
  const own = useState(false);
  const [shown, setShown] = visibility ?? own;
  const Icon = shown ? EyeOff : Eye;
  return (
    <Affixed>
      <TextInput
        {...wiring}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        tone="plain"
        aria-label={shown ? t.ui.hidePassword : t.ui.showPassword}
        aria-controls={wiring.id}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} /> {shown ? t.ui.hide : t.ui.show}
      </Button>
    </Affixed>
  );
}
