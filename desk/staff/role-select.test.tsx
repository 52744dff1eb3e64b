import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RoleSelect } from './role-select.tsx';

it('whoever gives somebody a role reads that accounts may pay money back', () => {
  expect(renderToStaticMarkup(<RoleSelect id="role" value="counsellor" />)).toContain(
    'Accounts: orders, receipts and paying back; no enquiries',
  );
});
