import { useMessages } from '../../../messages/store.ts';
import { Checkbox } from '../../../ui/forms/controls/checkbox.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import type { BoundField } from '../../../ui/forms/use-form.ts';
import { PasswordField } from '../../session/password-field.tsx';
import styles from './edit-volunteer-form.module.css';

interface PasswordPartProps {
  /** Change Password is ticked. */
  withPassword: boolean;
  passwordMinLength: number;
  /** The edit changes how an admin signs in. */
  needsOwnPassword: boolean;
  bind: (name: 'password' | 'current_password') => BoundField;
  onToggle: (withPassword: boolean) => void;
}

export function PasswordPart(props: PasswordPartProps) {
  const { withPassword, passwordMinLength, needsOwnPassword, bind, onToggle } = props;
  const t = useMessages();
  return (
    <>
      <div className={styles.part}>
        <Checkbox
          id="change_password"
          name="change_password"
          label={t.account.changePassword}
          checked={withPassword}
          onChange={onToggle}
        />
        {withPassword ? (
          <div className={styles.under}>
            <FieldRow>
              <PasswordField
                id="password"
                label={t.volunteers.form.newPassword}
                hint={t.account.passwordHint(passwordMinLength)}
                span={9}
                {...bind('password')}
              />
            </FieldRow>
          </div>
        ) : null}
      </div>
      {needsOwnPassword ? (
        <div className={styles.part}>
          <FieldRow>
            <PasswordField
              id="current_password"
              label={t.publishing.passwordAgain}
              span={9}
              {...bind('current_password')}
            />
          </FieldRow>
        </div>
      ) : null}
    </>
  );
}
