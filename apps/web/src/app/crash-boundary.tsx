import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { releaseTouches } from './first-screen/kept-touches.ts';

/** A screen that fails to load or to draw leaves a message with a way on, not a blank page. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    releaseTouches();
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <Message
        title="Something went wrong"
        text="We couldn't show this screen. Your progress is safe."
      >
        <Button onClick={() => location.reload()}>Reload</Button>
      </Message>
    );
  }
}
