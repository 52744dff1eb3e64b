import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** What is inside `signed-in` is for who has signed in; `root.tsx` keeps everybody else out of all but sign-in. */
export default [
  layout('layout/signed-in.tsx', [
    index('routes/today.tsx'),
    route('enquiries', 'routes/inbox.tsx'),
    route('enquiries/:id', 'routes/enquiry.tsx'),
    route('orders', 'routes/orders.tsx'),
    route('orders/:id', 'routes/order.tsx'),
    route('numbers', 'routes/numbers.tsx'),
    route('audit', 'routes/audit.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('settings/messages/:id', 'routes/message.tsx'),
    route('account', 'routes/account.tsx'),
    route('staff', 'routes/staff.tsx'),
  ]),
  route('sign-in', 'routes/sign-in.tsx'),
  route('invitation', 'routes/invitation.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('enquiries.csv', 'routes/enquiries-csv.ts'),
  route('orders.csv', 'routes/orders-csv.ts'),
  route('orders/:id/:file', 'routes/order-file.ts'),
  route('numbers.csv', 'routes/numbers-csv.ts'),
] satisfies RouteConfig;
