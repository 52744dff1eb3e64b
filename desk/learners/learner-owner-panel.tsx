import type { LearnerDetails } from '../api-types/learners-api.ts';

type LearnerOwnerProps = {
  learner: LearnerDetails;
  me: string;
  nameOf: (id: string) => string | null;
  /** The members to whom learners can be assigned; null if the reader may not assign. */
  takers: readonly { id: string; name: string }[] | null;
};

/** Shows the member who looks after the learner, and the form to change this. */
export function LearnerOwnerPanel({ learner, me, nameOf, takers }: LearnerOwnerProps) {
  const { orderId, ownerId, mayAct } = learner;
  const isMine = ownerId === me;
  return (
    <section className="panel" aria-labelledby="owner">
      <h2 id="owner">
        {ownerId === null
          ? 'Nobody looks after them yet'
          : `With ${isMine ? 'you' : (nameOf(ownerId) ?? 'somebody who left')}`}
      </h2>
      {mayAct && (
        <form method="post" action={`/desk/learners/${orderId}`} className="row">
          {takers === null ? (
            <button type="submit" name="act" value={isMine ? 'release' : 'take'}>
              {isMine ? 'Release' : 'Assign to me'}
            </button>
          ) : (
            <>
              <div className="field">
                <label htmlFor="to">Give to</label>
                <select id="to" name="to" defaultValue={ownerId ?? ''}>
                  <option value="">Unassigned</option>
                  {takers.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {id === me ? 'Me' : name}
                    </option>
                  ))}
                </select>
              </div>
              <button type="submit" name="act" value="give">
                Give
              </button>
            </>
          )}
        </form>
      )}
    </section>
  );
}
