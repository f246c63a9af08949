import { BadgeArt } from '../../ui/badge-art.tsx';

/** The same for everybody, every day. */
export function CulturalNugget() {
  return (
    <section className="overflow-hidden rounded-lg border-2 border-line bg-surface shadow-card">
      <div className="kilim" />
      <div className="p-4 sm:p-5">
        <svg aria-hidden="true" viewBox="0 6 40 28" className="float-right ml-3 h-auto w-16">
          <BadgeArt id="bread-and-salt" emoji="🍞" />
        </svg>
        <h2 className="text-lg">Cultural Nugget</h2>
        <p className="mt-2">
          In an Albanian house, bread is sacred. A piece that falls is picked up, kissed and touched
          to the forehead, and nobody throws bread away. <i lang="sq">Bukë</i> is also the word for
          a whole meal, so whoever is called to the table is called to bread. And what a house owes
          its guest fits into four words: <i lang="sq">bukë, kripë e zemër</i>, bread, salt and
          heart.
        </p>
      </div>
    </section>
  );
}
