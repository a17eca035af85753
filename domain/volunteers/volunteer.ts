import type { Language } from '../languages.ts';
import { check, type FieldError, fieldError, type Rule } from '../validation.ts';
import {
  CONTEXT_NAMES,
  type CommonPasswords,
  isCommonPassword,
  isMadeOfNames,
} from './common-passwords.ts';
import { isEmail } from './email.ts';

export const VOLUNTEER_STATUSES = ['active', 'inactive'] as const;
export type VolunteerStatus = (typeof VOLUNTEER_STATUSES)[number];

/** Spec, section 9. PASSWORD_MIN_LENGTH may raise it. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 1024;

/** A browser stores no e-mail and no phone. */
export interface SignedInUser {
  id: number;
  name: string;
  is_admin: boolean;
  is_editor: boolean;
  language: Language;
}

export interface VolunteerInput {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  status?: VolunteerStatus | '' | undefined;
}
export interface PasswordContext {
  passwordMinLength: number;
  /** Undefined if common passwords are allowed, and in the browser: the list stays on the server. */
  commonPasswords?: CommonPasswords | undefined;
}
type VolunteerRule = Rule<VolunteerInput, PasswordContext>;

const name: VolunteerRule = {
  field: 'name',
  rule: 'nameRequired',
  passes: (input) => Boolean(input.name),
};
const email: VolunteerRule = {
  field: 'email',
  rule: 'emailRequired',
  passes: (input) => Boolean(input.email),
};
const emailForm: VolunteerRule = {
  field: 'email',
  rule: 'emailFormat',
  passes: (input) => !input.email || isEmail(input.email),
};
const status: VolunteerRule = {
  field: 'status',
  rule: 'statusRequired',
  passes: (input) => Boolean(input.status),
};
const password: VolunteerRule = {
  field: 'password',
  rule: 'passwordRequired',
  passes: (input) => Boolean(input.password),
};

function passwordLength(min: number): VolunteerRule {
  return {
    field: 'password',
    rule: 'passwordLength',
    params: { min },
    passes: (input) => !input.password || [...input.password].length >= min,
  };
}

const notCommon: VolunteerRule = {
  field: 'password',
  rule: 'passwordCommon',
  passes: (input, { commonPasswords }) =>
    !input.password || !commonPasswords || !isCommonPassword(input.password, commonPasswords),
};
const notMadeOfNames: VolunteerRule = {
  field: 'password',
  rule: 'passwordOfNames',
  passes({ password, name = '', email = '' }, { commonPasswords }) {
    const names = [name, email, ...CONTEXT_NAMES, ...(commonPasswords?.trustNames ?? [])];
    return !password || !commonPasswords || !isMadeOfNames(password, names);
  },
};

function newPasswordRules({ passwordMinLength }: PasswordContext): VolunteerRule[] {
  return [password, passwordLength(passwordMinLength), notCommon, notMadeOfNames];
}

export function checkNewVolunteer(input: VolunteerInput, context: PasswordContext): FieldError[] {
  return check([name, email, emailForm, ...newPasswordRules(context)], input, context);
}

export function checkSignIn(input: Pick<VolunteerInput, 'email' | 'password'>): FieldError[] {
  return check([email, password], input, { passwordMinLength: 0 });
}

/** A missing password stays unchanged. The server checks the current one of an admin. */
export function checkVolunteerEdit(input: VolunteerInput, context: PasswordContext): FieldError[] {
  const passwordRules = input.password === undefined ? [] : newPasswordRules(context);
  return check([name, email, emailForm, status, ...passwordRules], input, context);
}

export const missingStatus = fieldError('status', 'statusRequired');

export const missingCurrentPassword = fieldError('current_password', 'currentPasswordRequired');

/** @param owner if known, the password must not be made of this name and e-mail */
export function checkNewPassword(
  newPassword: string,
  context: PasswordContext,
  owner: Pick<VolunteerInput, 'name' | 'email'> = {},
): FieldError[] {
  const input = { name: owner.name, email: owner.email, password: newPassword };
  return check(newPasswordRules(context), input, context).map((error) => ({
    ...error,
    field: 'new_password',
  }));
}

export function seesEntries(account: {
  is_admin: boolean;
  is_editor?: boolean | undefined;
}): boolean {
  return account.is_admin || !account.is_editor;
}
