import type { ReactNode } from 'react';
import { ExtrasBanner } from '../../ui/extras-banner.tsx';
import { OutageLine } from '../../ui/outage-line.tsx';
import { Player } from '../../ui/player.tsx';
import type { FootProps } from '../../ui/player-foot.tsx';

/** What the steps of a scene have in common. */
export interface SceneFrame {
  readonly title: string;
  readonly top: ReactNode;
  readonly heading: ReactNode;
}

/** One step of a scene, in the frame of all players. */
export function SceneStep({
  frame: { title, top },
  foot,
  onSubmit,
  children,
}: {
  frame: SceneFrame;
  foot: FootProps;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const notices = (
    <>
      <OutageLine />
      <ExtrasBanner />
    </>
  );
  return <Player {...{ title, top, notices, foot, onSubmit, children }} />;
}
