/** Acts before an element is first painted and whenever its size changes, until told to stop. */
export function onSize(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(act);
  observer.observe(element);
  return () => observer.disconnect();
}
