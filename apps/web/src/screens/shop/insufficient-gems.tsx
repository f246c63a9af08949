/** Below a Buy button that is disabled, and read out with it by its id. */
export function InsufficientGems({ id }: { id: string }) {
  return (
    <p id={id} className="mt-1 text-center text-muted text-xs">
      <strong className="block font-bold">Insufficient gems</strong> You don't have enough gems for
      this purchase.
    </p>
  );
}
