import { Glyph } from '../ui/glyph.tsx';

type BulkBarProps = {
  id: string;
  back: string;
  me: string;
  /** To whom enquiries can be given; null for who may not give them. */
  takers: readonly { id: string; name: string; takesTurns: boolean }[] | null;
};

/** What can be done with the ticked rows. It comes up with the first tick, by the stylesheet alone. */
export function BulkBar({ id, back, me, takers }: BulkBarProps) {
  const inTurn = takers?.filter(({ takesTurns }) => takesTurns) ?? [];
  return (
    <form
      id={id}
      className="bulk bar"
      method="post"
      action="/desk/enquiries"
      aria-label="Ticked enquiries"
    >
      <input type="hidden" name="back" value={back} />
      <strong className="bulk-count" data-tick-count>
        Ticked
      </strong>
      {takers === null ? (
        <>
          <button type="submit" name="act" value="take" className="main" aria-keyshortcuts="a">
            <Glyph name="take" />
            Assign to me
          </button>
          <button type="submit" name="act" value="put down">
            Release
          </button>
        </>
      ) : (
        <>
          <label className="visually-hidden" htmlFor="bulk-to">
            Give to
          </label>
          <select id="bulk-to" name="to" aria-keyshortcuts="a">
            <option value={me}>Me</option>
            {takers
              .filter((taker) => taker.id !== me)
              .map((taker) => (
                <option key={taker.id} value={taker.id}>
                  {taker.name}
                </option>
              ))}
            <option value="nobody">Unassigned: anybody may take it</option>
          </select>
          <button type="submit" name="act" value="give" className="main">
            Give
          </button>
          {inTurn.length > 0 && (
            <button
              type="submit"
              name="act"
              value="in turn"
              title={inTurn.map((one) => one.name).join(', ')}
            >
              Give out in turn
            </button>
          )}
        </>
      )}
    </form>
  );
}
