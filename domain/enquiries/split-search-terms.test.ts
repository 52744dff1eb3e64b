import { describe, expect, it } from 'vitest';
import { splitSearchTerms } from './split-search-terms.ts';

describe('a typed search', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['   ', []],
    ['Asha  RAO', ['asha', 'rao']],
    ['98765 43210', ['9876543210']],
    ['98765-43210 asha', ['9876543210', 'asha']],
    ['+91-98765', ['98765']],
    ['+91 98765 43210', ['9876543210']],
    ['919876543210', ['9876543210']],
    ['09876', ['9876']],
    ['0091 98765', ['98765']],
    ['(080) 2345', ['802345']],
    // These digits are the beginning of an Indian number, although they look like the country code.
    ['9198', ['9198']],
    ['(+91) 98765 43210', ['9876543210']],
    // The zero is dialled inside India only.
    ['+91 (0) 98765 43210', ['9876543210']],
    ['tel:+919876543210', ['9876543210']],
    ['mailto:Asha@example.com', ['asha@example.com']],
    ['Asha Rao <asha@example.com>', ['asha', 'rao', 'asha@example.com']],
    ['+1 202 555 0136', ['12025550136']],
    ['+91 987', ['987']],
    ['asha1 2b', ['asha1', '2b']],
    ['९८७६५', ['98765']],
    ['98765 +91 12345', ['98765', '12345']],
    // Single letters are left out: they exclude hardly any enquiry, and they are looked for in every row.
    ['asha r', ['asha']],
    ['r asha', ['asha']],
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z a b', ['a']],
    ['asha asha rao', ['asha', 'rao']],
    ['as sh ha ra ao ka la', ['as', 'sh', 'ha', 'ra', 'ao']],
    // The text is too short to leave any part out.
    ['+91', ['91']],
    ['0', ['0']],
    ['+', ['+']],
    ['asha.1@example.com', ['asha.1@example.com']],
  ])('"%s"', (typed, terms) => {
    expect(splitSearchTerms(typed)).toEqual(terms);
  });
});
