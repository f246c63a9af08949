import { useEffect } from 'react';
import { tabStorage } from '../base/browser-storage.ts';
import { INVITATION_PATH } from '../base/invitation-path.ts';

/** Who was invited signs in first, and Home sends them on from there. */
export function useKeptInvitation(path: string, userId: string | null): void {
  useEffect(() => {
    if (userId === null && path === INVITATION_PATH && location.hash) {
      tabStorage.set(path, location.hash);
    }
  }, [path, userId]);
}
