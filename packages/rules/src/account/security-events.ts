/** What may happen to the doors of an account. Those named `operator` are commands of whoever runs the server. */
export const SECURITY_EVENT_KINDS = [
  'registered',
  'signed_in',
  'signed_in_on_new_device',
  'signed_out_everywhere',
  'password_changed',
  'password_reset',
  'email_change_asked',
  'email_changed',
  'identity_linked',
  'identity_unlinked',
  'exported',
  'deleted',
  'operator_reset_password',
  'operator_renamed',
  'operator_ended_sessions',
  'operator_deleted',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
