import type { ImportInput } from '../api-types/added-enquiries-api.ts';

/** The hidden fields with which the forms of an import pass the file and its choices from step to step. */
export function ImportHiddenFields({ given }: { given: ImportInput }) {
  const { csv, fileName, source, told } = given;
  return (
    <>
      {Object.entries({ csv, fileName, source, told }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
