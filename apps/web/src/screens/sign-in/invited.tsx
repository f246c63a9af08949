import { useEffect, useState } from 'react';
import { tabStorage } from '../../base/browser-storage.ts';
import { INVITATION_PATH } from '../../base/invitation-path.ts';
import { InvitedBy } from './invited-by.tsx';

/**
 * Who opens an invitation and has to sign in first is told by whom they are invited. The server that draws
 * the screen never hears what stands behind #; from form to form the tab keeps it.
 */
export function Invited() {
  const [code, setCode] = useState('');
  useEffect(() => setCode(location.hash || (tabStorage.get(INVITATION_PATH) ?? '')), []);
  return <p role="status">{code !== '' && <InvitedBy code={code} />}</p>;
}
