import type { ImportInput } from '../api-types/added-enquiries-api.ts';

/** The hidden fields that are passed from step to step, including the file. */
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
