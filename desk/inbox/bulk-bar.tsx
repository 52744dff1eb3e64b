import { Icon } from '../ui/icon.tsx';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';

type BulkBarProps = {
  id: string;
  back: string;
  me: string;
  /** The members to whom enquiries can be assigned; null if the reader may not assign. */
  takers: readonly { id: string; name: string; takesTurns: boolean }[] | null;
  now: Date;
};

/** The bar for acts on the ticked rows. CSS alone shows it as soon as any row is ticked. */
export function BulkBar({ id, back, me, takers, now }: BulkBarProps) {
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
            <Icon name="take" />
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
      <button type="button" popoverTarget="change">
        Change…
      </button>
      <button type="submit" formMethod="get" formAction="/desk/enquiries/write">
        Message…
      </button>
      <BulkChangeDialog form={id} me={me} takers={takers} now={now} />
    </form>
  );
}
