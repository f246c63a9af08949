import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { tabStorage } from '../../base/browser-storage.ts';
import { INVITATION_PATH } from '../../base/invitation-path.ts';
import { WayToCircles } from '../../ui/way-to-circles.tsx';

/** The way to the circles; who came by an invitation and had to sign in first is sent back to it. */
export function CirclesCard() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const code = tabStorage.get(INVITATION_PATH);
    if (code === null) return;
    tabStorage.remove(INVITATION_PATH);
    navigate(INVITATION_PATH + code, { replace: true });
  }, [navigate]);
  return <WayToCircles />;
}
