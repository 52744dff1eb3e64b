import type { PrivacyDataEntry } from '#content/schema.ts';

interface StoredDataListProps {
  rows: readonly PrivacyDataEntry[];
  words: Record<'storedHeading' | 'storedIntro' | 'data' | 'why' | 'kept' | 'seenBy', string>;
}

/** A list of all data that is stored about visitors. Forms link to its entries; the linked entry is highlighted. */
export function StoredDataList({ rows, words }: StoredDataListProps) {
  return (
    <section id="stored" className="stored" aria-labelledby="stored-heading">
      <div className="wrap">
        <header className="section-head">
          <h2 id="stored-heading">{words.storedHeading}</h2>
          <p className="section-intro">{words.storedIntro}</p>
        </header>
        {rows.map(({ id, what, data, why, kept, seenBy }) => (
          <section key={id} id={id} className="stored-row" aria-labelledby={`${id}-heading`}>
            <h3 id={`${id}-heading`}>
              <a href={`#${id}`}>{what}</a>
            </h3>
            <dl>
              <Answer name={words.data} text={data} />
              <Answer name={words.why} text={why} />
              <Answer name={words.kept} text={kept} />
              <Answer name={words.seenBy} text={seenBy} />
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

function Answer({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
