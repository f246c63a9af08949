import { Route, Switch } from 'wouter';
import { INVITATION_PATH } from '../../base/invitation-path.ts';
import type { ScreenProps } from '../../ui/screen.tsx';
import { CircleList } from './circle-list.tsx';
import { CirclePage } from './circle-page.tsx';
import { JoinCircle } from './join-circle.tsx';

/** People who know each other and learn together: all of it comes as one, when it is asked for. */
export function Circles({ userId }: ScreenProps) {
  return (
    <Switch>
      <Route path="/circles">
        <CircleList />
      </Route>
      <Route path={INVITATION_PATH}>
        <JoinCircle />
      </Route>
      <Route path="/circles/:circleId">
        {({ circleId }) => <CirclePage key={circleId} userId={userId} circleId={circleId} />}
      </Route>
      <Route>
        <CirclePage userId={userId} circleId="" />
      </Route>
    </Switch>
  );
}
