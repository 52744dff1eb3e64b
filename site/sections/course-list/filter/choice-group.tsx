interface ChoiceGroupProps<Id extends string> {
  legend: string;
  /** The name of the parameter in the address. */
  name: string;
  type: 'checkbox' | 'radio';
  choices: readonly { id: Id; title: string; count: number }[];
  isChosen: (id: Id) => boolean;
  onChoose: (id: Id) => void;
}

/** A group of checkboxes or radio buttons, each with the number of offers that it would show. */
export function ChoiceGroup<Id extends string>(props: ChoiceGroupProps<Id>) {
  const { legend, name, type, choices, isChosen, onChoose } = props;
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choices.map(({ id, title, count }) => (
        <label key={id} className="choice" data-empty={count === 0 || undefined}>
          <input
            type={type}
            name={name}
            value={id}
            checked={isChosen(id)}
            onChange={() => onChoose(id)}
          />
          <span>{title}</span> <span className="choice-count">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
