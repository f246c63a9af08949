import { useEffect, useEffectEvent } from 'react';
import { ASK_FOR_SHARED_TEXT } from '../../sync/worker/messages.ts';

/** Opens what was shared to Hajde from another app: the service worker has it in memory, and once. */
export function useSharedText(isReady: boolean, onText: (text: string) => void): void {
  const opened = useEffectEvent(onText);
  useEffect(() => {
    if (!isReady || !('serviceWorker' in navigator)) return;
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data !== '') opened(data);
      port1.close();
    };
    worker.postMessage(ASK_FOR_SHARED_TEXT, [port2]);
    return () => port1.close();
  }, [isReady]);
}
