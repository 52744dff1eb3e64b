import { describe, expect, it } from 'vitest';
import { shownLabel } from './shown-label.ts';

describe('the label of a field', () => {
  const optional = { label: 'City', optional: true } as const;

  it('says that it may be left empty', () => {
    expect(shownLabel(optional)).toBe('City (Optional)');
    expect(shownLabel(optional, 'Select City')).toBe('City (Optional)');
    expect(shownLabel({ label: 'Name' })).toBe('Name');
  });

  it('is bare where the placeholder says it', () => {
    expect(shownLabel(optional, 'City (Optional)')).toBe('City');
  });
});
