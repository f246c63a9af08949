/** Where an invitation leads. Its code stands behind #, so that it reaches no server's log. */
export const INVITATION_PATH = '/circles/join';
