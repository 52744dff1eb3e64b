/**
 * Shown for a second order of a person who has already paid for the same offer. The order's page asks the visitor
 * whether this order is for somebody else. If the visitor answers by phone, a member records the answer here.
 */
import { Form } from 'react-router';

export function SecondOrderPanel() {
  return (
    <section className="panel" aria-labelledby="second">
      <h2 id="second">Asks whether this is a second one for somebody else</h2>
      <p>
        The same address or number has paid for the same offer. There is no way to pay until the
        visitor answers on the page about the enrolment, or tells you. Without an answer this order
        ends by itself after a week.
      </p>
      <Form method="post">
        <button type="submit" name="act" value="second" className="main">
          It is for somebody else: make the link
        </button>
      </Form>
    </section>
  );
}
