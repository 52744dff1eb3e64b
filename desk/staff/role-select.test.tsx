import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RoleSelect } from './role-select.tsx';

it('says beside the role of accounts that it may refund money', () => {
  expect(renderToStaticMarkup(<RoleSelect id="role" value="counsellor" />)).toContain(
    'Accounts: orders, receipts and paying back; no enquiries',
  );
});
