import { describe, expect, it } from 'vitest';
import { type ProjectDocumentation, projectDocumentationSchema } from './documentation-schema.ts';
import { hostelManagementDocumentation } from './hostel-management-documentation.ts';
import { smallCrmDocumentation } from './small-crm-documentation.ts';

const problems = (documentation: unknown) =>
  (projectDocumentationSchema.safeParse(documentation).error?.issues ?? []).map(
    ({ message }) => message,
  );

const doc: ProjectDocumentation = hostelManagementDocumentation;
const { dataFlow, normalisation, useCases } = doc;

describe('the documentation of a project', () => {
  it.each([hostelManagementDocumentation, smallCrmDocumentation])('agrees: $title', (one) => {
    expect(problems(one)).toEqual([]);
  });

  it('is refused when a table is in no data store', () => {
    const stores = dataFlow.stores.filter(({ id }) => id !== 'D8');
    expect(problems({ ...doc, dataFlow: { ...dataFlow, stores } })).toContain(
      'the data stores of the data flow are not exactly the tables',
    );
  });

  it('is refused when no process writes to a data store', () => {
    const processes = dataFlow.processes.map((process) => ({
      ...process,
      stores: process.stores.map(([id, does]) => [id, id === 'D8' ? 'reads' : does]),
    }));
    expect(problems({ ...doc, dataFlow: { ...dataFlow, processes } })).toEqual([
      'nothing is ever written to D8',
    ]);
  });

  it('is refused when a process uses an unknown data store', () => {
    const [first, ...others] = dataFlow.processes;
    const processes = [
      { ...first, stores: [...(first?.stores ?? []), ['D9', 'reads']] },
      ...others,
    ];
    expect(problems({ ...doc, dataFlow: { ...dataFlow, processes } })).toEqual([
      'Sign in and register names D9, which is no store',
    ]);
  });

  it('is refused when the third normal form names a column that the database does not have', () => {
    const steps = normalisation.steps.map((step) => ({
      ...step,
      relations: step.relations?.map((one) =>
        one.name === 'rooms' ? { ...one, others: [...one.others, 'colour'] } : one,
      ),
    }));
    expect(problems({ ...doc, normalisation: { ...normalisation, steps } })).toEqual([
      'the normalisation ends with rooms.colour, which no table has',
    ]);
  });

  it('is refused when a use case is related to an unknown one', () => {
    const changed = useCases.map((useCase) =>
      useCase.id === 'UC-06'
        ? { ...useCase, related: { kind: 'extend' as const, to: 'UC-99' } }
        : useCase,
    );
    expect(problems({ ...doc, useCases: changed })).toEqual([
      'UC-06 names UC-99, which is not there',
    ]);
  });
});
