import type { Pair } from '@hajde/rules/marking/align';

/** What was written beside what was meant, word by word. */
export function Difference({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <p lang="sq" className="mt-0.5 flex flex-wrap gap-x-1.5 font-bold text-md">
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one answer never change places
        <Word key={at} {...pair} />
      ))}
    </p>
  );
}

function Word({ expected, typed, relation }: Pair) {
  const [wanted, given] = [expected.join(' '), typed.join(' ')];
  if (relation === 'same') return <span>{wanted}</span>;
  const nearly = relation === 'marks' || relation === 'slip' || relation === 'region';
  return (
    <span>
      {given !== '' && (
        <del className={`decoration-2 ${nearly ? 'text-muted' : 'text-wrong-text'}`}>
          <Told as="you wrote" />
          {given}
        </del>
      )}{' '}
      {wanted !== '' && (
        <ins className="text-ok-text underline decoration-2 underline-offset-4">
          <Told as={relation === 'missing' ? 'missing' : 'meant'} />
          {wanted}
        </ins>
      )}
    </span>
  );
}

/** For who does not see what is crossed out. */
const Told = ({ as }: { as: string }) => (
  <span lang="en" className="sr-only">
    {`${as}: `}
  </span>
);
