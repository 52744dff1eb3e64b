import type { ReactNode } from 'react';
import type { AnyEntryFields, EntryListName } from '#contract/published/published-entries.ts';
import { Field } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import {
  type EntryFieldChoices,
  entryFormDefinitions,
  formatFieldValue,
} from './entry-form-definitions.ts';
import { PictureFields } from './picture-fields.tsx';
import type { RefusedPublishForm } from './respond-to-save.ts';

type EntryFormProps = {
  list: EntryListName;
  /** The key of the entry; empty for a new entry. */
  entryKey: string;
  fields: AnyEntryFields;
  choices: EntryFieldChoices;
  version: number;
  /** Why this entry was refused; null if it was not. */
  refused: RefusedPublishForm<string> | null;
  /** The buttons of the form. */
  children: ReactNode;
};

export function PublishedEntryForm(props: EntryFormProps) {
  const { list, entryKey, fields, choices, version, refused, children } = props;
  const { picture, fields: shown } = entryFormDefinitions[list];
  const wrong = (name: string) => refused?.problems.find(({ field }) => field === name)?.sentence;
  return (
    <form
      method="post"
      action={`/desk/publish/facts/${list}`}
      className="form"
      encType={picture === null ? undefined : 'multipart/form-data'}
    >
      <input type="hidden" name="version" value={version} />
      {shown.map((field) => {
        const { name, label, as, help } = field;
        const given = {
          id: `${entryKey}-${name}`,
          name,
          label,
          help,
          required: true,
          autoComplete: 'off',
          defaultValue: refused?.typed[name] ?? formatFieldValue(fields, field),
          wrong: wrong(name),
        };
        switch (as) {
          case 'line':
          case 'names':
            return <Field key={name} {...given} />;
          case 'number':
            return <Field key={name} {...given} inputMode="decimal" />;
          case 'choice':
            return <SelectField key={name} {...given} choices={choices[name] ?? []} />;
          case 'paragraph':
          case 'lines':
            return <TextArea key={name} {...given} rows={4} />;
          case 'paragraphs':
            return <TextArea key={name} {...given} rows={8} />;
          default:
            return as satisfies never;
        }
      })}
      {picture !== null && (
        <PictureFields
          entryKey={entryKey}
          help={picture}
          src={refused?.typed.pictureSrc ?? pictureOf(fields)?.src ?? ''}
          alt={refused?.typed.alt ?? pictureOf(fields)?.alt ?? ''}
          wrong={wrong}
        />
      )}
      <label className="tick">
        <input
          type="checkbox"
          name="isSample"
          defaultChecked={refused ? refused.typed.isSample !== undefined : fields.isSample}
        />
        This is a sample, and the page says so
      </label>
      <div className="buttons">{children}</div>
    </form>
  );
}

const pictureOf = (fields: AnyEntryFields) => ('picture' in fields ? fields.picture : undefined);
