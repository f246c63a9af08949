/** Always there, so that a screen reader hears what comes to stand in it. */
export function CouldNotRead({ failed }: { failed: boolean }) {
  return (
    <p role="alert" className="font-bold text-wrong-text empty:hidden">
      {failed ? "We couldn't read that text. Try again, or try a shorter one." : ''}
    </p>
  );
}
