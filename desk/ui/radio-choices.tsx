type RadioChoicesProps<Value extends string> = {
  name: string;
  legend: string;
  choices: readonly Value[];
  words: Readonly<Record<Value, string>>;
  chosen: Value;
  help?: string;
};

/** Choices in a row, of which one is chosen. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { name, legend, choices, words, chosen, help } = props;
  return (
    <fieldset className="field" aria-describedby={help && `${name}-help`}>
      <legend className="label">{legend}</legend>
      <div className="radio-row">
        {choices.map((value) => (
          <label key={value} className="tick">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {words[value]}
          </label>
        ))}
      </div>
      {help && <small id={`${name}-help`}>{help}</small>}
    </fieldset>
  );
}
