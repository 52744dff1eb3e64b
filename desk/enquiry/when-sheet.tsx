import { saidMoment } from '../words/said-moment.ts';
import { inField, whenChoices } from './when-choices.ts';

type WhenSheetProps = { name: 'later' | 'due'; heading: string; now: Date };

/** Opens over the page, without a script; its buttons belong to the form of the work. */
export function WhenSheet({ name, heading, now }: WhenSheetProps) {
  const field = `${name}At`;
  return (
    <div id={name} popover="auto" className="sheet" role="dialog" aria-labelledby={`${name}-head`}>
      <h2 id={`${name}-head`}>{heading}</h2>
      <div className="choices">
        {Object.entries(whenChoices).map(([choice, { label, at }]) => (
          <button key={choice} type="submit" form="work" name="do" value={`${name}:${choice}`}>
            <span>{label}</span>
            <span className="muted small">{saidMoment(at(now), now)}</span>
          </button>
        ))}
      </div>
      <div className="row">
        <div className="field">
          <label htmlFor={field}>Another day and hour</label>
          <input type="datetime-local" id={field} name={field} form="work" min={inField(now)} />
        </div>
        <button type="submit" form="work" name="do" value={`${name}:at`} className="main">
          {name === 'due' ? 'Set' : 'Note it'}
        </button>
      </div>
      <button type="button" className="quiet" popoverTarget={name} popoverTargetAction="hide">
        Close
      </button>
    </div>
  );
}
