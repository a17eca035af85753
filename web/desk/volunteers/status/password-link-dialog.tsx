import { Copy, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { whatsAppMessage } from '#domain/text/whats-app.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextInput } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { passwordLinkUrl } from '../../session/password-link-url.ts';

interface PasswordLinkDialogProps {
  volunteer: Volunteer;
  link: { token: string; expires_at: string };
  onClose: () => void;
}

export function PasswordLinkDialog({ volunteer, link, onClose }: PasswordLinkDialogProps) {
  const t = useMessages();
  const { passwordLink } = t.volunteers;
  const { name, phone } = volunteer;
  const url = passwordLinkUrl(link.token);
  const time = formatExactTime(t, link.expires_at);
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Dialog
      title={passwordLink.title(bidiIsolate(name))}
      cancel={passwordLink.close}
      onCancel={onClose}
      confirmButton={
        <Button tone="primary" onClick={() => void copyText(url).then(setCopied)}>
          <Copy size={20} /> {passwordLink.copy}
        </Button>
      }
    >
      <p>{passwordLink.about}</p>
      <Field
        id="password-link"
        label={passwordLink.link}
        note={{ kind: 'hint', text: passwordLink.until(time) }}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            readOnly
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <a
        href={whatsAppMessage(phone, `${passwordLink.message(name, time)}\n${url}`)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ tone: 'plain' })}
      >
        <MessageCircle size={20} /> {passwordLink.whatsApp}
      </a>
      <p role="status">
        {copied === null ? '' : copied ? passwordLink.copied : passwordLink.notCopied}
      </p>
    </Dialog>
  );
}
