import { describe, expect, it } from 'vitest';
import { choosePrintablePayerName } from './choose-printable-payer-name.ts';
import { canReceiptFontPrint } from './receipt-fonts.ts';

describe('a name on a receipt', () => {
  const printed = (name: string) => choosePrintablePayerName({ name, email: 'ravi@example.com' });

  it.each([
    'Ravi Kumar',
    'José D’Souza',
    'प्रिया शर्मा',
    'क्षितिज ज्ञानेश्वर',
    'डॉ. निर्मला सिंह',
    'Priya शर्मा',
  ])('is printed as the person wrote it: %s', (name) => expect(printed(name)).toBe(name));

  it.each(['பிரியா', 'প্রিয়া', 'محمد', '陈', 'Ravi 🙂', 'Kumarरवि'])(
    'is replaced by the mail address if the font lacks its letters: %s',
    (name) => expect(printed(name)).toBe('The person with the address ravi@example.com'),
  );

  it('is a general word if neither name nor address can be printed', () => {
    expect(choosePrintablePayerName({ name: '陈', email: '陈@例.example' })).toBe(
      'The person who enrolled',
    );
  });

  it('is composed first, so that a separately typed accent belongs to its letter', () => {
    expect(canReceiptFontPrint('Jose\u0301')).toBe(false);
    expect(printed('Jose\u0301')).toBe('Jos\u00e9');
  });
});
