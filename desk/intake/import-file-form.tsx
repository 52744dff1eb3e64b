import { maxLengths } from '#contract/rows/max-lengths.ts';
import { Field } from '../ui/field.tsx';
import { RadioChoices } from '../ui/radio-choices.tsx';
import { privacyNoticeAnswerWords } from '../words/stored-value-words.ts';

/**
 * The first step of an import asks for the file, for the source of the enquiries, and for what the people in the file
 * were told about their data.
 */
export function ImportFileForm({ sentence, source }: { sentence: string | null; source: string }) {
  return (
    <form
      method="post"
      action="/desk/import"
      encType="multipart/form-data"
      className="form panel"
      aria-labelledby="choose"
    >
      <h2 id="choose">1. Choose the file</h2>
      <Field
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        label="Table (CSV)"
        help="As Facebook lead ads, JustDial or a Google form export it. From Excel: Save as, CSV UTF-8."
        wrong={sentence}
        required
      />
      <Field
        name="source"
        label="Where these people come from"
        maxLength={maxLengths.source}
        defaultValue={source}
        help="Such as Facebook lead ads. Lines that name a source of their own keep it."
        required
      />
      <RadioChoices
        name="told"
        legend="What they were told about their data"
        choices={['elsewhere', 'not yet']}
        words={privacyNoticeAnswerWords}
        chosen="not yet"
      />
      <button type="submit" name="do" value="read" className="main">
        Show its columns
      </button>
    </form>
  );
}
